import { type LifeSubject, lifePeriods } from "@saga/contract/family";
import type { About } from "@saga/contract/family-asks";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { AboutKind } from "#language/about-words.ts";
import { packs } from "#language/packs.ts";
import type { StartAbout, Thing } from "../interviews/start-about.service.ts";
import type { Access } from "../people/people.access.ts";
import type { FamilyService } from "./family.service.ts";
import { topicsOf } from "./life-subject.ts";
import type { MediaService } from "./media.service.ts";

export type InterviewsAboutDependencies = {
  access: Access;
  family: Pick<FamilyService, "tree">;
  media: Pick<MediaService, "find">;
  startAbout: StartAbout;
};

export type InterviewsAboutService = ReturnType<typeof createInterviewsAboutService>;

const periods: ReadonlySet<string> = new Set(lifePeriods);
/** Looks back on a life, and is no time of it. */
const kindOf = (chapter: LifeSubject): AboutKind =>
  periods.has(chapter) && chapter !== "learnings" ? "period" : "interest";

const chapterWords =
  (chapter: LifeSubject): Thing["words"] =>
  (language) => {
    const { title, opens } = packs[language].about.chapters[chapter];
    return { title, about: { kind: kindOf(chapter), name: title, opens, ...topicsOf(chapter) } };
  };

/** A person or a photograph, by a name that the family gave. */
const namedWords =
  (kind: "person" | "picture", name: string): Thing["words"] =>
  (language) => {
    const { person, picture } = packs[language].about;
    const words = kind === "person" ? person : name === "" ? picture : picture.captioned;
    const filled = (text: string): string => text.replace("{name}", () => name);
    return {
      title: filled(words.title),
      about: { kind, name, opens: filled(words.opens), topics: [], counts: null },
    };
  };

/** Interviews about one thing that a family keeps: a chapter of a life, a person of the tree, or a photograph. */
export const createInterviewsAboutService = ({
  access,
  family,
  media,
  startAbout,
}: InterviewsAboutDependencies) => {
  const wordsAbout = async (actor: Actor, { kind, id }: About): Promise<Thing["words"]> => {
    if (kind === "chapter") return chapterWords(id);
    if (kind === "picture") return namedWords(kind, (await media.find(actor, id)).caption);
    const found = (await family.tree(actor)).people.find((one) => one.id === id);
    if (!found?.name) throw new Failure("people.not_found");
    return namedWords(kind, found.name);
  };

  return {
    /** Starts an interview about one thing with whoever lives that life, or gives the one that goes on. */
    start: async (actor: Actor, { life, about }: { life: string; about: About }) => {
      const person = await access.person(actor, life);
      const stored = JSON.stringify({ kind: about.kind, id: about.id });
      const { id, title } = await startAbout(person, { stored, words: await wordsAbout(actor, about) });
      return { id, title };
    },
  };
};
