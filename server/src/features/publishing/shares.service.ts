import { randomUUID } from "node:crypto";
import type { SharedStory } from "@saga/contract/publishing";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import type { RateLimiter } from "#platform/rate-limit.ts";
import { hashToken, isSameSecret, keyedHash, randomToken } from "#platform/secrets.ts";
import type { StoriesService } from "../stories/stories.service.ts";
import type { ExportsService } from "./exports.service.ts";
import type { SharesRepository, StoredShare } from "./shares.repository.ts";

export type SharesService = ReturnType<typeof createSharesService>;

export type SharesDependencies = {
  shares: SharesRepository;
  stories: Pick<StoriesService, "reach" | "ownerOf">;
  exports: Pick<ExportsService, "printStory">;
  limiter: RateLimiter;
  clock: Clock;
};

const day = 24 * 60 * 60;
/** Openings of links that are none, from one network. */
const perNetwork = { name: "shared:network", max: 60, seconds: 600 };
/** Wrong words at one link, from everywhere: a word is short. */
const perLink = { name: "shared:word", max: 20, seconds: day };

/** Case and spaces of a word that one tells the other on the telephone do not count. */
const plain = (word: string): string => word.normalize("NFKC").trim().toLowerCase().replace(/\s+/gu, " ");

const hashOfWord = (secret: string, word: string): string => keyedHash(secret, plain(word));

/** Links by which people without an account read a story. What is behind one is read anew each time. */
export function createSharesService({ shares, stories, exports, limiter, clock }: SharesDependencies) {
  const demandWord = async (
    share: StoredShare,
    { secret, word }: { secret: string; word?: string | undefined },
  ) => {
    if (share.word_hash === null) return;
    if (word === undefined) throw new Failure("shares.word_needed");
    const retryAfter = await limiter.count(perLink, share.id);
    if (retryAfter > 0) throw new Failure("request.rate_limited", { retryAfter });
    if (!isSameSecret(hashOfWord(secret, word), share.word_hash)) throw new Failure("shares.wrong_word");
    await limiter.uncount(perLink, share.id);
  };

  return {
    list: async (actor: Actor, storyId: string): Promise<StoredShare[]> => {
      await stories.reach(actor, storyId);
      return shares.ofStory(storyId, isoNow(clock));
    },

    create: async (
      actor: Actor,
      storyId: string,
      { days, word }: { days: number; word?: string | null | undefined },
    ) => {
      await stories.reach(actor, storyId, "story.shared");
      const secret = randomToken();
      const share: StoredShare = {
        id: randomUUID(),
        story_id: storyId,
        secret_hash: hashToken(secret),
        word_hash: word ? hashOfWord(secret, word) : null,
        created_at: isoNow(clock),
        expires_at: isoAfter(clock, days * day),
      };
      await shares.add(share);
      return { share, secret };
    },

    end: async (actor: Actor, storyId: string, id: string): Promise<void> => {
      await stories.reach(actor, storyId, "story.share_ended");
      await shares.remove(storyId, id);
    },

    /** Throws `shares.not_found` for a link that never was as for one that has ended. */
    read: async (
      asked: { secret: string; word?: string | undefined },
      network: string,
    ): Promise<SharedStory> => {
      const share = await shares.bySecret(hashToken(asked.secret), isoNow(clock));
      if (!share) {
        const retryAfter = await limiter.count(perNetwork, network);
        throw retryAfter > 0
          ? new Failure("request.rate_limited", { retryAfter })
          : new Failure("shares.not_found");
      }
      await demandWord(share, asked);
      const owner = await stories.ownerOf(share.story_id);
      const { story, author, title, chapters } = await exports.printStory(owner, share.story_id);
      return {
        title,
        author,
        language: story.language as SharedStory["language"],
        created_at: story.created_at,
        chapters: chapters.map(({ heading, paragraphs }) => ({
          heading,
          paragraphs: paragraphs.map(({ text }) => text),
        })),
      };
    },
  };
}
