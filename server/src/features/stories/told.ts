import { packs } from "#language/packs.ts";
import { contentStems, sentences } from "#language/text.ts";
import type { Told } from "#storyteller/storyteller.ts";
import type { StoredInterview, StoredKeptOut, StoredMessage } from "../interviews/interview.ts";
import type { ReachableInterview } from "../interviews/interviews.access.ts";
import { tells } from "../interviews/turn-record.ts";

/** Stems of every matter that is not to be printed, of all interviews of a person: a limit set in one holds in all. */
const stemsNotPrinted = (reached: readonly ReachableInterview[], keptOut: readonly StoredKeptOut[]) => {
  const personOf = new Map(reached.map(({ interview, person }) => [interview.id, person.id]));
  const byPerson = new Map<string, Set<string>>();
  for (const { interview_id, kind, stems } of keptOut) {
    const person = personOf.get(interview_id);
    if (kind !== "not_printed" || person === undefined) continue;
    const known = byPerson.get(person) ?? new Set<string>();
    for (const stem of JSON.parse(stems) as string[]) known.add(stem);
    byPerson.set(person, known);
  }
  return byPerson;
};

/** The answer without the sentences that touch a matter which is not to be printed. */
const printable = (
  text: string,
  { stems, language }: { stems: ReadonlySet<string>; language: string },
): string => {
  const pack = packs[language as StoredInterview["language"] as keyof typeof packs];
  if (stems.size === 0) return text;
  const isFree = (sentence: string): boolean => !contentStems(sentence, pack).some((stem) => stems.has(stem));
  const all = sentences(text, language);
  const free = all.filter((sentence) => isFree(sentence.text));
  return free.length === all.length ? text : free.map((sentence) => sentence.text).join(" ");
};

type Read = {
  reached: readonly ReachableInterview[];
  messages: readonly StoredMessage[];
  keptOut: readonly StoredKeptOut[];
};

const nothing: ReadonlySet<string> = new Set();

/**
 * The answers of these interviews as the storyteller takes them, in the order they were given: tellings only, without what is
 * not to be printed.
 */
export function toldOf({ reached, messages, keptOut }: Read): Told[] {
  const byInterview = Map.groupBy(messages, (message) => message.interview_id);
  const notPrinted = stemsNotPrinted(reached, keptOut);
  return reached.flatMap(({ interview, person }) => {
    const { language } = interview;
    const stems = notPrinted.get(person.id) ?? nothing;
    return (byInterview.get(interview.id) ?? [])
      .filter((message) => message.role === "user" && tells(message))
      .map((message) => ({
        interviewId: interview.id,
        number: interview.number as Told["number"],
        messageId: message.id,
        text: printable(message.content, { stems, language }),
        topic: message.topic as Told["topic"],
        position: message.position,
        isPrivate: message.is_private === 1,
      }));
  });
}
