import { expect, it } from "vitest";
import { placesOf, withName } from "./name-places.ts";

it("a name is found as a whole word, as it is written", () => {
  expect(placesOf("Ann met Anna. ann and Ann's hat, Ånn too.", "Ann")).toEqual([
    { before: "", after: " met Anna. ann and Ann's hat, Ånn too." },
    { before: "Ann met Anna. ann and ", after: "'s hat, Ånn too." },
  ]);
});

it("signs in a name are letters like others", () => {
  expect(withName("J. (Jan) came, J. left.", { name: "J.", becomes: "$& Jan" })).toBe(
    "$& Jan (Jan) came, $& Jan left.",
  );
});
