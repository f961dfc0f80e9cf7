import type { SpendRow } from "@saga/contract/models";
import { dollarWords, numberWords } from "./spend-words.ts";

const columns = ["Calls", "Without a reply", "Tokens in", "From the cache", "Tokens out", "Cost"];

const figuresOf = (row: SpendRow): string[] => [
  numberWords(row.calls),
  numberWords(row.failed),
  numberWords(row.input_tokens),
  numberWords(row.cached_tokens),
  numberWords(row.output_tokens),
  dollarWords(row),
];

/** On phones each row is a small list of its own. */
export function SpendTable({ rows }: { rows: readonly SpendRow[] }) {
  return (
    <>
      <div className="hidden overflow-x-auto rounded-l border border-line bg-surface @wide:block">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">Tokens and cost</caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="p-3 font-semibold">
                What
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="p-3 text-right font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="border-b border-line last:border-0">
                <th scope="row" className="p-3 font-normal [overflow-wrap:anywhere]">
                  {row.label}
                </th>
                {figuresOf(row).map((figure, index) => (
                  <td key={columns[index]} className="p-3 text-right tabular-nums">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="grid list-none gap-4 p-0 @wide:hidden">
        {rows.map((row) => (
          <li key={row.key} className="rounded-l border border-line bg-surface p-4">
            <p className="font-semibold break-words">{row.label}</p>
            <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
              {figuresOf(row).map((figure, index) => (
                <div key={columns[index]} className="contents">
                  <dt className="text-ink-soft">{columns[index]}</dt>
                  <dd className="m-0 text-right tabular-nums">{figure}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
