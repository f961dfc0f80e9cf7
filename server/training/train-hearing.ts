import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { heldOut, known, languages, misheard, readLines } from "./corpus.ts";
import { fit } from "./fit.ts";
import { packWeights } from "./pack-weights.ts";
import { signsOf } from "./signs.ts";

const target = join(import.meta.dirname, "../src/language");

/**
 * The moments are what everybody is held to: their traps and their dangers count so often that all of them are heard. Idioms, and what
 * was played and narrated, count more than once too.
 */
const times = (writer: string): number =>
  ({ moments: 6, [misheard]: 6, idioms: 3, played: 2, narrators: 2 })[writer] ?? 1;

/** Of some languages, when they are named. */
const named = languages.filter((language) => process.argv.includes(language));

/** Everything there is: `compare-hearing.ts` says what the same training reaches on lines that it has not seen. */
for (const language of named.length > 0 ? named : languages) {
  const lines = [...known, ...heldOut, misheard].flatMap((writer) =>
    Array.from({ length: times(writer) }, () => readLines(language, writer)).flat(),
  );
  const packed = packWeights(fit(lines, signsOf[language]));
  const text = `import type { IntentWeights } from "../hearing.ts";\n\n/** Written by \`npm run train-hearing\`; not edited by hand. */\nexport const weights: IntentWeights = ${JSON.stringify(packed)};\n`;
  writeFileSync(join(target, language, "intents.ts"), text);
  console.log(`${language}: ${lines.length} lines, ${Math.round(text.length / 1024)} kB`);
}
