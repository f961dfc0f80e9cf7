import { signInCode } from "@saga/contract/vocabulary";
import { formatMinutes } from "#lib/format.ts";
import { m } from "#messages";

/** Times are milliseconds since 1970. `resendFrom` is null for the first code: only asking again starts a cooldown. */
export type CodeTimer = { expiresAt: number; resendFrom: number | null };

export type CodeTimerReading = {
  /** 'Code expires in m:ss', then 'Code has expired'. */
  words: string;
  isExpired: boolean;
  /** Whole seconds of the cooldown that are left; 0 when there is none. */
  cooldown: number;
  canResend: boolean;
};

/** A code has been sent for the first time. `validity` in seconds, from the server. */
export const startTimer = (now: number, validity: number): CodeTimer => ({
  expiresAt: now + validity * 1000,
  resendFrom: null,
});

/** A code has been sent again: it is valid for the whole time once more, and the next has to wait. */
export const restartTimer = (
  now: number,
  sent: { validity: number; cooldown: number } = {
    validity: signInCode.validity,
    cooldown: signInCode.resendCooldown,
  },
): CodeTimer => ({ expiresAt: now + sent.validity * 1000, resendFrom: now + sent.cooldown * 1000 });

/** What the timer says at a moment. */
export function readTimer(timer: CodeTimer, now: number): CodeTimerReading {
  const left = Math.max(0, Math.ceil((timer.expiresAt - now) / 1000));
  const cooldown = Math.max(0, Math.ceil(((timer.resendFrom ?? now) - now) / 1000));
  const isExpired = left === 0;
  return {
    words: isExpired
      ? m.sign_in_code_has_expired()
      : m.sign_in_code_expires_in_left({ left: formatMinutes(left) }),
    isExpired,
    cooldown,
    canResend: isExpired && cooldown === 0,
  };
}
