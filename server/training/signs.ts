import { signs as en } from "../src/language/en/signs.ts";
import { themes as enThemes } from "../src/language/en/themes.ts";
import { signs as it } from "../src/language/it/signs.ts";
import { themes as itThemes } from "../src/language/it/themes.ts";
import { signs as pl } from "../src/language/pl/signs.ts";
import { themes as plThemes } from "../src/language/pl/themes.ts";
import { signs as sv } from "../src/language/sv/signs.ts";
import { themes as svThemes } from "../src/language/sv/themes.ts";

/** The signs of each language without its weights, which do not exist before the first training. */
export const signsOf = {
  en: { signs: en, themes: enThemes },
  sv: { signs: sv, themes: svThemes },
  it: { signs: it, themes: itThemes },
  pl: { signs: pl, themes: plThemes },
};
