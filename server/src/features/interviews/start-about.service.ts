import { createHash } from "node:crypto";
import type { Model } from "@saga/contract/model-catalogue";
import { completeProgress, interviewNumbers, type Language, limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
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
  actor: Actor,
  person: ReachablePerson,
  thing: Thing,
) => Promise<Pick<StoredInterview, "id" | "title">>;

/** Marks a thing in a ledger, where ids that are taken in with an archive are renamed: this is none of them. */
const markOf = (stored: string): string => createHash("sha256").update(stored).digest("hex").slice(0, 12);

/** Others may begin interviews of the same person at the same moment, and take the number. */
const mostTries = 20;

/**
 * Starts an interview about one thing, whichever of the three are complete; or gives the one about it that is not. Several about the same thing come
 * one after the other.
 */
export const createStartAbout =
  ({ store, open, modelForAll }: Dependencies): StartAbout =>
  async (actor, person, { stored, words }) => {
    const language = person.language as Language;
    const { title, about } = words(language);
    let isOpened = false;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const all = await store.interviews.listOfPeople([person.id]);
      const same = all.filter((one) => one.about === stored);
      const ledger = await store.ledgers.read(person.id);
      if (isLeftAlone(ledger, { words: about.opens, language })) throw new Failure("interviews.left_alone");
      const going = same.find(({ progress }) => progress < completeProgress);
      if (going && !isOpened) await store.audit.noteReading(actor, person, going.id);
      if (going) return going;
      const marks = same.flatMap(({ number }) => ledger.interviews[number]?.about?.of ?? []);
      const again = same.length > 0 ? ` (${same.length + 1})` : "";
      isOpened = await open(person, {
        number: Math.max(...interviewNumbers, ...all.map(({ number }) => number)) + 1,
        title: title.slice(0, limits.titleCharacters - again.length) + again,
        language,
        model: await modelForAll(),
        bio: null,
        thing: { stored, about: { ...about, of: marks[0] ?? markOf(stored) } },
      });
    }
    throw new Failure("server.internal");
  };
