import type { SpendRow } from "@saga/contract/models";
import { m } from "#messages";

export type Figures = Omit<SpendRow, "key" | "label">;

export const numberWords = (value: number): string => value.toLocaleString("en-US");

/** Dollars; four places where two would say nothing. */
export const dollarWords = ({
  cost_usd,
  unpriced,
  calls,
}: Pick<Figures, "cost_usd" | "unpriced" | "calls">): string => {
  if (unpriced === calls && calls > 0) return m.admin_not_known();
  const amount = `$${cost_usd.toFixed(cost_usd > 0 && cost_usd < 1 ? 4 : 2)}`;
  return unpriced > 0 ? m.admin_amount_and_more({ amount }) : amount;
};

const quoted = (text: string): string =>
  // A cell that begins like a formula must not be one in the program that opens the file.
  `"${text.replace(/^[=+\-@]/u, "'$&").replaceAll('"', '""')}"`;

/** What was heard and spoken, in words; empty where nothing was. */
export function soundWords({ characters, seconds }: Pick<Figures, "characters" | "seconds">): string {
  const spoken = characters > 0 ? m.admin_spoken({ count: numberWords(characters) }) : "";
  const heard = seconds > 0 ? m.admin_heard({ count: numberWords(Math.ceil(seconds / 60)) }) : "";
  return spoken && heard ? m.admin_spoken_and_heard({ spoken, heard }) : spoken || heard;
}

const columns = [
  m.admin_what,
  m.admin_calls,
  m.admin_without_a_reply,
  m.admin_tokens_in,
  m.admin_of_these_from_the_cache,
  m.admin_tokens_out,
  m.admin_characters_spoken,
  m.admin_seconds_heard,
  m.admin_cost_in_us_dollars,
];

/** The rows as a file that spreadsheets open. */
export const spendCsv = (rows: readonly SpendRow[]): string =>
  [
    columns.map((name) => quoted(name())).join(","),
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
