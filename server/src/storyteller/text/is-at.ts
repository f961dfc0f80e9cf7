/** Does a sticky expression find something at this place of a text? A language that has none finds nothing. */
export const isAt = (sticky: RegExp | null, { text, start }: { text: string; start: number }): boolean => {
  if (!sticky) return false;
  sticky.lastIndex = start;
  return sticky.test(text);
};
