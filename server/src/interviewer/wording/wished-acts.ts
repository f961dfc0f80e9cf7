import { normalise } from "#language/text.ts";
import type { Act } from "../ledger/acts.ts";
import type { KeptOut } from "../ledger/ledger.ts";
import type { Head } from "./reply.ts";

/** What is kept out is to be gone: the answer of that mark, the sentences of it that are, or words behind the mark. */
const eraseKept = (what: string, keptOut: readonly KeptMatter[]): Act[] => {
  const [, mark = "", passage = ""] = /^(k\d+\.\d+(?:-\d+)?)(?:[\s:,]+(.+))?$/u.exec(what) ?? [];
  const kept = keptOut.find((one) => one.mark === mark);
  if (!kept) return [];
  const { message, stems, words } = kept;
  if (stems.length > 0) return [{ do: "keep_out", words }];
  const wanted = passage || words;
  return wanted === ""
    ? [{ do: "erase", message }]
    : [{ do: "keep_out", words: wanted, in: message, erases: true }];
};

/** Words behind a mark: "[1.49] He drank." */
const marked = /^\[?(\d+\.\d+)\]?[\s:,]+(.+)$/su;
const markWithin = /\[?(?<!\d)(\d+\.\d+)\]?(?=[\s:,]+\S)/gu;

/** What a model names, each behind its own mark, as one by one: "1.25 He wrote. 1.25 She hid it. 1.27 In the tin." */
const markedApart = (what: string, ids: ReadonlyMap<string, string>): string[] => {
  const starts = [...what.matchAll(markWithin)].filter(([, mark = ""]) => ids.has(mark));
  if (starts[0]?.index !== 0) return [what];
  return starts.map(({ index }, at) => what.slice(index, starts[at + 1]?.index).trim());
};

/** The acts of a reply, by the messages that its marks stand for; one that names nothing known is dropped. */
export const actsOf = (
  { acts }: Head,
  { ids, keptOut }: { ids: ReadonlyMap<string, string>; keptOut: readonly KeptMatter[] },
): Act[] =>
  acts.flatMap(({ do: act, what: named }) =>
    markedApart(named, ids).flatMap((what): Act[] => {
      if (act === "let_in") {
        // "Let in: the bara brith": a model may name it as the list does.
        const isNamed = ({ stems, words }: KeptMatter): boolean =>
          stems.length > 0 && normalise(words) === normalise(what);
        const kept = keptOut.find(({ mark }) => mark === what) ?? keptOut.find(isNamed);
        const { message = "", stems = [], words = "", kind } = kept ?? {};
        return kind ? [{ do: act, message, stems, words, kind }] : [];
      }
      if (act === "erase" && what.startsWith("k")) return eraseKept(what, keptOut);
      const [, mark = "", passage = ""] = marked.exec(what) ?? [];
      const within = ids.get(mark);
      if (within && act === "erase") return [{ do: "keep_out", words: passage, in: within, erases: true }];
      if (within && act !== "erase") return [{ do: act, words: passage, in: within }];
      const message = ids.get(what);
      if (message) return act === "leave_alone" ? [] : [{ do: act, message }];
      if (/^\d+\.\d+$/u.test(what)) return [];
      return [{ do: act === "erase" ? "keep_out" : act, words: what }];
    }),
  );

/** Something that is kept out, as a prompt names it: k1.15, k1.15-2 … */
export type KeptMatter = {
  mark: string;
  kind: KeptOut["kind"];
  message: string;
  stems: readonly string[];
  /** The teller's, for a matter or a part of an answer; empty for a whole one. */
  words: string;
  label: string;
};
