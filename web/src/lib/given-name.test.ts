import { expect, test } from "vitest";
import { givenName } from "./given-name.ts";

test("a name made of an address is somebody's only where people are called so", () => {
  expect(givenName("Owner")).toBeNull();
  expect(givenName("Info")).toBeNull();
  expect(givenName("")).toBeNull();
  expect(givenName("Edith")).toBe("Edith");
  expect(givenName("Owner Lind")).toBe("Owner Lind");
});
