/** The token of an invitation that stands behind the # of the address; null: there is none. */
export const invitationIn = (hash: string): string | null =>
  /^#invitation=([\w-]{20,200})$/u.exec(hash)?.[1] ?? null;

/** Takes a used invitation out of the address; `betainvite=true` stays. */
export function forgetInvitation(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}${search}`);
}
