import { type ReactNode, useEffect, useRef, useState } from "react";

type Props = {
  /** What the row is called: all that stands there until it comes near. */
  name: string;
  /** There from the beginning. */
  isFirst: boolean;
  children: () => ReactNode;
};

/** Two windows above and below. */
const margin = "200% 0px";

/**
 * A row of a list of thousands. Far from the window it is its name alone, which can be searched for and read aloud; once it came near it stays
 * whole, so that nothing that is open or being played there goes away.
 */
export function NearRow({ name, isFirst, children }: Props) {
  const [isNear, setIsNear] = useState(isFirst);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNear || !row.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: margin },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <li
      ref={row}
      className={`flex flex-wrap items-center gap-4 border-t border-line py-4 ${isNear ? "" : "min-h-48"}`}
    >
      {isNear ? children() : name}
    </li>
  );
}
