import { type TopicId, topicIds } from "#language/subjects.ts";
import { writableTopic } from "../ledger/state.ts";
import { readAnswer } from "../reading/read-answer.ts";
import { askByName, rememberNamed } from "./follow-up.ts";
import { holdsIn, peopleIn } from "./holds.ts";
import { filled, type Moment, type Said, say } from "./moment.ts";

const longest = 9;

/** Words of the teller as Saga gives them back: possessives turned round, no full stop. Null: they cannot be. */
const turned = ({ pack }: Moment, words: string): string | null => {
  const { turns, cannotTurn } = pack.grammar;
  const all = words
    .trim()
    .replace(/[.?!,;:…]+$/u, "")
    .split(/\s+/u);
  if (all.length > longest || !/^[\p{Script=Latin}\p{M}\d\s'’-]+$/u.test(all.join(" "))) return null;
  const plain = all.map((word) => word.toLowerCase().replace(/[^\p{L}']/gu, ""));
  if (plain.some((word) => cannotTurn.has(word))) return null;
  return all.map((word, index) => turns[plain[index] ?? ""] ?? word).join(" ");
};

const subjectOf = (moment: Moment, words: string): TopicId | null => {
  const { tagged } = readAnswer(words, moment.language);
  return topicIds.find((topic) => tagged.of(`about:${topic}`).length > 0) ?? null;
};

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "O Tadzika można": where names are inflected, somebody is asked about by the plain form, not in the words of the wish. */
const askAboutWanted = (moment: Moment, wants: string): string | null => {
  const { pack, language } = moment;
  if (!pack.conversation.followUps.nominative) return null;
  const { tagged } = readAnswer(wants, language);
  const people = [...new Set(peopleIn(tagged, pack).map(({ said }) => said))];
  const [person] = people;
  if (person === undefined || people.length > 1 || !/(?:^| )\p{Lu}/u.test(person)) return null;
  return askByName(
    moment,
    holdsIn(tagged, { pack, isOwnName: false }).filter(({ key }) => key === `person ${person}`),
  );
};

/** Takes up what the teller wants to talk about: it is the next question. */
export const takeUpWish = (moment: Moment, wants: string): Said => {
  const { pack, draft, state } = moment;
  const { wish, wishBare, wishPlain } = pack.conversation;
  const words = turned(moment, wants);
  const byName = askAboutWanted(moment, wants);
  const [first = ""] = words?.toLowerCase().split(/\s+/u) ?? [];
  const isLed = pack.grammar.aboutPrepositions.has(first);
  const text =
    byName ??
    (words
      ? filled(say(moment, isLed ? wish : wishBare), { wish: isLed ? words : capitalised(words) })
      : say(moment, wishPlain));
  rememberNamed(moment, readAnswer(wants, moment.language).tagged);
  const topic = subjectOf(moment, wants);
  if (topic) writableTopic(draft, topic).asked += 1;
  state.stretch = { topic, turns: 0, thin: 0, isHeavy: false };
  return { move: "follow_up", text, asks: text, topic };
};
