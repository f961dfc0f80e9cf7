import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "accent";
export type ButtonSize = "small" | "medium" | "large";

export type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isWide?: boolean;
  isDisabled?: boolean;
};

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-primary text-on-primary shadow-1 hover:bg-primary-hover",
  secondary: "border-primary bg-surface text-primary hover:bg-primary-soft hover:text-on-primary-soft",
  quiet: "border-transparent text-ink hover:bg-page-deep",
  accent: "border-transparent bg-accent text-on-accent",
  danger: "border-record bg-surface text-record hover:bg-record-soft hover:text-on-record-soft",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-12 px-4 text-s rounded-m",
  medium: "min-h-target px-5 text-m rounded-m",
  large: "min-h-target-lg px-7 text-l rounded-[1.2rem]",
};

const base =
  "inline-flex max-w-full items-center justify-center gap-2.5 border-2 py-2 text-center font-semibold leading-[1.15] no-underline wrap-break-word transition-colors duration-(--dur-1)";

/** Class names of a button, for buttons and for links that look like one. */
export const buttonStyle = ({
  variant = "primary",
  size = "medium",
  isWide,
  isDisabled,
}: ButtonLook): string =>
  classNames(
    base,
    sizes[size],
    isDisabled ? "border-dashed border-line-strong bg-transparent text-ink-mute" : variants[variant],
    isWide && "w-full",
  );
