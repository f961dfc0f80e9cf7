/**
 * Gathers hashes in the order in which they come, each once in its group, in tables that the next text writes over: a `Set` for each group
 * was a third of what hearing took.
 */
export const createGathering = () => {
  let hashes = new Uint32Array(2 ** 10);
  /** Where in its group a hash stands, counted from `before` on; numbers up to that one are of groups before. */
  let places = new Int32Array(2 ** 11);
  let before = 0;
  let from = 0;
  let count = 0;

  return {
    /** Begins a group of at most so many hashes; `isFirst`: the first one of a text. */
    begin: (most: number, { isFirst = false } = {}): void => {
      before += count;
      from = isFirst ? 0 : from + count;
      count = 0;
      if (from + most > hashes.length) {
        const more = new Uint32Array(2 * (from + most));
        more.set(hashes.subarray(0, from));
        hashes = more;
      }
      if (2 * most <= places.length && before + most < 2 ** 30) return;
      places = new Int32Array(Math.max(places.length, 2 ** Math.ceil(Math.log2(2 * most))));
      before = 0;
    },

    add: (hash: number): void => {
      const last = places.length - 1;
      let at = hash & last;
      for (;;) {
        const place = (places[at] as number) - before;
        if (place <= 0) break;
        if (((hashes[from + place - 1] as number) | 0) === hash) return;
        at = (at + 1) & last;
      }
      hashes[from + count] = hash;
      count += 1;
      places[at] = before + count;
    },

    /** How many the group holds. */
    size: (): number => count,
    /** All groups of the text, in order, until the next text. */
    all: (): Uint32Array => hashes.subarray(0, from + count),
  };
};

export type Gathering = ReturnType<typeof createGathering>;
