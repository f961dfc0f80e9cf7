import { openEngines } from "./engines.ts";
import { printTurnDepth } from "./turn-depth.ts";
import { printTurnLoad } from "./turn-load.ts";

const engines = await openEngines();
try {
  await printTurnLoad(engines);
  await printTurnDepth(engines);
} finally {
  await engines.close();
}
