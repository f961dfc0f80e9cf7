import { emptyLedger, openInterview, type Turn, takeTurn } from "../../server/src/interviewer/interviewer.ts";
import { readAnswer } from "../../server/src/interviewer/reading/read-answer.ts";
import { startOf } from "../../server/src/interviewer/reading/tagged-text.ts";
import { holdsIn } from "../../server/src/interviewer/turns/holds.ts";
import { quotedIn } from "../../server/src/interviewer/wording/spoken.ts";
import { type Cue, cues } from "../../server/src/language/conversation.ts";
import type { LanguagePack } from "../../server/src/language/pack.ts";
import { packs } from "../../server/src/language/packs.ts";
import { type End, ends } from "../../server/src/language/take-ups.ts";
import { contentStems } from "../../server/src/language/text.ts";
import { type Heeded, heededAnswers, placesAtHeart } from "../../server/training/listening-data.ts";

/** What became of an answer: words of it said back, something of it named, a plain question, what it ends on taken up, received, or left for another matter. */
type Way = "quoted" | "named" | "plain" | "taken up" | "received" | "left";
type Verdict = "right" | "neither" | "wrong";
export type Judged = { way: Way; verdict: Verdict; shown: string };

/** The kind of each plain question, in every form in which somebody is spoken to. */
const kindsOf = (pack: LanguagePack): Map<string, string> => {
  const spoken = [pack.conversation, ...Object.values(pack.addressed ?? {}).map((one) => one.conversation)];
  return new Map(
    spoken.flatMap(({ continuers, firstFollowUp, goOnTelling }) => [
      ...cues.flatMap((cue) => continuers[cue].map((wording) => [wording, cue] as [string, string])),
      ...goOnTelling.map((wording) => [wording, "more"] as [string, string]),
      // Home is asked after whatever was told, and names nothing of it.
      ...firstFollowUp.home.map((wording) => [wording, "plain"] as [string, string]),
    ]),
  );
};

/** What a question about the end of a telling asks for, in the kinds of the labels. */
const kindsOfEnd: Record<End, readonly Cue[]> = {
  promise: ["more", "event"],
  unasked: ["withheld", "feeling"],
  unknown: ["meaning", "withheld"],
  last: ["loss", "event"],
  first: ["feeling", "event"],
  kept: ["meaning", "thing"],
};

const kindsOfTakeUp = (asks: string, pack: LanguagePack): readonly Cue[] | undefined =>
  [pack.conversation, ...Object.values(pack.addressed ?? {}).map((one) => one.conversation)]
    .flatMap(({ takeUps }) => ends.filter((end) => takeUps[end].asks.includes(asks)))
    .map((end) => kindsOfEnd[end])
    .at(0);

/** Questions that point at a scene by its time, or at somebody by "he" or "she", ask for what happened and for that person. */
const pointingKind = (
  asks: string,
  { conversation }: Pick<LanguagePack, "conversation">,
): string | undefined => {
  const { aboutTime, aboutThem, times } = conversation.followUps;
  const isTimed = Object.values(times.said).some((time) =>
    aboutTime.some((wording) => wording.replace("{time}", time) === asks),
  );
  if (isTimed) return "event";
  const isOfThem = Object.values(aboutThem ?? {}).some((one) => one.asks.includes(asks));
  return isOfThem ? "person" : undefined;
};

/** The same in every form in which somebody is spoken to. */
const pointingKindIn = (asks: string, pack: LanguagePack): string | undefined =>
  [pack.conversation, ...Object.values(pack.addressed ?? {}).map((one) => one.conversation)]
    .map((conversation) => pointingKind(asks, { conversation }))
    .find(Boolean);

/** The turn after each answer of one teller, in an interview without a model. */
const play = (answers: readonly Heeded[], seed: number): Turn[] => {
  const language = answers[0]?.language ?? "en";
  const setting = { number: 1, language, seed } as const;
  let turn = openInterview({ ...setting, ledger: emptyLedger() });
  const told: { id: string; text: string }[] = [];
  return answers.map(({ n, answer }) => {
    const before = told.at(-1) ?? null;
    const earlier = told.slice(0, -1);
    turn = takeTurn({ ...setting, ledger: turn.ledger, answer: { id: n, text: answer }, before, earlier });
    if (turn.heard?.told) told.push({ id: n, text: answer });
    return turn;
  });
};

const ofKind = ({ good, bad }: Heeded, kinds: readonly string[]): Verdict => {
  if (kinds.some((kind) => good.includes(kind))) return "right";
  return kinds.every((kind) => bad.includes(kind)) ? "wrong" : "neither";
};

/** Do two pieces of an answer share half of the shorter one? */
const sharesHalf = (answer: string, { quote, words }: { quote: string; words: string }): boolean => {
  const [from, at] = [answer.lastIndexOf(quote), answer.indexOf(words)];
  const shared = Math.min(from + quote.length, at + words.length) - Math.max(from, at);
  return shared * 2 >= Math.min(quote.length, words.length);
};

/**
 * Is what was asked about by name told of in the words at the heart? Whoever is only meant in them, by a pronoun or the ending of a verb,
 * counts for neither: that is this program's own reading.
 */
const ofNamed = (one: Heeded, key: string): Verdict => {
  const isIn = placesAtHeart(one);
  const { tagged } = readAnswer(one.answer, one.language);
  const hold = holdsIn(tagged, { pack: packs[one.language], isOwnName: false }).find(
    (any) => any.key === key,
  );
  if (hold?.places.some(isIn)) return "right";
  return hold?.carried.some((number) => isIn(startOf(tagged, number))) ? "neither" : "wrong";
};

const judge = (one: Heeded, turn: Turn, named: string | null): Omit<Judged, "shown"> => {
  const pack = packs[one.language];
  const { asks, move } = turn;
  const heart = one.best.join(" ");
  const [quote] = quotedIn(asks, pack).filter((words) => one.answer.includes(words));
  if (quote !== undefined && move === "follow_up") {
    const isRight = one.best.some((words) => sharesHalf(one.answer, { quote, words }));
    return { way: "quoted", verdict: isRight ? "right" : "wrong" };
  }
  if (move === "open" || move === "return" || move === "close") return { way: "left", verdict: "wrong" };
  if (move === "stay_gently")
    return { way: "received", verdict: ofKind(one, ["loss", "withheld", "feeling"]) };
  const takenUp = kindsOfTakeUp(asks, pack);
  if (takenUp) return { way: "taken up", verdict: ofKind(one, takenUp) };
  const kind = kindsOf(pack).get(asks) ?? pointingKindIn(asks, pack);
  if (kind !== undefined)
    return { way: "plain", verdict: kind === "plain" ? "neither" : ofKind(one, [kind]) };
  if (named !== null) return { way: "named", verdict: ofNamed(one, named) };
  const told = new Set(contentStems(one.answer, pack));
  const words = contentStems(asks, pack).filter((stem) => told.has(stem));
  if (words.length === 0) return { way: "plain", verdict: "neither" };
  const wanted = new Set(contentStems(heart, pack));
  return { way: "named", verdict: words.some((stem) => wanted.has(stem)) ? "right" : "wrong" };
};

const askedAbout = (turn: Turn | undefined): readonly string[] =>
  turn?.ledger.interviews[1]?.askedAbout ?? [];

/** Whom or what a turn asks about by name: the last that the ledger notes, which drops the oldest, and joins other names before it. */
const namedIn = (turn: Turn, before: Turn | undefined): string | null => {
  const asked = askedAbout(turn);
  const isNoted = asked.join() !== askedAbout(before).join();
  return (isNoted && asked.at(-1)?.replace(/^lost /u, "person ")) || null;
};

const turnsOfListening: ReadonlySet<string> = new Set([
  "follow_up",
  "stay_gently",
  "open",
  "return",
  "close",
]);

/**
 * Plays the answers of every labelled teller without a model and judges each turn by the labels of readers who knew no code. Answers that
 * are talk with Saga, or told to their end, are not counted. `before` is called with each teller: to play with what was learned from others.
 */
export const listeningOf = (
  seeds: readonly number[],
  before: (teller: string) => void = () => {},
): Judged[] =>
  [...Map.groupBy(heededAnswers(), ({ teller }) => teller)].flatMap(([teller, answers]) => {
    before(teller);
    return seeds.flatMap((seed) =>
      play(answers, seed).flatMap((turn, at, turns) => {
        const one = answers[at] as Heeded;
        const isCounted = one.good.length > 0 && !one.leave && turnsOfListening.has(turn.move);
        if (!isCounted || readAnswer(one.answer, one.language).words === 0) return [];
        const judged = judge(one, turn, namedIn(turn, turns[at - 1]));
        return [{ ...judged, shown: `${judged.verdict} ${judged.way} ${teller} ${one.n}: ${turn.text}` }];
      }),
    );
  });
