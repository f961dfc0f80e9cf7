import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences } from "#language/text.ts";
import { checkGrounding } from "./grounding/grounding.ts";
import { withoutAdmittedSlips } from "./material/slips.ts";
import { type Source, sourceOf, type Told } from "./story.ts";

const root = join(import.meta.dirname, "../../..");

const stories = [
  { file: "assunta-it", heading: "The story" },
  { file: "dorothy-en", heading: "The story that followed" },
  { file: "ingegerd-sv", heading: "The story" },
  { file: "jadwiga-pl", heading: "The story" },
  { file: "ottorino-it", heading: "The story" },
  { file: "ottorino-it", heading: "The plain chat's story" },
  { file: "peggy-en", heading: "The story", isBiography: true },
  { file: "reg-en", heading: "The story" },
  { file: "stanislaw-pl", heading: "The story that followed" },
  { file: "winifred-en", heading: "The story" },
  { file: "winifred-en", heading: "The story written anew" },
];

type Played = { told: Told[]; name: string; language: Language };

const playedIn = (text: string, language: Language): Played => {
  const [talk = ""] = text.split("\n## ");
  const parts = talk.split(/^\*\*(?:1\.)?(\d{3})\*\* /mu).slice(1);
  const told: Told[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const [question = "", ...answer] = (parts[at + 1] ?? "").split("\n>");
    told.push({
      interviewId: "one",
      number: 1,
      messageId: `${parts[at]}`,
      text: withoutAdmittedSlips(answer.join(" ").split("\n\n_")[0]?.trim() ?? "", language),
      topic: null,
      position: at + 1,
      isPrivate: false,
      staysOn: true,
      question: question.trim(),
    });
  }
  return { told, name: /^# ([^,]+)/u.exec(text)?.[1] ?? "", language };
};

/** The sentences of a story that are longer than a heading. */
const printedIn = (text: string, heading: string, language: Language): string[] => {
  const [, body = ""] = text.split(`\n## ${heading}\n`);
  return (body.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => /^[^#*_>|].*[.!?…"”»]$/u.test(line.trim()) && line.split(" ").length > 8)
    .flatMap((line) => sentences(line, language).map((sentence) => sentence.text));
};

const most = 3;

/** The answers that share most words with a sentence; none where it is of no answer. */
const sourcesOf = (
  text: string,
  { told, language }: Played,
  stems: readonly ReadonlySet<string>[],
): Source[] => {
  const own = contentStems(text, packs[language]);
  const ranked = told
    .map((answer, at) => ({ answer, shared: own.filter((stem) => stems[at]?.has(stem)).length }))
    .sort((one, other) => other.shared - one.shared);
  const isOfNone = own.length < 2 || (ranked[0]?.shared ?? 0) / own.length < 0.4;
  return isOfNone ? [] : ranked.slice(0, most).map(({ answer }) => sourceOf(answer));
};

/** How many sentences there are, and how many are refused whichever of their nearest answers they cite. */
const refusedIn = (texts: readonly string[], played: Played, isFirstPerson: boolean) => {
  const { told, name, language } = played;
  const stems = told.map(({ text }) => new Set(contentStems(text, packs[language])));
  const all = texts
    .map((text) => ({ text, sources: sourcesOf(text, played, stems) }))
    .filter(({ sources }) => sources.length > 0);
  let left = all;
  for (let count = 1; count <= most; count += 1) {
    const verdicts = checkGrounding({
      sentences: left.map(({ text, sources }) => ({ text, sources: sources.slice(0, count) })),
      told,
      language,
      profileNames: [name],
      isFirstPerson,
    });
    left = left.filter((_, at) => !verdicts[at]?.supported);
  }
  return { all: all.length, refused: left.length };
};

it("lets the sentences of stories pass that their tellers have read: at most 3 of 100 are refused in any language", () => {
  const counts = new Map<Language, { all: number; refused: number }>();
  for (const { file, heading, isBiography } of stories) {
    const language = file.slice(-2) as Language;
    const text = readFileSync(join(root, `docs/evaluation/${file}.md`), "utf8");
    const played = playedIn(text, language);
    const count = counts.get(language) ?? { all: 0, refused: 0 };
    const { all, refused } = refusedIn(printedIn(text, heading, language), played, !isBiography);
    count.all += all;
    count.refused += refused;
    counts.set(language, count);
  }
  for (const { all, refused } of counts.values()) {
    expect(all).toBeGreaterThan(60);
    expect(refused / all).toBeLessThanOrEqual(0.03);
  }
});
