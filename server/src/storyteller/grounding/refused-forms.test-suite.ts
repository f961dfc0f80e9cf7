import type { FormCases } from "../grounding-cases/forms.ts";
import { toldOf } from "../told.test-suite.ts";
import { withPeopleTold } from "../written/people-told.ts";
import { namesOfTeller } from "../written/teller-names.ts";
import { checkGrounding } from "./grounding.ts";

/** How many of the fair sentences, and of the untrue ones, plain code refuses. */
export const refusedForms = ({ language, name, people: noted, elsewhere, cases }: FormCases) => {
  const told = toldOf([...cases.map(([answer]) => answer), ...elsewhere]);
  const people = withPeopleTold({ told, people: [...noted] }, language);
  const count = (texts: readonly string[]): number =>
    checkGrounding({
      sentences: texts.map((text, at) => ({
        text,
        sources: [{ interview_id: "one", message_id: `m${at}` }],
      })),
      told,
      language,
      profileNames: [namesOfTeller({ name, told, people }, language)],
      people,
    }).filter(({ supported }) => !supported).length;
  return {
    fair: count(cases.map(([, fair]) => fair)),
    untrue: count(cases.map(([, , untrue]) => untrue)),
  };
};
