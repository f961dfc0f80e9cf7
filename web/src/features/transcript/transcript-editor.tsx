import type { Message } from "@saga/contract/interviews";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { TextArea } from "#ui/text-area.tsx";
import { showToast } from "#ui/toast.ts";
import { SaveOrCancel } from "./save-or-cancel.tsx";
import { saveTranscript } from "./transcript.api.ts";
import { blocksOf, textOf } from "./transcript-text.ts";

type Props = {
  id: string;
  name: string;
  language: string;
  messages: readonly Message[];
  onSaved: (messages: Message[]) => void;
  onClose: () => void;
};

const leftWords = (left: number): string | undefined => {
  if (left === 0) return undefined;
  return m.transcript_count_passages_that_are_not_in_the({ count: left });
};

/** The whole transcript as one text, to be corrected like a letter. */
export function TranscriptEditor({ id, name, language, messages, onSaved, onClose }: Props) {
  const [text, setText] = useState(() => textOf(messages, name));
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    try {
      const saved = await saveTranscript(id, blocksOf(text, name));
      onSaved(saved.messages);
      const description = leftWords(saved.left);
      showToast({
        tone: "success",
        title: m.transcript_transcript_updated_successfully(),
        ...(description ? { description } : {}),
      });
      onClose();
    } catch (reason) {
      const { text: title, advice } = errorWords(reason);
      showToast({ tone: "error", title, description: advice });
      setIsSaving(false);
    }
  };
  const buttons = (
    <div className="flex flex-wrap gap-3">
      <SaveOrCancel isSaving={isSaving} onSave={() => void save()} onClose={onClose} />
    </div>
  );
  return (
    <div className="grid gap-4">
      {buttons}
      <TextArea
        label={m.transcript_text_of_the_interview()}
        hint={m.transcript_blank_lines_stand_between_what_is_said({ name })}
        value={text}
        onChange={setText}
        lang={language}
        rows={24}
      />
      {buttons}
    </div>
  );
}
