import type { Message } from "@saga/contract/interviews";
import type { ReactNode } from "react";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import { type MessageKey, tellAgain } from "./transcript.api.ts";

/** What records: it hands on kept recordings with what is said in them. */
export type Speaking = (props: {
  interviewId: string;
  language: string;
  label: string;
  onSave: (spoken: { content: string; recordingIds: string[] }) => Promise<void>;
  onClose: () => void;
}) => ReactNode;

type Props = {
  place: MessageKey;
  language: string;
  /** It is told from the beginning; else something is added to it. */
  isAnew: boolean;
  speaking: Speaking;
  onChanged: (changed: Message) => void;
  onClose: () => void;
};

/** An answer that is added to by voice, or told anew, in its place. */
export function SpokenAnswer({ place, language, isAnew, speaking, onChanged, onClose }: Props) {
  return speaking({
    interviewId: place.interviewId,
    language,
    label: isAnew ? m.transcript_tell_this_answer_again() : m.transcript_add_to_this_answer(),
    onClose,
    onSave: async ({ content, recordingIds }) => {
      const told = { recording_ids: recordingIds, words: content, replaces: isAnew };
      onChanged(await tellAgain(place, told));
      showToast({ tone: "success", title: m.transcript_transcript_updated_successfully() });
      onClose();
    },
  });
}
