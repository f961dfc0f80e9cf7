import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import type { Told } from "../story.ts";
import type { Closed } from "./closed.ts";
import { readThrough } from "./read-through.ts";

const documents = join(import.meta.dirname, "../../../../docs/evaluation");

type Line = readonly [text: string, ...answers: number[]];

type Played = {
  file: string;
  language: Language;
  name: string;
  /** Where an answer begins to confide something, or refuses it. */
  closed: readonly { answer: number; from: string; isLimit?: boolean }[];
  /** Of the story that a model wrote. */
  lines: readonly Line[];
};

/** The answers of an interview that was played by hand. */
const answersIn = (file: string): string[] => {
  const dialogue = readFileSync(join(documents, `${file}.md`), "utf8");
  const turns = dialogue.matchAll(/\*\*1\.\d+\*\* [\s\S]*?\n\n((?:> ?.*(?:\n|$))+)/gu);
  return [...turns].map(([, text = ""]) => text.replace(/^> ?/gmu, "").trim());
};

const sourceOf = (answer: number) => ({ interview_id: "i", message_id: `m${answer}` });

/** The lines of a story that point to something that its teller keeps out, a list for each matter. */
const pointingIn = ({ file, language, name, closed, lines }: Played): string[][] => {
  const all = answersIn(file);
  const kept = closed.map(({ answer, from, isLimit = false }): Closed => {
    const content = all[answer - 1] ?? "";
    const text = content.slice(content.indexOf(from));
    return { ...sourceOf(answer), position: 2 * answer, text, isLimit };
  });
  const told = all.map((content, at): Told => {
    const out = closed.find(({ answer }) => answer === at + 1);
    const text = out ? content.slice(0, content.indexOf(out.from)) : content;
    const place = { interviewId: "i", number: 1, messageId: `m${at + 1}`, position: 2 * (at + 1) };
    return { ...place, text, topic: null, isPrivate: false };
  });
  const sentences = lines.map(([text, ...answers]) => ({ text, sources: answers.map(sourceOf) }));
  const story = { title: "", sections: [{ heading: "", sentences }], words: 0, note: null };
  const { passages = [] } = readThrough(story, {
    told,
    language,
    tellerName: name,
    settled: [],
    closed: kept,
  });
  return passages
    .filter(({ reasons }) => reasons.includes("beside_kept"))
    .map((passage) => passage.lines.map(({ text }) => text));
};

it("finds what Zofia told of Bolek before she confided whose doing it was", () => {
  const harmless: Line[] = [
    ["Marek pod piecem lekcje odrabiał i słuchał, kto się z kim żeni.", 14],
    ["Siostry nie miałam, z Pelasią byłam dzień w dzień.", 6],
    ["W dziewięćdziesiątym mnie z cukrowni na wcześniejszą wzięli.", 17],
  ];
  const pointing: Line[] = [
    [
      "Bolek muchy by nie skrzywdził, a zdjęli go z wagi w siedemdziesiątym pierwszym, były jakieś papiery, że się wagi nie zgadzały, i na plac poszedł.",
      11,
      12,
    ],
    ["Ni ma go już, a córka jego w kościele mi się kłania, zawsze pierwsza.", 12],
    ["Wolałabym, żeby się nie kłaniała.", 12],
  ];
  const closed = [
    { answer: 15, from: "No dobra, to powiem" },
    { answer: 16, from: "No to jeszcze tyle" },
  ];
  const lines = [...harmless.slice(0, 2), ...pointing, ...harmless.slice(2)];
  expect(pointingIn({ file: "zofia-kurek-pl", language: "pl", name: "Zofia", closed, lines })).toEqual([
    pointing.map(([text]) => text),
  ]);
});

it("finds what blames Edie's brother for the letter that she never posted, and the winter that can be counted out", () => {
  const gap = "Every December from 57 to 2006, bar one, she sang the Messiah at Carr Road.";
  const died =
    "Her dad went in 71 with his chest, and her mother in June 79, in the front room, with the piano pushed back for the bed.";
  const lines: Line[] = [
    ["In April 57 Donald saw a poster in the Labour Exchange, a man in a check shirt with a tree.", 14],
    ["He told them at the tea table and was gone in three weeks.", 14],
    [gap, 30],
    ["Altos get no tunes, but they are holding it up.", 30],
    [died, 15],
    ["She kept asking for Donald.", 15],
    ["“He didn't come. He never came.”", 15],
    ["In 1996 Edie found out where Michael was.", 20],
  ];
  const closed = [
    { answer: 19, from: "But that winter after", isLimit: true },
    { answer: 33, from: "And I'll tell you why" },
    { answer: 34, from: "I were only spiteful" },
  ];
  expect(pointingIn({ file: "edie-marsden-en", language: "en", name: "Edie", closed, lines })).toEqual([
    [gap],
    [died, "She kept asking for Donald.", "“He didn't come. He never came.”"],
  ]);
});
