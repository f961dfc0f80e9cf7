import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { packs } from "../src/language/packs.ts";
import { languages } from "./corpus.ts";
import { dangerLines } from "./danger-lines.ts";
import { fitDanger } from "./fit-danger.ts";

const target = join(import.meta.dirname, "../src/language");

for (const language of languages) {
  const lines = dangerLines(language);
  const packed = fitDanger(lines, packs[language].hearing);
  const text = `import type { DangerWeights } from "../hearing.ts";\n\n/** Written by \`npm run train-danger\`; not edited by hand. */\nexport const dangerWeights: DangerWeights = ${JSON.stringify(packed)};\n`;
  writeFileSync(join(target, language, "danger-weights.ts"), text);
  console.log(`${language}: ${lines.length} lines, ${Math.round(text.length / 1024)} kB`);
}
