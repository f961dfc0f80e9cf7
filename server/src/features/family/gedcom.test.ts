import { describe, expect, it } from "vitest";
import { gedcomText } from "./gedcom-encoding.ts";
import { readGedcom } from "./gedcom-read.ts";
import { writeGedcom } from "./gedcom-write.ts";

const reading = () => {
  let count = 0;
  return { newId: () => `n${++count}`, year: 2026 };
};
const read = (text: string) => readGedcom(text, reading());

const file = `0 HEAD
1 GEDC
2 VERS 5.5.1
0 @I1@ INDI
1 NAME Karl /Lindström/
1 SEX M
1 BIRT
2 DATE ABT 1921
2 PLAC Fryksdalen
1 DEAT Y
1 OCCU Carpenter
1 _MILT Ski troops
2 DATE 1940
1 NOTE He built
2 CONT the red house.
1 FAMS @F1@
0 @I2@ INDI
1 NAME Elsa /Lindström/
1 NAME Elsa /Berg/
2 TYPE BIRTH
1 SEX F
1 FAMS @F1@
0 @I3@ INDI
1 NAME Erik /Lindström/
1 BIRT
2 DATE (the winter the lake froze)
1 FAMC @F1@
2 PEDI adopted
1 SOUR @S1@
0 @F1@ FAM
1 HUSB @I1@
1 WIFE @I2@
1 CHIL @I3@
1 MARR
2 DATE BET 1944 AND 1946
1 DIV Y
0 @S1@ SOUR
1 TITL Parish book
0 TRLR`;

describe("a GEDCOM file", () => {
  it("becomes people and partnerships, and says what has no place", () => {
    const { tree, unknown, broken, foreign } = read(file);
    expect(tree.people).toMatchObject([
      {
        name: "Karl Lindström",
        gender: "male",
        born: "ABT 1921",
        born_place: "Fryksdalen",
        is_alive: false,
        occupation: "Carpenter",
        bio: "He built\nthe red house.",
        foreign: ["1 _MILT Ski troops", "2 DATE 1940"],
      },
      { name: "Elsa Lindström", birth_name: "Elsa Berg" },
      { name: "Erik Lindström", born: "(the winter the lake froze)", foreign: ["1 SOUR @S1@"] },
    ]);
    expect(tree.unions).toMatchObject([
      { from: "BET 1944 AND 1946", end: "divorced", children: [{ kind: "adopted" }] },
    ]);
    expect(unknown).toEqual({ _MILT: 1, SOUR: 2 });
    expect([broken, foreign]).toEqual([0, ["0 @S1@ SOUR", "1 TITL Parish book"]]);
  });

  it.each(["5.5.1", "7.0"] as const)("of version %s comes back as it went out", (version) => {
    const { tree, foreign } = read(file);
    const out = writeGedcom(tree, { version, hasLiving: true, foreign });
    const again = read(out);
    expect(again.tree).toEqual(tree);
    expect(again.foreign).toEqual(foreign);
    expect(out).toContain(`2 VERS ${version}`);
  });

  it("says nothing twice when it goes out again, and keeps what its own tags mean", () => {
    const written = [
      "0 HEAD\n1 GEDC\n2 VERS 7.0\n1 SCHMA\n2 TAG _MILT https://example.org/milt",
      "0 @I1@ INDI\n1 NAME Joseph /de Allen/ jr.\n1 BIRT\n2 DATE 1 MAR 1900\n2 PLAC York\n2 SOUR @S1@\n1 _MILT Guard",
      "0 INDI\n1 NAME Nobody's Link\n0 INDI\n1 NAME Nobody's /Link/",
      "0 @S1@ SOUR\n1 TITL Parish book\n0 @U7@ SUBM\n1 NAME Somebody",
    ].join("\n");
    const { tree, foreign } = read(written);
    expect(new Set(tree.people.map(({ id }) => id)).size).toBe(3);
    const out = writeGedcom(tree, { version: "7.0", hasLiving: true, foreign });
    for (const line of written.split("\n").slice(3, 10))
      expect([line, out.split("\n").filter((one) => one === line).length]).toEqual([line, 1]);
    expect(out).toContain("0 @U7@ SUBM\n1 NAME Somebody");
    const again = read(out);
    expect(writeGedcom(again.tree, { version: "7.0", hasLiving: true, foreign: again.foreign })).toBe(out);
  });

  it("can leave the living out", () => {
    const { tree } = read(file);
    const out = writeGedcom(tree, { version: "7.0", hasLiving: false, foreign: [] });
    expect(out).not.toContain("Elsa");
    expect(out).toContain("Karl");
    expect(out).toContain("NAME Living");
  });

  it.each([
    ["nothing", ""],
    ["a picture", "\u0000\u0001\u0002"],
    ["a line of a million letters", `0 HEAD\n1 NOTE ${"x".repeat(1_000_000)}`],
    ["levels without parents", "3 NAME x\n2 @I1@ INDI"],
    ["links to nobody", "0 @F1@ FAM\n1 HUSB @I9@\n1 CHIL @I8@"],
  ])("that is %s gives an empty family and no fault", (_, text) => {
    const { tree } = read(text);
    expect([tree.people, tree.unions]).toEqual([[], []]);
  });

  it("is read in every encoding of the standards", () => {
    const text = "0 HEAD\n1 CHAR X\n0 @I1@ INDI\n1 NAME Åsa Łucja\n";
    const nameIn = (bytes: Buffer) => read(gedcomText(bytes)).tree.people[0]?.name;
    expect(nameIn(Buffer.from(text))).toBe("Åsa Łucja");
    expect(nameIn(Buffer.from(`\ufeff${text}`, "utf16le"))).toBe("Åsa Łucja");
    expect(nameIn(Buffer.from(`\ufeff${text}`, "utf16le").swap16())).toBe("Åsa Łucja");
    const ansel = Buffer.concat([
      Buffer.from("0 HEAD\n1 CHAR ANSEL\n0 @I1@ INDI\n1 NAME "),
      Buffer.from([0xea, 0x41, 0x73, 0x61, 0x20, 0xa1]),
      Buffer.from("ucja\n"),
    ]);
    expect(nameIn(ansel)).toBe("Åsa Łucja");
    expect(nameIn(Buffer.from("0 @I1@ INDI\n1 NAME \u00c5sa\n", "latin1"))).toBe("Åsa");
  });

  it("say where somebody moved, and keep it when they come back", () => {
    const { tree } = read(file);
    const [first] = tree.people;
    const events = [
      { id: "e", kind: "moved" as const, person: first?.id ?? "", date: "1951", place: "Leeds" },
    ];
    const options = { version: "7.0" as const, hasLiving: true, foreign: [] };
    const written = writeGedcom({ ...tree, events }, options);
    expect(written).toContain("1 EVEN\n2 TYPE Moved\n2 DATE 1951\n2 PLAC Leeds");
    expect(writeGedcom(read(written).tree, options)).toContain("2 TYPE Moved\n2 DATE 1951\n2 PLAC Leeds");
  });
});

describe("where something was told", () => {
  const { tree } = read(file);
  const said = {
    interview_id: "3f2a",
    interview_title: "Interview 1: Overview",
    message_id: "m1",
    sentence: "@home we called him Kalle.",
    told_at: "2026-11-01T12:00:00.000Z",
    recording_id: null,
  };
  const source = {
    kind: "person" as const,
    relation: "father" as const,
    side: "" as const,
    name: "Karl",
    date: "",
    place: "",
    record: tree.people[0]?.id ?? "",
    life: "elsa",
    teller: "Elsa",
    said: [said],
  };
  const options = { version: "7.0" as const, hasLiving: true, sources: [source] };

  it("is written without the name of somebody living who has none in the file", () => {
    const gone = { ...tree.people[0], id: "gone", name: "Elsa Berg", user_id: "elsa", is_alive: false };
    const living = { ...tree.people[0], id: "living", name: "Basil Rowe", user_id: null, is_alive: true };
    const people = [gone, living] as typeof tree.people;
    const sources = [
      { ...source, record: "gone", said: [{ ...said, interview_title: "About Basil Rowe (2)" }] },
    ];
    const out = (hasLiving: boolean) =>
      writeGedcom({ ...tree, people, unions: [] }, { version: "7.0", hasLiving, sources, foreign: [] });
    expect(out(true)).toContain("1 TITL About Basil Rowe (2)");
    expect(out(false)).toContain("1 TITL Elsa\n");
    expect(out(false)).not.toContain("Basil");
  });

  it("is written as a source, and a file that comes back brings it once", () => {
    const written = writeGedcom(tree, { ...options, foreign: [] });
    expect(written).toContain(
      "1 SOUR @SAGA_3F2A@\n2 PAGE Answer m1\n2 DATA\n3 DATE 1 NOV 2026\n3 TEXT @@home we",
    );
    const again = read(written);
    const record = again.tree.people[0]?.id ?? "";
    const out = writeGedcom(again.tree, {
      ...options,
      sources: [{ ...source, record }],
      foreign: again.foreign,
    });
    expect(out.match(/^1 SOUR @SAGA_3F2A@$/gm)).toHaveLength(1);
    expect(out.match(/^0 @SAGA_3F2A@ SOUR$/gm)).toHaveLength(1);
  });

  it("stays out with living tellers", () => {
    expect(writeGedcom(tree, { ...options, hasLiving: false, foreign: [] })).not.toContain("SAGA_");
  });
});
