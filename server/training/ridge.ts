/** Rows of numbers, all of one length. */
export type Matrix = readonly (readonly number[])[];

/** Solves `a x = b` for a symmetric positive `a`, by elimination with pivots. */
const solve = (a: Matrix, b: readonly number[]): number[] => {
  const size = b.length;
  const rows = a.map((row, at) => Float64Array.from([...row, b[at] ?? 0]));
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let at = 0; at < size; at += 1) {
    let pivot = at;
    for (let row = at + 1; row < size; row += 1)
      if (Math.abs(cell(row, at)) > Math.abs(cell(pivot, at))) pivot = row;
    [rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!];
    for (let row = at + 1; row < size; row += 1) {
      const times = cell(row, at) / cell(at, at);
      if (times === 0) continue;
      for (let column = at; column <= size; column += 1) rows[row]![column]! -= times * cell(at, column);
    }
  }
  const found = new Array<number>(size).fill(0);
  for (let at = size - 1; at >= 0; at -= 1) {
    let rest = cell(at, size);
    for (let column = at + 1; column < size; column += 1) rest -= cell(at, column) * found[column]!;
    found[at] = rest / cell(at, at);
  }
  return found;
};

/** Sums over examples from which a ridge regression is solved; sums of several groups can be added. */
export type Sums = { products: number[][]; targets: number[] };

export const sumsOf = (rows: Matrix, targets: readonly number[], size: number): Sums => {
  const sums: Sums = {
    products: Array.from({ length: size }, () => new Array<number>(size).fill(0)),
    targets: new Array<number>(size).fill(0),
  };
  rows.forEach((row, example) => {
    row.forEach((value, at) => {
      if (value === 0) return;
      sums.targets[at]! += value * (targets[example] ?? 0);
      row.forEach((other, column) => {
        sums.products[at]![column]! += value * other;
      });
    });
  });
  return sums;
};

/** The weights that fit best, kept small by `hold`; the same in every run. */
export const ridge = (all: readonly Sums[], hold: number): number[] => {
  const size = all[0]?.targets.length ?? 0;
  const sum = (of: (sums: Sums) => number): number => all.reduce((total, one) => total + of(one), 0);
  const products = Array.from({ length: size }, (_, row) =>
    Array.from(
      { length: size },
      (_, column) => sum((one) => one.products[row]![column]!) + (row === column ? hold : 0),
    ),
  );
  return solve(
    products,
    Array.from({ length: size }, (_, at) => sum((one) => one.targets[at]!)),
  );
};
