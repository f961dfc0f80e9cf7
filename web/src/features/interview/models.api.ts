import type { ListedModel } from "@saga/contract/models";
import type { Voice } from "@saga/contract/vocabulary";
import { call } from "#lib/api-client.ts";

export const chooseForAll = (chosen: { model?: ListedModel["id"]; voice?: Voice }) =>
  call("setModelDefaults", { body: chosen });

/** A model in a list of choices. */
export const modelLabel = ({ id, status, answered_by }: ListedModel): string => {
  if (status === "retired") return `${id} (retired, answered by ${answered_by})`;
  return answered_by === id ? id : `${id} (answered by ${answered_by})`;
};

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

/** Who answers when this model is chosen, and for what price. */
export const modelFacts = ({ served_by, prices, answered_by }: ListedModel): string => {
  if (served_by === null) return "No service is configured for it: the built-in interviewer asks.";
  const price = prices
    ? `${dollars(prices.input)} for a million tokens in, ${dollars(prices.output)} out.`
    : "Its price is not known.";
  const who =
    served_by === "compatible" ? "your own server" : served_by === "openai" ? "OpenAI" : "Anthropic";
  return `${answered_by} answers, by ${who}. ${price}`;
};
