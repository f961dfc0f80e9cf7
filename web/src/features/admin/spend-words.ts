import type { SpendRow } from "@saga/contract/models";

type Figures = Omit<SpendRow, "key" | "label">;

export const numberWords = (value: number): string => value.toLocaleString("en-US");

/** Dollars; four places where two would say nothing. */
export const dollarWords = ({
  cost_usd,
  unpriced,
  calls,
}: Pick<Figures, "cost_usd" | "unpriced" | "calls">): string => {
  if (unpriced === calls && calls > 0) return "not known";
  const amount = `$${cost_usd.toFixed(cost_usd > 0 && cost_usd < 1 ? 4 : 2)}`;
  return unpriced > 0 ? `${amount} and more` : amount;
};

const quoted = (text: string): string =>
  // A cell that begins like a formula must not be one in the program that opens the file.
  `"${text.replace(/^[=+\-@]/u, "'$&").replaceAll('"', '""')}"`;

/** What was heard and spoken, in words; empty where nothing was. */
export const soundWords = ({ characters, seconds }: Pick<Figures, "characters" | "seconds">): string =>
  [
    characters > 0 && `${numberWords(characters)} characters spoken`,
    seconds > 0 && `${numberWords(Math.ceil(seconds / 60))} minutes heard`,
  ]
    .filter(Boolean)
    .join(", ");

const columns = [
  "What",
  "Calls",
  "Without a reply",
  "Tokens in",
  "Of these from the cache",
  "Tokens out",
  "Characters spoken",
  "Seconds heard",
  "Cost in US dollars",
];

/** The rows as a file that spreadsheets open. */
export const spendCsv = (rows: readonly SpendRow[]): string =>
  [
    columns.map(quoted).join(","),
    ...rows.map((row) =>
      [
        quoted(row.label),
        row.calls,
        row.failed,
        row.input_tokens,
        row.cached_tokens,
        row.output_tokens,
        row.characters,
        row.seconds,
        row.unpriced === row.calls ? "" : row.cost_usd.toFixed(6),
      ].join(","),
    ),
  ].join("\r\n");
