/** Numbers of up to five pages around the current one. */
export function pagesAround(page: number, total: number, shown = 5): number[] {
  const count = Math.min(shown, total);
  const first = Math.min(Math.max(1, page - Math.floor(shown / 2)), total - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
