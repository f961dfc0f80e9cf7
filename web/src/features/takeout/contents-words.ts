import type { Import } from "@saga/contract/takeout";

type Contents = NonNullable<Import["added"]>;

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What is in an archive: "2 people, 5 interviews and 1 story". Empty: nothing. */
export function contentsWords({ people, interviews, stories, files }: Contents): string {
  const parts = [
    ...counted(people, "person", "people"),
    ...counted(interviews, "interview", "interviews"),
    ...counted(stories, "story", "stories"),
    ...counted(files, "recording or file", "recordings and files"),
  ];
  const last = parts.pop();
  return parts.length === 0 ? (last ?? "") : `${parts.join(", ")} and ${last}`;
}

/** Did it end so lately that it is told to whoever comes back? It may have ended while this page was closed. */
export const isNews = (last: Import | null | undefined, now: Date): boolean =>
  (last?.state === "done" || last?.state === "failed") &&
  now.getTime() - new Date(last.created_at).getTime() < 24 * 60 * 60 * 1000;

/** What came of an import, in whole sentences. */
export function outcomeWords({ added, already_here, left_out }: Import): string[] {
  const new_ = added ? contentsWords(added) : "";
  const old = already_here ? contentsWords(already_here) : "";
  return [
    new_ ? `Added: ${new_}.` : "Nothing was added.",
    ...(old ? [`Here already, and left as it is: ${old}.`] : []),
    ...(left_out.includes("family_tree")
      ? ["The family tree in the file was left out, because you have one of your own here."]
      : []),
  ];
}
