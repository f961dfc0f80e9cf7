/** Letters that are letters of their own, without a mark that could be taken off. */
const others: Record<string, string> = { ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe", ß: "ss" };

/** A name as it is sorted and looked for: small letters without marks, the same in every database. */
export const foldName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łøđæœß]/gu, (letter) => others[letter] ?? letter);
