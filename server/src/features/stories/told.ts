import { isSameName } from "#language/name-match.ts";
import type { Language } from "#language/packs.ts";
import { countWords, tokens } from "#language/text.ts";
import { eachInTurns } from "#platform/in-turns.ts";
import { callsOf } from "#storyteller/arranging/calls.ts";
import { withDeadNamed } from "#storyteller/arranging/named-death.ts";
import { knownSpellings, namesIn } from "#storyteller/chronology/life-order.ts";
import { withSafeQuestions } from "#storyteller/material/asked.ts";
import { leadingTo, namesConfided, withoutHint } from "#storyteller/material/confided.ts";
import { corrected, putRight } from "#storyteller/material/corrections.ts";
import { asksForSilence, namesLeftOut, relativesLeftOut } from "#storyteller/material/left-out.ts";
import { withoutLeftovers } from "#storyteller/material/leftovers.ts";
import { createPunctuator } from "#storyteller/material/raw-speech.ts";
import { isAnnouncement } from "#storyteller/material/replies.ts";
import { endLeftAlone } from "#storyteller/material/tellings.ts";
import type { Told } from "#storyteller/storyteller.ts";
import type { StoredMessage } from "../interviews/interview.ts";
import type { ReachableInterview } from "../interviews/interviews.access.ts";
import { heardIn, moveIn, tells } from "../interviews/turn-record.ts";
import { createFollower } from "./after-secret.ts";
import { away, does, questionsBefore, staying } from "./asked-before.ts";
import { createBookAsked } from "./asked-of-book.ts";
import { withBookWishes } from "./book-wishes.ts";
import { createCommon, mostAfter, stemsIn } from "./confiding.ts";
import { cutBehind, heardExactly } from "./heard-exactly.ts";
import {
  answerBeside,
  answersHelp,
  isToldBeside,
  onlyAnswersApology,
  onlyComesBack,
  onlySaysEnough,
} from "./heard-telling.ts";
import { withoutNames } from "./names-left-out.ts";
import { mattersOf, reopenedOf, type Said } from "./said.ts";
import { createStanding } from "./standing.ts";
import { afterErased, afterOffer, afterReply } from "./taken-out.ts";
import { untoldShare } from "./talk-by-sound.ts";
import { asksBeside, datedIn, leastBeside, type Teller, tellingIn } from "./telling.ts";

/** How somebody speaks, and what they confided: read from their whole life. */
type Speech = Pick<Teller, "calls" | "punctuate" | "follower">;

/** Of the answers before something confided, so many may hint at it. */
const mostHinting = 2;

/** Beside a question who reads it, more of a telling than this does not sound like talk. */
const mostUntold = 0.42;

/** Who is left out with somebody else, and named in more answers, is left out there alone. */
const mostNamedTogether = 2;

const toldIn = async (
  { interview }: ReachableInterview,
  messages: readonly StoredMessage[],
  teller: Teller,
): Promise<Told[]> => {
  const questions = questionsBefore(messages);
  const asked = messages.findIndex((message) => heardIn(message)?.about === "reader");
  const unasked = new Set(messages.slice(0, Math.max(0, asked)));
  const isSecret = (message: StoredMessage): boolean => heardIn(message)?.intent === "secret";
  const told: Told[] = [];
  let asksAnew = false;
  let isAskedFor = false;
  let saidBefore = "";
  let endBefore = "";
  let isBeforeUntold = false;
  const { follower } = teller;
  const bookAsked = createBookAsked(teller.language);
  /** Answers to come in which the teller may still talk of one that was closed. */
  let closed = 0;
  let wasReaderAsked = false;
  await eachInTurns(messages, (message) => {
    if (message.role !== "user") return;
    const { id, content } = message;
    const { language } = teller;
    const asking = questions.get(id);
    const isOn = does(asking, staying);
    const partly = teller.standing.get(id) ?? content;
    const isExact = teller.exact.has(id);
    // What was said right before something confided may hint at it.
    if (follower.hear({ id, content, partly, isExact }) && !isExact)
      for (const last of told.slice(-mostHinting)) last.text = withoutHint(last.text, language);
    const isReply =
      answersHelp(message, asking) || onlyAnswersApology(message, { question: asking, language });
    const isAside = onlyComesBack(message, language) || onlySaysEnough(message, language);
    if (!tells(message) || isReply || isAside) {
      follower.passOver();
      asksAnew ||= !isOn;
      return;
    }
    const question = asking?.content ?? "";
    const heardAs = { question, before: saidBefore, isBeforeUntold, teller };
    const { announces, begun, ...telling } = tellingIn(message, { ...heardAs, partly, isExact });
    saidBefore = content;
    // Who asks about what they have just confided, or who reads it, talks of that.
    const { intent, about } = heardIn(message) ?? {};
    // Where nothing was closed before, a telling that only sounds like it, or asks beside it, is told.
    const asksReader =
      isToldBeside(message) &&
      about === "reader" &&
      (closed > 0 ||
        countWords(telling.text) < leastBeside ||
        untoldShare(telling.text, language) > mostUntold);
    const asksOfIt = intent === "asks" && (follower.isRightAfter() || closed === mostAfter);
    const isOfClosed = asksReader || (isToldBeside(message) && asksOfIt);
    const offered = closed > 0 ? afterOffer(telling.text, language) : telling.text;
    const answered = wasReaderAsked ? afterReply(offered, language) : offered;
    const isErased = moveIn(asking ?? { move: null })?.erased === true;
    const replied = isErased ? afterErased(answered, { language, known: teller.known }) : answered;
    const answering = isOfClosed ? answerBeside(message, { question, language }) : null;
    const standing = answering && partly.includes(answering.content) ? answering.content : partly;
    const own = answering && tellingIn(answering, { ...heardAs, partly: standing, isExact });
    const said = own ? own.text : isOfClosed ? "" : replied;
    closed = message.is_private === 1 ? mostAfter : closed - 1;
    wasReaderAsked = asksReader;
    const isSame = isOn || !does(asking, away);
    const onSecret = follower.besideSecret({ message, partly, question, telling: said, isOn, isSame });
    const beside = isExact ? { text: said, isAfter: false, isOfSecret: false } : onSecret;
    // What a teller asks to tell is what they say next.
    const isAnnounced = intent === "wish" && isAnnouncement(beside.text, language);
    const isOpen = !beside.isOfSecret && message.is_private === 0;
    const dated = (): string => (isOpen ? datedIn(message, { left: partly, teller }) : "");
    const open = isAnnounced ? "" : beside.text || dated();
    const topic = message.topic as Told["topic"];
    const { text, ...ofBook } = bookAsked({
      topic,
      question,
      partly: isOpen ? partly : "",
      text: open,
      isOn,
    });
    isBeforeUntold = text === "" && !beside.isOfSecret && !beside.isAfter && partly === content;
    const end = endLeftAlone(message.content, teller);
    told.push({
      interviewId: interview.id,
      number: interview.number,
      messageId: message.id,
      ...telling,
      text,
      ...ofBook,
      position: message.position,
      isPrivate: message.is_private === 1,
      question,
      ...(begun !== undefined && text !== "" ? { begun } : {}),
      ...(isOn ? { staysOn: true } : {}),
      ...(isAskedFor && text !== "" ? { isWished: true } : {}),
      ...(asksAnew ? { asksAnew: true } : {}),
      ...(end === "" ? {} : { isCut: true }),
      ...(asksBeside(question, endBefore, teller) ? { asksElsewhere: true } : {}),
      ...(isSecret(message) ? { isSecret: true } : {}),
      ...(isExact ? { isExact: true, cutBehind: cutBehind(content, partly, language) } : {}),
      ...(unasked.has(message) ? { isUnasked: true } : {}),
    });
    asksAnew = false;
    endBefore = end;
    isAskedFor = isAnnounced || announces;
  });
  const { language, others, calls } = teller;
  return withDeadNamed(told, { language, known: others, calls });
};

/** Names of a teller's life, as they are spelled in all that they said. */
const knownIn = async (answers: readonly StoredMessage[], language: Language): Promise<Set<string>> => {
  const known = new Set<string>();
  await eachInTurns(answers, ({ content }) => {
    for (const name of knownSpellings([content], language)) known.add(name);
  });
  return known;
};

/**
 * Whom a teller asks to leave out, by name. "That about Ann and about Joe": who is told of again and again is not left out of all of it,
 * but of what was told right before the wish; `meant` are those answers.
 */
const leftOutByName = (
  answers: readonly StoredMessage[],
  { language, known }: { language: Language; known: ReadonlySet<string> },
): { names: string[]; meant: ReadonlySet<string> } => {
  const open = answers.filter(({ content }) => !asksForSilence(content, language));
  const isOften = (name: string): boolean =>
    open.filter(({ content }) =>
      namesIn(content, language, known).some((one) => isSameName([one, name], language)),
    ).length > mostNamedTogether;
  const meant = new Set<string>();
  const names = answers.flatMap(({ content }, at) => {
    const named = namesLeftOut(content, language);
    const often = named.length > 1 ? named.filter(isOften) : [];
    if (often.length > 0) meant.add(answers[at - 1]?.id ?? "");
    return named.filter((name) => !often.includes(name));
  });
  return { names, meant };
};

const toldBy = async (
  personId: string,
  reached: readonly ReachableInterview[],
  said: Said,
): Promise<Told[]> => {
  const messages = Map.groupBy(said.messages, (message) => message.interview_id);
  const of = ({ interview }: ReachableInterview) => messages.get(interview.id) ?? [];
  const own = reached.flatMap(of).filter(({ role }) => role === "user");
  const language = (reached[0]?.interview.language ?? "en") as Language;
  const ledger = said.ledgers.get(personId);
  const standingOf = createStanding(personId, said);
  const all = own.map((message) => ({ message, partly: standingOf(message) }));
  const exact = heardExactly(all, language);
  const answers = all.map(({ message: { id, content }, partly }) => ({
    id,
    content,
    partly,
    isExact: exact.has(id),
  }));
  const standing = new Map(answers.map(({ id, partly }) => [id, partly]));
  const contents = own.map(({ content }) => content);
  const known = await knownIn(own, language);
  // "Leave out that story about la Vandelli": a model that named the sentences closed no name.
  const guessed = own.filter(({ id }) => !exact.has(id));
  const relatives = guessed.flatMap(({ content }) => relativesLeftOut(content, language));
  const { names, meant } = leftOutByName(guessed, { language, known });
  const leading = leadingTo(answers, language);
  const isCommonAfter = createCommon(answers, language);
  const matters = [
    ...mattersOf(personId, said),
    ...namesConfided(answers, { language, known }).map((words) => ({ words, stems: [] })),
    ...names.map((words) => ({ words, stems: [] })),
    ...relatives.map((words) => ({ words, stems: stemsIn(words, language) })),
  ];
  const reopened = reopenedOf(personId, said);
  const leftOut = (said.settled ?? []).filter(({ decision }) => decision === "leave_out");
  // How somebody speaks, and what they confided, is read from their whole life, once in each language.
  const speech = new Map<Language, Speech>();
  const speechIn = (language: Language): Speech => {
    const made = speech.get(language) ?? {
      calls: callsOf(contents, language),
      punctuate: createPunctuator({ known, said: contents, language }),
      follower: createFollower({ language, known, leading, isCommonAfter }),
    };
    speech.set(language, made);
    return made;
  };
  let told: Told[] = [];
  for (const one of reached) {
    const language = one.interview.language as Language;
    const mine = tokens(one.person.name).map(({ word }) => word);
    const others = new Set([...known].filter((name) => !mine.includes(name.toLowerCase())));
    told.push(
      ...(await toldIn(one, of(one), {
        language,
        matters,
        reopened,
        leftOut,
        known,
        others,
        ...speechIn(language),
        ledger,
        standing,
        exact,
      })),
    );
  }
  told = told.map((one) => (meant.has(one.messageId) ? { ...one, text: "" } : one));
  await eachInTurns(said.ledgers.get(personId)?.corrections ?? [], (correction) => {
    told = corrected(told, [correction], language);
  });
  told = putRight(told, language);
  told = withoutLeftovers(told, { answers, language });
  const byMessage = new Map(own.map(({ id, content }) => [id, content]));
  const asked = withSafeQuestions(told, { said: byMessage, language, matters });
  return withBookWishes(asked, { said: all, language, matters });
};

/**
 * The answers of these interviews as the storyteller takes them, in the order they were given: tellings only, as they were set
 * right, without what is left alone. A long life takes a second: others are answered meanwhile.
 */
export async function toldOf(all: Said): Promise<Told[]> {
  const said = withoutNames(all);
  const told: Told[] = [];
  for (const [personId, reached] of Map.groupBy(said.reached, ({ person }) => person.id))
    told.push(...(await toldBy(personId, reached, said)));
  const order = new Map(said.reached.map(({ interview }, at) => [interview.id, at]));
  return told.sort((one, other) => (order.get(one.interviewId) ?? 0) - (order.get(other.interviewId) ?? 0));
}
