import { expect, it } from "vitest";
import { withhold } from "./event-stream.ts";

it("keeps the words of a reply until it is released, then says them in their order and all that follows at once", () => {
  const heard: string[] = [];
  const { withheld, release } = withhold({
    words: (text) => heard.push(`words ${text}`),
    reset: () => heard.push("reset"),
    said: (text) => heard.push(`said ${text}`),
  });
  withheld.words("What");
  withheld.reset();
  withheld.words("Who");
  withheld.said("Who?");
  expect(heard).toEqual([]);
  release();
  expect(heard).toEqual(["words What", "reset", "words Who", "said Who?"]);
  withheld.words(" was she?");
  expect(heard.at(-1)).toBe("words  was she?");
});
