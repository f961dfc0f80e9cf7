import type { SpendRow } from "@saga/contract/models";
import { m } from "#messages";
import { dollarWords, numberWords, soundWords } from "./spend-words.ts";

type Column = { name: string; figure: (row: SpendRow) => string };

const columns = (): readonly Column[] => [
  { name: m.admin_calls(), figure: ({ calls }) => numberWords(calls) },
  { name: m.admin_without_a_reply(), figure: ({ failed }) => numberWords(failed) },
  { name: m.admin_tokens_in(), figure: ({ input_tokens }) => numberWords(input_tokens) },
  { name: m.admin_from_the_cache(), figure: ({ cached_tokens }) => numberWords(cached_tokens) },
  { name: m.admin_tokens_out(), figure: ({ output_tokens }) => numberWords(output_tokens) },
];

const sound = (): Column => ({
  name: m.admin_sound(),
  figure: (row) => soundWords(row) || m.admin_no_sound(),
});
const cost = (): Column => ({ name: m.admin_cost(), figure: dollarWords });

/** Sound has a column where there was any. */
const columnsFor = (rows: readonly SpendRow[]): readonly Column[] =>
  rows.some((row) => soundWords(row) !== "") ? [...columns(), sound(), cost()] : [...columns(), cost()];

/** On phones each row is a small list of its own. */
export function SpendTable({ rows }: { rows: readonly SpendRow[] }) {
  const shown = columnsFor(rows);
  return (
    <>
      <div className="hidden overflow-x-auto rounded-l border border-line bg-surface @min-[56rem]:block">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{m.admin_tokens_and_cost()}</caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="p-3 font-semibold">
                {m.admin_what()}
              </th>
              {shown.map(({ name }) => (
                <th key={name} scope="col" className="p-3 text-right font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="border-b border-line last:border-0">
                <th scope="row" className="min-w-[12em] p-3 font-normal [overflow-wrap:anywhere]">
                  {row.label}
                </th>
                {shown.map(({ name, figure }) => (
                  <td key={name} className="p-3 text-right tabular-nums">
                    {figure(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="grid list-none gap-4 p-0 @min-[56rem]:hidden">
        {rows.map((row) => (
          <li key={row.key} className="rounded-l border border-line bg-surface p-4">
            <p className="font-semibold break-words">{row.label}</p>
            <dl className="mt-2 grid gap-y-1">
              {shown.map(({ name, figure }) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-ink-soft">{name}</dt>
                  <dd className="m-0 ml-auto text-right tabular-nums">{figure(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
