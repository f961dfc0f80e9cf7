const gaps: Record<string, string> = { "..": "(?: \\S+){0,3}?", "...": "(?: \\S+){0,7}?" };

/** A gap that touches another sign would be two letters, and no gap. */
const gluedGap = /\.\.[^. ]|[^. ]\.\./u;

/** Before other alternatives the end would be found by nobody. */
const endWithin = /\$\|/u;

/** "(now|$)" behind a space: where the answer ends, no space comes before its end. */
const mayEnd = / \(((?:[^()]|\([^()]*\))*)\|\$\)/gu;

const compiled = (entry: string): string => {
  if (gluedGap.test(entry)) throw new Error(`A gap stands alone between spaces: ${entry}`);
  if (endWithin.test(entry)) throw new Error(`The end of an answer stands last among others: ${entry}`);
  const [said = "", next] = entry.split(" ! ");
  const words = said.replace(/^\^ /u, "").replace(/ \$$/u, "").split(" ");
  const body = words
    .map((word, at) => gaps[word] ?? `${at === 0 ? "" : " "}${word.replaceAll("*", "[^ ]*")}`)
    .join("");
  const ended = body.replace(mayEnd, "(?: (?:$1)|$)");
  const unless = next ? `(?! (?:${next.replaceAll("*", "[^ ]*")})(?= |$))` : "";
  return `${said.startsWith("^ ") ? "(?<=^)" : ""}${ended}${said.endsWith(" $") ? "$" : ""}${unless}`;
};

/**
 * A regular expression from phrases in folded text, divided by lines or by " | ": `*` stands for any letters, `..` for up to three
 * words, `...` for up to seven, `(a|b)` for one of several, `(a|$)` for one of them or the end, `^ ` and ` $` for the ends of the answer; ` ! a|b` at the end of a phrase: unless one of
 * these follows.
 */
export const phrases = (text: string): RegExp => {
  const entries = text
    .split(/\n| \| /u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  return new RegExp(`(?<=^| )(?:${entries.map(compiled).join("|")})(?= |$)`, "u");
};

/** Who or what is named at a place of a phrase: one word with those that go before a noun, or one more where the phrase goes on. */
const named = (before: string, never: string): string => {
  const word = `(?!(?:${never})(?: |$))\\S+`;
  return `(?<whom>(?:(?:${before}) ){0,2}${word}(?: ${word})??)`;
};

/**
 * Phrases, one a line, that name somebody: `{whom}` stands for them and is found as the group of that name, other words in braces for what
 * `parts` says; of these `before` are words that go before a noun, and `never` words that are no part of a name.
 */
export const naming = (
  { before, never = "", ...parts }: Readonly<Record<string, string>> & { before: string },
  lines: string,
): RegExp[] =>
  lines
    .trim()
    .split("\n")
    .map((line) =>
      phrases(
        line.replace(/\{([a-z]+)\}/giu, (_, part: string) =>
          part === "whom" ? named(before, never || "(?!)") : `(?:${parts[part]})`,
        ),
      ),
    );

/** What names a topic in a language, as alternatives of a regular expression on folded text. */
type Naming = {
  verbs: string;
  prepositions: string;
  bare: string;
  stops: string;
  /** What a hint says before what it names, without a preposition: "if you want him at his best, you want …". */
  hints: string;
};

/**
 * Patterns whose group 1 is a topic: after a verb of telling or asking with its preposition, after a verb of wishing without one,
 * after a hint, and (`loose`) after any preposition. A topic ends before a stop, at the end, or after five words; a hint's after nine.
 */
export const topics = ({
  verbs,
  prepositions,
  bare,
  stops,
  hints,
}: Naming): { wants: RegExp[]; loose: RegExp[] } => {
  const topic = `(?:${prepositions}) (?:(?!(?:${stops})\\b)\\S+ ?){1,6}?`;
  const end = `(?= ?(?:(?:${stops})\\b|$))`;
  const short = `(?:${prepositions}) \\S+(?: (?!(?:${stops})\\b)\\S+){0,3}`;
  return {
    wants: [
      new RegExp(`\\b(?:${verbs})(?: \\S+){0,2}? (${topic})${end}`, "u"),
      new RegExp(`\\b(?:${verbs})(?: \\S+){0,2}? (${short})`, "u"),
      new RegExp(`\\b(?:${bare}) ((?:(?!(?:${stops})\\b)\\S+ ?){1,6}?)${end}`, "u"),
      new RegExp(`^.*\\b(?:${hints}) ((?:(?!(?:${stops})\\b)\\S+ ?){2,9}?)${end}`, "u"),
    ],
    loose: [new RegExp(`(?:^|.* )(${topic})${end}`, "u"), new RegExp(`(?:^|.* )(${short})`, "u")],
  };
};

/** What says yes or no, as alternatives of a regular expression on folded clauses with commas between them. */
type Replying = {
  /** Words that say neither, before and between those that do. */
  beside: string;
  /** Says it whatever follows. */
  begins?: string;
  /** Says it where nothing else is said. */
  whole: string;
};

/** A reply that says yes, or no: "never" does, and "never a day of peace" does not. */
export const reply = ({ beside, begins = "(?!)", whole }: Replying): RegExp =>
  new RegExp(`^(?:(?:${beside})(?:, | ))*(?:${begins}|(?:${whole})(?:,? (?:${whole}|${beside}))*$)`, "u");

/** Whole words, or several of them. */
const wholly = (words: string): RegExp => new RegExp(`^(?:${words})(?: (?:${words}))*$`, "u");

/** Words that are of anything, as alternatives on folded text; figures are numbers, but for the four of a year. */
export const everydayWords = ({ adjectives, numbers }: Record<"adjectives" | "numbers", string>) => ({
  adjectives: wholly(adjectives),
  numbers: wholly(`\\d{1,3}|${numbers}`),
});
