import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { TranscriptRow } from "./transcript-row.tsx";

const rowOf = (content: string, isTalk?: boolean): string =>
  renderToString(
    createElement(TranscriptRow, {
      interviewId: "interview",
      message: {
        id: "message",
        role: "user",
        content,
        created_at: "2026-11-01T12:00:00.000Z",
        is_private: false,
        ...(isTalk ? { is_talk: true } : {}),
      },
      speaker: "Anna",
      language: "en",
      startMs: undefined,
      sentences: [],
      isHeard: false,
      heardFrom: null,
      onPlay: () => {},
      onChanged: () => {},
      speaking: () => null,
    }),
  );

it("an answer can be added to and told again, talk with Saga cannot", () => {
  const told = rowOf("We lived above the bakery.");
  expect(told).toContain("Add to it");
  expect(told).toContain("Tell it again");
  const asked = rowOf("Who reads this?", true);
  expect(asked).toContain("Edit");
  expect(asked).not.toContain("Add to it");
  expect(asked).not.toContain("Tell it again");
});
