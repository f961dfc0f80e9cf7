import { expect, it } from "vitest";
import { paths } from "./paths.ts";

it("an interview is begun with the person and the number in the address, where they are known", () => {
  expect(paths.newInterview({ interviewee: "p 1", number: 2 })).toBe(
    "/interview/new?interviewee=p+1&number=2",
  );
  expect(paths.newInterview()).toBe("/interview/new");
});

it("ids cannot change the path they stand in", () => {
  expect(paths.interviewDetails("a/../b")).toBe("/interview/details/a%2F..%2Fb");
});
