import { expect, it } from "vitest";
import { contactParts } from "./help-lines.ts";

const links = (contact: string) => contactParts(contact).map(({ telephone }) => telephone);

it("every number of a line of help can be called", () => {
  expect(links("116 123")).toEqual(["tel:116123"]);
  expect(links("020-22 22 33")).toEqual(["tel:020222233"]);
  expect(links("112, 999; 911; 000")).toEqual(["tel:112", null, "tel:999", null, "tel:911", null, "tel:000"]);
});

it("words beside a number are shown as they are", () => {
  const parts = contactParts("112, be att få tala med jourhavande präst");
  expect(parts.map(({ text }) => text).join("")).toBe("112, be att få tala med jourhavande präst");
  expect(parts.map(({ telephone }) => telephone)).toEqual(["tel:112", null, null]);
});
