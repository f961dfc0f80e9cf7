import { flat } from "../grounding/quote-check.ts";
import { unitsOf } from "../material/unit.ts";
import { strandedIn } from "../read-through/stranded.ts";
import type { Sentence } from "../story.ts";
import type { Ask } from "./ask.ts";
import { citedClosely } from "./cited-closely.ts";
import { closedUp, placesOf } from "./closing-up.ts";
import { withFallen } from "./fallen-words.ts";
import type { Doubted } from "./faults.ts";
import { type Fault, type Judged, type JudgingContext, judged } from "./judge.ts";
import { heldAgainstNeighbours, type NamedBefore, namedBefore, withNamesCited } from "./neighbours.ts";
import { ownWords } from "./own-words.ts";
import { type Commission, checkingRequest, writingRequest } from "./prompt.ts";
import { amongOthers, materialOn, repairRequest } from "./repairing.ts";
import {
  type Draft,
  type Opinion,
  type Repair,
  readOpinions,
  readRepairs,
  readSentences,
  readSpared,
} from "./reply.ts";

type Work = {
  commission: Commission;
  context: JudgingContext;
  ask: Ask;
  /** For other words and for another attempt, as long as they may cost something. */
  mend: Ask;
  mayMend: () => boolean;
  /** The section as it was written together with others. */
  draft?: unknown;
};

/** Share of refused sentences above which a section is written anew; one may always be mended. */
const mostRefused = 1 / 3;
/** Of the last attempt so much has to hold, with other words for what was refused: less is no chapter. */
const leastKept = 0.5;
const mostAttempts = 2;
const mostRepairs = 2;

/** Was every death, marriage and move told? */
const tellsTurnings = (all: readonly Judged[], { turnings }: Commission): boolean => {
  const cited = new Set(all.flatMap(({ marks }) => marks));
  return turnings.every((mark) => cited.has(mark));
};

const isSound = ({ faults }: Judged): boolean => faults.length === 0;
const refusedOf = (all: readonly Judged[]): Judged[] => all.filter((one) => !isSound(one));
const areTooMany = (refused: number, { all, share }: { all: number; share: number }): boolean =>
  refused > Math.max(1, all * share);

/** Sentences as a prompt lists them. */
export const doubtedOf = (all: readonly Judged[]): Doubted[] =>
  all.map(({ sentence, ...one }, at) => ({ ...one, sentence: at + 1, text: sentence.text }));

/** The sentences in their order, "…" for what falls out and is not one of those asked about. */
const sectionOf = (all: readonly Judged[], asked: ReadonlySet<number>): string[] =>
  all.map((one, at) => (isSound(one) || asked.has(at + 1) ? one.sentence.text : "…"));

/** So many paragraphs before a section say what its first sentences mean. */
const paragraphsBefore = 2;
const lastOf = (before: string): string => before.split("\n\n").slice(-paragraphsBefore).join("\n\n");

/**
 * A second opinion, on what plain code found nothing wrong with: denials and people who changed places hide from it. A
 * sentence that got no verdict, asked for once more, is refused.
 */
const checked = async (
  all: readonly Judged[],
  { commission, ask }: Work,
  section = all.map(({ sentence }) => sentence.text),
): Promise<Judged[]> => {
  const sound = doubtedOf(all).filter(({ faults }) => faults.length === 0);
  const opinions = new Map<number, Opinion>();
  // What stands right before a sentence says more than the whole story so far.
  const isBegun = sound.some(({ sentence }) => sentence === 1);
  const asking = { ...commission, before: isBegun ? lastOf(commission.before) : "" };
  for (let asked = 0; asked < mostAttempts; asked += 1) {
    const open = sound.filter(({ sentence }) => !opinions.has(sentence));
    if (open.length === 0) break;
    const material = materialOn(open, commission.material);
    const reply = await ask(checkingRequest({ ...asking, material }, open, section));
    for (const [at, opinion] of readOpinions(reply) ?? []) if (!opinions.has(at)) opinions.set(at, opinion);
  }
  return all.map((one, at) => {
    if (!isSound(one)) return one;
    const opinion = opinions.get(at + 1) ?? "unchecked";
    const faults: Fault[] = opinion === "supported" ? [] : [opinion];
    return { ...one, faults };
  });
};

/** Names of one story that a sentence may be given instead of "he". */
const mostNamed = 3;

/** With the answers that hold the names it was given where nothing named of whom it speaks. */
const citing = (repair: Repair, named: readonly NamedBefore[]): Repair => {
  const own = named
    .filter(({ name }) => name.split(" ").some((word) => repair.text.includes(word)))
    .map(({ mark }) => mark);
  return { ...repair, marks: [...new Set([...repair.marks, ...own])] };
};

/**
 * A sentence that came back as it was, of which code only doubts who is meant, is left to whoever judges it with its neighbours, where its
 * answer names last whom it names.
 */
const stoodBy = (one: Judged, was: Judged | undefined): Judged => {
  const isOnlyWho = one.faults.join() === "changed_kinship" && one.mistaken?.every(({ isNear }) => isNear);
  return isOnlyWho && one.sentence.text === was?.sentence.text ? { ...one, faults: [] } : one;
};

/**
 * Other words for the refused sentences, each in its place; what is refused again stays refused, for what is wrong with it now.
 * `asked`: the numbers to ask about, and afterwards those for which other words came.
 */
const repairedOnce = async (all: readonly Judged[], work: Work, asked: Set<number>): Promise<Judged[]> => {
  const refused = doubtedOf(all)
    .filter(({ sentence, faults }) => faults.length > 0 && asked.has(sentence))
    .map((one): Doubted => {
      const isStray = one.faults.includes("stray_person");
      const named = isStray ? namedBefore(all, one.sentence - 1, work.context).slice(0, mostNamed) : [];
      return { ...one, named };
    });
  asked.clear();
  if (refused.length === 0) return [...all];
  const wanted = new Set(refused.map(({ sentence }) => sentence));
  const section = sectionOf(all, wanted);
  const reply = await work.mend(repairRequest(work.commission, amongOthers(refused, section)));
  const spared = new Set(readSpared(reply));
  const repairs = readRepairs(reply).filter(({ sentence }) => wanted.delete(sentence));
  for (const { sentence } of repairs) asked.add(sentence);
  const kept = all.filter(isSound).map(({ sentence }) => sentence.text);
  const context = { ...work.context, printed: [...work.context.printed, ...kept] };
  const named = new Map(refused.map((one) => [one.sentence, one.named ?? []]));
  const judgedOnes = repairs.flatMap((repair) =>
    judged([citing(repair, named.get(repair.sentence) ?? [])], context).map((one) => ({
      one: stoodBy(withFallen(one, all, repair.sentence - 1, context), all[repair.sentence - 1]),
      at: repair.sentence - 1,
    })),
  );
  const better = new Map(judgedOnes.map(({ one, at }) => [at, one]));
  const held = heldAgainstNeighbours(
    all.map((one, at) => better.get(at) ?? one),
    work.context,
  ).map((one, at) => (better.has(at) ? one : (all[at] ?? one)));
  const again = await checked(
    held.map((one, at) => (better.has(at) ? one : { ...one, faults: ["unchecked"] })),
    { ...work, ask: work.mend },
    section.map((text, at) => (better.has(at) ? (held[at]?.sentence.text ?? text) : text)),
  );
  return all.map((one, at) => {
    const mended = again[at];
    if (!better.has(at) || !mended)
      return wanted.has(at + 1) && spared.has(at + 1) ? { ...one, isSpared: true } : one;
    const { opens, joins } = one.sentence;
    const place = { ...(opens ? { opens } : {}), ...(joins ? { joins } : {}) };
    return { ...mended, sentence: { ...mended.sentence, ...place } };
  });
};

/** The line that is to stand word by word, or with which an answer ends, in a sentence that holds it. */
const lineIn = ({ sentence, marks }: Judged, { commission, context }: Work): Draft | null => {
  if (context.style === "biography") return null;
  for (const { mark, told } of context.material.filter((one) => marks.includes(one.mark))) {
    const last = unitsOf(told.text, context.language).at(-1)?.text ?? "";
    const own = (commission.lines ?? []).filter((line) => flat(told.text).includes(flat(line)));
    const text = [...own, last].find(
      (line) => flat(line).trim() !== "" && flat(sentence.text).includes(flat(line)),
    );
    if (text) return { text, marks: [mark], ...(sentence.opens ? { opens: true } : {}) };
  }
  return null;
};

/** The teller's own sentences in the place of what could not be held; what has none, or none that says of whom it speaks, stays refused. */
const inOwnWords = (all: readonly Judged[], work: Work): Judged[] => {
  const { context } = work;
  const kept = all.filter(isSound).map(({ sentence }) => sentence.text);
  const done: Judged[] = [];
  const isStranded = (own: Judged, one: Judged): boolean =>
    strandedIn(placesOf([...done, one, own]), context).has(done.length + 1);
  const ownFor = (one: Judged): Judged | null => {
    const draft = ownWords(one, { context, kept }) ?? lineIn(one, work);
    const [own] = draft ? judged([draft], { ...context, printed: [...context.printed, ...kept] }) : [];
    if (!own || !isSound(own) || isStranded(own, one)) return null;
    kept.push(own.sentence.text);
    return own;
  };
  for (const one of all) done.push(isSound(one) || one.isSpared ? one : (ownFor(one) ?? one));
  return done;
};

/** With a fault for what would mean somebody else than it did, since the sentence that named them falls out. */
const withStranded = (all: readonly Judged[], { context }: Work): Judged[] => {
  const stranded = strandedIn(placesOf(all), context);
  if (stranded.size === 0) return [...all];
  return all.map((one, at) => (stranded.has(at) ? { ...one, faults: ["stray_person"] } : one));
};

/** Without what is refused, and without what cannot stand since that is gone. */
const withoutRefused = (all: readonly Judged[], work: Work): Judged[] => {
  const now = withStranded(all, work);
  if (refusedOf(now).length > refusedOf(all).length) return withoutRefused(now, work);
  return closedUp(placesOf(now), work.context.language).map(({ isGone: _, ...one }) => one);
};

const repaired = async (all: readonly Judged[], work: Work): Promise<Judged[]> => {
  let now = [...all];
  const asked = new Set(all.map((_, at) => at + 1));
  // Other words for the first time are never saved on: a chapter late in the story is worth what an early one is.
  for (let round = 0; round < mostRepairs && refusedOf(now).length > 0; round += 1) {
    if (round > 0 && !work.mayMend()) break;
    now = await repairedOnce(now, work, asked);
  }
  const own = inOwnWords(now, work);
  const marked = withStranded(own, work);
  const stranded = new Set(marked.flatMap((one, at) => (own[at] !== one ? [at + 1] : [])));
  const named = stranded.size > 0 && work.mayMend() ? await repairedOnce(marked, work, stranded) : marked;
  return withoutRefused(named, work);
};

/** As plain code judges them, each beside its neighbours. */
const judgedAlone = (drafts: readonly Draft[], work: Work): Judged[] => {
  // What is left alone stands in no prompt either: nobody is asked to say it otherwise.
  const open = judged(drafts, work.context).filter(({ faults }) => !faults.includes("kept_out"));
  const close = open.map((one) => citedClosely(one, work.context));
  return heldAgainstNeighbours(withNamesCited(close, work.context), work.context);
};

/**
 * Without sentences that speak of "him" since the one before them, which named him, was left out. The line that a scene ends on stays
 * where nobody is named whom it could be taken for.
 */
const withoutStrays = (sound: readonly Judged[], work: Work): Judged[] => {
  const stays = heldAgainstNeighbours(sound, work.context).map(
    (one, at) =>
      isSound(one) || (lineIn(one, work) !== null && namedBefore(sound, at, work.context).length === 0),
  );
  if (stays.every(Boolean)) return [...sound];
  const left = sound.map((one, at): Judged => (stays[at] ? one : { ...one, faults: ["stray_person"] }));
  return withoutStrays(withoutRefused(left, work), work);
};

/** What holds of a version, with other words for what does not; `isEnough`: is it most of what was written? */
const holdingOf = async (
  drafts: readonly Draft[],
  work: Work,
  isLast: boolean,
): Promise<{ refused: Judged[]; sound: Judged[]; isEnough: boolean }> => {
  const alone = judgedAlone(drafts, work);
  const tooMany = (refused: readonly Judged[]): boolean =>
    !isLast && areTooMany(refused.length, { all: alone.length, share: mostRefused });
  const all = tooMany(refusedOf(alone)) ? alone : await checked(alone, work);
  const refused = refusedOf(all);
  if (tooMany(refused)) return { refused, sound: [], isEnough: false };
  const sound = withoutStrays(await repaired(all, work), work);
  const isEnough = sound.length > 0 && sound.length >= all.length * leastKept;
  return { refused, sound, isEnough };
};

/**
 * A section in the words of a model, every sentence of it judged. `faults`: what a version that was thrown away had. Where nothing more
 * may be spent the version there is gets other words for what was refused, and no reply is asked for once more. Null when no version held.
 */
export const writeSection = async (
  given: Work,
  faults: readonly string[] = [],
): Promise<Sentence[] | null> => {
  let known = faults;
  let last: Doubted[] = [];
  let best: Judged[] | null = null;
  let isAnswered = false;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    if (attempt > 0 && isAnswered && !given.mayMend()) break;
    const work = attempt > 0 && isAnswered ? { ...given, ask: given.mend } : given;
    const drafted = attempt === 0 ? work.draft : undefined;
    const reply = drafted ?? (await work.ask(writingRequest(work.commission, known, last)));
    const drafts = readSentences(reply, work.commission.voice.language);
    if (!drafts || drafts.length === 0) {
      // That no reply came in time is no fault of the words.
      if (reply !== null) known = ["form"];
      continue;
    }
    isAnswered = true;
    const isLast = attempt + 1 === mostAttempts || !given.mayMend();
    const { refused, sound, isEnough } = await holdingOf(drafts, work, isLast);
    const isWhole = tellsTurnings(sound, work.commission) || isLast;
    if (isEnough && isWhole) return sound.map(({ sentence }) => sentence);
    if (isEnough) best = sound;
    last = doubtedOf(refused);
    known = [...new Set([...refused.flatMap((one) => one.faults), ...(best ? ["left_out"] : [])])];
  }
  return best?.map(({ sentence }) => sentence) ?? null;
};
