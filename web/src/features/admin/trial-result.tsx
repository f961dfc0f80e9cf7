import type { Api } from "@saga/contract/api";
import type { Answer } from "@saga/contract/endpoint";
import type { Language } from "@saga/contract/vocabulary";
import { troubleWords } from "#lib/model-words.ts";
import { Notice } from "#ui/notice.tsx";
import { ruleWords } from "./rule-words.ts";

type Result = Answer<Api["tryPrompt"]>;

const whyNone = (failure: string): string => {
  if (failure === "no_model")
    return "No model can be asked: none is configured, the day's limit is reached, or you have not agreed on the dashboard that your words go to it.";
  if (failure === "always_built_in") return "This kind of answer is always met in Saga's own words.";
  return troubleWords(failure);
};

/** What the model made of the trial. */
export function TrialResult({ result, language }: { result: Result; language: Language }) {
  const { question, built_in, broken, failure, model } = result;
  const cost = result.cost_usd === null ? "cost not known" : `$${result.cost_usd.toFixed(5)}`;
  return (
    <section className="grid gap-4" aria-label="Result of the trial">
      {question && (
        <div>
          <h3 className="text-l font-semibold">The question in the model's words</h3>
          <p lang={language} className="mt-1 font-story text-l">
            {question}
          </p>
        </div>
      )}
      {failure && <Notice tone="info" title={whyNone(failure)} />}
      {broken.length > 0 && (
        <Notice tone="info" title="This wording breaks rules, so people would get the built-in question">
          <ul className="pl-[1em]">
            {broken.map((rule) => (
              <li key={rule}>{ruleWords(rule)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div>
        <h3 className="text-l font-semibold">The question in Saga's own words</h3>
        <p lang={language} className="mt-1 font-story text-l">
          {built_in}
        </p>
      </div>
      {model && (
        <p className="text-s text-ink-mute">
          {model} · {result.input_tokens} tokens in, {result.output_tokens} out · {cost}
        </p>
      )}
    </section>
  );
}
