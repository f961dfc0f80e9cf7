import type { Model } from "@saga/contract/model-catalogue";
import { completeProgress, interviewNumbers, type Language, limits } from "@saga/contract/vocabulary";
import { Failure } from "#http/failure.ts";
import { isLeftAlone } from "#interviewer/asked-for.ts";
import type { About } from "#interviewer/interviewer.ts";
import type { ReachablePerson } from "../people/people.access.ts";
import type { StoredInterview } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import type { OpenInterview } from "./open-interview.service.ts";

type Dependencies = { store: InterviewStore; open: OpenInterview; modelForAll: () => Promise<Model> };

/** The one thing that an interview is to be about: as it is stored, and as it is called and asked about in each language. */
export type Thing = {
  stored: NonNullable<StoredInterview["about"]>;
  words: (language: Language) => { title: string; about: Omit<About, "of"> };
};

export type StartAbout = (
  person: ReachablePerson,
  thing: Thing,
) => Promise<Pick<StoredInterview, "id" | "title">>;

/** Others may begin interviews of the same person at the same moment, and take the number. */
const mostTries = 20;

/**
 * Starts an interview about one thing, whichever of the three are complete; or gives the one about it that is not. Several about the same thing come
 * one after the other.
 */
export const createStartAbout =
  ({ store, open, modelForAll }: Dependencies): StartAbout =>
  async (person, { stored, words }) => {
    const language = person.language as Language;
    const { title, about } = words(language);
    for (let tries = 0; tries < mostTries; tries += 1) {
      const all = await store.interviews.listOfPeople([person.id]);
      const same = all.filter((one) => one.about === stored);
      const going = same.find(({ progress }) => progress < completeProgress);
      if (going) return going;
      if (isLeftAlone(await store.ledgers.read(person.id), { words: about.opens, language }))
        throw new Failure("interviews.left_alone");
      const again = same.length > 0 ? ` (${same.length + 1})` : "";
      await open(person, {
        number: Math.max(...interviewNumbers, ...all.map(({ number }) => number)) + 1,
        title: title.slice(0, limits.titleCharacters - again.length) + again,
        language,
        model: await modelForAll(),
        bio: null,
        thing: { stored, about: { ...about, of: stored } },
      });
    }
    throw new Failure("server.internal");
  };
