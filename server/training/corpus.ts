import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One line of the corpus: what is said, and what was meant (`asks:` with what is asked). */
export type Line = { label: string; text: string };

export const languages = ["en", "sv", "it", "pl"] as const;

export type Language = (typeof languages)[number];

/** Who wrote the lines that every training knows. `heldout` and the moments are kept from those that are measured on them. */
export const writers = ["karin", "teresa", "edmund"] as const;

const folder = join(import.meta.dirname, "hearing");

/** The lines of one writer in one language. */
export const readLines = (language: Language, writer: string): Line[] => {
  const file = join(folder, language, `${writer}.tsv`);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.includes("\t"))
    .map((line) => {
      const [label = "", ...text] = line.split("\t");
      return { label, text: text.join(" ") };
    });
};
