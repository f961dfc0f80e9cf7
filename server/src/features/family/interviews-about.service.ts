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
/** They look back on a life or go on today: nobody is asked what "those years" were like. */
const timeless: ReadonlySet<string> = new Set<LifeSubject>(["learnings", "family", "retirement"]);
const kindOf = (chapter: LifeSubject): AboutKind =>
  periods.has(chapter) && !timeless.has(chapter) ? "period" : "interest";

const chapterWords =
  (chapter: LifeSubject): Thing["words"] =>
  (language) => {
    const { title, opens } = packs[language].about.chapters[chapter];
    return { title, about: { kind: kindOf(chapter), name: title, opens, ...topicsOf(chapter) } };
  };

/** A person, by the name that the family gave, or a photograph, without its caption: what is told of it may be kept out later. */
const wordsOf =
  (kind: "person" | "picture", name = ""): Thing["words"] =>
  (language) => {
    const words = packs[language].about[kind];
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
    if (kind === "picture") {
      const { kind: form, deleted_at } = await media.find(actor, id);
      if (form !== "photo" || deleted_at !== null) throw new Failure("media.not_found");
      return wordsOf(kind);
    }
    const found = (await family.tree(actor)).people.find((one) => one.id === id);
    if (!found?.name) throw new Failure("people.not_found");
    return wordsOf(kind, found.name);
  };

  return {
    /** Starts an interview about one thing with whoever lives that life, or gives the one that goes on. */
    start: async (actor: Actor, { life, about }: { life: string; about: About }) => {
      const person = await access.person(actor, life);
      // The tree and the photographs are the caller's: an administrator's are of another family.
      if (about.kind !== "chapter" && (person.parent_id ?? person.id) !== actor.id)
        throw new Failure("people.not_found");
      const stored = JSON.stringify({ kind: about.kind, id: about.id });
      const { id, title } = await startAbout(actor, person, {
        stored,
        words: await wordsAbout(actor, about),
      });
      return { id, title };
    },
  };
};
