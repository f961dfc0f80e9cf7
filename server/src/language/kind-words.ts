/** Words for things of one kind of which one is not another: each with its kind, and with which of that kind it is. */
export type KindWords = ReadonlyMap<string, { kind: string; which: string }>;

/**
 * From "monday mondays | tuesday": each line is a kind, and what stands between its marks the forms of one word of it. The
 * name of a kind that begins with "in place" is only compared behind the same word: "six months", "six years".
 */
export const kindsFrom = (text: string): KindWords =>
  new Map(
    text
      .trim()
      .split(/\s*\n\s*/u)
      .flatMap((line) => {
        const [kind = "", words = ""] = line.split(": ");
        return words.split(" | ").flatMap((forms) => {
          const all = forms.split(" ");
          return all.map((form) => [form, { kind, which: all[0] ?? "" }] as const);
        });
      }),
  );
