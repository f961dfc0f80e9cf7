/** Turns "anna.larsson" into "Anna Larsson": a first name for accounts made from an address alone. */
export const nameFromEmail = (email: string): string =>
  (email.split("@")[0] ?? "")
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");

/** Nobody has given this name: it is one word of the address, "Owner" for example, and may be no name at all. */
export const isOnlyAddress = ({ name, email }: { name: string; email: string | null }): boolean =>
  email !== null && !name.includes(" ") && name.toLowerCase() === nameFromEmail(email).toLowerCase();
