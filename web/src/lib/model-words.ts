import type { Notice } from "@saga/contract/interviews";

/** Why a model did not give its words, in a sentence for administrators. */
const troubles: Record<Notice["code"], string> = {
  prepared: "The AI service could not be used.",
  broken_rules: "What the model wrote broke the rules of the interview twice.",
  spent: "No more may be paid for AI services today, by the limits of this server.",
  auth: "The AI service refused the key. Check the key on the server.",
  quota: "The AI service says that there is no credit left.",
  rate_limit: "The AI service is busy and asked to be called less often.",
  model_gone: "The AI service does not have this model. Choose another one.",
  too_long: "The AI service found the request too long. Choose a model that takes more text.",
  filtered: "The AI service refused to answer to this.",
  truncated: "The model did not come to an end.",
  bad_output: "The model answered in a form that Saga cannot read.",
  cut: "The AI service broke off in the middle of its answer.",
  timeout: "The AI service did not answer in time.",
  unreachable: "The AI service cannot be reached from the server.",
  down: "The AI service has a fault of its own.",
  refused: "The AI service did not accept the request. Try another model.",
};

/** A sentence for administrators; a plain one for what has no words yet. */
export const troubleWords = (code: string): string =>
  Object.hasOwn(troubles, code) ? troubles[code as Notice["code"]] : troubles.prepared;
