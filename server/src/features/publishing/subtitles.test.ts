import { expect, it } from "vitest";
import { subtitlesOf } from "./subtitles.ts";

it("subtitles say who speaks and when, and take nothing for markup", () => {
  const cue = {
    startMs: 61_500,
    endMs: 3_723_004,
    speaker: "Anna <i>",
    text: "It was --> cold\n\nin <b> & out.",
  };
  expect(subtitlesOf([cue])).toBe(
    "WEBVTT\n\n00:01:01.500 --> 01:02:03.004\n<v Anna &lt;i&gt;>It was --&gt; cold in &lt;b&gt; &amp; out.",
  );
});
