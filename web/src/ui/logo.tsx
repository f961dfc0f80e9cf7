import { RingsMark } from "./rings-mark.tsx";

/** The mark and the name of the product. */
export function Logo({ size = 40 }: { size?: number }) {
  return (
    <span className="inline-flex items-center gap-3 font-story text-[1.75rem] leading-none font-[560] tracking-[-0.02em] text-ink">
      <RingsMark size={size} />
      Saga
    </span>
  );
}
