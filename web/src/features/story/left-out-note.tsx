/** Tells who passes a story on what of it stays behind, and why. */
export function LeftOutNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="rounded-m bg-honey-soft px-5 py-3 text-on-honey-soft">
      {count === 1 ? "One sentence is" : `${count} sentences are`} left out, because the teller wants the
      matter left alone, or because nobody has decided about it in the read-through yet.
    </p>
  );
}
