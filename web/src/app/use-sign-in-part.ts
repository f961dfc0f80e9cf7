import { useState } from "react";

const load = () => import("./sign-in-part.tsx").then(({ SignInPart }) => SignInPart);
type Part = Awaited<ReturnType<typeof load>>;

/**
 * The sign-in dialogs and the interface kit behind them are fetched when somebody comes near a button that opens them,
 * not with the first page. `Part` is there while they are open.
 */
export function useSignInPart() {
  const [part, setPart] = useState<{ component: Part } | null>(null);
  const [state, setState] = useState<"closed" | "opening" | "open" | "failed">("closed");

  const open = () => {
    setState("opening");
    load().then(
      (component) => {
        setPart({ component });
        setState("open");
      },
      () => setState("failed"),
    );
  };
  return {
    Part: part?.component ?? null,
    isOpening: state === "opening",
    hasFailed: state === "failed",
    open,
    close: () => setPart(null),
    prepare: () => void load().catch(() => {}),
  };
}
