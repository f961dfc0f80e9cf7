/** FNV-1a, 32 bits: a stable number for a text. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
};

/**
 * Texts that differ in their last letter only have neighbouring hashes, which would leave four orders of a short list
 * for all seeds; the finaliser of MurmurHash3 spreads them.
 */
const spread = (value: number): number => {
  const once = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
};

/** The same list in an order that depends only on the seed and the label. */
export const shuffled = <Item>(
  items: readonly Item[],
  { seed, label }: { seed: number; label: string },
): Item[] =>
  items
    .map((item, index) => ({ item, rank: spread(hash(`${seed}|${label}|${index}`)) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
