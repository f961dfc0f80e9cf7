import { fold } from "#language/fold.ts";
import { isSameName } from "#language/name-match.ts";
import type { LanguagePack } from "#language/pack.ts";
import { capitals, saying } from "#language/saying.ts";
import { contentStems, countWords } from "#language/text.ts";
import type { Beside } from "../hearing/talk-beside.ts";
import { type Heard, type Intent, isTelling } from "../moves.ts";
import { leaveLines, leaveUnnamed, leaveUnsaid } from "./leave-alone.ts";
import type { KeptOut, Ledger, LeftOut, Limit } from "./ledger.ts";
import { setLimit, stemsNaming } from "./limits.ts";
import { linesMeant } from "./lines-meant.ts";
import { narrowed, withoutBareThings } from "./narrowed.ts";
import { type Noted, noteAnswer, noteBeside } from "./note.ts";
import { asWished } from "./which-wish.ts";

/**
 * What the teller wants done with something that was told, as a model understood it: an answer, by its message, or a person or
 * matter, in the teller's words.
 */
export type Act =
  | { do: "erase" | "keep_out"; message: string }
  /** `erases`: that part is to be gone; it is kept out until the teller says yes to that. `lines`: these sentences are meant by it. */
  | {
      do: "keep_out" | "leave_alone";
      words: string;
      in?: string;
      erases?: true;
      lines?: readonly string[];
    }
  /** `kind`: what it was kept out for; nobody asked for what was only taken for danger. */
  | { do: "let_in"; message: string; stems: readonly string[]; words: string; kind?: KeptOut["kind"] };

/** Does a teller want in again what was out of stories? What was taken for danger, or is only not asked about, was never put out of them. */
export const isWantedIn = ({ kind }: Extract<Act, { do: "let_in" }>): boolean =>
  kind !== "crisis" && kind !== "not_asked";

const longestMatter = 8;

/** As the teller spelled them: a model may write "Mała" of what was told as "małą", and that is nobody's name. */
const asTold = (words: string, { pack, told, text }: Noted): string => {
  const names = capitals([text, ...told.map((one) => one.text)].join("\n"), pack);
  return words.replace(/\p{Lu}\p{L}*/gu, (word) =>
    names.some((name) => isSameName([name, word], pack.language)) ? word : word.toLowerCase(),
  );
};

/** A matter must have been named by the teller; whatever else a model writes is nobody's wish. */
const stemsOfMatter = (words: string, { pack, told, text }: Noted): string[] => {
  const stems = contentStems(words, pack);
  if (stems.length === 0 || countWords(words) > longestMatter) return [];
  const isSaid = saying([text, ...told.map((one) => one.text)].join("\n"), pack);
  return stems.every(isSaid) ? stemsNaming([words], pack) : [];
};

const namedWithin = /(?<=.)\p{Lu}/u;
/** "The land after my father" names a matter; so many words that are not to be asked about describe one. */
const fewestOfPassage = { keep_out: 4, leave_alone: 7 };

/** Do the words describe what was told in one place, rather than name a person or a thing? */
export const isPassage = (act: Act): boolean =>
  "words" in act &&
  act.do !== "let_in" &&
  (act.in !== undefined ||
    (countWords(act.words) >= fewestOfPassage[act.do] && !namedWithin.test(act.words)));

/**
 * What is meant by words that name nobody: not every mention of them anywhere, only the passage of the answer that was named, or of this
 * one. Null where they name a person or a thing.
 */
const passageMeant = (
  act: Act & { words: string; in?: string; lines?: readonly string[] },
  { pack, told, text, id }: Noted,
): { message: string; lines: string[] } | null => {
  if (!isPassage(act)) return null;
  const answer = [{ id, text }, ...told].find((one) => one.id === (act.in ?? id));
  const isOut = act.do === "keep_out";
  const lines = [...(act.lines ?? (answer ? linesMeant(answer.text, act.words, { pack, isOut }) : []))];
  return answer && lines.length > 0 ? { message: answer.id, lines } : null;
};

const performed = (act: Act, noted: Noted): KeptOut[] => {
  const { draft, pack, id } = noted;
  if (act.do === "let_in") {
    letInAgain(draft, act);
    return [];
  }
  if ("message" in act) {
    const whole = [{ id, text: noted.text }, ...noted.told].find((one) => one.id === act.message)?.text;
    setLimit(draft, {
      limit: { kind: "erased", message: act.message, stems: [] },
      pack,
      ...(whole ? { whole } : {}),
    });
    return [
      { kind: act.do === "erase" ? "erased" : "not_printed", message: act.message, stems: [], words: "" },
    ];
  }
  const passage = passageMeant(act, noted);
  if (passage) {
    if (act.do === "leave_alone") return [leaveLines(passage, noted)];
    setLimit(draft, { limit: { kind: "erased", ...passage, stems: [] }, pack });
    const { message, lines } = passage;
    return [{ kind: "not_printed", message, stems: [], words: lines.join(" ") }];
  }
  const kind = act.do === "keep_out" ? "not_printed" : "not_asked";
  const words = asTold(act.words, noted);
  const all = stemsOfMatter(words, noted);
  const stems = act.do === "leave_alone" ? narrowed(all, { words: act.words, noted }) : all;
  if (stems.length === 0) return act.do === "leave_alone" ? leaveUnnamed(words, noted) : [];
  setLimit(draft, { limit: { kind, message: id, stems }, pack });
  return [{ kind, message: id, stems, words: act.words }];
};

/** Takes a limit away: what it covered may be asked about and printed again. Was there one? */
export const letInAgain = (
  draft: Ledger,
  of: { message: string; stems: readonly string[]; words?: string; kind?: KeptOut["kind"] },
): boolean => {
  const isThis = (limit: Limit): boolean =>
    limit.message === of.message &&
    (of.kind === undefined || (of.kind === "not_asked") === (limit.kind === "not_asked")) &&
    limit.stems.join() === of.stems.join() &&
    (limit.lines === undefined || of.words === undefined || limit.lines.join(" ") === of.words);
  const isWith = ({ by }: Limit): boolean => by !== undefined && by === of.message && of.stems.length === 0;
  const isGone = (limit: Limit): boolean => isThis(limit) || (of.kind === "not_asked" && isWith(limit));
  const gone = draft.limits.filter(isGone);
  draft.limits = draft.limits.filter((limit) => !isGone(limit));
  for (const { declined } of gone) {
    const state = declined && draft.topics[declined];
    if (state?.status === "declined") state.status = "open";
  }
  return gone.length > 0;
};

const turnsToTakeBack = 6;

/** Stems of what sentences name that take an omission back; the words that say so, and those that stand for anything, name nothing. */
const namedIn = (lines: readonly string[], pack: LanguagePack): string[] => {
  const said = new Set(pack.asides.signs.takesBack.source.match(/[a-z]+/gu));
  const words = lines.flatMap((line) => line.split(/[^\p{L}\p{M}\p{N}]+/gu));
  const naming = words.filter((word) => {
    const folded = fold(word);
    return !said.has(folded) && !pack.hearing.vague.test(folded) && !pack.hearing.nameless.test(folded);
  });
  return contentStems(naming.join(" "), pack);
};

/** What was left out last stands there again, where the teller says so soon after; else it is remembered as what was left out last. */
export const takeBack = (
  { draft, number, heard, pack, told, id, text }: Noted,
  keptOut: readonly KeptOut[],
): readonly KeptOut[] => {
  const state = draft.interviews[number];
  if (!state) return [];
  const heldBy = ({ message, words }: KeptOut): string[] => {
    const answer = [{ id, text }, ...told].find((one) => one.id === message);
    return [...new Set(contentStems(`${words} ${answer?.text ?? ""}`, pack))];
  };
  const items = keptOut.filter(({ kind }) => kind === "erased" || kind === "not_printed");
  if (items.length > 0)
    state.leftOut = { items: items.map((item) => ({ ...item, held: heldBy(item) })), at: state.turns };
  if (state.leftOut && state.turns - state.leftOut.at > turnsToTakeBack) state.leftOut = undefined;
  const lines = heard.beside?.takesBack ?? [];
  if (lines.length === 0 || !state.leftOut) return [];
  // "We sold bread. The loom is to stay in": nothing that was told of anything else comes back.
  const named = namedIn(lines, pack);
  const isMeant = ({ held = [] }: LeftOut): boolean =>
    named.length === 0 || named.some((stem) => held.includes(stem));
  const meant = state.leftOut.items.filter(isMeant);
  if (meant.length === 0) return [];
  state.leftOut = undefined;
  return meant.filter((item) => letInAgain(draft, item)).map(({ held: _, ...item }) => item);
};

/** Passages of one answer that are to stay out are one matter, whether in one act or in several. */
const joinedActs = (acts: readonly Act[]): Act[] => {
  const joined: Act[] = [];
  for (const act of acts) {
    const same = joined.findIndex(
      (one) =>
        act.do === "keep_out" &&
        !("lines" in act) &&
        one.do === act.do &&
        "in" in act &&
        "in" in one &&
        one.in === act.in,
    );
    const known = joined[same];
    if (known && "words" in known && "words" in act && act.do === "keep_out")
      joined[same] = { ...act, words: `${known.words}; ${act.words}` };
    else joined.push(act);
  }
  return joined;
};

const fewestWordsTold = 6;

/** What of an answer is noted as a telling: null where all of it is talk with the interviewer. Beside another telling a secret is a part of it. */
const tellingOf = ({ intent, told }: Heard, also: readonly Intent[]): Intent | null =>
  [intent, ...also].find((one) => isTelling(one) && (one !== "secret" || one === intent)) ??
  (also.includes("secret") ? "told" : null) ??
  (countWords(told) >= fewestWordsTold ? "told" : null);

const limiting: ReadonlySet<Intent> = new Set<Intent>(["delete", "declines"]);

/** A model heard beside a telling that something is to stay out, or is not to be asked about, and named nothing: this answer is meant. */
const unnamedLimit = (noted: Noted, also: readonly Intent[]): KeptOut[] => {
  const { draft, id, pack } = noted;
  if (!also.includes("delete")) return leaveUnsaid(noted, { message: id });
  setLimit(draft, { limit: { kind: "erased", message: id, stems: [] }, pack });
  return [{ kind: "not_printed", message: id, stems: [], words: "" }];
};

/**
 * A model heard a secret beside a telling and did not copy it: what plain code heard of it is kept out. Where that is nothing, nothing is, as one
 * that was only announced takes no telling away; how it is left out is said.
 */
const secretBeside = (noted: Noted, beside: Beside | undefined): KeptOut[] => {
  const state = noted.draft.interviews[noted.number];
  if (state) state.confidedAt = state.turns;
  return beside ? noteBeside(noted, { ...beside, refuses: null }) : [];
};

/**
 * Writes an answer that a model has heard too into the ledger: all that it holds, a telling and the acts that were asked for beside it.
 * Where the model names no act, plain code finds what is to be taken back or left alone.
 */
export const noteHeard = (
  whole: Noted,
  { acts, also }: { acts: readonly Act[]; also: readonly Intent[] },
): { keptOut: KeptOut[]; isTold: boolean } => {
  const { beside, telling: toldBeside, ...alone } = whole.heard;
  // A model that heard nothing of the kind has the last word: "it is a secret" wants nothing taken out.
  const isLimit = [alone.intent, ...also].some((one) => limiting.has(one));
  const isPart = acts.some((act) => act.do === "keep_out" && isPassage(act));
  const isSecretBeside = also.includes("secret") && alone.intent !== "secret" && !isPart;
  const limits = isLimit && acts.length === 0 && beside && toldBeside ? noteBeside(whole, beside) : [];
  const parts = isSecretBeside && limits.length === 0 ? secretBeside(whole, beside) : limits;
  const heard: Heard = parts.length > 0 && limiting.has(alone.intent) ? { ...alone, intent: "told" } : alone;
  const noted = { ...whole, heard };
  const telling = tellingOf(heard, also);
  // Whom plain code took to be left alone counts where the model heard a refusal too, and said of nothing itself what is to be done.
  const isPlain = isLimit && acts.length === 0;
  const { names: _, ...nameless } = heard;
  const isTalk = !isTelling(heard.intent);
  const told = telling
    ? noteAnswer({ ...noted, heard: { ...(isTalk || !isPlain ? nameless : heard), intent: telling } })
    : [];
  const talk = isTalk && !(limiting.has(heard.intent) && acts.length > 0) ? noteAnswer(noted) : [];
  const done = joinedActs(withoutBareThings(asWished(acts, noted), noted)).flatMap((act) =>
    performed(act, noted),
  );
  const isUnnamed = isLimit && acts.length === 0 && parts.length === 0 && !limiting.has(alone.intent);
  const unnamed = isUnnamed ? unnamedLimit(noted, also) : [];
  // What was asked for comes first: it is said to be done, where a secret is only kept.
  return { keptOut: distinct([...done, ...parts, ...unnamed, ...told, ...talk]), isTold: telling !== null };
};

const distinct = (items: readonly KeptOut[]): KeptOut[] => {
  const keyOf = ({ message, stems, words }: KeptOut): string =>
    `${message}|${stems.join()}|${stems.length === 0 ? words : ""}`;
  return items.filter((one, at) => items.findIndex((other) => keyOf(other) === keyOf(one)) === at);
};
