import { type LifeSubject, lifeSubjects, type Told } from "@saga/contract/family";
import type { Actor } from "#http/actor.ts";
import { givenName } from "../people/given-name.ts";
import type { Access } from "../people/people.access.ts";
import { lifeSubjectsOf } from "./life-subject.ts";
import type { MediaRepository } from "./media.repository.ts";

/** An answer that tells something and is not kept out, cut into its sentences. */
export type ToldAnswer = {
  interviewId: string;
  interviewTitle: string;
  messageId: string;
  topic: string | null;
  /** In the teller's exact words, else empty; and the question before it. */
  text: string;
  question: string;
  language: string;
  /** Whom a model understood to be named in it, with who they are to the teller. */
  people: { name: string; who: string }[];
  /** The photograph that the question before was about. */
  picture: string | null;
  /** Told with a word about who may know it. */
  isGuarded: boolean;
  sentences: string[];
  toldAt: string;
  recordingId: string | null;
};

export type LifeServiceDependencies = {
  access: Access;
  media: MediaRepository;
  /** What was told in the interviews of a person, in its order, without what is kept out. */
  toldBy: (actor: Actor, personId: string) => Promise<ToldAnswer[]>;
};

export type LifeService = ReturnType<typeof createLifeService>;

/** A year of a life that is being told. */
const yearForm = /(?<![\d.,])(1[89]\d\d|20\d\d)(?![\d%]|[.,]\d)/;

const yearIn = (sentence: string): number | null => {
  const found = yearForm.exec(sentence)?.[1];
  return found ? Number(found) : null;
};

/** What was told and kept of each chapter of a life. */
export const createLifeService = ({ access, media, toldBy }: LifeServiceDependencies) => ({
  read: async (actor: Actor, id: string) => {
    const person = await access.person(actor, id);
    const [answers, files] = await Promise.all([
      toldBy(actor, person.id),
      media.list(actor.id, { life_id: person.id, subject: null, person: null }),
    ]);
    const counts = new Map<LifeSubject, number>();
    const count = (subject: LifeSubject) => counts.set(subject, (counts.get(subject) ?? 0) + 1);
    for (const { subject } of files) if (subject) count(subject as LifeSubject);
    for (const { topic } of answers) for (const subject of lifeSubjectsOf(topic)) count(subject);
    return {
      id: person.id,
      name: givenName(person),
      subjects: lifeSubjects.map((subject) => ({ id: subject, memories: counts.get(subject) ?? 0 })),
      told: answers.flatMap(toldSentences),
    };
  },
});

/** The first sentence for each chapter, and each sentence with a year. */
function toldSentences(answer: ToldAnswer): Told[] {
  const subjects = lifeSubjectsOf(answer.topic);
  const of = (sentence: string, subject: LifeSubject | null): Told => ({
    interview_id: answer.interviewId,
    interview_title: answer.interviewTitle,
    message_id: answer.messageId,
    recording_id: answer.recordingId,
    sentence,
    subject,
    year: yearIn(sentence),
  });
  const [first = ""] = answer.sentences;
  const dated = answer.sentences.filter((sentence) => yearIn(sentence) !== null);
  const shown = subjects.map((subject) => of(dated[0] ?? first, subject));
  const more = dated.slice(subjects.length > 0 ? 1 : 0).map((sentence) => of(sentence, subjects[0] ?? null));
  return [...shown, ...more];
}
