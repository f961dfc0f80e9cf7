import { useEffect, useEffectEvent, useRef } from "react";
import { addSignInMark, changeSignInMark, readSignInMark } from "#lib/sign-in-mark.ts";
import { canClose, type SignInStep } from "./sign-in-steps.ts";

type Options = {
  step: SignInStep;
  onBack: () => void;
  onClose: () => void;
};

/**
 * The browser's own Back leads one step back, and from the first one out of the dialogs. Where nothing leads back, it does
 * nothing. Gives what Close does.
 */
export function useStepsInHistory({ step, onBack, onClose }: Options): () => void {
  const isLeaving = useRef(false);
  const { name } = step;

  const goBack = useEffectEvent(() => {
    if (readSignInMark()) return;
    if (isLeaving.current || name === "choice") return onClose();
    addSignInMark(name);
    if (canClose(step) || name === "interviewee" || name === "language") onBack();
  });

  useEffect(() => {
    if (!readSignInMark()) addSignInMark(name);
    else changeSignInMark({ step: name });
  }, [name]);

  useEffect(() => {
    const listen = () => goBack();
    window.addEventListener("popstate", listen);
    return () => window.removeEventListener("popstate", listen);
  }, []);

  return () => {
    isLeaving.current = true;
    history.back();
  };
}
