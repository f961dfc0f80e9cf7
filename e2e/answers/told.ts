import { english } from "./en.ts";
import { italian } from "./it.ts";
import { polish } from "./pl.ts";
import { swedish } from "./sv.ts";

export type Tongue = "en" | "sv" | "it" | "pl";

const lists: Record<Tongue, readonly string[]> = { en: english, sv: swedish, it: italian, pl: polish };

/** Somebody who has told everything tells it again with other first words. */
const openings: Record<Tongue, readonly string[]> = {
  en: ["Let me think.", "I have told a little of this.", "What else comes to my mind is this."],
  sv: ["Låt mig tänka efter.", "Lite av det har jag berättat.", "Det jag också minns är detta."],
  it: ["Mi faccia pensare.", "Un po' l'ho già raccontato.", "Mi viene in mente ancora questo."],
  pl: ["Niech pomyślę.", "Trochę już o tym mówiłam.", "Przypomina mi się jeszcze to."],
};

/** What somebody says who is asked whether to go on or to finish. */
const endings: Record<Tongue, string> = {
  en: "That is all, let us finish here.",
  sv: "Det var allt, låt oss sluta här.",
  it: "È tutto, finiamo qui.",
  pl: "To wszystko, zakończmy na tym.",
};

/** What the invented person says next: when Saga offers to finish, they finish. */
export const answerTo = (
  move: string | undefined,
  { tongue, index }: { tongue: Tongue; index: number },
): string => (move === "close" ? endings[tongue] : answerAt(tongue, index));

/** The answer number `index` of the invented person of a language; never the same text twice for hundreds of answers. */
export function answerAt(tongue: Tongue, index: number): string {
  const list = lists[tongue];
  const told = list[index % list.length] ?? "";
  const round = Math.floor(index / list.length);
  if (round === 0) return told;
  const words = openings[tongue];
  return `${words[(round - 1) % words.length]} ${told}${round > words.length ? ` (${round})` : ""}`;
}
