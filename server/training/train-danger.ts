import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { packs } from "../src/language/packs.ts";
import { countWords } from "../src/language/text.ts";
import { languages, ofDanger, readLines } from "./corpus.ts";
import { fitDanger } from "./fit-danger.ts";

const target = join(import.meta.dirname, "../src/language");

/** A second opinion is asked of short answers only; it learns nothing of the lines that measure it. */
const longest = 60;

for (const language of languages) {
  const lines = ofDanger
    .flatMap((writer) => readLines(language, writer))
    .filter(({ text }) => countWords(text) <= longest);
  const packed = fitDanger(lines, packs[language].hearing);
  const text = `import type { DangerWeights } from "../hearing.ts";\n\n/** Written by \`npm run train-danger\`; not edited by hand. */\nexport const dangerWeights: DangerWeights = ${JSON.stringify(packed)};\n`;
  writeFileSync(join(target, language, "danger-weights.ts"), text);
  console.log(`${language}: ${lines.length} lines, ${Math.round(text.length / 1024)} kB`);
}
