import { describe, expect, it } from "vitest";
import { readTimer, restartTimer, startTimer } from "./code-timer.ts";

const sentAt = 1_000_000;
const later = (seconds: number) => sentAt + seconds * 1000;

describe("the time of a code", () => {
  const timer = startTimer(sentAt, 1800);

  it("counts down from thirty minutes", () => {
    expect(readTimer(timer, sentAt).words).toBe("Code expires in 30:00");
    expect(readTimer(timer, later(19)).words).toBe("Code expires in 29:41");
    expect(readTimer(timer, later(1799)).words).toBe("Code expires in 0:01");
  });

  it("says that the code has expired, also long afterwards", () => {
    expect(readTimer(timer, later(1800)).words).toBe("Code has expired");
    expect(readTimer(timer, later(90_000)).words).toBe("Code has expired");
  });

  it("follows the clock, not the ticks: a sleeping computer does not stretch a code", () => {
    expect(readTimer(timer, later(1700)).words).toBe("Code expires in 1:40");
  });
});

describe("asking for another code", () => {
  it("is possible only after the code has expired", () => {
    const timer = startTimer(sentAt, 1800);
    expect(readTimer(timer, later(1799)).canResend).toBe(false);
    expect(readTimer(timer, later(1800)).canResend).toBe(true);
  });

  it("starts a cooldown of sixty seconds and thirty new minutes", () => {
    const reading = readTimer(restartTimer(sentAt), later(18));
    expect(reading.cooldown).toBe(42);
    expect(reading.words).toBe("Code expires in 29:42");
    expect(reading.canResend).toBe(false);
  });

  it("is not possible during the cooldown even when the code has expired already", () => {
    const timer = restartTimer(sentAt, { validity: 30, cooldown: 60 });
    expect(readTimer(timer, later(40))).toMatchObject({ isExpired: true, cooldown: 20, canResend: false });
    expect(readTimer(timer, later(60)).canResend).toBe(true);
  });
});
