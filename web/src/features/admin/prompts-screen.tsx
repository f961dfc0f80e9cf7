import { limits } from "@saga/contract/vocabulary";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { PromptTrial } from "./prompt-trial.tsx";
import { PromptVersions } from "./prompt-versions.tsx";
import { usePrompts } from "./use-prompts.ts";

/** `/prompts`: the tone in which a model words the questions. */
export function PromptsScreen() {
  const prompts = usePrompts();
  const { saved, written, setDraft } = prompts;
  return (
    <div className="wrap grid gap-8 pt-5 pb-18">
      <div>
        <BackLink to={paths.admin()}>{m.admin_back_to_admin_settings()}</BackLink>
        <PageHeading title={m.admin_prompts()} className="mt-3 text-3xl">
          {m.admin_prompts()}
        </PageHeading>
        <p className="mt-3 max-w-[38em] text-l leading-[1.45] text-ink-soft">
          {m.admin_they_colour_how_a_model_words()}
        </p>
      </div>
      {saved.isPending && (
        <>
          <p role="status" className="sr-only">
            {m.admin_loading_prompts()}
          </p>
          <Skeleton className="h-80 rounded-l" />
        </>
      )}
      {saved.isError && (
        <Notice
          tone="failed"
          title={m.admin_the_prompts_could_not_be_loaded()}
          onRetry={() => void saved.refetch()}
        >
          {errorWords(saved.error).advice}
        </Notice>
      )}
      {saved.data && (
        <>
          <Card as="section" aria-label={m.admin_the_prompts()} className="grid gap-6">
            <TextArea
              label={m.admin_prompt_to_analyze_responses()}
              hint={m.admin_what_to_listen_for_in_an()}
              value={written.analyze}
              maxLength={limits.templateCharacters}
              onChange={(analyze) => setDraft({ ...written, analyze })}
            />
            <TextArea
              label={m.admin_prompt_to_connect_questions()}
              hint={m.admin_how_the_next_question_should_sound()}
              value={written.connect}
              maxLength={limits.templateCharacters}
              onChange={(connect) => setDraft({ ...written, connect })}
            />
            <Button
              className="justify-self-start"
              disabledReason={
                prompts.isSaving
                  ? m.admin_saving()
                  : !prompts.isChanged && m.admin_nothing_has_been_changed_yet()
              }
              onPress={prompts.save}
            >
              {m.admin_save_changes()}
            </Button>
          </Card>
          <PromptTrial templates={written} />
          <PromptVersions current={saved.data.version} onTake={setDraft} />
        </>
      )}
    </div>
  );
}
