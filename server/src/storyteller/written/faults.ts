import type { Mistaken } from "../grounding/kin-check.ts";
import type { NamedBefore } from "./neighbours.ts";

/** A sentence under discussion, with the marks of its sources. */
export type Doubted = {
  sentence: number;
  text: string;
  marks: readonly string[];
  faults: readonly string[];
  /** Words that the cited answers do not hold. */
  missing?: readonly string[];
  /** Who stands in the place of whom. */
  mistaken?: readonly Mistaken[];
  /** Who may be named in it, and the mark that has to be added for it. */
  named?: readonly NamedBefore[];
};

/** What each fault of a sentence is called when a model is told of it. */
const faultWords: Record<string, string> = {
  unknown_source: "no mark of an answer",
  unknown_name: "a name or place that the cited answers do not hold",
  unknown_number: "a number or year that the cited answers do not hold",
  altered_quote: "a quotation that nobody said so",
  cut_quote:
    "a quotation that begins or ends in the middle of what was said: only whole sentences, or what stands between two marks",
  dropped_hedge: "a doubt of the teller left out",
  unsupported_content: "things that the cited answers do not say",
  changed_negation:
    'it denies what the answer does not deny, or does not deny what the answer denies ("only", "without" and "hardly" deny too)',
  changed_kinship: "another person in somebody's place",
  kept_out: "somebody or something that is to be left alone",
  wrong_person: "the wrong grammatical person",
  not_plain: "marks, lists or brackets, or no words of weight",
  contradicted: "the answers say otherwise",
  unchecked: "no verdict",
  not_told: "said nowhere in the answers",
  form: "a reply that was not of the form",
  stray_person:
    '"he" or "she", or a verb alone, for somebody who is not named before it: use the name, or who it is to the teller',
  stray_thing:
    '"it" or another such word for a thing whose name fell out, where something else was named since: keep its name',
  left_out: "a death, a marriage or a move was left out",
  too_short: "much shorter than asked",
  too_long: "much longer than asked",
};

/** "Mother, where the answer has father or Stach". */
const mistakenFor = ({ who, forWhom }: Mistaken): string =>
  forWhom === "" ? `no cited answer tells that of ${who}` : `it has ${who} where the answer has ${forWhom}`;

/** What is wrong with a sentence, in words. */
export const faultsIn = (
  faults: readonly string[],
  { missing = [], mistaken = [] }: Pick<Doubted, "missing" | "mistaken"> = {},
): string =>
  [
    ...faults.map((fault) => faultWords[fault] ?? fault),
    ...new Set(mistaken.map(mistakenFor)),
    ...(missing.length > 0 ? [`not in the cited answers: ${missing.join(", ")}`] : []),
  ].join("; ");

/** The same behind a sentence, with whom it may name instead. */
export const faultOf = ({ faults, missing, mistaken, named = [] }: Doubted): string => {
  const names = named.map(({ name, mark }) => `${name} (with the mark ${mark})`).join(", ");
  const parts = [
    faultsIn(faults, { missing, mistaken }),
    names && `named before it, if it is one of them: ${names}`,
  ];
  return `(fault: ${parts.filter(Boolean).join("; ")})`;
};
