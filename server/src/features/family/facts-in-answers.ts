import type { Language } from "#language/packs.ts";
import { eachInTurns } from "#platform/in-turns.ts";
import { type Claimed, claimedEvents, claimedPeople } from "#storyteller/facts/claim-check.ts";
import type { ToldFact } from "#storyteller/facts/told-fact.ts";
import { createFactReader, linesIn } from "#storyteller/facts/told-facts.ts";
import type { ToldAnswer } from "./told-answer.ts";

/** Answers that may be read for facts, those of each language by themselves. */
export const inLanguages = (answers: readonly ToldAnswer[]): ToldAnswer[][] => [
  ...Map.groupBy(
    answers.filter(({ isSecret }) => !isSecret),
    ({ language }) => language,
  ).values(),
];

/** What answers of one language say, by rules and by claims that pass. A long life takes a second: others are answered meanwhile. */
export async function factsIn(answers: readonly ToldAnswer[]): Promise<ToldFact[]> {
  const language = (answers[0]?.language ?? "en") as Language;
  const claimed: Claimed[] = [];
  await eachInTurns(answers, ({ messageId, text, question, claims }) => {
    const answer = { message: messageId, text, question };
    claimed.push({ answer, lines: linesIn(answer, language), claims });
  });
  const lines = claimed.flatMap((one) => one.lines);
  const noted = answers.flatMap(({ people }) => people);
  const read = createFactReader({ lines, noted }, language);
  const facts: ToldFact[] = [];
  await eachInTurns(lines, (line) => facts.push(...read(line)));
  const ofPeople = (): ToldFact[] => facts.filter(({ kind }) => kind === "person");
  const byRules = { known: ofPeople(), language };
  await eachInTurns(claimed, (one) => facts.push(...claimedPeople(one, byRules)));
  const all = { known: ofPeople(), language };
  await eachInTurns(claimed, (one) => facts.push(...claimedEvents(one, all)));
  return facts;
}

/**
 * Relatives who are named, each once, by rules, by a model's notes and by claims that pass. Nothing of an answer that is kept out, a secret or asks
 * for silence, and of no note whose source is, or had a part taken out (`told-by.service`).
 */
export async function relativesIn(answers: readonly ToldAnswer[]): Promise<ToldFact[]> {
  const found = new Map<string, ToldFact>();
  for (const own of inLanguages(answers))
    for (const one of await factsIn(own))
      if (one.kind === "person" && one.name !== "") found.set(`${one.relation} ${one.name}`, one);
  return [...found.values()];
}
