import { randomInt } from "node:crypto";
import { signInCode } from "@saga/contract/vocabulary";
import { Failure } from "#http/failure.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import type { RateLimit, RateLimiter } from "#platform/rate-limit.ts";
import { isSameSecret, keyedHash } from "#platform/secrets.ts";
import type { CodesRepository, StoredCode } from "./codes.repository.ts";

const quarterHour = 15 * 60;
const limits = {
  askedByAddress: { name: "code-asked-address", max: 5, seconds: quarterHour },
  askedByNetwork: { name: "code-asked-network", max: 100, seconds: quarterHour },
  triedByNetwork: { name: "code-tried-network", max: 100, seconds: quarterHour },
} satisfies Record<string, RateLimit>;

export type SentCode = { expires_in: number; resend_in: number };

export type CodesService = ReturnType<typeof createCodesService>;

export type CodesServiceDependencies = {
  codes: CodesRepository;
  limiter: RateLimiter;
  /** Delivers the code to the address; rejects when it could not. */
  deliver: (email: string, code: string) => Promise<void>;
  secret: string;
  clock: Clock;
};

const newCode = (): string => String(randomInt(10 ** signInCode.digits)).padStart(signInCode.digits, "0");

/** Six-digit codes: stored as a keyed hash, used once, dead after five wrong tries or thirty minutes. */
export function createCodesService({ codes, limiter, deliver, secret, clock }: CodesServiceDependencies) {
  const hashOf = (email: string, code: string) => keyedHash(secret, `${email}\n${code}`);
  const secondsUntil = (iso: string) =>
    Math.max(0, Math.round((Date.parse(iso) - clock.now().getTime()) / 1000));

  const demand = async (
    limit: RateLimit,
    subject: string,
    code: "auth.too_many_codes" | "request.rate_limited",
  ) => {
    const wait = await limiter.count(limit, subject);
    if (wait > 0) throw new Failure(code, { retryAfter: wait });
  };

  const timesOf = (code: StoredCode): SentCode => {
    const sentAgo = (clock.now().getTime() - Date.parse(code.sent_at)) / 1000;
    return {
      expires_in: secondsUntil(code.expires_at),
      resend_in: Math.max(0, Math.round(signInCode.resendCooldown - sentAgo)),
    };
  };

  return {
    /** Counts a request from this network before anything is looked up. Throws `auth.too_many_codes`. */
    admit: (network: string) => demand(limits.askedByNetwork, network, "auth.too_many_codes"),

    /** Sends a code. Within the cooldown the one just sent stays, so that asking twice does no harm. */
    send: async (email: string): Promise<SentCode> => {
      await demand(limits.askedByAddress, email, "auth.too_many_codes");
      const known = await codes.find(email);
      if (known && timesOf(known).resend_in > 0 && known.wrong_tries < signInCode.wrongTries)
        return timesOf(known);
      const code = newCode();
      const stored: StoredCode = {
        email,
        code_hash: hashOf(email, code),
        expires_at: isoAfter(clock, signInCode.validity),
        wrong_tries: 0,
        sent_at: isoNow(clock),
      };
      await codes.put(stored);
      try {
        await deliver(email, code);
      } catch {
        await codes.remove(email);
        throw new Failure("auth.mail_failed");
      }
      return timesOf(stored);
    },

    /** The hash of the code if it is right. Throws `auth.invalid_code`; the caller uses it up in its transaction. */
    verify: async (input: { email: string; code: string; network: string }): Promise<string> => {
      await demand(limits.triedByNetwork, input.network, "request.rate_limited");
      const stored = await codes.takeTry(input.email, isoNow(clock));
      const given = hashOf(input.email, input.code);
      if (!stored || !isSameSecret(stored.code_hash, given)) throw new Failure("auth.invalid_code");
      await limiter.forget(limits.askedByAddress, input.email);
      return stored.code_hash;
    },
  };
}
