import type { ReadDecision, ReadPassage } from "@saga/contract/stories";

const changed = "bg-honey-soft text-on-honey-soft rounded-s px-1 box-decoration-clone";

const parted = (text: string, names: ReadPassage["names"]): { text: string; short: string | null }[] =>
  names.reduce<{ text: string; short: string | null }[]>(
    (parts, { full, short }) =>
      parts.flatMap((part) =>
        part.short === null
          ? part.text.split(full).flatMap((piece, at) =>
              at === 0
                ? [{ text: piece, short: null }]
                : [
                    { text: full, short },
                    { text: piece, short: null },
                  ],
            )
          : [part],
      ),
    [{ text, short: null }],
  );

type Props = { text: string; names: ReadPassage["names"]; decision: ReadDecision | null };

/** A line as it would stand: what goes is struck out, what is new stands beside it. */
export function ReadThroughLine({ text, names, decision }: Props) {
  if (decision === "leave_out") return <del className={changed}>{text}</del>;
  if (decision !== "shorten") return text;
  return parted(text, names).map((part, at) =>
    part.short === null ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places
      <span key={at} className={changed}>
        <del>{part.text}</del> <ins className="font-bold no-underline">{part.short}</ins>
      </span>
    ),
  );
}
