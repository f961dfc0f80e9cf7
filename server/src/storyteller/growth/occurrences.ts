/** A place in the tree of all texts that are looked for: one that ends there, and where to go on when no letter follows. */
type TrieNode = {
  next: Map<number, TrieNode>;
  text: string | null;
  fallback: TrieNode | null;
  shorter: TrieNode | null;
};

const placed = (): TrieNode => ({ next: new Map(), text: null, fallback: null, shorter: null });

const treeOf = (texts: readonly string[]): TrieNode => {
  const root = placed();
  for (const text of texts) {
    let at = root;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      const known = at.next.get(code) ?? placed();
      at.next.set(code, known);
      at = known;
    }
    at.text = text;
  }
  return root;
};

/** Where the longest end of what was read stands in the tree, if `code` follows. */
const follow = (from: TrieNode | null, code: number): TrieNode | null => {
  for (let at = from; at; at = at.fallback) {
    const next = at.next.get(code);
    if (next) return next;
  }
  return null;
};

const link = (root: TrieNode): void => {
  const line = [root];
  for (const place of line) {
    for (const [code, next] of place.next) {
      next.fallback = follow(place.fallback, code) ?? root;
      next.shorter = next.fallback.text === null ? next.fallback.shorter : next.fallback;
      line.push(next);
    }
  }
};

/**
 * Finds which of many texts stand somewhere in another one, in time that grows with their lengths alone (Aho and Corasick,
 * "Efficient string matching", 1975). Empty texts are never found.
 */
export const occurrences = (texts: Iterable<string>): ((text: string) => Set<string>) => {
  const root = treeOf([...new Set(texts)].filter((text) => text !== ""));
  link(root);
  return (text) => {
    const found = new Set<string>();
    let at = root;
    for (let index = 0; index < text.length; index += 1) {
      at = follow(at, text.charCodeAt(index)) ?? root;
      // What is shorter than one that was found already was found with it.
      for (
        let end: TrieNode | null = at;
        end && !(end.text !== null && found.has(end.text));
        end = end.shorter
      )
        if (end.text !== null) found.add(end.text);
    }
    return found;
  };
};
