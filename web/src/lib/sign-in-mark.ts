/**
 * Where somebody is on the way in, kept with the browser's entry for the page: a reload leads back there, and another window
 * begins at the beginning.
 */
type Mark = { step: string /** What stands in the field for the address. */; typed: string };

const key = "saga-sign-in";

const stateNow = (): Record<string, unknown> =>
  typeof history.state === "object" && history.state !== null ? history.state : {};

export const readSignInMark = (): Mark | null => {
  const mark = stateNow()[key];
  return typeof mark === "object" && mark !== null && "step" in mark && "typed" in mark
    ? { step: String(mark.step), typed: String(mark.typed) }
    : null;
};

/** Makes an entry in the browser's history, so that its Back stays on the page. */
export const addSignInMark = (step: string): void =>
  history.pushState({ ...stateNow(), [key]: { step, typed: readSignInMark()?.typed ?? "" } }, "");

/** Changes the entry where there is one. */
export const changeSignInMark = (changes: Partial<Mark>): void => {
  const mark = readSignInMark();
  if (mark) history.replaceState({ ...stateNow(), [key]: { ...mark, ...changes } }, "");
};

export const forgetSignInMark = (): void => history.replaceState({ ...stateNow(), [key]: null }, "");
