import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { heldOut, known, languages, readLines } from "./corpus.ts";
import { fit } from "./fit.ts";
import { packWeights } from "./pack-weights.ts";
import { signsOf } from "./signs.ts";

const target = join(import.meta.dirname, "../src/language");

/** The moments are what everybody is held to: their traps and their dangers count as often as this; so do idioms, and what was played. */
const times: Readonly<Record<string, number>> = {
  moments: 8,
  idioms: 6,
  played: 3,
  narrators: 2,
  tellings: 2,
};

/** Everything there is: `compare-hearing.ts` says what the same training reaches on lines that it has not seen. */
for (const language of languages) {
  const lines = [...known, ...heldOut].flatMap((writer) =>
    Array.from({ length: times[writer] ?? 1 }, () => readLines(language, writer)).flat(),
  );
  const packed = packWeights(fit(lines, signsOf[language]));
  const text = `import type { IntentWeights } from "../hearing.ts";\n\n/** Written by \`npm run train-hearing\`; not edited by hand. */\nexport const weights: IntentWeights = ${JSON.stringify(packed)};\n`;
  writeFileSync(join(target, language, "intents.ts"), text);
  console.log(`${language}: ${lines.length} lines, ${Math.round(text.length / 1024)} kB`);
}
