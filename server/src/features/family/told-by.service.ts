import type { Actor } from "#http/actor.ts";
import { hasPartLeftOut, type Ledger, type Person } from "#interviewer/interviewer.ts";
import { isNamed } from "#interviewer/wording/people.ts";
import type { Language } from "#language/packs.ts";
import { sentences } from "#language/text.ts";
import { asksForSilence } from "#storyteller/material/left-out.ts";
import type { Told } from "#storyteller/storyteller.ts";
import type { StoredInterview, StoredMessage } from "../interviews/interview.ts";
import type { InterviewsService } from "../interviews/interviews.service.ts";
import { aboutIn, moveIn } from "../interviews/turn-record.ts";
import { toldOf } from "../stories/told.ts";
import type { ClaimsRepository } from "./claims.repository.ts";
import { createLifeMemory } from "./life-memory.ts";
import type { ToldAnswer } from "./told-answer.ts";

type Dependencies = {
  read: InterviewsService["read"];
  interviewsOf: (personId: string) => Promise<StoredInterview[]>;
  claimsOf: ClaimsRepository["ofPerson"];
};

const pictureOf = (interview: StoredInterview): string | undefined => {
  const thing = aboutIn(interview);
  return thing?.kind === "picture" ? thing.id : undefined;
};

/** The photographs that answers were asked for, by the answers: all answers of an interview about one. */
function picturesAskedAbout(
  messages: readonly StoredMessage[],
  interviews: readonly StoredInterview[],
): Map<string, string> {
  const found = new Map<string, string>();
  const subjects = new Map(interviews.map((interview) => [interview.id, pictureOf(interview)]));
  const asked = new Map<string, string | undefined>();
  for (const message of messages.toSorted((a, b) => a.position - b.position)) {
    const picture = subjects.get(message.interview_id) ?? asked.get(message.interview_id);
    if (message.role === "user" && picture !== undefined) found.set(message.id, picture);
    asked.set(message.interview_id, message.role === "user" ? undefined : moveIn(message)?.picture);
  }
  return found;
}

/** What a person told of photographs in answers that are kept out, by photograph. */
export const createKeptOutBy =
  ({ read, interviewsOf }: Omit<Dependencies, "claimsOf">) =>
  async (actor: Actor, personId: string): Promise<Map<string, string[]>> => {
    const found = await interviewsOf(personId);
    const { messages } = await read(
      actor,
      found.map(({ id }) => id),
    );
    const pictures = picturesAskedAbout(messages, found);
    const keptOut = new Map<string, string[]>();
    for (const { id, content, is_private } of messages) {
      const picture = pictures.get(id);
      if (picture && is_private === 1) keptOut.set(picture, [...(keptOut.get(picture) ?? []), content]);
    }
    return keptOut;
  };

type Said = Awaited<ReturnType<Dependencies["read"]>>;

/** Lives that are read for one list. */
export const mostLives = 40;

/**
 * Whom a model understood to be named, where the answer that names them and the one that says who they are may both be read, and nothing was
 * taken out of either: who somebody is may stand in that alone. Of a name only the words that are told openly.
 */
function peopleFrom(
  told: readonly Told[],
  { ledger, languageOf }: { ledger: Ledger | undefined; languageOf: (told: Told) => string },
): Person[] {
  if (!ledger) return [];
  const open = told.filter(
    (one) =>
      !one.isPrivate &&
      one.isSecret !== true &&
      one.text !== "" &&
      !asksForSilence(one.text, languageOf(one) as Language),
  );
  const whole = new Set(
    open
      .filter(({ messageId, isCut }) => isCut !== true && !hasPartLeftOut(ledger, messageId))
      .map(({ messageId }) => messageId),
  );
  const isOpen = (word: string): boolean =>
    open.some(({ text }) => (word.length < 3 ? text.includes(word) : isNamed(word, text)));
  return (ledger.people ?? [])
    .filter(({ message, whoIn = message }) => whole.has(message) && whole.has(whoIn))
    .map((person) => ({ ...person, name: person.name.split(" ").filter(isOpen).join(" ") }))
    .filter(({ name }) => name !== "");
}

async function answersIn(
  found: readonly StoredInterview[],
  said: Said & { claims: Awaited<ReturnType<Dependencies["claimsOf"]>> },
  personId: string,
): Promise<ToldAnswer[]> {
  const titles = new Map(found.map((interview) => [interview.id, interview]));
  const recordings = new Map(said.messages.map((message) => [message.id, message.recordings]));
  const times = new Map(said.messages.map((message) => [message.id, message.created_at]));
  const pictures = picturesAskedAbout(said.messages, found);
  const told = await toldOf(said);
  const languageOf = ({ interviewId }: Told): string => titles.get(interviewId)?.language ?? "en";
  const people = peopleFrom(told, { ledger: said.ledgers.get(personId), languageOf });
  const named = Map.groupBy(people, ({ message }) => message);
  return told
    .filter(({ isPrivate }) => !isPrivate)
    .map(({ interviewId, messageId, text, topic, question = "", isSecret = false, leans = false }) => {
      const { title = "", language = "en" } = titles.get(interviewId) ?? {};
      const stored = recordings.get(messageId) ?? null;
      return {
        interviewId,
        interviewTitle: title,
        messageId,
        topic,
        text: leans ? "" : text,
        question,
        language,
        people: named.get(messageId) ?? [],
        claims: said.claims.get(messageId)?.claims ?? [],
        claimsOf: said.claims.get(messageId)?.digest ?? "",
        picture: pictures.get(messageId) ?? null,
        isSecret,
        toldAt: times.get(messageId) ?? "",
        sentences: sentences(text, language).map((sentence) => sentence.text),
        recordingId: stored === null ? null : ((JSON.parse(stored) as string[])[0] ?? null),
      };
    })
    .filter(({ sentences }) => sentences.length > 0);
}

/** What a person told in interviews, as stories may use it. Who may read them is asked each time. */
export const createToldBy = ({ read, interviewsOf, claimsOf }: Dependencies) => {
  const remembered = createLifeMemory<ToldAnswer[]>();
  return async (actor: Actor, personId: string): Promise<ToldAnswer[]> => {
    const found = (await interviewsOf(personId)).sort((a, b) => a.number - b.number);
    const said = await read(
      actor,
      found.map(({ id }) => id),
    );
    const claims = await claimsOf(personId);
    const from = { found, ...said, ledgers: [...said.ledgers], claims: [...claims] };
    return remembered(personId, from, () => answersIn(found, { ...said, claims }, personId));
  };
};
