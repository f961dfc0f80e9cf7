import { type ReactNode, type Ref, useId } from "react";
import { type ButtonLook, buttonStyle } from "./button-style.ts";

type Props = Omit<ButtonLook, "isDisabled"> & {
  children: ReactNode;
  onPress?: () => void;
  /** A pointer is over it or it has the focus: time to fetch what a press will need. */
  onNear?: () => void;
  /** Why it cannot be pressed now. The button stays reachable, and the sentence is shown below it and read with it. */
  disabledReason?: string | null | false;
  /** The reason is already on the screen under this id, or is plain from the words of the button. */
  reasonId?: string;
  isReasonHidden?: boolean;
  type?: "button" | "submit";
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  "aria-label"?: string;
  "aria-expanded"?: boolean;
  "aria-controls"?: string;
  "aria-haspopup"?: "dialog" | "menu";
  "aria-pressed"?: boolean;
  "aria-describedby"?: string;
};

/** A native button: it acts on release and on Enter and Space, and needs no kit on the first page. */
export function Button({ children, onPress, disabledReason, type = "button", ...props }: Props) {
  const ownReasonId = useId();
  const { variant, size, isWide, reasonId, isReasonHidden, onNear, className = "", ...rest } = props;
  const isDisabled = Boolean(disabledReason);
  const showsReason = isDisabled && !reasonId && !isReasonHidden;
  const describedBy = isDisabled ? (reasonId ?? ownReasonId) : props["aria-describedby"];
  const button = (
    <button
      {...rest}
      type={type}
      onPointerEnter={onNear}
      onFocus={onNear}
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
      className={`${buttonStyle({ variant, size, isWide, isDisabled })} ${className}`}
      onClick={(event) => {
        if (isDisabled) return event.preventDefault();
        onPress?.();
      }}
    >
      {children}
    </button>
  );
  const reason = isDisabled && !reasonId && (
    <span id={ownReasonId} className={showsReason ? "text-s text-ink-mute" : "sr-only"}>
      {disabledReason}
    </span>
  );
  if (disabledReason === undefined) return button;
  // The same place with and without a reason: a button that is busy for a moment keeps the focus.
  const around = `inline-grid max-w-full grid-cols-[minmax(0,auto)] gap-1.5 ${isWide ? "w-full" : "justify-items-start"}`;
  return (
    <span className={showsReason ? around : "contents"}>
      {button}
      {reason}
    </span>
  );
}
