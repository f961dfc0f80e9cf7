import { type Language, languages as named } from "@saga/contract/vocabulary";
import { en } from "./en/pack.ts";
import { it } from "./it/pack.ts";
import type { LanguagePack } from "./pack.ts";
import { pl } from "./pl/pack.ts";
import { sv } from "./sv/pack.ts";

export type { Language } from "@saga/contract/vocabulary";

/** The languages in which Saga interviews and writes: the one place where they are named. */
export const packs: Record<Language, LanguagePack> = { en, sv, it, pl };

export const languages = Object.keys(named) as readonly Language[];
