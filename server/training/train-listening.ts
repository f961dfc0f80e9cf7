/**
 * Learns from labelled answers which kind of plain question is welcome, which sentence is at the heart of an answer, whom or what to name,
 * and when to leave a matter; prints what it reaches on tellers that were left out, and writes the weights. With a path also, for each teller, what was learned
 * from all the others: `npm run evaluate -- --left-out PATH` plays their answers with it.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { answerFeatures } from "../src/interviewer/listening/answer-features.ts";
import type { Linear, Seen } from "../src/interviewer/listening/linear.ts";
import { scoreOf } from "../src/interviewer/listening/linear.ts";
import { listenTo } from "../src/interviewer/listening/listen.ts";
import { sentenceFeatures } from "../src/interviewer/listening/sentence-features.ts";
import { listening } from "../src/interviewer/listening/weights.ts";
import { readAnswer } from "../src/interviewer/reading/read-answer.ts";
import { startOf } from "../src/interviewer/reading/tagged-text.ts";
import { holdFeatures } from "../src/interviewer/turns/hold-features.ts";
import { type Hold, holdsIn } from "../src/interviewer/turns/holds.ts";
import { cues } from "../src/language/conversation.ts";
import { packs } from "../src/language/packs.ts";
import { languages } from "./corpus.ts";
import { type Heeded, heededAnswers, placesAtHeart } from "./listening-data.ts";
import { ridge, type Sums, sumsOf } from "./ridge.ts";

const target = join(import.meta.dirname, "../src/interviewer/listening/weights.ts");

const kinds = cues.filter((cue) => cue !== "plain");
/** How much weights are held small: chosen by what is reached on tellers that were left out. */
const holdOfKinds = 150;
const holdOfSentences = 20;
const holdOfHolds = 1000;
/** A question that would be absurd counts as much as one that would be right. */
const absurd = -1;
const second = 0.8;
/** Whoever is only meant in the words at the heart ("he came back") counts so much. */
const meant = 0.3;
/** The best sentence, the second and the third. */
const ranks = [1, 0.7, 0.5];

type Example = { teller: string; seen: Seen; targets: Readonly<Record<string, number>> };

const namesOf = (examples: readonly Example[]): string[] =>
  [...new Set(examples.flatMap(({ seen }) => Object.keys(seen)))].sort();

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

type Learned = { whole: Linear; without: ReadonlyMap<string, Linear> };

/** A model of all examples, and for each teller one of all the others. */
const learn = (
  examples: readonly Example[],
  { outputs, hold }: { outputs: readonly string[]; hold: number },
): Learned => {
  const names = namesOf(examples);
  const means = names.map((name) => meanOf(examples.map(({ seen }) => seen[name] ?? 0)));
  const spreads = names.map(
    (name, at) => Math.sqrt(meanOf(examples.map(({ seen }) => ((seen[name] ?? 0) - means[at]!) ** 2))) || 1,
  );
  const scaled = ({ seen }: Example): number[] =>
    names.map((name, at) => ((seen[name] ?? 0) - means[at]!) / spreads[at]!);
  const tellers = [...Map.groupBy(examples, ({ teller }) => teller)];
  const rows = new Map(tellers.map(([teller, own]) => [teller, own.map(scaled)]));
  const made = (left: string | null): Linear => {
    const rest = tellers.filter(([teller]) => teller !== left);
    return {
      outputs: Object.fromEntries(
        outputs.map((output) => {
          const from = meanOf(rest.flatMap(([, own]) => own.map(({ targets }) => targets[output] ?? 0)));
          const sums: Sums[] = rest.map(([teller, own]) =>
            sumsOf(
              rows.get(teller)!,
              own.map(({ targets }) => (targets[output] ?? 0) - from),
              names.length,
            ),
          );
          const weights = ridge(sums, hold);
          const adds = Object.fromEntries(
            names.map((name, at) => [name, Number((weights[at]! / spreads[at]!).toFixed(4))]),
          );
          const shift = weights.reduce((sum, weight, at) => sum - (weight * means[at]!) / spreads[at]!, from);
          return [output, { from: Number(shift.toFixed(4)), adds }];
        }),
      ),
    };
  };
  return { whole: made(null), without: new Map(tellers.map(([teller]) => [teller, made(teller)])) };
};

const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

const answers = heededAnswers();
const taggedOf = ({ answer, language }: Heeded) => readAnswer(answer, language).tagged;

const ofKinds = (): Learned => {
  const asked = answers.filter(({ good }) => good.length > 0);
  const targetOf = ({ good, bad }: Heeded, kind: string): number => {
    if (good[0] === kind) return 1;
    if (good.includes(kind)) return second;
    return bad.includes(kind) ? absurd : 0;
  };
  const examples = asked.map((one) => ({
    teller: one.teller,
    seen: answerFeatures(taggedOf(one), packs[one.language]),
    targets: Object.fromEntries(kinds.map((kind) => [kind, targetOf(one, kind)])),
  }));
  const { whole, without } = learn(examples, { outputs: kinds, hold: holdOfKinds });
  const report = (name: string, choose: (at: number) => string): void => {
    const of = (list: "good" | "bad"): number =>
      asked.filter((one, at) => one[list].includes(choose(at))).length;
    console.log(
      `${name.padEnd(34)} good ${percent(of("good"), asked.length)}, bad ${percent(of("bad"), asked.length)}`,
    );
  };
  console.log(`kinds of question: ${asked.length} answers`);
  report("  always the most frequent", () => "feeling");
  const best = examples.map(({ teller, seen }) => {
    const model = without.get(teller)!;
    const scores = kinds.map((kind) => scoreOf(model, { output: kind, seen }));
    return kinds[scores.indexOf(Math.max(...scores))] ?? "";
  });
  report("  learned, teller left out", (at) => best[at] ?? "");
  return { whole, without };
};

const ofSentences = (): Learned => {
  const told = answers.filter(({ best }) => best.length > 0);
  const rankOf = (one: Heeded, { start, end }: { start: number; end: number }): number =>
    one.best.findIndex((words) => {
      const at = one.answer.indexOf(words);
      const shared = Math.min(end, at + words.length) - Math.max(start, at);
      return at >= 0 && shared * 2 >= Math.min(words.length, end - start);
    });
  const groups = told
    .map((one) =>
      sentenceFeatures(taggedOf(one), packs[one.language]).map((span) => ({
        ...span,
        one,
        rank: rankOf(one, span),
      })),
    )
    .filter((all) => all.length > 1);
  // Only sentences of one answer are compared with each other: each is seen beside the mean of all.
  const examples = groups.flatMap((all) => {
    const names = Object.keys(all[0]?.seen ?? {});
    const means = Object.fromEntries(
      names.map((name) => [name, meanOf(all.map(({ seen }) => seen[name] ?? 0))]),
    );
    const right = meanOf(all.map(({ rank }) => ranks[rank] ?? 0));
    return all.map(({ one, seen, rank }) => ({
      teller: one.teller,
      seen: Object.fromEntries(names.map((name) => [name, (seen[name] ?? 0) - (means[name] ?? 0)])),
      targets: { heart: (ranks[rank] ?? 0) - right },
    }));
  });
  const { whole, without } = learn(examples, { outputs: ["heart"], hold: holdOfSentences * 10 });
  const report = (
    name: string,
    choose: (all: (typeof groups)[number]) => { rank: number } | undefined,
  ): void => {
    const chosen = groups.map(choose);
    const found = chosen.filter((one) => one && one.rank >= 0).length;
    console.log(`${name.padEnd(34)} at the heart ${percent(found, groups.length)}`);
  };
  console.log(`sentences at the heart: ${groups.length} answers of several`);
  report("  always the last", (all) => all.at(-1));
  report("  learned, teller left out", (all) => {
    const score = ({ one, seen }: (typeof all)[number]): number =>
      scoreOf(without.get(one.teller)!, { output: "heart", seen });
    return [...all].sort((a, b) => score(b) - score(a))[0];
  });
  return { whole, without };
};

const ofLeaving = (): Learned => {
  const examples = answers.map((one) => ({
    teller: one.teller,
    seen: answerFeatures(taggedOf(one), packs[one.language]),
    targets: { leave: one.leave ? 1 : 0 },
  }));
  const { whole, without } = learn(examples, { outputs: ["leave"], hold: holdOfKinds });
  const scores = examples.map(({ teller, seen }) => scoreOf(without.get(teller)!, { output: "leave", seen }));
  console.log(
    `leaving a matter: ${answers.filter(({ leave }) => leave).length} of ${answers.length} answers`,
  );
  for (const from of [0.3, 0.4, 0.5]) {
    const heard = answers.filter((_, at) => scores[at]! >= from);
    const right = heard.filter(({ leave }) => leave).length;
    console.log(`  from ${from}: ${percent(right, heard.length)} of ${heard.length} right`);
  }
  return { whole, without };
};

/** Whom or what to ask about by name: whatever is named, or goes on being told of, in the words at the heart. */
const ofHolds = (kinds: Learned, heart: Learned): Learned => {
  let before: { teller: string; person?: string | undefined } | null = null;
  const told = answers.flatMap((one) => {
    const { teller, language, answer } = one;
    // What is seen of a hold is what was learned of sentences from other tellers.
    Object.assign(listening, {
      kinds: kinds.without.get(teller) ?? kinds.whole,
      sentences: heart.without.get(teller) ?? heart.whole,
    });
    const pack = packs[language];
    const tagged = taggedOf(one);
    const known = before?.teller === teller ? before.person : undefined;
    const all = holdsIn(tagged, { pack, isOwnName: false, known });
    before = { teller, person: all.find(({ kind }) => kind === "person")?.key.slice("person ".length) };
    if (one.best.length === 0 || one.leave) return [];
    const isIn = placesAtHeart(one);
    const heartOf = ({ places, carried }: Hold): number => {
      if (places.some(isIn)) return 1;
      return carried.some((number) => isIn(startOf(tagged, number))) ? meant : 0;
    };
    const holds = all.filter(({ mentions }) => mentions.length > 0);
    const heard = listenTo(tagged, pack);
    return holds.map((hold) => ({
      answer,
      language,
      teller,
      seen: holdFeatures(hold, { tagged, pack, told: heard, known, all: holds }),
      targets: { heart: heartOf(hold) },
    }));
  });
  const { whole, without } = learn(told, { outputs: ["heart"], hold: holdOfHolds });
  const scored = told.map((one) => ({
    ...one,
    score: scoreOf(without.get(one.teller)!, { output: "heart", seen: one.seen }),
  }));
  const first = [...Map.groupBy(scored, ({ answer }) => answer).values()].map(
    (all) => all.sort((a, b) => b.score - a.score)[0]!,
  );
  console.log(`whom or what to name: ${told.length} in ${first.length} answers`);
  for (const from of [0.45, 0.5, 0.55, 0.6, 0.65]) {
    const named = first.filter(({ score }) => score >= from);
    const of = (some: typeof named): string => {
      const share = (least: number): string =>
        percent(some.filter(({ targets }) => targets.heart >= least).length, some.length);
      return `${some.length} ${share(1)} named, ${share(meant)} told of`;
    };
    const each = languages.map((code) => `${code} ${of(named.filter(({ language }) => language === code))}`);
    console.log(`  from ${from}: ${of(named)} (${each.join("; ")})`);
  }
  return { whole, without };
};

const ofKind = ofKinds();
const ofSentence = ofSentences();
const learned = {
  kinds: ofKind,
  sentences: ofSentence,
  leaving: ofLeaving(),
  holds: ofHolds(ofKind, ofSentence),
};
type Models = Record<keyof typeof learned, Linear>;
const modelsOf = (of: (one: Learned) => Linear | undefined): Models => {
  const made = (one: Learned): Linear => of(one) ?? one.whole;
  return {
    kinds: made(learned.kinds),
    sentences: made(learned.sentences),
    leaving: made(learned.leaving),
    holds: made(learned.holds),
  };
};
const text = `import type { Linear } from "./linear.ts";\n\n/** Written by \`npm run train-listening\`; not edited by hand. */\nexport const listening: Record<"kinds" | "sentences" | "leaving" | "holds", Linear> = ${JSON.stringify(modelsOf(({ whole }) => whole))};\n`;
writeFileSync(target, text);
console.log(`${Math.round(text.length / 1024)} kB`);
const [, , leftOut] = process.argv;
if (leftOut) {
  const tellers = [...new Set(answers.map(({ teller }) => teller))];
  const all = tellers.map((teller) => [teller, modelsOf(({ without }) => without.get(teller))]);
  writeFileSync(leftOut, JSON.stringify(Object.fromEntries(all)));
}
