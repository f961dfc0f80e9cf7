import { foldSpoken } from "#language/spellings.ts";
import { beforeErasing } from "./beside-model.ts";
import { refusedIn, refusedNamesIn } from "./hearing/extract.ts";
import { hear } from "./hearing/hear.ts";
import { sentencesIn } from "./hearing/parts.ts";
import { copyOf, type KeptOut, type Turn } from "./ledger/ledger.ts";
import { setLimit, stemsNaming } from "./ledger/limits.ts";
import { targetsIn } from "./ledger/may-erase.ts";
import { writableInterview } from "./ledger/state.ts";
import { takeUpTouched } from "./ledger/threads.ts";
import { type Reply, take } from "./take.ts";
import { actsAsOne } from "./turns/erasing/acts.ts";
import { meantOf } from "./turns/erasing/ask.ts";
import { afterWords, asking, carryOut } from "./turns/erasing/carry-out.ts";
import { decideErasing, noteTalkOfErasing } from "./turns/erasing/decide.ts";
import { type Decided, saidOf } from "./turns/erasing/done.ts";
import { askNamed, decideInFrame } from "./turns/erasing/frame.ts";
import { confirmHeard, saysMoreThanYes } from "./turns/erasing/heard.ts";
import { judgeInFrame, judgeReply } from "./turns/erasing/judge.ts";
import { askedAbout } from "./turns/erasing/meant.ts";
import { namedBesides, onTable } from "./turns/erasing/on-table.ts";
import type { Verdict } from "./turns/erasing/part.ts";
import { holdsGone, leaveGone } from "./turns/erasing/resume.ts";
import { isLimit, type Read, readReply } from "./turns/erasing/sentences.ts";
import { isSpokenOf, wasErased } from "./turns/erasing/status.ts";
import { joined, type Moment, type Said, type Told } from "./turns/moment.ts";
import { decide } from "./turns/turn.ts";
import { turnOf } from "./turns/turn-frame.ts";
import { withoutLines } from "./without-lines.ts";
import type { Choice, Chosen } from "./wording/chosen.ts";

/** A reply while deleting is on the table: what is said of it is decided on, and what is said beside it is heard like any answer. */

/** What was decided on, on which words of the reply, and the moment as it is then. */
export type Replied = { decided: Decided; read: Read; moment: Moment };

/** Who hears a reply: a model, with what it chose where it was asked already, or rules alone. */
type Ear = { choice: Chosen | null; hasModel: boolean };

/** What a reply to Saga's question comes to, or a request: a model's yes, the judge of replies, the rules of requests, and what they leave over. */
const byRules = (moment: Moment, text: string, { choice, hasModel }: Ear): Decided | null => {
  // What was let in again meanwhile is not deleted by a yes that comes later.
  const asked = askedAbout(moment);
  const done = (verdict: Verdict | null): Decided | null =>
    verdict && carryOut(moment, verdict, asked ? { text, asked } : { text });
  const verdict = asked ? judgeReply(moment, text, asked) : null;
  // A yes and nothing else means what was asked about, whatever a model names with it.
  const isPlainYes = verdict?.is === "yes" && !saysMoreThanYes(text);
  return (
    (isPlainYes ? done(verdict) : null) ??
    (choice && confirmHeard(moment, text, actsAsOne(moment, choice))) ??
    done(verdict) ??
    // A model hears by itself what is meant by other words than rules know.
    (hasModel ? null : askNamed(moment, text)) ??
    decideErasing(moment, text) ??
    (hasModel ? null : asked ? done(judgeInFrame(moment, text, asked)) : decideInFrame(moment, text))
  );
};

/** Another moment to try in: what is written there leaves this one as it is. */
const copyOfMoment = (moment: Moment): Moment => {
  const draft = copyOf(moment.draft);
  return { ...moment, draft, state: writableInterview(draft, moment.number) };
};

/** Was it a yes, a no, or asked after when it was done? */
const isSettled = ({ erases, goesOn, heard }: Decided): boolean =>
  erases !== undefined || heard.intent === "declines" || goesOn !== undefined;

/** Was it a yes or a no, and is nothing more asked about it? */
export const isYesOrNo = ({ erases, goesOn, heard }: Decided): boolean =>
  goesOn !== undefined && (erases !== undefined || heard.intent === "declines");

/** Whoever asks beside a yes what becomes of Saga's own question hears that it is gone, too, once. */
const withOfSaga = (decided: Decided, text: string, moment: Moment): Decided => {
  const { pack } = moment;
  const { ofSagaToo, talkToo } = pack.erasing.words;
  const isAsked = pack.erasing.ofSaga.test(foldSpoken(text, pack.hearing));
  if (!isAsked || !wasErased(moment) || decided.act.includes(talkToo)) return decided;
  const [receipt = "", ...next] = sentencesIn(decided.act);
  return { ...decided, act: joined(receipt, ofSagaToo, ...next) };
};

/** What an answer comes to of which a part or all is said of deleting; null: nothing is. */
export const decideReply = (start: Moment, text: string, ear: Ear): Replied | null => {
  const named = namedBesides(start, text);
  if (named)
    return {
      decided: carryOut(start, named, { text }),
      read: { own: text, lines: [], beside: "" },
      moment: start,
    };
  const { moment, letIn, isLess } = onTable(start, text);
  if (!isLess) return decideOn(moment, text, ear);
  // "Not the one about the tin": the others are asked about again, whatever else is said, for what is deleted does not come back.
  const [first, ...others] = meantOf(start, targetsIn(moment.state.mayErase));
  if (!first) return null;
  const asks = asking(start, { ...first, with: others });
  const decided = letIn.length > 0 ? afterWords(asks, start.pack.erasing.words.letIn) : asks;
  return { decided: { ...decided, letIn }, read: { own: text, lines: [], beside: "" }, moment: start };
};

const decideOn = (moment: Moment, text: string, ear: Ear): Replied | null => {
  const { language, state } = moment;
  const isOpen = state.mayErase !== undefined || isSpokenOf(moment) || wasErased(moment);
  const read = isOpen && hear(text, language).intent !== "crisis" ? readReply(moment, text) : null;
  const isAlone = read !== null && read.own === "" && read.beside === text;
  if (isAlone && state.mayErase && !text.endsWith("?")) return null;
  if (read && read.own !== "" && read.own !== text) {
    const tried = copyOfMoment(moment);
    const decided = byRules(tried, read.own, ear);
    if (decided && isSettled(decided))
      return { decided: withOfSaga(decided, text, tried), read, moment: tried };
  }
  const decided = byRules(moment, text, ear);
  return decided && { decided, read: { own: text, lines: [], beside: "" }, moment };
};

/** What was told before, without what is deleted now. */
const leftOf = (told: readonly Told[], { decided }: Replied): Told[] => {
  const { erases = "", erasesLines, erasesWith = [] } = decided;
  const going = [{ message: erases, lines: erasesLines }, ...erasesWith];
  return told.flatMap((one) => {
    const of = going.find(({ message }) => message === one.id);
    if (!of) return [one];
    const text = of.lines ? withoutLines(one.text, of.lines) : null;
    return text === null ? [] : [{ ...one, text }];
  });
};

/** Names, wherever they stand but at the beginning. */
const capitals = /(?<=\S )(?!Saga\b)\p{Lu}\p{Ll}[\p{L}'’-]*/gu;

/** Who or what is not to be asked about beside a reply, as far as it was not heard as any answer is; where nothing is named, what the deletion is about. */
const limitsIn = (
  { draft, pack }: Moment,
  beside: string,
  { id, about }: { id: string; about: string | undefined },
): KeptOut[] =>
  sentencesIn(beside).flatMap((one, at, all): KeptOut[] => {
    if (!isLimit(one, pack)) return [];
    const named = (text: string): string[] => [
      ...refusedIn(text, pack.asides.signs.refused, pack.hearing),
      ...refusedNamesIn(text, pack.hearing),
    ];
    // "Of my sister Joan I'd sooner not. Don't ask me about it."
    const before = all[at - 1] ?? "";
    const names =
      [named(one), named(before), before.match(capitals) ?? []].find(
        (some) => stemsNaming(some, pack).length > 0,
      ) ?? [];
    const stems = stemsNaming(names, pack);
    const message = stems.length > 0 ? id : about;
    const isKnown = draft.limits.some(
      (limit) => limit.kind === "not_asked" && limit.stems.some((stem) => stems.includes(stem)),
    );
    if (isKnown || !message) return [];
    setLimit(draft, { limit: { kind: "not_asked", message, stems }, pack });
    return stems.length > 0 ? [{ kind: "not_asked", message, stems, words: names[0] ?? "" }] : [];
  });

/** A model's words behind what came of a deletion; empty: it has none, or they lead back to what is gone. */
const wordsAfter = (
  moment: Moment,
  { goesOn }: Decided,
  { choice, beside }: { choice: Choice | null; beside: string },
): string => {
  const words = choice?.text ?? "";
  return goesOn && !holdsGone(moment, words, { gone: goesOn.gone ?? [], beside }) ? words : "";
};

/** What a model says behind what came of a deletion, as a turn. */
const inWords = (moment: Moment, words: string, choice: Choice | null): Said => {
  takeUpTouched(moment.draft, { words, about: choice?.about ?? "", pack: moment.pack });
  const isLeaving = choice?.move === "offer_break";
  return {
    move: choice?.move === "stay_gently" ? "stay_gently" : "delete",
    text: words,
    asks: isLeaving ? "" : words,
    topic: moment.state.stretch.topic,
  };
};

/** What stands beside a reply is heard like any answer, and what came of the deletion is said before it. */
const andBeside = (input: Reply, replied: Replied, choice: Choice | null): Turn | null => {
  const { decided, read, moment: start } = replied;
  const { id } = input.answer;
  const goesOn = decided.goesOn;
  leaveGone(start, goesOn?.gone ?? []);
  const { before = null, earlier = [], out = [] } = input;
  const told = leftOf([...earlier, ...(before ? [before] : [])], replied);
  const taken = take(
    {
      ...input,
      ledger: start.draft,
      answer: { ...input.answer, text: read.beside },
      before: told.at(-1) ?? null,
      earlier: told.slice(0, -1),
      out: leftOf(out, replied),
    },
    null,
  );
  if (!taken) return null;
  const { moment, answered, heard } = taken;
  const { state } = moment;
  const about = decided.erases ?? input.ledger.interviews[input.number]?.mayErase?.message;
  const limited = limitsIn(moment, read.beside, { id, about });
  const words = wordsAfter(moment, decided, { choice, beside: read.beside });
  const byRule = decide(moment, answered);
  const said = words === "" ? byRule : inWords(moment, words, choice);
  state.isOfErasing = false;
  const text = goesOn
    ? joined(decided.act, said.text)
    : joined(beforeErasing(said, { heard, choice: null }), decided.act);
  const { erases, erasesToo = [], cutsToo = [], keptOut = [], letIn = [] } = decided;
  return turnOf(
    moment,
    { ...said, also: ["delete", ...(said.also ?? [])], text, asks: goesOn ? said.asks : "" },
    {
      ...decided,
      heard,
      keptOut: [...keptOut, ...taken.keptOut, ...limited],
      letIn: [...letIn, ...taken.letIn],
      ...(erases
        ? {
            erasesToo: [...new Set([...(state.ofErasing ?? []), ...erasesToo])],
            cutsToo: [...cutsToo, { message: id, lines: read.lines }],
          }
        : {}),
    },
  );
};

/** The turn after a reply that speaks of deleting; null: it does not. */
export const turnOnDeleting = (start: Moment, input: Reply, choice: Choice | null): Turn | null => {
  const { id, text } = input.answer;
  const replied = decideReply(start, text, { choice, hasModel: choice !== null });
  if (!replied) return null;
  const { decided, read, moment } = replied;
  const both = read.beside === "" ? null : andBeside(input, replied, choice);
  if (both) return both;
  moment.state.isOfErasing = true;
  noteTalkOfErasing(moment, { id, text, heard: decided.heard });
  // The yes itself speaks of it, and goes too.
  const erasesToo = [...new Set([...(moment.state.ofErasing ?? []), ...(decided.erasesToo ?? [])])];
  const words = wordsAfter(moment, decided, { choice, beside: "" });
  if (words !== "") leaveGone(moment, decided.goesOn?.gone ?? []);
  const worded = words === "" ? null : inWords(moment, words, choice);
  const said = worded
    ? { ...worded, move: "delete" as const, also: ["answer" as const], text: joined(decided.act, words) }
    : saidOf(moment, decided, text);
  return turnOf(moment, said, decided.erases ? { ...decided, erasesToo } : decided);
};
