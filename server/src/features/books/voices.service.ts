import type { BookWish } from "@saga/contract/books";
import { isLocalAddress } from "@saga/contract/local-address";
import type { Language } from "@saga/contract/vocabulary";
import type { VoiceCode } from "#documents/book-work.ts";
import type { Actor } from "#http/actor.ts";
import { packs } from "#language/packs.ts";
import type { StoriesTable } from "#platform/story-tables.ts";
import type { NarrationService } from "../publishing/narration.service.ts";
import type { SharesService } from "../publishing/shares.service.ts";

export type BookVoices = ReturnType<typeof createBookVoices>;

export type BookVoicesDependencies = {
  shares: Pick<SharesService, "createPrinted" | "alive">;
  narration: Pick<NarrationService, "list">;
  /** The address that people use; null: not known here. */
  publicUrl: string | null;
};

/** The links that are printed in a book, by story. Their secrets are kept, so that the next copy has the same codes. */
export type PrintedLinks = Record<string, { id: string; secret: string }>;

/** Minutes and seconds as every language here has them. */
const lengthOf = (ms: number): string => {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** Codes in a book that lead to the teller's own voice, behind links that can be ended. */
export function createBookVoices({ shares, narration, publicUrl }: BookVoicesDependencies) {
  const spokenMs = async (owner: Actor, storyId: string): Promise<number> =>
    (await narration.list(owner, storyId)).reduce(
      (sum, { own }) => sum + (own ? own.endMs - own.startMs : 0),
      0,
    );

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
        else if ((await spokenMs(owner, storyId)) > 0) {
          const { share, secret } = await shares.createPrinted(storyId);
          links[storyId] = { id: share.id, secret };
        }
      }
      return { ...known, ...links };
    },

    /** The codes of these stories, by the links that have not been ended. */
    codesOf: async (
      owner: Actor,
      stories: readonly { story: StoriesTable; title: string }[],
      { wish, links }: { wish: BookWish; links: PrintedLinks },
    ): Promise<VoiceCode[]> => {
      if (!wish.voice || publicUrl === null) return [];
      const alive = new Set(await shares.alive(Object.values(links).map(({ id }) => id)));
      const codes: VoiceCode[] = [];
      for (const { story, title } of stories) {
        const link = links[story.id];
        if (!link || !alive.has(link.id)) continue;
        const ms = await spokenMs(owner, story.id);
        if (ms === 0) continue;
        const { onlyAtHome } = packs[story.language as Language].book;
        codes.push({
          title,
          length: lengthOf(ms),
          note: codesLead === "only_at_home" ? onlyAtHome : "",
          address: `${publicUrl}/shared-story#${link.secret}`,
        });
      }
      return codes;
    },
  };
}
