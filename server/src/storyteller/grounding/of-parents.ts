import type { Kin } from "#language/subjects.ts";
import { clausesBefore } from "./antecedents.ts";
import type { Evidence } from "./evidence.ts";
import { kinIn } from "./of-teller.ts";

/** What somebody of a parent's is to the teller: "my mother said, like her sister". */
const ofParents: Partial<Record<Kin, Kin>> = {
  aunt: "sister",
  uncle: "brother",
  grandmother: "mother",
  grandfather: "father",
};
/** Who is called so by their children. */
export const parents: ReadonlySet<Kin> = new Set<Kin>(["mother", "father"]);

/** Clauses back in which that parent may be named. */
const besideParentWithin = 4;

/** Does an answer name such a relative of a parent, right behind the parent? */
export const isOfParent = (relation: Kin, { cited }: Evidence): boolean => {
  const whose = ofParents[relation];
  return (
    whose !== undefined &&
    cited.some(({ clauses }) =>
      clauses.some(
        (clause) =>
          kinIn(clause).includes(whose) &&
          [clause, ...clausesBefore(clause, besideParentWithin)].some((one) =>
            kinIn(one).some((kin) => parents.has(kin) && kin !== whose),
          ),
      ),
    )
  );
};
