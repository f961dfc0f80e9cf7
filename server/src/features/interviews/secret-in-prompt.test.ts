import { expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { startSaga } from "../../../test/test-saga.ts";

const secret =
  "I never told a soul: Wendel Brack was the father of our Rosa, and he paid for the house at Tarn End.";
const home = "We had a stove and two beds, and our Rosa slept by the window in the blue room every winter.";

/** Told at such length that what was said before is remembered by notes alone. */
const long = ["mill", "yard", "chapel", "lane", "ferry", "harbour"].map((place) =>
  `I went down past the ${place} every morning of that winter with a basket. `.repeat(28),
);

it("nothing noted of a secret, and nobody who was named in it alone, stands in a later prompt", async () => {
  const replies = [
    replyWith("Tell me about the blue room.", {
      names: [{ name: "Rosa", who: "the teller's girl" }],
      notes: [{ text: "Rosa slept by the window in the blue room", message_id: "1.1" }],
    }),
    replyWith("That stays out of every story. Go on when you like.", {
      intent: "secret",
      move: "stay_gently",
      names: [{ name: "Wendel Brack", who: "father of Rosa" }],
      threads: [{ text: "he paid for the house at Tarn End", weight: 3 }],
      notes: [
        { text: "Wendel Brack was Rosa's father and paid for the house", message_id: "1.3" },
        { text: "Rosa in the blue room, her father paid for the house", message_id: "1.1" },
      ],
    }),
  ];
  const model = standInModel((_request, call) => replies[call - 1] ?? replyWith("Go on about that morning."));
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna);
  for (const text of [home, secret, ...long]) talk = await answer(anna, talk, text);
  const later = model.requests.slice(2).map(({ parts }) =>
    parts
      .slice(1)
      .map(({ content }) => content)
      .join("\n"),
  );
  for (const prompt of later) {
    expect(prompt).not.toMatch(/Wendel|Brack|Tarn End|paid for|father/u);
    expect(prompt).toContain("in no story, nor asked about");
  }
  expect(later.at(-1)).toContain("Rosa slept by the window in the blue room");
});
