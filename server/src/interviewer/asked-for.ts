import { type Language, packs } from "#language/packs.ts";
import type { Ledger, Turn } from "./ledger/ledger.ts";
import { touchesLimit } from "./ledger/limits.ts";
import { askInWords } from "./turns/opening.ts";
import { pose } from "./turns/turn.ts";
import { begin, type Setting } from "./turns/turn-frame.ts";

/** What somebody of the family wants an interview to ask next, as its waiting question. Null: it is to be left alone. */
export function askFor(setting: Setting, text: string): Pick<Turn, "text" | "ledger"> | null {
  const moment = begin(setting);
  const said = askInWords(moment, text);
  if (!said) return null;
  pose(moment, said);
  return { text: said.text, ledger: moment.draft };
}

/** Do these words ask for what the teller wants left alone? */
export const isLeftAlone = (
  ledger: Ledger,
  { words, language }: { words: string; language: Language },
): boolean => touchesLimit(ledger, { words, pack: packs[language] });
