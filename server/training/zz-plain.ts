import { readFileSync } from "node:fs";
import { packs } from "../src/language/packs.ts";
import { contentStems } from "../src/language/text.ts";
import { citedClosely } from "../src/storyteller/written/cited-closely.ts";
import { judged } from "../src/storyteller/written/judge.ts";
import { wholeLife } from "../src/storyteller/written/material.ts";
import { heldAgainstNeighbours, withNamesCited } from "../src/storyteller/written/neighbours.ts";
import { readSentences } from "../src/storyteller/written/reply.ts";
import { namesOfTeller } from "../src/storyteller/written/teller-names.ts";

const [req, story, language, name, style] = process.argv.slice(2) as any;
const prompt = readFileSync(req, "utf8");
const told = [
  ...prompt.matchAll(/^§\S+ (?<n>\d)\.(?<p>\d+)\n(?:\(asked: (?<q>.*)\)\n)?(?<t>[\s\S]*?)\n§\S+ end$/gmu),
].map(({ groups: g }: any) => ({
  interviewId: "a",
  number: +g.n,
  messageId: `m${g.n}.${g.p}`,
  text: g.t,
  topic: null,
  position: +g.p,
  isPrivate: false,
  question: g.q ?? "",
}));
const known = [
  ...(prompt.match(/who people are to the teller[^\n]*\n([\s\S]*?)\n§/)?.[1] ?? "").matchAll(
    /^(.+?): (.+?)(?:, “.*”)? \(/gmu,
  ),
].map((m) => ({ name: m[1]!, who: m[2]!.replace(/[“”]/g, "") }));
const material = told.map((one: any) => ({
  mark: `${one.number}.${one.position}`,
  asked: one.question,
  text: one.text,
  told: one,
}));
const people = known;
const context: any = {
  language,
  style,
  tellerName: namesOfTeller({ name, told, people } as any, language),
  told,
  material,
  printed: [],
  matters: [],
  people,
};
const paragraphs = readFileSync(story, "utf8")
  .split(/\n\n+/)
  .filter((p) => !p.startsWith("#") && p.split(" ").length > 8);
let n = 0,
  bad = 0;
for (const p of paragraphs) {
  const marks = material.map(({ mark }) => mark);
  const drafts = readSentences({ paragraphs: [{ text: p, src: marks }] }, language)!;
  // the answers of a paragraph: greedily
  const stems = new Set(contentStems(p, packs[language as "en"]));
  const scored = material
    .map((m) => ({
      mark: m.mark,
      n: [...new Set(contentStems(`${m.asked} ${m.text}`, packs[language as "en"]))].filter((s) =>
        stems.has(s),
      ).length,
    }))
    .sort((a, b) => b.n - a.n)
    .slice(0, 6)
    .map((x) => x.mark);
  const js = withNamesCited(
    judged(
      drafts.map((d) => ({ ...d, marks: scored })),
      context,
    ),
    context,
  ).map((o) => citedClosely(o, context));
  for (const j of heldAgainstNeighbours(js, context)) {
    n++;
    if (j.faults.length) {
      bad++;
      console.log(
        j.faults.join(","),
        "|",
        j.missing.join(","),
        JSON.stringify(j.mistaken?.map((m: any) => m.who + ">" + m.forWhom)),
        "|",
        j.sentence.text,
      );
    }
  }
}
console.log(n, bad);
