import type { Askable } from "#language/asides.ts";
import { stopwordsOf } from "#language/text.ts";
import type { Beside } from "../hearing/talk-beside.ts";
import type { Heard, Intent, Move } from "../moves.ts";
import { withQuote } from "../reading/quoting.ts";
import { kinMatcherOf } from "../reading/vocabulary.ts";
import { answersTo, stillSeen } from "./answers.ts";
import { filled, joined, type Moment, namesOf, noteSeenSaid, type Said, say } from "./moment.ts";

/** A short act before the leading words, and what it is called. */
export type Act = { text: string; also: Move[] };

const mostSaidBack = 3;

/**
 * Only somebody's name or a word for a relative is said back: cut out of a sentence, other words may say anything. Where names are
 * inflected none is: the form that was told would be the wrong one.
 */
const maySayBack = ({ pack }: Moment, words: string): boolean =>
  words.split(" ").length <= mostSaidBack &&
  !pack.conversation.followUps.nominative &&
  (words
    .split(" ")
    .some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !stopwordsOf(pack).has(word.toLowerCase())) ||
    kinMatcherOf(pack.language)(words).length > 0);

/** What is refused is left, by name where it has one. Who says what they want to talk about instead hears the yes to that. */
const refusal = (moment: Moment, refuses: readonly string[], isLedOn: boolean): string => {
  const { conversation, asides } = moment.pack;
  const names = refuses.filter((words) => maySayBack(moment, words));
  if (names.length === 0) return isLedOn ? "" : say(moment, conversation.declined);
  return filled(say(moment, asides.words.refused), { names: namesOf(moment, names) });
};

/** Was it said already who still sees what was taken out? Once is enough. */
export const stillSeenOnce = (moment: Moment, of: { isMatter: boolean }): string => {
  if (moment.state.hasToldStillSeen) return "";
  noteSeenSaid(moment);
  return stillSeen(moment, of);
};

const leavings: ReadonlySet<Intent> = new Set<Intent>(["stop", "farewell"]);

const turnsBetweenApologies = 10;

const apology = (moment: Moment): string => {
  const { state, pack } = moment;
  const isRecent =
    state.apologisedAt !== undefined && state.turns - state.apologisedAt < turnsBetweenApologies;
  state.apologisedAt = state.turns;
  return isRecent ? "" : say(moment, pack.conversation.sorryNotHeard);
};

/** All that was named is kept out: said in words of the teller; null where it was not asked for. */
export const allKeptOutSaid = (moment: Moment, { keepsOut }: Beside): string | null => {
  const { pack } = moment;
  const all = keepsOut.find((one) => one.all)?.all;
  return all ? withQuote(say(moment, pack.asides.words.allKeptOut), { words: all, pack }) : null;
};

/** A name is said to be left out by name; of a part it is said that it is one. */
const keptOutSaid = (moment: Moment, { keepsOut }: Beside): string => {
  const { partKeptOut, nameKeptOut } = moment.pack.asides.words;
  const names = keepsOut.flatMap((one) => (one.isName ? one.names : []));
  // The words that receive a secret say that it stays out.
  const isReceived = keepsOut.every(({ secret }) => secret);
  const isPart = keepsOut.some((one) => !one.isName) && !isReceived;
  const parts = isPart ? say(moment, partKeptOut) : "";
  return joined(
    names.length > 0 ? filled(say(moment, nameKeptOut), { names: namesOf(moment, names) }) : "",
    parts,
  );
};

const ofReaders: ReadonlySet<Askable> = new Set<Askable>(["beforehand", "reader", "wholly", "erasing"]);

/** Does the answer to one of these say who can read what was told? */
export const saysReader = (asks: readonly Askable[]): boolean => asks.some((about) => ofReaders.has(about));

/** Is it said with the secret, or in the answer to what was asked, who still sees it? */
const saysWhoSees = ({ keepsOut, asks }: Beside): boolean =>
  keepsOut.some(({ secret }) => secret) || saysReader(asks);

/** Says what was done and answers what was asked beside a telling. */
export const actsBeside = (moment: Moment, heard: Heard): Act => {
  const { beside } = heard;
  if (!beside) return { text: "", also: [] };
  const { words } = moment.pack.asides;
  const parts: { text: string; move?: Move }[] = [];
  // A goodbye says it once, and what was asked for is done rather than regretted.
  const isSaidElsewhere = leavings.has(heard.intent) || beside.keepsOut.length > 0 || beside.refuses !== null;
  if (beside.complains) parts.push({ text: isSaidElsewhere ? "" : apology(moment), move: "mend" });
  const isMatter = beside.keepsOut.every(({ isName }) => isName);
  if (beside.keepsOut.length > 0)
    parts.push({
      text: joined(
        allKeptOutSaid(moment, beside) ?? keptOutSaid(moment, beside),
        saysWhoSees(beside) ? "" : stillSeenOnce(moment, { isMatter }),
      ),
      move: "delete",
    });
  if (beside.asks.length > 0) parts.push({ text: answersTo(moment, heard), move: "answer" });
  if (beside.letsIn) moment.state.hasWish = true;
  // A wish in the same breath needs half a sentence on the limit.
  const { keepsOut, refuses, letsIn } = beside;
  if (refuses !== null && (refuses.length > 0 || keepsOut.length === 0))
    parts.push({ text: refusal(moment, refuses, heard.intent === "wish") });
  // "The rest stays" has said so.
  if (letsIn && keepsOut.length === 0)
    parts.push({
      text: say(
        moment,
        moment.isLetIn ? moment.pack.conversation.letIn : moment.isStillOut ? words.staysOut : words.letIn,
      ),
    });
  return {
    text: joined(...parts.map(({ text }) => text)),
    also: parts.flatMap(({ move }) => move ?? []),
  };
};

/** After words that may have meant a goodbye inside a telling: leave to stop, lightly. */
export const lightlyAsked = (moment: Moment, said: Said): Said => ({
  ...said,
  text: joined(said.text, say(moment, moment.pack.asides.words.mayStop)),
});

/** Was something told with talk beside it? */
export const tellsBeside = ({ telling, beside }: Heard): boolean =>
  telling !== undefined && beside !== undefined;
