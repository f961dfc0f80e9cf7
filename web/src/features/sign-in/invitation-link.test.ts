import { expect, it } from "vitest";
import { invitationIn } from "./invitation-link.ts";

it("an invitation stands behind the # of the address, and nothing else is taken for one", () => {
  expect(invitationIn("#invitation=abcdefghijklmnopqrst_-09")).toBe("abcdefghijklmnopqrst_-09");
  for (const hash of [
    "",
    "#content",
    "#invitation=",
    "#invitation=short",
    "#invitation=abc<script>abcdefghijkl",
  ])
    expect(invitationIn(hash)).toBeNull();
});
