import { signs as en } from "../src/language/en/signs.ts";
import { spellings as enSpellings } from "../src/language/en/spellings.ts";
import { themes as enThemes } from "../src/language/en/themes.ts";
import { signs as it } from "../src/language/it/signs.ts";
import { spellings as itSpellings } from "../src/language/it/spellings.ts";
import { themes as itThemes } from "../src/language/it/themes.ts";
import { signs as pl } from "../src/language/pl/signs.ts";
import { spellings as plSpellings } from "../src/language/pl/spellings.ts";
import { themes as plThemes } from "../src/language/pl/themes.ts";
import { signs as sv } from "../src/language/sv/signs.ts";
import { spellings as svSpellings } from "../src/language/sv/spellings.ts";
import { themes as svThemes } from "../src/language/sv/themes.ts";

/** The signs of each language without its weights, which do not exist before the first training. */
export const signsOf = {
  en: { signs: en, themes: enThemes, spellings: enSpellings },
  sv: { signs: sv, themes: svThemes, spellings: svSpellings },
  it: { signs: it, themes: itThemes, spellings: itSpellings },
  pl: { signs: pl, themes: plThemes, spellings: plSpellings },
};
