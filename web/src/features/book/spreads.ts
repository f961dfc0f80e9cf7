import { m } from "#messages";

/** The pages that lie open together: the first alone on the right, then a left and a right one. */
export const spreadOf = (page: number, pages: number): number[] => {
  const left = page - (page % 2);
  return [left, left + 1].filter((each) => each >= 1 && each <= pages);
};

/** The page that is shown after going a step on or back; null: there is none. */
export function turned(
  page: number,
  { by, pages, isDouble }: { by: 1 | -1; pages: number; isDouble: boolean },
) {
  const shown = isDouble ? spreadOf(page, pages) : [page];
  const next = by === 1 ? (shown.at(-1) ?? page) + 1 : (shown[0] ?? page) - 1;
  return next >= 1 && next <= pages ? next : null;
}

/** "Page 25", or "Pages 24 and 25". */
export const pageWords = ([left = 1, right]: readonly number[]): string =>
  right === undefined ? m.book_page_number({ number: left }) : m.book_pages_shown({ left, right });
