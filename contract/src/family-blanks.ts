import type { FamilyPerson, FamilyUnion } from "./family.ts";

/** A person of whom nothing is known but what is given. */
export const newPerson = (
  given: Partial<FamilyPerson> & Pick<FamilyPerson, "id" | "name">,
): FamilyPerson => ({
  birth_name: "",
  gender: "",
  born: "",
  born_place: "",
  died: "",
  died_place: "",
  is_alive: true,
  relationship: "",
  location: "",
  occupation: "",
  phone: "",
  email: "",
  bio: "",
  user_id: null,
  foreign: [],
  ...given,
});

/** Parents with their children, nothing else being known. */
export const newUnion = (
  given: Partial<Omit<FamilyUnion, "children">> & {
    id: string;
    partners: string[];
    children?: readonly string[];
  },
): FamilyUnion => ({
  kind: "married",
  from: "",
  to: "",
  place: "",
  end: "",
  foreign: [],
  ...given,
  children: (given.children ?? []).map((id) => ({ id, kind: "birth" })),
});
