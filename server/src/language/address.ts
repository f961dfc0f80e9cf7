import type { Address } from "./grammar.ts";
import type { LanguagePack } from "./pack.ts";
import { quoted } from "./quotation.ts";

const variants = /\[([^[\]|]*)\|([^[\]|]*)\|([^[\]|]*)\]/gu;

const resolved = <Value>(value: Value, at: 0 | 1 | 2): Value => {
  if (typeof value === "string")
    return value.replace(variants, (_, ...forms: string[]) => forms[at] ?? "") as Value;
  if (Array.isArray(value)) return value.map((one) => resolved(one, at)) as Value;
  if (typeof value !== "object" || value === null || value instanceof RegExp || value instanceof Set)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(one, at)])) as Value;
};

/**
 * A pack whose wordings name three forms in brackets, `[neutral|to a man|to a woman]`: itself says the neutral ones, and `addressed`
 * holds it as it speaks to somebody who is known.
 */
export const withAddresses = (raw: Omit<LanguagePack, "addressed">): LanguagePack => {
  const said = (at: 0 | 1 | 2): LanguagePack => {
    const { topics, phrases, conversation, asides, about } = raw;
    return { ...raw, ...resolved({ topics, phrases, conversation, asides, about }, at) };
  };
  return { ...said(0), addressed: { man: said(1), woman: said(2) } };
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const told = (text: string, signs: Record<Address, RegExp> | undefined): Address | null => {
  if (!signs) return null;
  const man = count(text, signs.man);
  const woman = count(text, signs.woman);
  if (man === woman) return null;
  return man > woman ? "man" : "woman";
};

/**
 * How somebody speaks of themselves, in their own words; `isAsked`: or says in reply to the greeting. Null where the words do not
 * tell.
 */
export const addressIn = (
  text: string,
  { grammar }: LanguagePack,
  { isAsked = false } = {},
): Address | null =>
  (isAsked ? told(text, grammar.named) : null) ?? told(text.replace(quoted, " "), grammar.speaker);

/** The pack as it speaks to this person; the neutral one where that is not known, or makes no difference. */
export const packFor = (pack: LanguagePack, address: Address | undefined): LanguagePack =>
  (address && pack.addressed?.[address]) ?? pack;
