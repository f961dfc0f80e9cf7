import type { BookWish } from "@saga/contract/books";
import { isLocalAddress } from "@saga/contract/local-address";
import type { Language } from "@saga/contract/vocabulary";
import type { PassageCode, VoiceCode } from "#documents/book-work.ts";
import type { Actor } from "#http/actor.ts";
import { packs } from "#language/packs.ts";
import type { StoriesTable } from "#platform/story-tables.ts";
import type { NarratedSentence, NarrationService } from "../publishing/narration.service.ts";
import type { SharesService } from "../publishing/shares.service.ts";
import { passagesWithCodes } from "./passages.ts";

export type BookVoices = ReturnType<typeof createBookVoices>;

export type BookVoicesDependencies = {
  shares: Pick<SharesService, "createPrinted" | "alive">;
  narration: Pick<NarrationService, "list">;
  /** The address that people use; null: not known here. */
  publicUrl: string | null;
};

/** The links that are printed in a book, by story. Their secrets are kept, so that the next copy has the same codes. */
export type PrintedLinks = Record<string, { id: string; secret: string }>;

/** What a book has of the codes of one story. */
export type StoryCodes = { whole: VoiceCode; passages: ReadonlyMap<number, PassageCode> };

const spokenMsOf = (sentences: readonly NarratedSentence[]): number =>
  sentences.reduce((sum, { own }) => sum + (own ? own.endMs - own.startMs : 0), 0);

/** Minutes and seconds as every language here has them. */
const lengthOf = (ms: number): string => {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** Codes in a book that lead to the teller's own voice, behind links that can be ended. */
export function createBookVoices({ shares, narration, publicUrl }: BookVoicesDependencies) {
  const codesLead =
    publicUrl === null ? "nowhere" : isLocalAddress(publicUrl) ? "only_at_home" : "everywhere";

  return {
    codesLead: codesLead as "nowhere" | "only_at_home" | "everywhere",

    /** Links for those stories that have something to hear: the ones there are, and new ones where there is none or it was ended. */
    linksFor: async (owner: Actor, wish: BookWish, known: PrintedLinks): Promise<PrintedLinks> => {
      if (!wish.voice || publicUrl === null) return known;
      const alive = new Set(await shares.alive(Object.values(known).map(({ id }) => id)));
      const links: PrintedLinks = {};
      for (const storyId of wish.story_ids) {
        const old = known[storyId];
        if (old && alive.has(old.id)) links[storyId] = old;
        else if (spokenMsOf(await narration.list(owner, storyId)) > 0) {
          const { share, secret } = await shares.createPrinted(storyId);
          links[storyId] = { id: share.id, secret };
        }
      }
      return { ...known, ...links };
    },

    /** The codes of a story: of the whole of it, and of passages by the number of their paragraph. Null: it has none, or its link was ended. */
    codesOf: async (
      owner: Actor,
      { story, title, paragraphs }: { story: StoriesTable; title: string; paragraphs: readonly string[] },
      { wish, links }: { wish: BookWish; links: PrintedLinks },
    ): Promise<StoryCodes | null> => {
      const link = links[story.id];
      if (!wish.voice || publicUrl === null || !link) return null;
      if ((await shares.alive([link.id])).length === 0) return null;
      const sentences = await narration.list(owner, story.id);
      const ms = spokenMsOf(sentences);
      if (ms === 0) return null;
      const { onlyAtHome } = packs[story.language as Language].book;
      const note = codesLead === "only_at_home" ? onlyAtHome : "";
      const address = `${publicUrl}/shared-story#${link.secret}`;
      const passages = wish.passage_codes ? passagesWithCodes(paragraphs, sentences) : [];
      return {
        whole: { title, length: lengthOf(ms), note, address },
        passages: new Map(
          passages.map(({ paragraph, passage, begins, ms: length }) => [
            paragraph,
            { begins, length: lengthOf(length), note, address: `${address}.${passage}` },
          ]),
        ),
      };
    },
  };
}
