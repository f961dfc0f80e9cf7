/** Turns "anna.larsson" into "Anna Larsson": a first name for accounts made from an address alone. */
export const nameFromEmail = (email: string): string =>
  (email.split("@")[0] ?? "")
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");
