import type { Askable } from "#language/asides.ts";
import type { SelfQuestion } from "#language/conversation.ts";
import { isVerbLike } from "#language/grammar.ts";
import { contentStems, stopwordsOf } from "#language/text.ts";
import type { Limit } from "../ledger/ledger.ts";
import { answersToCome, mayEnd } from "../ledger/progress.ts";
import type { Heard } from "../moves.ts";
import { formsOfName } from "../reading/inflected-name.ts";
import { filled, joined, type Moment, namesOf, say } from "./moment.ts";

const lengthAnswer = (moment: Moment): string => {
  const { draft, number, state, pack } = moment;
  const { length } = pack.conversation.answers;
  const left = answersToCome(draft, number);
  if (mayEnd(draft, number)) return length.beyond;
  if (left <= 3) return length.few;
  return filled(length.some, { asked: String(state.turns), left: String(left) });
};

/** "Will our Janet read it?": she can, where it was she who set this up. */
const ofNamedReader = ({ facts, pack }: Moment, names: readonly string[]): string => {
  const stop = stopwordsOf(pack);
  const told = names.find((name) => !stop.has(name.toLowerCase()) && name !== "Saga");
  if (told === undefined || facts.reader !== "unnamed") return "";
  const name = pack.conversation.followUps.nominative?.whole(told, new Set()) ?? told;
  return filled(pack.conversation.answers.readerNamed, { name });
};

/** The true answer to one question. */
const answerAbout = (moment: Moment, about: SelfQuestion, names: readonly string[] = []): string => {
  const { pack, facts, state } = moment;
  const { answers } = pack.conversation;
  if (about === "length") return lengthAnswer(moment);
  if (about === "recording") return answers.recording[facts.isSpoken ? "spoken" : "written"];
  if (about !== "reader") return say(moment, answers[about]);
  // The whole of it once, by code or a little while ago by a model; whoever asks again hears in short who it is.
  if (state.hasToldReaders || moment.knowsReaders)
    return joined(
      ofNamedReader(moment, names),
      filled(answers.readerAgain[facts.reader], { interviewer: facts.interviewer }),
    );
  state.hasToldReaders = true;
  const who = filled(answers.reader[facts.reader], { interviewer: facts.interviewer });
  return joined(
    ofNamedReader(moment, names),
    who,
    facts.service ? filled(answers.readerModel, { service: facts.service }) : "",
  );
};

/** Does a text hold a name, with a possessive or, where names are inflected, in any of its cases? "Anna" holds no Ann. */
const holdsName = (text: string, { name, pack }: { name: string; pack: Moment["pack"] }): boolean => {
  if (pack.conversation.followUps.nominative) return formsOfName(name.toLowerCase()).capital.test(text);
  const plain = name.replace(/[^\p{L}\p{M}\p{N} ]/gu, ".");
  return new RegExp(`(?<!\\p{L})${plain}(?:['’]?s)?(?!\\p{L})`, "u").test(text);
};

/** Does a name stand in something that is left out, in whatever case? A word of address is no name. */
const isNamedIn = (
  limits: readonly Limit[],
  { name, pack }: { name: string; pack: Moment["pack"] },
): boolean => {
  const wanted = contentStems(name, pack);
  return (
    wanted.length === 0 ||
    limits.some(
      ({ stems, lines }) =>
        wanted.some((stem) => stems.includes(stem)) ||
        (stems.length === 0 && !lines) ||
        lines?.some((line) => holdsName(line, { name, pack })),
    )
  );
};

/** Who still sees what is left out, and how an answer goes for good; a person or matter can only be let in again. */
export const stillSeen = ({ pack, facts }: Moment, { isMatter }: { isMatter: boolean }): string => {
  const { stillSeen, mayDelete } = pack.conversation;
  const seen = filled(stillSeen[facts.reader], { interviewer: facts.interviewer });
  return isMatter ? seen : seen.replace(/\.$/u, mayDelete);
};

/** Is it done what was asked for? Only what is left out is said to be: of a name that stands there nowhere, that it does not. */
const whatWasDone = (moment: Moment, asked: readonly string[]): string => {
  const { draft, state, pack } = moment;
  const names = asked.filter((one) => /^\p{Lu}/u.test(one));
  const byName = whatIsOutOf(moment, asked);
  if (byName !== "") return byName;
  const { out, wish, neither, other } = pack.asides.words.kept;
  const leftOut = draft.limits.filter(({ kind }) => kind !== "not_asked");
  if (leftOut.length === 0) return state.hasWish ? wish : neither;
  if (names.some((name) => !isNamedIn(leftOut, { name, pack }))) return other;
  return joined(out, stillSeen(moment, { isMatter: leftOut.every(({ stems }) => stems.length > 0) }));
};

/** What is asked after by name: what of it is left out, and what of it is told and is not. The second is asked about. */
const whatIsOutOf = (moment: Moment, asked: readonly string[]): string => {
  const { draft, pack, told = [], state } = moment;
  // "Men är det borta då?", "deve restare qui": neither names anything.
  const stop = stopwordsOf(pack);
  const words = asked.filter((one) => {
    const word = one.toLowerCase();
    return !stop.has(word) && (/^\p{Lu}/u.test(one) || !isVerbLike(word, pack.grammar));
  });
  const leftOut = draft.limits.filter(({ kind }) => kind !== "not_asked");
  const holds = (text: string, name: string): boolean =>
    /^\p{Lu}/u.test(name)
      ? holdsName(text, { name, pack })
      : contentStems(name, pack).some((stem) => contentStems(text, pack).includes(stem));
  const passages = leftOut.flatMap(({ lines }) => lines ?? []);
  const names = leftOut.flatMap(({ stems, held }) => [...stems, ...(held ?? [])]);
  const isOut = (name: string): boolean =>
    passages.some((text) => holds(text, name)) ||
    contentStems(name, pack).some((stem) => names.includes(stem));
  const out = words.filter(isOut);
  // "With Sven's boat" tells of Sven; "Anna" tells of no Ann.
  const isTold = (name: string): boolean =>
    /^\p{Lu}/u.test(name) && told.some(({ text }) => holds(text, name));
  const still = words.filter((name) => !isOut(name) && isTold(name));
  const messages = told.filter(({ text }) => still.some((name) => holds(text, name))).map(({ id }) => id);
  if (still.length > 0) state.mayLeaveOut = { names: still, messages };
  const { named, stillIn } = pack.asides.words.kept;
  return joined(
    out.length > 0 ? filled(named, { names: namesOf(moment, out) }) : "",
    still.length > 0 ? filled(stillIn, { names: namesOf(moment, still) }) : "",
  );
};

const mostAnswered = 3;

/** The true answer to one question, however finely it was heard. */
export const trueAnswer = (moment: Moment, about: Askable, names: readonly string[] = []): string => {
  const { pack, facts, state } = moment;
  const { words } = pack.asides;
  if (about === "something") return say(moment, words.putAgain);
  if (about === "kept") return whatWasDone(moment, names);
  if (about === "beforehand") {
    const who = filled(pack.conversation.answers.readerAgain[facts.reader], {
      interviewer: facts.interviewer,
    });
    if (state.hasToldBeforehand) return who;
    state.hasToldBeforehand = true;
    return joined(words.beforehand.first, who, words.beforehand.after);
  }
  if (about === "off") return pack.conversation.answers.off[facts.isSpoken ? "spoken" : "written"];
  if (about === "copies") return pack.conversation.answers.copies;
  if (about === "wholly") return words.wholly;
  if (about === "sight") return say(moment, words.sight);
  if (about === "advice") return say(moment, words.advice);
  if (about === "gender") return say(moment, words.gender);
  if (about === "erasing") return filled(words.erasing[facts.reader], { interviewer: facts.interviewer });
  if (about === "written") return say(moment, words.written);
  if (about === "mind") return say(moment, words.mind);
  if (about === "opinion") return say(moment, words.opinion);
  return answerAbout(moment, about, names);
};

/** Everything Saga was asked is answered, in the order of what weighs most. */
export const answersTo = (moment: Moment, { beside, about }: Heard): string => {
  const asks = beside?.asks ?? [];
  if (asks.length === 0) return answerAbout(moment, about ?? "sense");
  const namedIn = (one: Askable): readonly string[] | undefined =>
    one === "reader" ? beside?.readers : beside?.asksAfter;
  return joined(...asks.slice(0, mostAnswered).map((one) => trueAnswer(moment, one, namedIn(one))));
};
