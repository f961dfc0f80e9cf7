import type { Person } from "./person.ts";

/** What the person is called; empty where nobody has said it: "Owner", made of an address, is nobody's name. */
export const givenName = ({ name, is_named }: Pick<Person, "name" | "is_named">): string =>
  is_named === 1 ? name : "";
