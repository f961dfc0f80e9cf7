import { newPerson, newUnion } from "@saga/contract/family-blanks";
import { expect, it } from "vitest";
import { treeSvg } from "./tree-sheet.ts";

const family = {
  state: "own" as const,
  root: "b",
  people: [
    newPerson({ id: "a", name: 'Ellen "Nell" <Tonkin> & Sons', born: "1901", died: "1979", is_alive: false }),
    newPerson({ id: "b", name: "Margaret Ellen Trevorrow Chirgwin" }),
    newPerson({ id: "c", name: "Ronnie" }),
    newPerson({ id: "d", name: "" }),
  ],
  unions: [
    newUnion({ id: "u", partners: ["a"], children: ["b"] }),
    newUnion({ id: "v", partners: ["b", "c"], end: "divorced", children: ["d"] }),
  ],
  events: [],
  places: [],
  undo: null,
};

it("a tree fills a sheet of the chosen size with everybody who is shown, and names can hold no markup", () => {
  const shown = new Set(["a", "b", "c", "d"]);
  const { svg, width, height } = treeSvg(family, { shown, title: "The family of Peggy", paper: "A1" });
  expect([width, height]).toEqual([594, 841]);
  expect(svg).toContain('width="594mm" height="841mm"');
  expect(svg).toContain("Ellen &#34;Nell&#34;");
  expect(svg).not.toContain("<Tonkin>");
  expect(svg).toContain(">Margaret Ellen Trevorrow<");
  expect(svg).toContain(">Chirgwin<");
  expect(svg).toContain("1901 - 1979");
  expect(svg.match(/<path d="M[^"]+" fill="none" stroke="#8a8072"/g)).toHaveLength(2);
  const few = treeSvg(family, { shown: new Set(["b", "c"]), title: "", paper: "A4" });
  expect([few.width, few.height]).toEqual([297, 210]);
  expect(few.svg).not.toContain("Tonkin");
});
