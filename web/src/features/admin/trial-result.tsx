import type { Api } from "@saga/contract/api";
import type { Answer } from "@saga/contract/endpoint";
import type { Language } from "@saga/contract/vocabulary";
import { troubleWords } from "#lib/model-words.ts";
import { m } from "#messages";
import { Notice } from "#ui/notice.tsx";
import { ruleWords } from "./rule-words.ts";

type Result = Answer<Api["tryPrompt"]>;

const whyNone = (failure: string): string => {
  if (failure === "no_model") return m.admin_no_model_can_be_asked_none();
  if (failure === "always_built_in") return m.admin_this_kind_of_answer_is_always();
  return troubleWords(failure);
};

/** What the model made of the trial. */
export function TrialResult({ result, language }: { result: Result; language: Language }) {
  const { question, built_in, broken, failure, model } = result;
  const cost = result.cost_usd === null ? m.admin_cost_not_known() : `$${result.cost_usd.toFixed(5)}`;
  return (
    <section className="grid gap-4" aria-label={m.admin_result_of_the_trial()}>
      {question && (
        <div>
          <h3 className="text-l font-semibold">{m.admin_the_question_in_the_models_words()}</h3>
          <p lang={language} className="mt-1 font-story text-l">
            {question}
          </p>
        </div>
      )}
      {failure && <Notice tone="info" title={whyNone(failure)} />}
      {broken.length > 0 && (
        <Notice tone="info" title={m.admin_this_wording_breaks_rules_so_people()}>
          <ul className="pl-[1em]">
            {broken.map((rule) => (
              <li key={rule}>{ruleWords[rule]()}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div>
        <h3 className="text-l font-semibold">{m.admin_the_question_in_sagas_own_words()}</h3>
        <p lang={language} className="mt-1 font-story text-l">
          {built_in}
        </p>
      </div>
      {model && (
        <p className="text-s text-ink-mute">
          {m.admin_model_input_tokens_tokens_in_output({
            model,
            input_tokens: result.input_tokens,
            output_tokens: result.output_tokens,
            cost,
          })}
        </p>
      )}
    </section>
  );
}
