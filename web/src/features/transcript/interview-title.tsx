import { limits } from "@saga/contract/vocabulary";
import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { TextField } from "#ui/text-field.tsx";
import { showToast } from "#ui/toast.ts";
import { saveTitle } from "./transcript.api.ts";
import { useOpener } from "./use-opener.ts";

type Props = { id: string; title: string; onSaved: (title: string) => void };

/** The title of an interview. A press on it lets one change it: Enter saves, Escape leaves it as it was. */
export function InterviewTitle({ id, title, onSaved }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isEditing = draft !== null;
  const opener = useOpener(isEditing);
  useEffect(() => {
    if (isEditing) field.current?.select();
  }, [isEditing]);

  const cancel = () => {
    setDraft(null);
    setError(null);
  };
  const save = async () => {
    const wanted = (draft ?? "").trim();
    if (wanted === "") {
      setError(m.transcript_title_cannot_be_empty());
      return showToast({ tone: "error", title: m.transcript_title_cannot_be_empty() });
    }
    setIsSaving(true);
    try {
      await saveTitle(id, wanted);
      onSaved(wanted);
      cancel();
      const solves = m.transcript_failed_to_update_title();
      showToast({ tone: "success", title: m.transcript_title_updated_successfully(), solves });
    } catch (reason) {
      const description = errorWords(reason).advice;
      showToast({ tone: "error", title: m.transcript_failed_to_update_title(), description });
    } finally {
      setIsSaving(false);
    }
  };
  const open = () => setDraft(title);
  const [numbered = ""] = /^\p{L}{1,12} \d{1,3}/u.exec(title) ?? [];

  return (
    <div className="mt-4">
      <PageHeading title={title} className={isEditing ? "sr-only" : "inline text-3xl"}>
        {isEditing ? (
          title
        ) : (
          <button
            type="button"
            tabIndex={-1}
            onClick={open}
            className="inline-block min-h-12 max-w-full text-left"
            dir="auto"
          >
            {/* "Interview 1" is not torn apart. */}
            <span className="@min-[13rem]:whitespace-nowrap">{numbered}</span>
            {title.slice(numbered.length)}
          </button>
        )}
      </PageHeading>
      {!isEditing && (
        <Button
          ref={opener}
          variant="quiet"
          size="small"
          className="-ml-4 text-primary @wide:ml-2"
          onPress={open}
        >
          <Pencil size={22} aria-hidden />
          {m.transcript_change_the_title()}
        </Button>
      )}
      {isEditing && (
        <form
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
          onKeyDown={(event) => {
            if (event.key === "Escape") cancel();
          }}
        >
          <TextField
            ref={field}
            label={m.transcript_title()}
            value={draft}
            onChange={(value) => {
              setDraft(value);
              setError(null);
            }}
            error={error}
            maxLength={limits.titleCharacters}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              disabledReason={isSaving && m.transcript_the_title_is_being_saved()}
              isReasonHidden
            >
              {m.transcript_save()}
            </Button>
            <Button variant="secondary" onPress={cancel}>
              {m.transcript_cancel()}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
