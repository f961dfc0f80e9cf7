import { fileURLToPath } from "node:url";
import { pinnedNode } from "../tools/install.mjs";
import { run } from "../tools/workplace.mjs";
import { provideDurablePostgres } from "./engines.ts";

const benchmarks = [
  import.meta.resolve("./turn.ts"),
  import.meta.resolve("./model-turn.ts"),
  import.meta.resolve("./model-load.ts"),
  import.meta.resolve("./model-faults.ts"),
  import.meta.resolve("./story-model.ts"),
  import.meta.resolve("./held-thread.ts"),
  import.meta.resolve("./start.ts"),
  import.meta.resolve("./read.ts"),
  import.meta.resolve("./first-load.ts"),
  import.meta.resolve("./first-paint.ts"),
  import.meta.resolve("./voice.ts"),
  import.meta.resolve("./sound.ts"),
  import.meta.resolve("./sentences.ts"),
  import.meta.resolve("./sound-bombs.ts"),
  import.meta.resolve("./seek.ts"),
  import.meta.resolve("./first-sound.ts"),
  import.meta.resolve("./voice-faults.ts"),
  import.meta.resolve("./family.ts"),
  import.meta.resolve("./family-at-work.ts"),
  import.meta.resolve("./large-family.ts"),
  import.meta.resolve("./lists.ts"),
  import.meta.resolve("./takeout.ts"),
  import.meta.resolve("./book.ts"),
  import.meta.resolve("./kept-interview.ts"),
  import.meta.resolve("./kept-story.ts"),
];

const postgres = await provideDurablePostgres();
const env = { ...process.env, ...(postgres && { BENCH_POSTGRES: postgres.url }) };
for (const benchmark of benchmarks) {
  const code = await run(pinnedNode, [fileURLToPath(benchmark)], { env });
  if (code !== 0) process.exitCode = code;
}
await postgres?.stop();
