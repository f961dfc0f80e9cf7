import type { MessageVersion } from "@saga/contract/corrections";
import type { Message } from "@saga/contract/interviews";
import { limits } from "@saga/contract/vocabulary";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { formatLongDate } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { showToast } from "#ui/toast.ts";
import { SaveOrCancel } from "./save-or-cancel.tsx";
import { messageVersionsQuery, type Place, saveMessage } from "./transcript.api.ts";

type Props = {
  place: Place;
  label: string;
  content: string;
  language: string;
  onSaved: (saved: Message) => void;
  onClose: () => void;
};

/** One message to be corrected in its place, with what it said before beneath. */
export function AnswerEditor({ place, label, content, language, onSaved, onClose }: Props) {
  const client = useQueryClient();
  const [text, setText] = useState(content);
  const [version, setVersion] = useState<MessageVersion | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("textarea")?.focus(), []);

  const save = async () => {
    if (text.trim() === "")
      return setError("An answer cannot be empty. To leave it out of stories, say so in the interview.");
    setIsSaving(true);
    try {
      const saved = await saveMessage(place, { content: text, ...(version && { version_id: version.id }) });
      void client.invalidateQueries({ queryKey: messageVersionsQuery(place).queryKey });
      onSaved(saved);
      showToast({ tone: "success", title: "Transcript updated successfully" });
      onClose();
    } catch (reason) {
      setError(errorWords(reason).advice);
      setIsSaving(false);
    }
  };
  return (
    <div ref={box} className="grid gap-3">
      <TextArea
        label={label}
        value={text}
        onChange={setText}
        lang={language}
        rows={Math.min(16, Math.max(4, Math.ceil(content.length / 60)))}
        error={error}
        {...(content.length <= limits.messageCharacters ? { maxLength: limits.messageCharacters } : {})}
      />
      <div className="flex flex-wrap items-center gap-3">
        <SaveOrCancel isSaving={isSaving} onSave={() => void save()} onClose={onClose} />
        <p className="text-s text-ink-mute">What was said first is kept beside it.</p>
      </div>
      <EarlierWords
        place={place}
        language={language}
        onUse={(used) => {
          setText(used.content);
          setVersion(used);
        }}
      />
    </div>
  );
}

type EarlierProps = { place: Place; language: string; onUse: (version: MessageVersion) => void };

/** What a message said before; the last of them is what was said. */
function EarlierWords({ place, language, onUse }: EarlierProps) {
  const { data, error, refetch } = useQuery(messageVersionsQuery(place));
  if (error)
    return (
      <Notice tone="failed" title="What was said before could not be shown" onRetry={() => void refetch()}>
        It is still kept. {errorWords(error).advice}
      </Notice>
    );
  if (!data || data.data.length === 0) return null;
  const last = data.data.length - 1;
  return (
    <ol className="grid gap-3">
      {data.data.map((version, index) => (
        <li key={version.id} className="grid gap-2 rounded-l bg-page-deep p-4">
          <p className="text-s font-semibold">
            {index === last ? "As it was said" : `Until ${formatLongDate(version.kept_at)}`}
          </p>
          <p lang={language} dir="auto" className="font-story leading-read whitespace-pre-wrap">
            {version.content}
          </p>
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            aria-label={
              index === last
                ? "Use this again: as it was said"
                : `Use this again: version ${last - index + 1}`
            }
            onPress={() => onUse(version)}
          >
            Use this again
          </Button>
        </li>
      ))}
    </ol>
  );
}
