import type { StoryVersion } from "@saga/contract/stories";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toast.ts";
import { restoreVersion, storyKeys, versionsQuery } from "./story.api.ts";

const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });

const kindOf = ({ is_edited, writer }: StoryVersion): string => {
  if (is_edited) return "changed by hand";
  return writer === "model" ? "written by a model" : "arranged from the answers";
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
      showToast({ tone: "success", title: "The earlier version is back." });
      onRestored();
    },
    onError: (reason) => {
      const { text, advice } = errorWords(reason);
      showToast({ tone: "error", title: text, description: advice });
    },
  });
  if (isError)
    return (
      <Notice tone="failed" title="The earlier versions could not be loaded" onRetry={() => void refetch()}>
        {errorWords(error).advice}
      </Notice>
    );
  if (!data || data.data.length === 0) return null;
  return (
    <section aria-labelledby="story-versions" className="grid gap-4">
      <h2 id="story-versions" className="text-xl">
        Earlier versions
      </h2>
      <ul className="grid list-none gap-4 p-0">
        {data.data.map((version) => (
          <Card key={version.id} as="li" className="grid gap-2">
            <p className="font-semibold">
              {timeOf(version.written_at)} · {version.words} words · {kindOf(version)}
            </p>
            <p lang={lang} className="font-story text-ink-soft">
              {version.preview}
            </p>
            <Button
              variant="secondary"
              className="justify-self-start"
              aria-label={`Bring it back: the version of ${timeOf(version.written_at)}`}
              disabledReason={restoring.isPending && "It is being brought back."}
              isReasonHidden
              onPress={() => restoring.mutate(version.id)}
            >
              Bring it back
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}
