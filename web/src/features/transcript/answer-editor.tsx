import type { MessageVersion } from "@saga/contract/corrections";
import type { Message } from "@saga/contract/interviews";
import { limits } from "@saga/contract/vocabulary";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { formatLongDate } from "#lib/format.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { showToast } from "#ui/toast.ts";
import { SaveOrCancel } from "./save-or-cancel.tsx";
import { type MessageKey, messageVersionsQuery, saveMessage } from "./transcript.api.ts";

type Props = {
  place: MessageKey;
  label: string;
  content: string;
  language: string;
  onSaved: (saved: Message) => void;
  onClose: () => void;
};

/** One message, corrected in its place, with its earlier versions below. */
export function AnswerEditor({ place, label, content, language, onSaved, onClose }: Props) {
  const client = useQueryClient();
  const [text, setText] = useState(content);
  const [version, setVersion] = useState<MessageVersion | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("textarea")?.focus(), []);

  const save = async () => {
    if (text.trim() === "") return setError(m.transcript_an_answer_cannot_be_empty_to_leave());
    setIsSaving(true);
    try {
      const saved = await saveMessage(place, { content: text, ...(version && { version_id: version.id }) });
      void client.invalidateQueries({ queryKey: messageVersionsQuery(place).queryKey });
      onSaved(saved);
      showToast({ tone: "success", title: m.transcript_transcript_updated_successfully() });
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
        <p className="text-s text-ink-mute">{m.transcript_what_was_said_first_is_kept_beside()}</p>
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

type EarlierProps = { place: MessageKey; language: string; onUse: (version: MessageVersion) => void };

/** Earlier versions of a message; the last is what was said originally. */
function EarlierWords({ place, language, onUse }: EarlierProps) {
  const { data, error, refetch } = useQuery(messageVersionsQuery(place));
  if (error)
    return (
      <Notice
        tone="failed"
        title={m.transcript_what_was_said_before_could_not_be()}
        onRetry={() => void refetch()}
      >
        {m.transcript_it_is_still_kept_advice({ advice: errorWords(error).advice })}
      </Notice>
    );
  if (!data || data.data.length === 0) return null;
  const last = data.data.length - 1;
  return (
    <ol className="grid gap-3">
      {data.data.map((version, index) => (
        <li key={version.id} className="grid gap-2 rounded-l bg-page-deep p-4">
          <p className="text-s font-semibold">
            {index === last
              ? m.transcript_as_it_was_said()
              : m.transcript_until_kept_at({ kept_at: formatLongDate(version.kept_at) ?? "" })}
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
                ? m.transcript_use_this_again_as_it_was_said()
                : m.transcript_use_this_again_version_value({ value: last - index + 1 })
            }
            onPress={() => onUse(version)}
          >
            {m.transcript_use_this_again()}
          </Button>
        </li>
      ))}
    </ol>
  );
}
