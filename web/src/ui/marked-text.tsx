import { Fragment, type ReactNode } from "react";

type Part =
  | { type: "text"; value: string }
  | { type: "markup-start"; name: string }
  | { type: "markup-end"; name: string }
  | { type: "markup-standalone"; name: string };

type Props = {
  /** A message's `.parts(…)`. */
  parts: readonly Part[];
  /** What the other marks of the message become, by their names; no mark stands in another. */
  marks?: Record<string, (inside: string) => ReactNode>;
};

/** A name may be written in another direction than the sentence around it. */
const always: Record<string, (inside: string) => ReactNode> = { name: (inside) => <bdi>{inside}</bdi> };

/** A sentence with marks in it, such as `{#strong}…{/strong}`: what a translation can put in its own order. */
export function MarkedText({ parts, marks: own }: Props) {
  const marks = { ...always, ...own };
  const shown: ReactNode[] = [];
  let inside: string | null = null;
  for (const part of parts) {
    if (part.type === "markup-start") inside = "";
    else if (part.type === "markup-end") {
      shown.push(marks[part.name]?.(inside ?? "") ?? inside);
      inside = null;
    } else if (part.type === "markup-standalone") shown.push(marks[part.name]?.(""));
    else if (inside === null) shown.push(part.value);
    else inside += part.value;
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sentence
  return shown.map((piece, index) => <Fragment key={index}>{piece}</Fragment>);
}
