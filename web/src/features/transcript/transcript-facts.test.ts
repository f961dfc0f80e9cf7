import { expect, it } from "vitest";
import { countWords, dateWords, downloadName, intervieweeWords } from "./transcript-facts.ts";

it("an interview bears the date on which it was last opened", () => {
  const dates = { last_opened: "2026-03-05T12:00:00.000Z", created_at: "2026-01-01T12:00:00.000Z" };
  expect(dateWords(dates)).toBe("March 5, 2026");
});

it("an interview that was never opened again bears the date of its beginning", () => {
  expect(dateWords({ last_opened: "", created_at: "2026-01-01T12:00:00.000Z" })).toBe("January 1, 2026");
});

it("a missing date is not invented", () => {
  expect(dateWords({ last_opened: "", created_at: "" })).toBe("Date not available");
});

it("one message is one message", () => {
  expect(countWords(1)).toBe("1 message");
  expect(countWords(12)).toBe("12 messages");
});

it("somebody without a name is the interviewee", () => {
  expect(intervieweeWords(" ")).toBe("Interviewee");
});

it("names the file after the person and the day", () => {
  expect(downloadName({ name: "Zofia Nowak-Łęcka", date: "2026-11-21T10:00:00.000Z" })).toBe(
    "zofia_nowak___cka_2026-11-21_interview_audio.mp3",
  );
});
