import type { ListedModel } from "@saga/contract/models";
import type { Voice } from "@saga/contract/vocabulary";
import { call } from "#lib/api-client.ts";
import { m } from "#messages";
import { modelName } from "./model-name.ts";

export const chooseForAll = (chosen: { model?: ListedModel["id"]; voice?: Voice }) =>
  call("setModelDefaults", { body: chosen });

/** A model in a list of choices. */
export const modelLabel = ({ id, status, answered_by }: ListedModel): string => {
  const names = { id: modelName(id), answered_by: modelName(answered_by) };
  if (status === "retired") return m.interview_model_retired(names);
  return answered_by === id ? names.id : m.interview_model_answered_by(names);
};

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

/** Who answers when this model is chosen, and for what price. */
export const modelFacts = ({ served_by, prices, answered_by }: ListedModel): string => {
  if (served_by === null) return m.interview_no_service_is_configured_for_it();
  const price = prices
    ? m.interview_input_for_a_million_tokens_in({
        input: dollars(prices.input),
        output: dollars(prices.output),
      })
    : m.interview_its_price_is_not_known();
  const who =
    served_by === "compatible"
      ? m.interview_your_own_server()
      : served_by === "openai"
        ? "OpenAI"
        : "Anthropic";
  return m.interview_who_answers_and_price({ answered_by, who, price });
};
