import { en } from "./en/pack.ts";
import { it } from "./it/pack.ts";
import type { LanguagePack } from "./pack.ts";
import { pl } from "./pl/pack.ts";
import { sv } from "./sv/pack.ts";

export type Language = LanguagePack["language"];

export const languages: readonly Language[] = ["en", "sv", "it", "pl"];

/** The languages in which Saga interviews and writes. */
export const packs: Record<Language, LanguagePack> = { en, sv, it, pl };
