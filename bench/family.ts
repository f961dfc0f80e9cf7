import { randomUUID } from "node:crypto";
import { newPerson, newUnion } from "../contract/src/family-blanks.ts";
import { matchesOf, mergedInto } from "../server/src/features/family/gedcom-merge.ts";
import { readGedcom } from "../server/src/features/family/gedcom-read.ts";
import { writeGedcom } from "../server/src/features/family/gedcom-write.ts";

/** Milliseconds for writing and reading a whole family as GEDCOM, and for joining it with itself, on this machine. It does not see the database. */
function familyOf(size: number) {
  const couples = Math.max(1, Math.floor(size / 3));
  const id = (kind: string, index: number) => `${kind}${index}`;
  const unions = Array.from({ length: couples }, (_, index) =>
    newUnion({
      id: id("u", index),
      partners: [id("p", index), id("q", index)],
      children: [index * 2 + 1, index * 2 + 2].map((child) => id("p", child)),
    }),
  );
  const ids = new Set(
    unions.flatMap(({ partners, children }) => [...partners, ...children.map((child) => child.id)]),
  );
  const people = [...ids].map((one, index) =>
    newPerson({ id: one, name: `Person ${one}`, born: String(1600 + (index % 400)) }),
  );
  return { head: { root: "p0" }, people, unions };
}

const timed = <T>(work: () => T): [T, number] => {
  const start = performance.now();
  return [work(), Math.round(performance.now() - start)];
};

console.log("people  write ms  read ms  join ms  memory MB");
for (const size of [10, 500, 5_000, 20_000, 100_000]) {
  const tree = familyOf(size);
  const [text, write] = timed(() => writeGedcom(tree, { version: "7.0", hasLiving: true, foreign: [] }));
  const [file, read] = timed(() => readGedcom(text, { newId: randomUUID, year: 2026 }));
  const [, join] = timed(() => mergedInto(tree, file.tree, matchesOf(tree, file.tree)));
  const memory = Math.round(process.memoryUsage().rss / 1024 / 1024);
  console.log([tree.people.length, write, read, join, memory].join("  "));
}
