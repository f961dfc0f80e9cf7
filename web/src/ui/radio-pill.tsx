import type { ReactNode } from "react";

type Props = {
  /** Of all that are chosen among. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Its inner margin, and how it stands beside the others. */
  className: string;
  children: ReactNode;
};

/** One of a few words to choose among: a native radio button in a frame that is pressed as a whole. */
export function RadioPill({ group, isChosen, onChoose, className, children }: Props) {
  return (
    <label
      className={`inline-flex min-h-target cursor-pointer items-center gap-2 rounded-m border-2 border-line-strong bg-surface font-semibold has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus ${className}`}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-primary focus-visible:shadow-none focus-visible:outline-none"
      />
      {children}
    </label>
  );
}
