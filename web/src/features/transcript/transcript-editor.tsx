import type { Message } from "@saga/contract/interviews";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
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
  const what =
    left === 1 ? "One passage that is not in the text" : `${left} passages that are not in the text`;
  return `${what} stayed as before: nothing that was said is removed here.`;
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
        title: "Transcript updated successfully",
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
        label="Text of the interview"
        hint={`Blank lines stand between what is said. “Interviewer:” and “${name}:” say who speaks. What was said first is kept beside it.`}
        value={text}
        onChange={setText}
        lang={language}
        rows={24}
      />
      {buttons}
    </div>
  );
}
