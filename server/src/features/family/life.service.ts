import { type LifeSubject, lifeSubjects, type Told } from "@saga/contract/family";
import type { Actor } from "#http/actor.ts";
import { givenName } from "../people/given-name.ts";
import type { Access } from "../people/people.access.ts";
import { lifeSubjectsOf } from "./life-subject.ts";
import type { MediaRepository } from "./media.repository.ts";
import { type ToldAnswer, whereOf } from "./told-answer.ts";

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
    ...whereOf(answer),
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
