import type { Language } from "#language/packs.ts";
import type { Known } from "../story.ts";
import { toldOf } from "../told.test-suite.ts";
import { checkGrounding, type GroundingFault } from "./grounding.ts";

type Teller = { name: string; people?: readonly Known[] };

/** The faults that plain code finds in a sentence about one answer. */
export const faultsTold =
  ({ name, people = [] }: Teller) =>
  (language: Language, answer: string, text: string): GroundingFault[] =>
    checkGrounding({
      sentences: [{ text, sources: [{ interview_id: "one", message_id: "m0" }] }],
      told: toldOf([answer]),
      language,
      profileNames: [name],
      people,
    }).flatMap(({ reasons }) => reasons);
