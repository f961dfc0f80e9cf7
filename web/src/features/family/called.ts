import type { Family } from "@saga/contract/family";
import { m } from "#messages";

/** What somebody of a family is called within a sentence. */
export const calledIn = ({ people, root }: Family, id: string | undefined): string =>
  people.find((one) => one.id === id)?.name ||
  (id === root ? m.family_you_in_a_sentence() : m.family_somebody_without_a_name_yet());
