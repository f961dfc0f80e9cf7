import type { LanguagePack } from "#language/pack.ts";
import type { InterviewState } from "../ledger/ledger.ts";
import type { ReadAnswer } from "../reading/read-answer.ts";
import { type Kind, type Listened, listenTo } from "./listen.ts";

/** Turns in which a kind that was asked wears. */
const remembered = 4;
/** What each of them takes from how welcome the kind is; the last turn takes twice. */
const wear = 0.12;
/** A kind below this is more probably absurd than right. */
const leastWelcome = 0;
/** Where something heavy is told, these are meant. */
const gentle: ReadonlySet<Kind> = new Set<Kind>(["withheld", "loss", "feeling"]);
const gentler = 0.35;
/** Beside the point these hurt: a loss where nobody is told to have died, laughter where nothing is funny, trades and things, which are mostly beside it, and meaning, which nobody asks for in the middle of a telling. */
const leastOf: Partial<Record<Kind, number>> = {
  loss: 0.35,
  laugh: 0.3,
  work: 0.35,
  thing: 0.5,
  place: 0.3,
  habit: 0.3,
  speech: 0.3,
  others: 0.35,
  meaning: 0.6,
};

type Circumstances = { isLoss: boolean; isHeavy: boolean };

/** Kinds of plain question that may follow an answer, the most welcome first; those of the last turns later. */
export const kindsToAsk = (
  { kinds }: Listened,
  { asked = [] }: Pick<InterviewState, "asked">,
  { isLoss, isHeavy }: Circumstances,
): Kind[] => {
  const wearOf = (kind: Kind): number =>
    wear * (asked.filter((one) => one === kind).length + (asked.at(-1) === kind ? 1 : 0));
  const isGentle = isLoss || isHeavy;
  return (Object.entries(kinds) as [Kind, number][])
    .filter(([kind, score]) => (kind === "loss" && isLoss) || score >= (leastOf[kind] ?? score))
    .filter(([kind]) => !isGentle || kind !== "laugh")
    .map(([kind, score]) => ({
      kind,
      score: score + (isGentle && gentle.has(kind) ? gentler : 0) - wearOf(kind),
    }))
    .filter(({ kind, score }) => score >= leastWelcome || (isGentle && gentle.has(kind)))
    .sort((a, b) => b.score - a.score)
    .map(({ kind }) => kind);
};

/** Remembers the kind that was asked. */
export const rememberKind = (state: InterviewState, kind: Kind): void => {
  state.asked = [...(state.asked ?? []), kind].slice(-remembered);
};

/** Blood in a funny story is a pig's: it must be so long, and laughter so welcome in it. */
const longStory = 100;
const surelyFunny = 0.3;

/** Is it a long, funny story, whatever in it sounds like harm? */
export const isFunnyStory = (
  { pack }: { pack: LanguagePack },
  { reading: { tagged, words } }: { reading: ReadAnswer },
): boolean => {
  const { laugh, loss, withheld } = listenTo(tagged, pack).kinds;
  return words >= longStory && laugh >= surelyFunny && loss < 0 && withheld < 0;
};
