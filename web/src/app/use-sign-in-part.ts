import { useState } from "react";
import { loadDialog } from "#ui/dialog.tsx";

const load = async () => {
  const [{ SignInPart }] = await Promise.all([import("./sign-in-part.tsx"), loadDialog()]);
  return SignInPart;
};
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
