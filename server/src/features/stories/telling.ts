import type { Ledger } from "#interviewer/interviewer.ts";
import { isSameName } from "#language/name-match.ts";
import type { Language } from "#language/packs.ts";
import { countWords, sentences } from "#language/text.ts";
import type { Calls } from "#storyteller/arranging/calls.ts";
import { lastNaming, withSubject } from "#storyteller/arranging/named-subject.ts";
import { namesIn } from "#storyteller/chronology/life-order.ts";
import { begunWith } from "#storyteller/material/begun.ts";
import { type KeptMatter, touchesMatter } from "#storyteller/material/kept-matter.ts";
import { announcedIn, beforeAnnouncement, withoutReplies } from "#storyteller/material/replies.ts";
import { withoutAdmittedSlips, withoutPlainSlips } from "#storyteller/material/slips.ts";
import { tellingOf, tellsAtLength } from "#storyteller/material/tellings.ts";
import { withoutLines } from "#storyteller/read-through/settling.ts";
import type { Settled } from "#storyteller/story.ts";
import { type NamedPlace, namedPlace } from "#storyteller/text/as-said.ts";
import type { StoredMessage } from "../interviews/interview.ts";
import { cutAt } from "../interviews/turn-record.ts";
import type { createFollower } from "./after-secret.ts";
import { allowedIn, permissionsIn, withAllowed } from "./allowed.ts";
import { heardTelling, isToldBeside, takesLeave } from "./heard-telling.ts";
import { datedAfter, refusedIn, sentencesIn } from "./taken-out.ts";
import { isWhollyTalk, withoutTalk } from "./talk-by-sound.ts";

/** So many words beside talk are a telling. */
export const leastBeside = 25;
/** What is left of an answer that was mostly talk or left alone says something only from so many words on. */
const leastRest = 12;
/** Where a model has named what goes, the rest was said to be told. */
const leastOfExact = 6;
/** Who names so many people of their life tells of them, however it sounds. */
const fewestNamed = 2;
const silence = /\n\s*(?:\.{2,}|…)\s*\n/gu;

/** Somebody who tells, as their answers are read. */
export type Teller = {
  language: Language;
  matters: readonly KeptMatter[];
  /** By answer: what it asked not to be asked about, and what is told of since. */
  reopened: ReadonlyMap<string, readonly KeptMatter[]>;
  leftOut: readonly Settled[];
  /** Names of the teller's life. */
  known: ReadonlySet<string>;
  /** Without that of the teller, whom a question speaks to. */
  others: ReadonlySet<string>;
  /** Adds punctuation to speech that was taken down without. */
  punctuate: (text: string) => string;
  calls: Calls;
  ledger: Ledger | undefined;
  /** By answer: its words without the parts left out. */
  standing: ReadonlyMap<string, string>;
  /** Answers of which a model has named what is to stay out. */
  exact: ReadonlySet<string>;
  /** Follows what was confided, from one interview to the next. */
  follower: ReturnType<typeof createFollower>;
};

/**
 * `before`: the answer before it, `isBeforeUntold`: of which nothing is told; `partly`: its own words without the parts left out, `isExact`: and a model has
 * named just those.
 */
type Answering = {
  question: string;
  before: string;
  isBeforeUntold: boolean;
  partly: string;
  isExact: boolean;
  teller: Teller;
};

/** `announces`: it says what is to be told next. */
type Heard = { text: string; leans?: boolean; named?: NamedPlace; begun?: string; announces: boolean };

/** Is one of the words of a noted name this one? */
const isNamed = (noted: string, name: string, language: Language): boolean =>
  noted.split(/\s+/u).some((word) => isSameName([word, name], language));

/** Lines of an answer that were left out at the read-through. */
const settledOut = ({ leftOut }: Teller, id: string): string[] =>
  leftOut.filter(({ message_id }) => message_id === id).map(({ text }) => text);

/**
 * The only person of the life whom an answer names before what is left of it, though nothing of that is told: "From Ionie. I told you that already.
 * … She died in 2003." Empty where it names nobody, or several.
 */
const namedBefore = (heard: string, { left, teller }: { left: string; teller: Teller }): string => {
  const { language, ledger, matters, known } = teller;
  const [first] = sentences(heard, language);
  const head = first ? left.slice(0, Math.max(0, left.indexOf(first.text))) : "";
  const isPerson = (name: string): boolean =>
    (ledger?.people ?? []).some(({ name: noted, who }) => who !== "teller" && isNamed(noted, name, language));
  const [name = "", ...others] = new Set(namesIn(head, language, known).filter(isPerson));
  return others.length > 0 || touchesMatter(name, { matters, language }) ? "" : name;
};

/** The telling of an answer, where there is enough of it beside the talk. */
export const tellingIn = (
  message: StoredMessage,
  { question, before, isBeforeUntold, partly, isExact, teller }: Answering,
): Heard => {
  const { language, matters, known, others, punctuate, calls } = teller;
  // A paragraph of dots is a silence.
  const whole = heardTelling(isExact ? { ...message, content: partly } : message, language);
  const content = punctuate(whole.replace(silence, "\n\n"));
  const left = isExact || partly === message.content ? content : punctuate(partly.replace(silence, "\n\n"));
  // A wish says what it means beside itself, and is read with it: what was taken out goes afterwards.
  const isSealed = left !== content;
  const asked = teller.reopened.get(message.id) ?? [];
  const allowed = allowedIn(content, language);
  const told = tellingOf(content, { language, matters, known, isSealed, isExact, asked, allowed });
  const standing = !isSealed ? told : sentencesIn(told, { content, left, language });
  const replied = withoutAdmittedSlips(standing, language);
  const long = isExact
    ? sentences(replied, language).flatMap(({ text }) => (tellsAtLength(text) ? text : []))
    : [];
  const unreplied = withoutReplies(replied, { question, before, language });
  const edged = withAllowed(unreplied, { whole: replied, allowed: long, language });
  const announced = beforeAnnouncement(edged, language);
  const announces = announced !== null;
  const all = announced ?? edged;
  const isHeardAsTelling = isExact && !isToldBeside(message);
  const untalked = isHeardAsTelling ? all : withoutTalk(all, language, takesLeave(message));
  const heard = withoutPlainSlips(withAllowed(untalked, { whole: all, allowed, language }), language);
  const who = { language, known: others, calls };
  let telling = withSubject(heard, { question, ...who });
  if (telling === heard)
    telling = withSubject(heard, { question: namedBefore(heard, { left, teller }), ...who });
  // Whom an answer named that is none of the story ("It was Joan all along, and you go round her") is named in the next one.
  const last = telling === heard && isBeforeUntold ? lastNaming(before, { language, known: others }) : "";
  if (last !== "" && !touchesMatter(last, { matters, language }))
    telling = withSubject(heard, { question: last, ...who });
  for (const [own, announced] of announcedIn(content, { heard, matters, language }))
    telling = telling.replace(own, () => withSubject(own, { question: announced, ...who }));
  const named = namedPlace(heard, telling);
  const refused = (teller.ledger?.limits ?? [])
    .filter((limit) => limit.message === message.id && limit.kind === "not_asked" && !limit.isReopened)
    .flatMap((limit) => refusedIn(content, { lines: limit.lines ?? [], language }));
  const lines = [...settledOut(teller, message.id), ...refused, ...permissionsIn(content, language)];
  const text = withoutLines(telling, { lines, language });
  const isBeside = isToldBeside(message);
  const words = countWords(text);
  // What stands in a paragraph of its own before the talk is the answer, however short.
  const [answered = ""] = content.trim().split(/\n/u);
  if (question !== "" && words > 0 && answered !== content.trim() && text === answered.trim())
    return { text, announces };
  const fewest = isExact ? leastOfExact : leastRest;
  const isRest = text !== message.content && words < fewest && words < countWords(message.content) / 2;
  // What stands of an answer that lost a part was said to stay.
  const mayBeTalk = cutAt(message) === undefined && namesIn(text, language, others).length < fewestNamed;
  const isTalk = mayBeTalk && !isHeardAsTelling && isWhollyTalk(text, language);
  if (isRest || isTalk || (isBeside && countWords(replied) < leastBeside)) {
    // "I'm tired now. Just quiet. He laughed like a goat. You put that."
    const wanted = sentences(heard, language).filter((one) => allowed.includes(one.text));
    const own = withSubject(wanted.map((one) => one.text).join(" "), { question, ...who });
    return { text: withoutLines(own, { lines, language }), announces };
  }
  const begun = begunWith({ left, told: heard, matters, language });
  return {
    text,
    ...(telling === heard ? {} : { leans: true, ...(named ? { named } : {}) }),
    ...(begun === "" ? {} : { begun }),
    announces,
  };
};

/** The year or death that an answer tells after what its teller wants out, unless that is kept out for another reason. `left`: what of it stands at all. */
export const datedIn = (
  { id, content }: StoredMessage,
  { left, teller }: { left: string; teller: Teller },
): string => {
  const { language, matters, ledger } = teller;
  const named = (ledger?.limits ?? []).filter((limit) => limit.message === id);
  const lines = named.flatMap((limit) => limit.lines ?? []);
  const dated = datedAfter(content, { left, lines, language });
  const text = withoutLines(dated, { lines: settledOut(teller, id), language });
  return touchesMatter(text, { matters, language }) ? "" : text;
};

/** Does a question name somebody of the life who is not left alone, and of whom the end that was left alone before it does not speak? */
export const asksBeside = (question: string, end: string, { language, matters, others }: Teller): boolean => {
  const isOf = (name: string, names: readonly string[]): boolean =>
    names.some((other) => isSameName([name, other], language));
  return (
    end !== "" &&
    namesIn(question, language, others).some(
      (name) =>
        isOf(name, [...others]) &&
        !touchesMatter(name, { matters, language }) &&
        !isOf(name, namesIn(end, language, others)),
    )
  );
};
