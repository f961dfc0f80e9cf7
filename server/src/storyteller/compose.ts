import type { Language } from "#language/packs.ts";
import type { TopicId } from "#language/subjects.ts";
import type { Passage } from "./arranging/arrange.ts";
import { shortestAlone } from "./arranging/parts-of-choices.ts";
import { checkGrounding } from "./grounding/grounding.ts";
import { printed, punctuated } from "./material/clean.ts";
import type { Unit } from "./material/unit.ts";
import { type Sentence, type Source, sourceKey, type Told } from "./story.ts";

/** A sentence of the story with where it stands, and the same words before fillers were cut. */
export type Line = {
  sentence: Sentence;
  uncut: string;
  topic: TopicId;
  chapter: number;
  episode: number;
  scene: number;
  /** The question stayed with what was told before, so that the topic says little. */
  staysOn: boolean;
  needsHeading: boolean;
};

type Chosen = { passages: readonly Passage[]; chosen: ReadonlySet<Unit>; sources: Map<Unit, Source[]> };

const follows = (unit: Unit, last: Unit | undefined): boolean =>
  last?.piece.sentence === unit.piece.sentence && last.piece.end === unit.piece.start;

/** Pieces of one sentence that were all chosen become that sentence again. */
const runsOf = (units: readonly Unit[]): Unit[][] => {
  const runs: Unit[][] = [];
  for (const unit of units) {
    const run = runs.at(-1);
    if (run && follows(unit, run.at(-1))) run.push(unit);
    else runs.push([unit]);
  }
  return runs;
};

/** The answers that hold all of the run: one that repeats only a part of a sentence is no source of the whole. */
const sourcesOf = (run: readonly Unit[], sources: Map<Unit, Source[]>): Source[] => {
  const cited = run.map(
    (unit) => new Map((sources.get(unit) ?? []).map((source) => [sourceKey(source), source])),
  );
  return [...(cited[0]?.values() ?? [])].filter((source) =>
    cited.every((keys) => keys.has(sourceKey(source))),
  );
};

/** Is a passage the last few words of what was told before it? */
const isEnd = ({ scene, units }: Passage, before: Passage | undefined): boolean =>
  before?.scene === scene && units.reduce((sum, { words }) => sum + words, 0) < shortestAlone;

/** The chosen units as sentences, in the order of the story. */
export const linesOf = ({ passages, chosen, sources }: Chosen, language: Language): Line[] =>
  passages.flatMap((passage, place) => {
    const { told, topic, chapter, episode, scene, units, needsHeading } = passage;
    const before = passages[place - 1];
    const joins = isEnd(passage, before);
    // Few words of two matters share no paragraph.
    const opens = !needsHeading && before !== undefined && before.scene !== scene;
    return runsOf(units.filter((unit) => chosen.has(unit))).map((run, at) => {
      const start = run[0]?.piece.start ?? 0;
      const last = run.at(-1)?.piece;
      const raw = told.text.slice(start, last?.end ?? start);
      const isBroken = last?.isBroken === true;
      return {
        sentence: {
          text: printed(raw, { isBroken, language }),
          sources: sourcesOf(run, sources),
          ...(joins && at === 0 ? { joins: true as const } : {}),
          ...(opens && at === 0 ? { opens: true as const } : {}),
        },
        uncut: punctuated(raw, language),
        topic,
        chapter,
        episode,
        scene,
        staysOn: told.staysOn === true,
        needsHeading,
      };
    });
  });

type Proof = { told: readonly Told[]; language: Language; tellerName: string };

const proven = (sentences: readonly Sentence[], { told, language, tellerName }: Proof): boolean[] =>
  checkGrounding({ sentences, told, language, profileNames: [tellerName] }).map(({ supported }) => supported);

/**
 * What the gate lets through. A sentence that lost its ground with its fillers is printed as it was said; one that has
 * none even so is left out. Nothing of ours is printed that would not be accepted from a model.
 */
export const groundedLines = (lines: readonly Line[], proof: Proof): Line[] => {
  const isSound = proven(
    lines.map(({ sentence }) => sentence),
    proof,
  );
  const lost = lines.filter((_, at) => !isSound[at]);
  const asSaid = lost.map((line) => ({ ...line, sentence: { ...line.sentence, text: line.uncut } }));
  const isRepaired =
    lost.length > 0
      ? proven(
          asSaid.map(({ sentence }) => sentence),
          proof,
        )
      : [];
  const repairs = new Map(lost.map((line, at) => [line, isRepaired[at] ? asSaid[at] : undefined]));
  return lines.flatMap((line, at) => (isSound[at] ? line : (repairs.get(line) ?? [])));
};
