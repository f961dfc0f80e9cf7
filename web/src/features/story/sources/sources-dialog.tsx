import type { storySentenceSchema } from "@saga/contract/stories";
import type { infer as Infer } from "zod/mini";
import { m } from "#messages";
import { Dialog } from "#ui/dialog.tsx";
import { SentenceSource } from "./sentence-source.tsx";

export type SourcedSentence = Infer<typeof storySentenceSchema>;

type Props = { sentence: SourcedSentence | null; lang: string; onClose: () => void };

/** Shows where a sentence comes from: the question, the whole answer, the interview. */
export function SourcesDialog({ sentence, lang, onClose }: Props) {
  return (
    <Dialog isOpen={sentence !== null} onClose={onClose} title={m.story_where_this_comes_from()}>
      {sentence && (
        <>
          <blockquote lang={lang} className="border-l-4 border-accent pl-4 font-story text-l leading-read">
            {sentence.text}
          </blockquote>
          {sentence.by_hand && <p>{m.story_somebody_of_the_family_wrote_or_changed()}</p>}
          {sentence.sources.length === 0 && !sentence.by_hand && (
            <p>{m.story_this_sentence_joins_the_others_it_has()}</p>
          )}
          {sentence.sources.map((source) => (
            <SentenceSource
              key={source.message_id}
              interviewId={source.interview_id}
              messageId={source.message_id}
              sentence={sentence.text}
            />
          ))}
        </>
      )}
    </Dialog>
  );
}
