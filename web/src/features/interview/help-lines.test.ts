import { expect, it } from "vitest";
import { contactParts, linesFor, regionOf } from "./help-lines.ts";

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

it.each([
  ["Europe/London", ["en-US"], "GB"],
  ["America/Chicago", ["sv-SE"], "US"],
  ["UTC", ["sv", "sv-FI"], "FI"],
  ["UTC", ["en"], null],
])("a device whose clock is set to %s and whose languages are %j is in %s", (clock, languages, region) => {
  expect(regionOf({ clock, languages })).toBe(region);
});

it("numbers of the reader's own country stand first, and all of them where it is not known", () => {
  const lines = [
    { name: "Emergency", contact: "999", regions: ["GB", "IE"] },
    { name: "Lifeline", contact: "988", regions: ["US"] },
  ];
  expect(linesFor(lines, "IE").near.map(({ contact }) => contact)).toEqual(["999"]);
  expect(linesFor(lines, "IE").far.map(({ contact }) => contact)).toEqual(["988"]);
  expect(linesFor(lines, "JP").near).toEqual(lines);
  expect(linesFor(lines, null).far).toEqual([]);
});
