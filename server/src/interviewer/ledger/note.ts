import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import type { TopicId } from "#language/subjects.ts";
import { contentStems, sentences } from "#language/text.ts";
import type { Beside } from "../hearing/talk-beside.ts";
import { type Heard, isTelling } from "../moves.ts";
import { depthOfMention } from "../reading/depth.ts";
import { isQuotable } from "../reading/quoting.ts";
import type { ReadAnswer } from "../reading/read-answer.ts";
import { correctionOf } from "./corrections.ts";
import { leaveAlone, leaveUnsaid } from "./leave-alone.ts";
import type { KeptOut, Ledger, Pending } from "./ledger.ts";
import { hasPartLeftOut, reopen, setLimit, stemsNaming } from "./limits.ts";
import type { InterviewNumber } from "./plan.ts";
import { settledBy } from "./related.ts";
import { writableTopic } from "./state.ts";
import { noteThreads, threadsIn } from "./threads.ts";

type Status = "closed" | "declined" | "none";

/** A subject that will not be asked for any more. */
export const closeSubject = (draft: Ledger, { topic, status }: { topic: TopicId; status: Status }): void => {
  const state = writableTopic(draft, topic);
  if (state.status === "open") state.status = status;
};

const isOpen = (draft: Ledger, topic: TopicId): boolean => writableTopic(draft, topic).status === "open";

/** An answer to be noted: what was heard in it, what it tells, and the question it replies to. */
export type Noted = {
  draft: Ledger;
  number: InterviewNumber;
  pack: LanguagePack;
  id: string;
  heard: Heard;
  reading: ReadAnswer;
  pending: Pending;
  /** The message before this one that told something; null when there is none. */
  before: string | null;
  /** Messages that told something, the newest last, and the whole of this one. */
  told: readonly { id: string; text: string }[];
  text: string;
  /** A model listens too: word lists then keep only what was plainly put off. */
  isShared?: boolean;
};

const thinWords = 12;

/** Does an answer add little: few words, and nothing of who, where, when and what that was not told before? */
export const isThin = (reading: ReadAnswer, known: number): boolean =>
  reading.words < thinWords && (reading.words < 4 || (reading.told & ~known) === 0);

const noteSubject = ({ draft, number, reading, pending }: Noted): void => {
  const { topic } = pending;
  const turn = draft.interviews[number]?.turns ?? 0;
  if (topic) {
    const state = writableTopic(draft, topic);
    if (isThin(reading, state.evidence)) state.thin += 1;
    state.evidence |= reading.told;
    state.at = turn;
  }
  for (const { topic: touched, near } of reading.mentions) {
    if (touched === topic) continue;
    const state = writableTopic(draft, touched);
    state.mention = depthOfMention(near, state.mention);
    state.at = turn;
  }
  for (const absent of reading.absent)
    if (topic && settledBy(topic).includes(absent)) closeSubject(draft, { topic: absent, status: "none" });
};

const noteThreadsOf = ({ draft, number, pack, id, reading, pending, heard, isShared }: Noted): void => {
  const state = draft.interviews[number];
  const found = threadsIn(reading.tagged);
  const of = { message: id, interview: number, topic: pending.topic, at: state?.turns ?? 0 };
  // What is worth coming back to is for a model to say, where there is one: code adds only what the teller put off in plain words.
  const putOff = found.filter(({ kind, weight }) => kind === "promised" && weight === 3);
  const kept = isShared ? putOff.map((one) => ({ ...one, weight: 2 as const })) : found;
  noteThreads(draft, { found: kept, of, pack });
  const quote = found.find(
    ({ text, kind }) => kind !== "loss" && kind !== "unsaid" && isQuotable(text, pack),
  );
  if (state && quote && heard.intent !== "secret" && !state.stretch.isHeavy && !hasPartLeftOut(draft, id))
    state.last = { id, text: quote.text, interview: number };
};

const mostHeld = 150;

/** What an answer that is left out whole says, in stems: it is asked after by name later, and its words are not at hand then. */
const heldIn = (text: string, pack: LanguagePack): string[] =>
  [...new Set(contentStems(text, pack))].slice(0, mostHeld);

const noteTelling = (noted: Noted): KeptOut[] => {
  const { draft, number, pack, id, heard, reading } = noted;
  const state = draft.interviews[number];
  if (!state) return [];
  // Words of danger are their teller's alone: no subject is told by them, and no bar moves.
  if (heard.intent === "crisis") return [{ kind: "crisis", message: id, stems: [], words: "" }];
  state.turns += 1;
  state.words += reading.words;
  state.lastTold = id;
  noteSubject(noted);
  if (heard.intent === "secret") {
    const held = heldIn(noted.text, pack);
    setLimit(draft, { limit: { kind: "not_printed", message: id, stems: [], held }, pack });
    return [{ kind: "secret", message: id, stems: [], words: "" }];
  }
  reopen(draft, { words: heard.told, message: id, pack });
  const left = leaveAlone(noted, heard.names ?? []);
  noteThreadsOf(noted);
  const correction = correctionOf(noted);
  if (correction) draft.corrections.push({ message: id, ...correction });
  return left;
};

const noteRefusal = (noted: Noted): KeptOut[] => {
  const { draft, number, id, heard, pending, before } = noted;
  const state = draft.interviews[number];
  if (state) state.turns += 1;
  const left = leaveAlone(noted, heard.names ?? []);
  if (left.some(({ stems }) => stems.length > 0)) return left;
  const { topic } = pending;
  const isDeclined = topic !== null && pending.move !== "follow_up" && isOpen(draft, topic);
  if (topic && isDeclined) closeSubject(draft, { topic, status: "declined" });
  const last = noted.told.find((one) => one.id === before);
  const listed = left.length > 0 ? left : leaveUnsaid(noted, { message: before ?? id, before: last });
  if (isDeclined && listed.length > 0) Object.assign(draft.limits.at(-1) ?? {}, { declined: topic });
  return listed;
};

/** "Take out that bit about Joan on the stairs": the answer that holds most of these words; else what was told last. */
const messageMeant = ({ told, text, before, pack }: Noted): string | null => {
  // "That about the ring, leave that out. They can have the sergeant": only the wish says what is meant.
  const wish = sentences(text, pack.language).filter((one) => pack.story.leaveOut.test(fold(one.text)));
  const isNamed = (one: { text: string }): boolean =>
    told.some((answer) =>
      contentStems(one.text, pack).some((stem) => contentStems(answer.text, pack).includes(stem)),
    );
  const meant = wish.filter(isNamed).map((one) => one.text);
  const named = new Set(contentStems(meant.length > 0 ? meant.join(" ") : text, pack));
  let best: { id: string | null; shared: number } = { id: before, shared: 0 };
  for (const one of told) {
    const shared = [...new Set(contentStems(one.text, pack))].filter((stem) => named.has(stem)).length;
    if (shared > 0 && shared >= best.shared) best = { id: one.id, shared };
  }
  return best.id;
};

const noteDeletion = (noted: Noted): KeptOut[] => {
  const { draft, pack, id, heard } = noted;
  // "Ruth had a child. Leave Ruth out.": what is meant stands right before it, and no earlier answer is.
  if (heard.beside?.keepsOut.some((one) => one.all || isToldWith(one)))
    return noteKeptOut(noted, heard.beside);
  const stems = stemsNaming(heard.names ?? [], pack);
  if (heard.isNotPrinted && stems.length > 0) {
    setLimit(draft, { limit: { kind: "not_printed", message: id, stems }, pack });
    return [{ kind: "not_printed", message: id, stems, words: (heard.names ?? []).join(", ") }];
  }
  // "Let it lie, so long as it doesn't go in": of what is out already nothing more is.
  const mayStay = heard.told === "" && pack.asides.signs.mayStay.test(fold(noted.text));
  if (mayStay && noted.before !== null && hasPartLeftOut(draft, noted.before)) return [];
  // Something told in the same breath is what is meant; else what was told last.
  const message = heard.told === "" ? (messageMeant(noted) ?? id) : id;
  const kind = heard.isNotPrinted ? "not_printed" : "erased";
  const held = heldIn(noted.told.find((one) => one.id === message)?.text ?? noted.text, pack);
  setLimit(draft, { limit: { kind: "erased", message, stems: [], held }, pack });
  return [{ kind, message, stems: [], words: "" }];
};

/** Sentences of an answer that hold one of these words. */
const sentencesWith = (
  text: string,
  { stems, pack }: { stems: readonly string[]; pack: LanguagePack },
): string[] =>
  sentences(text, pack.language)
    .map((one) => one.text)
    .filter((one) => contentStems(one, pack).some((stem) => stems.includes(stem)));

/** The earlier answers that words name best, where what is told beside them does not speak of it more. */
const earlierMeant = (
  { told, heard, pack }: Noted,
  stems: readonly string[],
): { id: string; text: string }[] => {
  if (stems.length === 0) return [];
  const heldBy = (text: string): number => {
    const held = new Set(contentStems(text, pack));
    return stems.filter((stem) => held.has(stem)).length;
  };
  // "The bread and the hand": an answer that tells of both is meant, not one that tells of one of them.
  const most = Math.max(1, heldBy(heard.told), ...told.map((one) => heldBy(one.text)));
  // "Gösta and the bank book": of several that only name Gösta, the one told last is meant.
  return told.filter((one) => heldBy(one.text) === most).slice(most < stems.length ? -1 : 0);
};

/** Is what is to be kept out told in the same breath, right before the wish or after it? */
const isToldWith = ({ lines }: { lines: readonly string[] }): boolean => lines.length > 1;

/** A sentence goes with the one after it: "I had the key. I had it in my pocket." */
const withNext = 2;

/** From the first sentence that names it to the end of an answer that tells of it in several places; else that sentence and the next. */
const passageWith = (text: string, of: { stems: readonly string[]; pack: LanguagePack }): string[] => {
  const all = sentences(text, of.pack.language).map((one) => one.text);
  const named = sentencesWith(text, of);
  const first = all.indexOf(named[0] ?? "");
  return named.length > 1 ? all.slice(first) : all.slice(first, first + withNext);
};

/** Every sentence: "all of it" is no part. */
const wholeOf = (text: string, pack: LanguagePack): string[] =>
  sentences(text, pack.language).map((one) => one.text);

/** What is to stand in no story beside what is told: a name, sentences of this answer, or the passage of an earlier one that is named. */
const noteKeptOut = (noted: Noted, { keepsOut }: Beside): KeptOut[] =>
  keepsOut.flatMap(({ lines, names, isName, all }): KeptOut[] => {
    const { draft, pack, id } = noted;
    const stems = names.flatMap((name) => contentStems(name, pack));
    if (isName && stems.length > 0) {
      setLimit(draft, { limit: { kind: "not_printed", message: id, stems }, pack });
      return [{ kind: "not_printed", message: id, stems, words: names.join(", ") }];
    }
    const named = stems.length > 0 ? sentencesWith(noted.text, { stems, pack }) : [];
    // What stands before it in the same answer is meant, and no other Ash or Rose that was told of before. What is said on after the wish ("but
    // not the key") only says it again.
    const until = lines[0] === undefined ? -1 : noted.text.indexOf(lines[0]);
    const beside = new Set(
      named
        .filter((one) => !lines.includes(one) && noted.text.indexOf(one) < until)
        .flatMap((one) => contentStems(one, pack)),
    );
    const isHere = !all && stems.length > 0 && stems.every((stem) => beside.has(stem));
    const earlier = isHere || isToldWith({ lines }) ? [] : earlierMeant(noted, stems);
    const here = named.length > lines.length ? named : lines;
    const isNotPrinted = lines.some((line) => pack.hearing.notPrinted.test(fold(line)));
    const meant = [
      ...earlier.map((one) => ({
        message: one.id,
        lines: all ? wholeOf(one.text, pack) : passageWith(one.text, { stems, pack }),
      })),
      // "Yes, please." to an offer is no telling: what was offered is what stays out.
      ...(lines.length > 0 || earlier.length === 0 ? [{ message: id, lines: here }] : []),
    ];
    // What is named is meant wherever it was told, and the wish itself is no telling.
    return meant.map((passage) => {
      setLimit(draft, { limit: { kind: "erased", stems: [], ...passage }, pack });
      const { message } = passage;
      return {
        kind: isNotPrinted ? "not_printed" : "erased",
        message,
        stems: [],
        words: passage.lines.join(" "),
      };
    });
  });

/** Of persons who are refused together only those of whom nothing was told: "of Wilma and Piero I won't speak" leaves Wilma her life. */
const refusedOnly = (names: readonly string[], { told, pack, text }: Noted): string[] =>
  names.flatMap((name) => {
    const persons = name.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [];
    if (persons.length < 2) return [name];
    const isTold = (person: string): boolean => {
      const stems = contentStems(person, pack);
      const here = sentencesWith(text, { stems, pack }).length;
      return here > 1 || told.some((one) => sentencesWith(one.text, { stems, pack }).length > 0);
    };
    const free = persons.filter((person) => !isTold(person));
    return free.length > 0 ? free : [persons.at(-1) as string];
  });

/** Somebody or something that is not to be asked about, beside what is told; that itself, where nothing is named. */
const noteRefused = (noted: Noted, { refuses }: Beside): KeptOut[] => {
  if (refuses?.length === 0) return leaveUnsaid(noted, { message: noted.id });
  return leaveAlone(noted, refusedOnly(refuses ?? [], noted));
};

/** What is kept out and left alone beside a telling. */
export const noteBeside = (noted: Noted, beside: Beside): KeptOut[] => [
  ...noteKeptOut(noted, beside),
  ...noteRefused(noted, beside),
];

/** Writes what an answer holds into the ledger; says what is kept out because of it. Talk with the interviewer ticks nothing. */
export const noteAnswer = (noted: Noted): KeptOut[] => {
  const { draft, number, heard, pending } = noted;
  const { telling, beside } = heard;
  if (telling && beside) {
    return [...noteBeside(noted, beside), ...noteTelling({ ...noted, heard: { ...heard, intent: telling } })];
  }
  if (isTelling(heard.intent) && heard.told !== "") return noteTelling(noted);
  if (heard.intent === "declines") return noteRefusal(noted);
  if (heard.intent === "delete")
    return [...noteDeletion(noted), ...(beside?.refuses?.length ? noteRefused(noted, beside) : [])];
  if (beside?.refuses?.length) return noteRefused(noted, beside);
  if (isTelling(heard.intent)) return [];
  const state = draft.interviews[number];
  if (heard.intent === "unknown" && state) state.turns += 1;
  if (heard.intent === "asked_before" && pending.topic)
    closeSubject(draft, { topic: pending.topic, status: "closed" });
  return [];
};
