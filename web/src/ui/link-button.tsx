import type { ReactNode } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonStyle } from "./button-style.ts";

type Props = Omit<ButtonLook, "isDisabled"> & {
  to: string;
  children: ReactNode;
  className?: string;
  onPress?: () => void;
};

/** A link to another page that looks like a button. */
export function LinkButton({ to, children, className = "", onPress, ...look }: Props) {
  return (
    <Link to={to} onClick={onPress} className={`${buttonStyle(look)} ${className}`}>
      {children}
    </Link>
  );
}
