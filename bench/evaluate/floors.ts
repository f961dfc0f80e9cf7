/** A figure with the floor or the ceiling that it must keep. */
export type Check = {
  of: string;
  figure: string;
  value: number;
  atLeast?: number;
  atMost?: number;
  isShare?: boolean;
};

const holds = ({
  value,
  atLeast = Number.NEGATIVE_INFINITY,
  atMost = Number.POSITIVE_INFINITY,
}: Check): boolean => value >= atLeast - 1e-9 && value <= atMost + 1e-9;

const shown = (value: number, isShare = false): string =>
  isShare ? `${(100 * value).toFixed(1)} %` : String(value);

const limitOf = ({ atLeast, atMost, isShare }: Check): string =>
  atLeast !== undefined ? `≥ ${shown(atLeast, isShare)}` : `≤ ${shown(atMost ?? 0, isShare)}`;

/** Prints every figure, a line for each of whom it is; says whether all keep their limits. */
export const printChecks = (checks: readonly Check[]): boolean => {
  for (const [of, all] of Map.groupBy(checks, (check) => check.of)) {
    console.log(of);
    for (const check of all) {
      const { figure, value, isShare } = check;
      const verdict = holds(check) ? "" : "  BELOW";
      console.log(`  ${figure.padEnd(26)}${shown(value, isShare).padStart(9)}   ${limitOf(check)}${verdict}`);
    }
  }
  const broken = checks.filter((check) => !holds(check));
  console.log(`${checks.length - broken.length} of ${checks.length} figures keep their limits`);
  return broken.length === 0;
};
