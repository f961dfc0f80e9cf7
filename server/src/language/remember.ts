/**
 * A function of a text, and of what the text is read by, that keeps what it made of the last `most` texts and then begins
 * anew. What it returns is shared and must not be changed.
 */
export const remember = <Made, By = null>(
  make: (text: string, by: By) => Made,
  most: number,
): ((text: string, by: By) => Made) => {
  const kept = new Map<By, Map<string, Made>>();
  return (text, by) => {
    const known = kept.get(by) ?? new Map<string, Made>();
    if (known.size === 0) kept.set(by, known);
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text, by);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
};
