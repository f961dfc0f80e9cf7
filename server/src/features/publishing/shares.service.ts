import { randomUUID } from "node:crypto";
import type { SharedStory } from "@saga/contract/publishing";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import type { RateLimiter } from "#platform/rate-limit.ts";
import { hashToken, isSameSecret, keyedHash, randomToken } from "#platform/secrets.ts";
import type { StoriesService } from "../stories/stories.service.ts";
import type { ExportsService } from "./exports.service.ts";
import type { NarrationService } from "./narration.service.ts";
import { textsOf } from "./printable.ts";
import type { SharesRepository, StoredShare } from "./shares.repository.ts";

export type SharesService = ReturnType<typeof createSharesService>;

export type SharesDependencies = {
  shares: SharesRepository;
  stories: Pick<StoriesService, "reach" | "ownerOf">;
  works: Pick<ExportsService, "printStory"> & Pick<NarrationService, "list" | "hear">;
  limiter: RateLimiter;
  clock: Clock;
};

const day = 24 * 60 * 60;
/** When a link ends that is printed in a book. */
const never = "9999-12-31T00:00:00.000Z";

/** Null: it lasts until somebody ends it. */
export const endOf = ({ expires_at }: Pick<StoredShare, "expires_at">): string | null =>
  expires_at === never ? null : expires_at;

type Key = { secret: string; word?: string | undefined };
/** Openings of links that are none, from one network. */
const perNetwork = { name: "shared:network", max: 60, seconds: 600 };
/** Wrong words at one link, from everywhere: a word is short. */
const perLink = { name: "shared:word", max: 20, seconds: day };

/** Case and spaces of a word that one tells the other on the telephone do not count. */
const plain = (word: string): string => word.normalize("NFKC").trim().toLowerCase().replace(/\s+/gu, " ");

const hashOfWord = (secret: string, word: string): string => keyedHash(secret, plain(word));

/** Links by which people without an account read a story. What is behind one is read anew each time. */
export function createSharesService({ shares, stories, works, limiter, clock }: SharesDependencies) {
  const demandWord = async (share: StoredShare, { secret, word }: Key) => {
    if (share.word_hash === null) return;
    if (word === undefined) throw new Failure("shares.word_needed");
    const retryAfter = await limiter.count(perLink, share.id);
    if (retryAfter > 0) throw new Failure("request.rate_limited", { retryAfter });
    if (!isSameSecret(hashOfWord(secret, word), share.word_hash)) throw new Failure("shares.wrong_word");
    await limiter.uncount(perLink, share.id);
  };

  /** Throws `shares.not_found` for a link that never was as for one that has ended. */
  const open = async (asked: Key, network: string): Promise<StoredShare> => {
    const share = await shares.bySecret(hashToken(asked.secret), isoNow(clock));
    if (!share) {
      const retryAfter = await limiter.count(perNetwork, network);
      throw retryAfter > 0
        ? new Failure("request.rate_limited", { retryAfter })
        : new Failure("shares.not_found");
    }
    await demandWord(share, asked);
    return share;
  };

  /** What a link gives to hear: the teller alone, nothing that a voice would have to be paid for. */
  const voiceOf = async (
    owner: Actor,
    { story_id, has_sound }: StoredShare,
  ): Promise<SharedStory["voice"]> => {
    if (has_sound === 0) return [];
    const sentences = await works.list(owner, story_id);
    return sentences.flatMap(({ text, own, passage }, at) =>
      own && passage ? [{ at, text, passage, duration_ms: Math.round(own.endMs - own.startMs) }] : [],
    );
  };

  const add = async (
    storyId: string,
    wanted: Pick<StoredShare, "expires_at" | "has_sound"> & { word?: string | null | undefined },
  ) => {
    const secret = randomToken();
    const { word, ...share } = wanted;
    const made: StoredShare = {
      ...share,
      id: randomUUID(),
      story_id: storyId,
      secret_hash: hashToken(secret),
      word_hash: word ? hashOfWord(secret, word) : null,
      created_at: isoNow(clock),
    };
    await shares.add(made);
    return { share: made, secret };
  };

  return {
    list: async (actor: Actor, storyId: string): Promise<StoredShare[]> => {
      await stories.reach(actor, storyId);
      return shares.ofStory(storyId, isoNow(clock));
    },

    create: async (
      actor: Actor,
      storyId: string,
      { days, word, sound }: { days: number; word?: string | null | undefined; sound: boolean },
    ) => {
      await stories.reach(actor, storyId, "story.shared");
      return add(storyId, { expires_at: isoAfter(clock, days * day), has_sound: sound ? 1 : 0, word });
    },

    /** A link to the teller's voice that lasts as long as a printed book, for somebody who has been let in to the story. */
    createPrinted: (storyId: string) => add(storyId, { expires_at: never, has_sound: 1 }),

    /** Of these links the ones that have not been ended. */
    alive: (ids: readonly string[]): Promise<string[]> => shares.alive(ids, isoNow(clock)),

    end: async (actor: Actor, storyId: string, id: string): Promise<void> => {
      await stories.reach(actor, storyId, "story.share_ended");
      await shares.remove(storyId, id);
    },

    read: async (asked: Key, network: string): Promise<SharedStory> => {
      const share = await open(asked, network);
      const owner = await stories.ownerOf(share.story_id);
      const { story, author, title, chapters } = await works.printStory(owner, share.story_id);
      return {
        title,
        author,
        language: story.language as SharedStory["language"],
        created_at: story.created_at,
        chapters: textsOf(chapters),
        voice: await voiceOf(owner, share),
      };
    },

    /** A sentence in the teller's own voice, as MP3. Throws `stories.sentence_not_found`. */
    hear: async (asked: Key, at: number, network: string): Promise<AsyncIterable<Uint8Array>> => {
      const share = await open(asked, network);
      const owner = await stories.ownerOf(share.story_id);
      const isTellers = (await voiceOf(owner, share)).some((each) => each.at === at);
      if (!isTellers) throw new Failure("stories.sentence_not_found");
      return works.hear(owner, share.story_id, at);
    },
  };
}
