import type { SharedStory } from "@saga/contract/publishing";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { errorWords } from "#lib/error-words.ts";
import { formatLongDate } from "#lib/format.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { TextField } from "#ui/text-field.tsx";
import { OwnVoice } from "./own-voice.tsx";

/** No search engine keeps this page while it is open. */
function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement("meta");
    meta.name = "robots";
    meta.content = "noindex, nofollow";
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

const asksForWord = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "shares.word_needed" || error.code === "shares.wrong_word");

/** `/shared-story#…`: a story for somebody who was sent a link. What stands behind the sign is sent to no log. */
export function SharedStoryPage() {
  useNoIndex();
  // A code in a book names a passage behind the secret.
  const [[secret, passage]] = useState(() => location.hash.slice(1).split("."));
  const [word, setWord] = useState("");
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (given: string | undefined) =>
      call("readShared", {
        body: { secret: secret || "-", ...(given === undefined ? {} : { word: given }) },
      }),
  });
  useEffect(() => mutate(undefined), [mutate]);

  const key = { secret: secret || "-", ...(word.trim() === "" ? {} : { word }) };
  if (data) return <Reading story={data} secretKey={key} passage={passage} />;
  return (
    <div className="wrap grid max-w-[38.25rem] gap-6 py-12">
      <PageHeading title={m.shared_story_a_story()} className="text-3xl">
        {m.shared_story_a_story_for_you()}
      </PageHeading>
      {isPending && !error && <Spinner label={m.shared_story_opening_the_story()} />}
      {asksForWord(error) ? (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (word.trim() !== "") mutate(word);
          }}
        >
          <TextField
            label={m.shared_story_the_word_you_were_told()}
            value={word}
            onChange={setWord}
            error={
              error instanceof ApiError && error.code === "shares.wrong_word" ? errorWords(error).text : null
            }
          />
          <Button
            type="submit"
            className="justify-self-start"
            disabledReason={isPending && m.shared_story_opening_the_story_2()}
          >
            {m.shared_story_open_the_story()}
          </Button>
        </form>
      ) : (
        error && (
          <Notice tone="failed" title={errorWords(error).text} onRetry={() => mutate(undefined)}>
            {errorWords(error).advice}
          </Notice>
        )
      )}
    </div>
  );
}

type ReadingProps = {
  story: SharedStory;
  secretKey: { secret: string; word?: string };
  passage: string | undefined;
};

function Reading({ story, secretKey, passage }: ReadingProps) {
  const { title, author, language, created_at, chapters } = story;
  return (
    <article className="wrap grid max-w-[38.25rem] gap-8 py-12">
      <header className="grid gap-3">
        <PageHeading title={title} className="text-3xl">
          <span lang={language} dir="auto">
            {title}
          </span>
        </PageHeading>
        <p className="text-ink-mute">{[author, formatLongDate(created_at)].filter(Boolean).join(" · ")}</p>
      </header>
      <OwnVoice story={story} secretKey={secretKey} passage={passage} />
      {chapters.map(({ heading, paragraphs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters never change places
        <section key={index} lang={language} className="grid gap-4 font-story text-l leading-read">
          {heading && <h2 className="text-xl">{heading}</h2>}
          {paragraphs.map((text, place) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
              key={place}
              dir="auto"
              className="whitespace-pre-wrap"
            >
              {text}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
