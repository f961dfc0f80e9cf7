/** Tells who passes a story on what of it stays behind, and why. */
export function LeftOutNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="rounded-m bg-honey-soft px-5 py-3 text-on-honey-soft">
      {count === 1 ? "One sentence is left out" : `${count} sentences are left out`}: the teller asked that
      what {count === 1 ? "it speaks" : "they speak"} of stays out of stories.
    </p>
  );
}
