/** What stands on the pages of an archive besides what people wrote. What is in braces is put there. */
export type ArchiveWords = {
  /** The first page, and the way back to it. */
  title: string;
  all: string;
  /** How it opens; `{file}`: the name of a file for programs. */
  opens: string;
  leftOut: string;
  stories: string;
  interviews: string;
  family: string;
  files: string;
  parents: string;
  partners: string;
  children: string;
  told: string;
  /** Of somebody: `{name}` at birth, `{date}` and `{place}`. */
  birthName: string;
  born: string;
  died: string;
  place: string;
  moved: string;
  /** Somebody who lives, in place of a year. */
  present: string;
  /** Dates that are not sure, or two of them. */
  dates: Record<"about" | "before" | "after" | "between" | "span", string>;
};
