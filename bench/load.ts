import { fixed, quantile } from "./figures.ts";
import { memoryOf, processorTimeOf } from "./process-figures.ts";

/** One measured step of one conversation; answers its milliseconds. */
export type Step = () => Promise<number>;

export type Measured = {
  p50: number;
  p99: number;
  perSecond: number;
  /** Processor time of the server for one step, in ms. */
  processor: number | null;
  /** MB at the end. */
  memory: number | null;
};

/** Repeats every step for so long, all side by side, none pausing. `pid`: the server that is measured. */
export async function measureLoad(load: { steps: Step[]; seconds: number; pid: number }): Promise<Measured> {
  const times: number[] = [];
  const before = await processorTimeOf(load.pid);
  const begin = performance.now();
  const end = begin + load.seconds * 1000;
  const repeat = async (step: Step) => {
    while (performance.now() < end) times.push(await step());
  };
  await Promise.all(load.steps.map(repeat));
  const seconds = (performance.now() - begin) / 1000;
  const after = await processorTimeOf(load.pid);
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    perSecond: times.length / seconds,
    processor: before === null || after === null ? null : (after - before) / times.length,
    memory: await memoryOf(load.pid),
  };
}

export const loadHeads = ["p50 ms", "p99 ms", "per s", "CPU ms", "RSS MB"];

export const loadCells = ({ p50, p99, perSecond, processor, memory }: Measured): string[] => [
  fixed(p50, 2),
  fixed(p99, 2),
  fixed(perSecond, 0),
  fixed(processor, 2),
  fixed(memory, 0),
];
