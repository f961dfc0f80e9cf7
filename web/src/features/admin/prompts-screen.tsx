import { limits } from "@saga/contract/vocabulary";
import { errorWords } from "#lib/error-words.ts";
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
        <BackLink to="/admin">Back to Admin Settings</BackLink>
        <PageHeading title="Prompts" className="mt-3 text-3xl">
          Prompts
        </PageHeading>
        <p className="mt-3 max-w-[38em] text-l leading-[1.45] text-ink-soft">
          They colour how a model words the questions. They cannot change what is asked, what is safe, or the
          language.
        </p>
      </div>
      {saved.isPending && (
        <>
          <p role="status" className="sr-only">
            Loading prompts...
          </p>
          <Skeleton className="h-80 rounded-l" />
        </>
      )}
      {saved.isError && (
        <Notice tone="failed" title="The prompts could not be loaded" onRetry={() => void saved.refetch()}>
          {errorWords(saved.error).advice}
        </Notice>
      )}
      {saved.data && (
        <>
          <Card as="section" aria-label="The prompts" className="grid gap-6">
            <TextArea
              label="Prompt to analyze responses"
              hint="What to listen for in an answer."
              value={written.analyze}
              maxLength={limits.templateCharacters}
              onChange={(analyze) => setDraft({ ...written, analyze })}
            />
            <TextArea
              label="Prompt to connect questions"
              hint="How the next question should sound."
              value={written.connect}
              maxLength={limits.templateCharacters}
              onChange={(connect) => setDraft({ ...written, connect })}
            />
            <Button
              className="justify-self-start"
              disabledReason={
                prompts.isSaving ? "Saving..." : !prompts.isChanged && "Nothing has been changed yet."
              }
              onPress={prompts.save}
            >
              Save changes
            </Button>
          </Card>
          <PromptTrial templates={written} />
          <PromptVersions current={saved.data.version} onTake={setDraft} />
        </>
      )}
    </div>
  );
}
