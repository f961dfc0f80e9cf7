import { useQuery } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { sourceInterviewQuery } from "../story.api.ts";
import { sourcePassages } from "./source-passage.ts";
import { SourceSound } from "./source-sound.tsx";

type Props = { interviewId: string; messageId: string; sentence: string };

/** One answer that a sentence was made from, with the question it followed and the words themselves marked. */
export function SentenceSource({ interviewId, messageId, sentence }: Props) {
  const { data, error, isPending, refetch } = useQuery(sourceInterviewQuery(interviewId));
  if (isPending) return <Skeleton className="h-40" />;
  if (error) {
    return (
      <Notice tone="failed" title={m.story_the_answer_could_not_be_loaded()} onRetry={() => void refetch()}>
        {errorWords(error).advice}
      </Notice>
    );
  }
  const at = data.messages.findIndex((message) => message.id === messageId);
  const answer = data.messages[at];
  if (!answer) return <p>{m.story_this_answer_is_no_longer_in_the()}</p>;
  const question = data.messages.slice(0, at).findLast((message) => message.role === "assistant");
  return (
    <div className="grid gap-3">
      <p className="text-s font-semibold text-ink-mute">
        {[data.title, data.subject].filter(Boolean).join(" · ")}
      </p>
      {question && (
        <p lang={data.language} className="rounded-l rounded-tl-[0.5rem] bg-bubble-ai px-4 py-3">
          {question.asks ?? question.content}
        </p>
      )}
      <p
        lang={data.language}
        dir="auto"
        className="rounded-l rounded-tr-[0.5rem] bg-bubble-me px-4 py-3 font-story leading-read whitespace-pre-wrap"
      >
        {sourcePassages(answer.content, sentence).map((passage, index) =>
          passage.isSource ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: passages are in the order of the text
            <mark key={index} className="rounded-[0.3rem] bg-accent-soft px-0.5 text-on-accent-soft">
              {passage.text}
            </mark>
          ) : (
            passage.text
          ),
        )}
      </p>
      {answer.recording_ids && (
        <SourceSound
          interviewId={interviewId}
          messageId={messageId}
          recordingIds={answer.recording_ids}
          sentence={sentence}
          content={answer.content}
        />
      )}
    </div>
  );
}
