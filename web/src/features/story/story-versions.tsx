import type { StoryVersion } from "@saga/contract/stories";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toast.ts";
import { restoreVersion, storyKeys, versionsQuery } from "./story.api.ts";

const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });

const kindOf = ({ is_edited, writer }: StoryVersion): string => {
  if (is_edited) return "changed by hand";
  return writer === "model" ? m.story_written_by_a_model() : m.story_arranged_from_the_answers();
};

/** What a story was before; each can be had back. */
export function StoryVersions({
  id,
  lang,
  onRestored,
}: {
  id: string;
  lang: string;
  onRestored: () => void;
}) {
  const client = useQueryClient();
  const { data, isError, error, refetch } = useQuery(versionsQuery(id));
  const restoring = useMutation({
    mutationFn: (version: string) => restoreVersion(id, version),
    onSuccess: (story) => {
      client.setQueryData(storyKeys.one(id), story);
      void client.invalidateQueries({ queryKey: storyKeys.versions(id) });
      showToast({ tone: "success", title: m.story_the_earlier_version_is_back() });
      onRestored();
    },
    onError: (reason) => {
      const { text, advice } = errorWords(reason);
      showToast({ tone: "error", title: text, description: advice });
    },
  });
  if (isError)
    return (
      <Notice
        tone="failed"
        title={m.story_the_earlier_versions_could_not_be_loaded()}
        onRetry={() => void refetch()}
      >
        {errorWords(error).advice}
      </Notice>
    );
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby="story-versions" className="grid gap-4">
      <h2 id="story-versions" className="text-xl">
        {m.story_earlier_versions()}
      </h2>
      <ul className="grid list-none gap-4 p-0">
        {data.data.map((version) => (
          <Card key={version.id} as="li" className="grid gap-2">
            <p className="font-semibold">
              {m.story_written_at_words_words_version({
                written_at: timeOf(version.written_at),
                words: version.words,
                version: kindOf(version),
              })}
            </p>
            <p lang={lang} className="font-story text-ink-soft">
              {version.preview}
            </p>
            <Button
              variant="secondary"
              className="justify-self-start"
              aria-label={m.story_bring_it_back_the_version_of_written({
                written_at: timeOf(version.written_at),
              })}
              disabledReason={restoring.isPending && m.story_it_is_being_brought_back()}
              isReasonHidden
              onPress={() => restoring.mutate(version.id)}
            >
              {m.story_bring_it_back()}
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}
