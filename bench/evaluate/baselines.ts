import { plan, type Topic } from "../../server/src/interviewer/plan.ts";
import { shuffled } from "../../server/src/interviewer/random.ts";
import { facets } from "../../server/src/language/pack.ts";
import { type Language, packs } from "../../server/src/language/packs.ts";
import type { Exchange, Transcript } from "./record.ts";
import type { Teller } from "./teller.ts";

type Question = { topic: Topic; kind: "open" | "facet" | "easier"; slot: string; text: string };

const openings = (language: Language): Question[] =>
  plan.map((topic) => ({
    topic,
    kind: "open",
    slot: `${topic.id}||open|`,
    text: packs[language].topics[topic.id].open[0],
  }));

const facetQuestions = (language: Language): Question[] =>
  facets.flatMap((facet) =>
    plan.flatMap((topic) => {
      const text = packs[language].topics[topic.id].facets[facet]?.[0];
      return text ? [{ topic, kind: "facet" as const, slot: `${topic.id}||${facet}|`, text }] : [];
    }),
  );

const everyQuestion = (language: Language): Question[] =>
  plan.flatMap((topic) => {
    const words = packs[language].topics[topic.id];
    const open = words.open.map((text) => ({
      topic,
      kind: "open" as const,
      slot: `${topic.id}||open|`,
      text,
    }));
    const easier = words.easier.map((text, index) => ({
      topic,
      kind: "easier" as const,
      slot: `${topic.id}||easier${index + 1}|`,
      text,
    }));
    const asked = facets.flatMap((facet) =>
      (words.facets[facet] ?? []).map((text) => ({
        topic,
        kind: "facet" as const,
        slot: `${topic.id}||${facet}|`,
        text,
      })),
    );
    return [...open, ...easier, ...asked];
  });

const askAll = (
  { interviewer, questions }: { interviewer: string; questions: readonly Question[] },
  teller: Teller,
): Transcript => ({
  interviewer,
  exchanges: questions.map(({ topic, kind, slot, text }): Exchange => {
    const told = teller(text);
    const { interview: number, id } = topic;
    return {
      number,
      kind,
      slot,
      topic: id,
      question: text,
      told,
      isDeclined: false,
      isPrivate: false,
      isLeftEarly: false,
    };
  }),
  interviews: [],
  farewells: [],
  ledgerBytes: 0,
  slowestTurnMs: 0,
});

type Run = { language: Language; turns: number; seed: number };

/** The plan's opening questions in order, then its facet questions, as printed memory books do. */
export const fixedList = ({ language, turns }: Run, teller: Teller): Transcript => {
  const list = [...openings(language), ...facetQuestions(language)];
  return askAll({ interviewer: "fixed list", questions: list.slice(0, turns) }, teller);
};

/** Questions of the library drawn by chance, none twice: as question-of-the-week products do. */
export const randomPick = ({ language, turns, seed }: Run, teller: Teller): Transcript =>
  askAll(
    {
      interviewer: "random pick",
      questions: shuffled(everyQuestion(language), { seed, label: "random pick" }).slice(0, turns),
    },
    teller,
  );
