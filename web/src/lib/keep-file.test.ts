import { expect, it } from "vitest";
import { fileNameOf } from "./keep-file.ts";

it("a file bears the title, without signs that no system takes", () => {
  expect(fileNameOf('Åsa: "The bread/mouse"?', "pdf")).toBe("Åsa The bread mouse.pdf");
  expect(fileNameOf(" ... ", "md")).toBe("saga.md");
});
