import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  children: ReactNode /** The dialog itself takes the focus when it opens. */;
  isFirst: boolean;
};

/** A step inside a dialog: when it replaces another, its field takes the focus, or else the step, so that it is read. */
export function StepFocus({ children, isFirst }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) return;
    const field = place.current?.querySelector<HTMLElement>("input:not([type=radio])");
    (field ?? place.current)?.focus();
  }, [isFirst]);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="grid grid-cols-1 gap-5 focus-visible:shadow-none focus-visible:outline-none"
    >
      {children}
    </div>
  );
}
