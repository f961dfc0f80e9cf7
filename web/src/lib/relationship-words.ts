import type { Relationship } from "@saga/contract/vocabulary";
import { m } from "#messages";

const words: Record<Relationship, () => string> = {
  self: m.lib_relationship_self,
  mother: m.lib_relationship_mother,
  father: m.lib_relationship_father,
  grandmother: m.lib_relationship_grandmother,
  grandfather: m.lib_relationship_grandfather,
  sibling: m.lib_relationship_sibling,
  spouse: m.lib_relationship_spouse,
  aunt: m.lib_relationship_aunt,
  uncle: m.lib_relationship_uncle,
  friend: m.lib_relationship_friend,
  other: m.lib_relationship_other,
  parent: m.lib_relationship_parent,
  grandparent: m.lib_relationship_grandparent,
  child: m.lib_relationship_child,
  colleague: m.lib_relationship_colleague,
};

/** How somebody stands to the one who adds them, as a person reads it. */
export const relationshipWords = (relationship: Relationship): string => words[relationship]();
