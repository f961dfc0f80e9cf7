import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages, learnedLines } from "./corpus.ts";
import { fit } from "./fit.ts";
import { packWeights } from "./pack-weights.ts";
import { signsOf } from "./signs.ts";

const target = join(import.meta.dirname, "../src/language");

/** Of some languages, when they are named. */
const named = languages.filter((language) => process.argv.includes(language));

/** Everything there is: `compare-hearing.ts` says what the same training reaches on lines that it has not seen. */
for (const language of named.length > 0 ? named : languages) {
  const lines = learnedLines(language);
  const packed = packWeights(fit(lines, signsOf[language]));
  const text = `import type { IntentWeights } from "../hearing.ts";\n\n/** Written by \`npm run train-hearing\`; not edited by hand. */\nexport const weights: IntentWeights = ${JSON.stringify(packed)};\n`;
  writeFileSync(join(target, language, "intents.ts"), text);
  console.log(`${language}: ${lines.length} lines, ${Math.round(text.length / 1024)} kB`);
}
