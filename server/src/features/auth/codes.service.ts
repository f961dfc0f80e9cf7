import { randomInt } from "node:crypto";
import { signInCode } from "@saga/contract/vocabulary";
import { Failure } from "#http/failure.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import type { RateLimit, RateLimiter } from "#platform/rate-limit.ts";
import { isSameSecret, keyedHash } from "#platform/secrets.ts";
import { isStorageFull } from "#platform/storage-fault.ts";
import { codeLimits as limits, pauseForStrangers } from "./code-limits.ts";
import type { CodesRepository, StoredCode } from "./codes.repository.ts";
import type { Requester } from "./requester.ts";

export type SentCode = { expires_in: number; resend_in: number };

export type CodesService = ReturnType<typeof createCodesService>;

/** What is mailed to the owner of an address. Both reject when the mail could not be delivered. */
export type CodePost = {
  code: (email: string, code: string) => Promise<void>;
  /** Several wrong codes were entered. */
  warning: (email: string) => Promise<void>;
};

export type CodesServiceDependencies = {
  codes: CodesRepository;
  limiter: RateLimiter;
  post: CodePost;
  secret: string;
  clock: Clock;
};

export type Guess = { email: string; code: string; requester: Requester };

const newCode = (): string => String(randomInt(10 ** signInCode.digits)).padStart(signInCode.digits, "0");

const isTriedOut = ({ wrong_tries }: StoredCode): boolean => wrong_tries >= signInCode.wrongTries;

/** Six-digit codes: stored as a keyed hash, used once, dead after five wrong tries or thirty minutes. */
export function createCodesService({ codes, limiter, post, secret, clock }: CodesServiceDependencies) {
  const hashOf = (email: string, code: string) => keyedHash(secret, `${email}\n${code}`);
  const secondsSince = (iso: string) => (clock.now().getTime() - Date.parse(iso)) / 1000;

  const demand = async (
    limit: RateLimit,
    subject: string,
    code: "auth.too_many_codes" | "request.rate_limited",
  ) => {
    const wait = await limiter.count(limit, subject);
    if (wait > 0) throw new Failure(code, { retryAfter: wait });
  };

  /** A code whose time of sending lies in the future, because a clock was ahead, has no cooldown. */
  const timesOf = (code: StoredCode): SentCode => {
    const ago = secondsSince(code.sent_at);
    return {
      expires_in: Math.max(0, Math.round(-secondsSince(code.expires_at))),
      resend_in: ago < 0 ? 0 : Math.max(0, Math.round(signInCode.resendCooldown - ago)),
    };
  };

  /** A code that the owner already has in the mail, where strangers had too many of them sent on this day. */
  const alreadySent = async (email: string): Promise<StoredCode | undefined> => {
    if ((await limiter.count(limits.mailedForStrangers, email)) === 0) return undefined;
    const good = (await codes.listOf(email)).filter((code) => !isTriedOut(code));
    return good.find(({ sent_at }) => secondsSince(sent_at) < pauseForStrangers);
  };

  /** The code that was meant: the requester's own, else any of this address, since people change networks. */
  const match = async ({ email, code, requester }: Guess): Promise<StoredCode | undefined> => {
    const given = hashOf(email, code);
    const own = await codes.find({ email, requester: requester.key });
    if (own) return (await codes.takeTry(own)) && isSameSecret(own.code_hash, given) ? own : undefined;
    const others = (await codes.listOf(email)).filter((other) => !isTriedOut(other));
    return others.find(({ code_hash }) => isSameSecret(code_hash, given));
  };

  /** Somebody who never signed in to this account guesses: its owner hears of it, once a day. */
  const warn = async (email: string): Promise<void> => {
    if ((await codes.listOf(email)).length === 0) return;
    if ((await limiter.count(limits.unnoticed, email)) === 0) return;
    if ((await limiter.count(limits.noticed, email)) > 0) return;
    await post.warning(email).catch(() => {});
  };

  return {
    /** Counts a request from this network before anything is looked up. Throws `auth.too_many_codes`. */
    admit: (network: string) => demand(limits.askedByNetwork, network, "auth.too_many_codes"),

    /** Sends a code. Within the cooldown the one just sent stays, so that asking twice does no harm. */
    send: async (email: string, requester: Requester): Promise<SentCode> => {
      await demand(limits.askedByRequester, `${email} ${requester.key}`, "auth.too_many_codes");
      const key = { email, requester: requester.key };
      const known = await codes.find(key);
      if (known && timesOf(known).resend_in > 0 && !isTriedOut(known)) return timesOf(known);
      const sent = requester.isKnown ? undefined : await alreadySent(email);
      if (sent) return timesOf(sent);
      const code = newCode();
      const stored: StoredCode = {
        ...key,
        code_hash: hashOf(email, code),
        expires_at: isoAfter(clock, signInCode.validity),
        wrong_tries: 0,
        sent_at: isoNow(clock),
      };
      await codes.put(stored);
      try {
        await post.code(email, code);
      } catch (cause) {
        await codes.remove(key);
        if (isStorageFull(cause)) throw cause;
        throw new Failure("auth.mail_failed", { cause });
      }
      return timesOf(stored);
    },

    /** The hash of the code if it is right. Throws `auth.invalid_code`; the caller uses it up in its transaction. */
    verify: async (guess: Guess): Promise<string> => {
      const { email, requester } = guess;
      const own = requester.isKnown ? limits.wrongByDevice : limits.wrongByStranger;
      const subject = `${email} ${requester.key}`;
      await demand(limits.triedByNetwork, requester.network, "request.rate_limited");
      await demand(own, subject, "request.rate_limited");
      if (!requester.isKnown) await demand(limits.wrongByStrangers, email, "request.rate_limited");
      const matched = await match(guess);
      if (!matched) {
        if (!requester.isKnown) await warn(email);
        throw new Failure("auth.invalid_code");
      }
      if (!requester.isKnown) await limiter.uncount(limits.wrongByStrangers, email);
      await limiter.forget(own, subject);
      await limiter.forget(limits.askedByRequester, subject);
      return matched.code_hash;
    },
  };
}
