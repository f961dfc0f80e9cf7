import { defaultLanguage, type Language, limits } from "@saga/contract/vocabulary";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { languageOptions } from "#lib/language-names.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { previewPrompt, type Templates, tryPrompt } from "./admin.api.ts";
import { PromptParts } from "./prompt-parts.tsx";
import { TrialResult } from "./trial-result.tsx";

/** Shows what a model is told with these prompts, and asks it once. Nothing of it is kept. */
export function PromptTrial({ templates }: { templates: Templates }) {
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const [answer, setAnswer] = useState("");
  const preview = useMutation({ mutationFn: previewPrompt });
  const trial = useMutation({ mutationFn: tryPrompt });
  const sent = { ...templates, language, answer };
  const missing = answer.trim() === "" && m.admin_write_an_answer_first();
  const failure = preview.error ?? trial.error;
  return (
    <Card as="section" aria-labelledby="trial" className="grid gap-6">
      <div className="grid gap-2">
        <h2 id="trial" className="text-2xl">
          {m.admin_try_it()}
        </h2>
        <p className="text-ink-soft">{m.admin_write_an_answer_as_somebody_might()}</p>
      </div>
      <Select label={m.admin_language()} value={language} options={languageOptions} onChange={setLanguage} />
      <TextArea
        label={m.admin_an_answer_to_try_with()}
        lang={language}
        rows={3}
        value={answer}
        maxLength={limits.messageCharacters}
        onChange={setAnswer}
      />
      <div className="flex flex-wrap items-start gap-3">
        <Button
          variant="secondary"
          disabledReason={missing || (preview.isPending && m.admin_loading())}
          onPress={() => preview.mutate(sent)}
        >
          {m.admin_show_the_final_prompt()}
        </Button>
        <Button
          disabledReason={missing || (trial.isPending && m.admin_the_model_is_writing())}
          onPress={() => trial.mutate(sent)}
        >
          {m.admin_ask_the_model_once()}
        </Button>
      </div>
      <p role="status" className={trial.isPending ? "text-ink-soft" : "sr-only"}>
        {trial.isPending && m.admin_the_model_is_writing()}
      </p>
      {failure && (
        <Notice tone="failed" title={m.admin_that_did_not_work()}>
          {errorWords(failure).advice}
        </Notice>
      )}
      {trial.data && <TrialResult result={trial.data} language={language} />}
      {preview.data && <PromptParts parts={preview.data.parts} />}
    </Card>
  );
}
