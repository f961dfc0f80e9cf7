import type { Import } from "@saga/contract/takeout";
import { byteWords } from "#lib/byte-words.ts";
import { m } from "#messages";

type Contents = NonNullable<Import["added"]>;

/** Lists as they are written in Britain: without a comma before the last. */
const list = new Intl.ListFormat("en-GB");

/** What is in an archive: "2 people, 5 interviews and 1 story". Empty: nothing. */
export function contentsWords({ people, interviews, stories, files }: Contents): string {
  return list.format([
    ...(people > 0 ? [m.takeout_people({ count: people })] : []),
    ...(interviews > 0 ? [m.takeout_interviews({ count: interviews })] : []),
    ...(stories > 0 ? [m.takeout_stories({ count: stories })] : []),
    ...(files > 0 ? [m.takeout_files({ count: files })] : []),
  ]);
}

/** What an archive would hold, in a sentence. */
export function exportWords({ bytes, ...counted }: Contents & { bytes: number }): string {
  const contents = contentsWords(counted);
  if (contents === "") return m.takeout_nothing_yet();
  return bytes > 0
    ? m.takeout_contents_with_sound({ contents, bytes: byteWords(bytes) })
    : m.takeout_contents({ contents });
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
    new_ ? m.takeout_added({ contents: new_ }) : m.takeout_nothing_was_added(),
    ...(old ? [m.takeout_here_already_and_left_as_it({ contents: old })] : []),
    ...(left_out.includes("family_tree") ? [m.takeout_the_family_tree_in_the_file()] : []),
  ];
}
