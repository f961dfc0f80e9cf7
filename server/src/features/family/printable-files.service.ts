import type { Actor } from "#http/actor.ts";
import type { MediaTable } from "#platform/family-tables.ts";
import type { PeopleService } from "../people/people.service.ts";
import type { MediaService } from "./media.service.ts";

type Dependencies = {
  media: Pick<MediaService, "all">;
  people: Pick<PeopleService, "livesOf">;
  /** What a person told of photographs in answers that are kept out, by photograph. */
  keptOutBy: (actor: Actor, personId: string) => Promise<ReadonlyMap<string, readonly string[]>>;
};

const plain = (text: string): string => text.replace(/\s+/gu, " ").replace(/…$/u, "").trim();

/** The files of an account as they may leave the house: below a photograph stand no words of an answer that was kept out after they were put there. */
export const createPrintableFiles =
  ({ media, people, keptOutBy }: Dependencies) =>
  async (actor: Actor): Promise<MediaTable[]> => {
    const files = await media.all(actor);
    if (files.every(({ kind, caption }) => kind !== "photo" || caption === "")) return files;
    const lives = await people.livesOf(actor);
    const keptOut = (await Promise.all(lives.map((life) => keptOutBy(actor, life)))).flatMap((by) => [...by]);
    return files.map((file) => {
      const isKeptOut = keptOut.some(
        ([picture, answers]) =>
          picture === file.id && answers.some((answer) => plain(answer).includes(plain(file.caption))),
      );
      return isKeptOut ? { ...file, caption: "" } : file;
    });
  };
