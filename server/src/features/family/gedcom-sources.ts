import type { FamilySource } from "@saga/contract/family-told";
import { type GedcomNode, node } from "./gedcom-lines.ts";

const months = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** "22 NOV 2026". */
const dayOf = (iso: string): string => {
  const [year, month, day] = iso.slice(0, 10).split("-").map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
};

/** The same interview has the same name in every file, so that a file that comes back brings nothing twice. */
const xrefOf = (interview: string): string =>
  `SAGA_${interview
    .replace(/[^\da-z]/gi, "")
    .slice(0, 24)
    .toUpperCase()}`;

/** Where what stands of a record was told: the interview, the day, and the sentence. What came back in `foreign` lines is there already. */
export const citationsOf = (
  sources: readonly FamilySource[] = [],
  foreign: readonly string[] = [],
): GedcomNode[] => {
  const known = new Set(foreign);
  const cited = new Map<string, GedcomNode>();
  for (const { said } of sources)
    for (const { interview_id, message_id, sentence, told_at } of said)
      if (!known.has(`2 PAGE Answer ${message_id}`))
        cited.set(
          `${message_id} ${sentence}`,
          node("SOUR", `@${xrefOf(interview_id)}@`, [
            node("PAGE", `Answer ${message_id}`),
            node("DATA", "", [node("DATE", dayOf(told_at)), node("TEXT", sentence.replace(/^@/, "@@"))]),
          ]),
        );
  return [...cited.values()];
};

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** The interviews that are cited, as sources. `hidden`: names that no title is to say. */
export const interviewRecords = (
  sources: readonly FamilySource[],
  hidden: readonly string[] = [],
): GedcomNode[] => {
  const unsaid = new Set(hidden.flatMap(wordsIn));
  const records = new Map<string, GedcomNode>();
  for (const { teller, said } of sources)
    for (const { interview_id, interview_title } of said) {
      const xref = xrefOf(interview_id);
      const isSaid = !wordsIn(interview_title).some((word) => unsaid.has(word));
      const author = teller === "" ? [] : [node("AUTH", teller)];
      records.set(
        xref,
        node("SOUR", "", [node("TITL", isSaid ? interview_title : teller || "Saga"), ...author], xref),
      );
    }
  return [...records.values()];
};

/** Records of files that were read, without the interviews that are written anyway. */
export function withoutRecords(foreign: readonly string[], records: readonly GedcomNode[]): string[] {
  const written = new Set(records.map(({ xref }) => `0 @${xref}@ `));
  let isLeftOut = false;
  return foreign.filter((line) => {
    if (line.startsWith("0 ")) isLeftOut = [...written].some((start) => line.startsWith(start));
    return !isLeftOut;
  });
}
