import type { Message } from "@saga/contract/interviews";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { errorWords } from "#lib/error-words.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { AudioTranscript } from "./audio-transcript.tsx";
import { timelineQuery, transcriptQuery } from "./transcript.api.ts";
import { countWords, dateWords, intervieweeWords, messageAnchor } from "./transcript-facts.ts";
import { TranscriptMessages } from "./transcript-messages.tsx";
import { useInterviewAudio } from "./use-interview-audio.ts";

/** An interview that is shown, for what stands below it. */
type Shown = {
  interviewId: string;
  lang: string;
  messages: readonly Message[];
  /** What stands in stories has changed. */
  onLetIn: () => void;
  /** Brings a message into sight. */
  onShow: (messageId: string) => void;
};

const showMessage = (id: string): void => {
  const message = document.getElementById(messageAnchor(id));
  message?.scrollIntoView({ block: "start" });
  message?.focus({ preventScroll: true });
};

/** What was asked and answered in an interview, to read; `children` says what stands below. */
export function TranscriptScreen({ id, children }: { id: string; children?: (shown: Shown) => ReactNode }) {
  const { data: interview, error, refetch } = useQuery(transcriptQuery(id));
  const { data: timeline } = useQuery(timelineQuery(id));
  const audio = useInterviewAudio(id);
  const hear = (messageId: string) => {
    const segment = timeline?.segments.find(({ message_id }) => message_id === messageId);
    return segment && (() => audio.playFrom(segment.start_ms));
  };
  const title = interview?.title || "Interview";

  return (
    <div className="wrap max-w-[52rem] py-8">
      <LinkButton to="/" variant="quiet" className="-ml-4">
        <ArrowLeft size={24} aria-hidden />
        Back to All Sessions
      </LinkButton>
      <PageHeading title={title} className="mt-4 text-3xl">
        {title}
      </PageHeading>
      {interview && (
        <div className="mt-3 text-l text-ink-soft">
          <p>{`${dateWords(interview)} · ${countWords(interview.messages.length)}`}</p>
          <p>{`Interview with: ${intervieweeWords(interview.interviewee_name)}`}</p>
        </div>
      )}
      {interview && (
        <AudioTranscript
          id={id}
          about={{ name: intervieweeWords(interview.interviewee_name), date: interview.last_opened }}
          audio={audio}
        />
      )}
      <section aria-label="Transcript" className="mt-8">
        {error ? (
          <Notice tone="failed" title="Failed to fetch interview data" onRetry={() => void refetch()}>
            {errorWords(error).advice}
          </Notice>
        ) : interview ? (
          <TranscriptMessages interview={interview} onHear={hear} />
        ) : (
          <Spinner label="Loading transcript..." />
        )}
      </section>
      {interview &&
        children?.({
          interviewId: id,
          lang: interview.language,
          messages: interview.messages,
          onLetIn: () => void refetch(),
          onShow: showMessage,
        })}
    </div>
  );
}
