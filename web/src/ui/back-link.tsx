import { ArrowLeft } from "lucide-react";
import { LinkButton } from "./link-button.tsx";

/** The way back at the head of a page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <LinkButton to={to} variant="quiet" className="-ml-4">
      <ArrowLeft size={24} aria-hidden />
      {children}
    </LinkButton>
  );
}
