import type { interviewForms } from "@saga/contract/publishing";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { callForBytes } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { fileNameOf, keepFile } from "#lib/keep-file.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { ExportDialog } from "#ui/export-dialog.tsx";

type Form = (typeof interviewForms)[number];

const forms = (): { form: Form; label: string; hint: string }[] => [
  { form: "pdf", label: m.transcript_pdf(), hint: m.transcript_to_read_anywhere_and_to_print() },
  { form: "docx", label: m.transcript_word(), hint: m.transcript_to_go_on_writing_in_word_or() },
  { form: "md", label: m.transcript_text(), hint: m.transcript_plain_text_with_headings_markdown() },
];
const subtitles = () =>
  ({
    form: "vtt",
    label: m.transcript_subtitles(),
    hint: m.transcript_beside_the_audio_each_sentence_and_its(),
  }) as const;

/** Keeps an interview as a file. */
export function InterviewExport({ id, title, hasSound }: { id: string; title: string; hasSound: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const save = (form: Form) =>
    callForBytes("exportInterview", { params: { id }, query: { form } }).then(
      (file) => {
        keepFile(file, fileNameOf(title, form));
        return null;
      },
      (error: unknown) => `${errorWords(error).text} ${errorWords(error).advice}`,
    );
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        <FileDown size={22} aria-hidden />
        {m.transcript_export()}
      </Button>
      {isOpen && (
        <ExportDialog
          forms={hasSound ? [...forms(), subtitles()] : forms()}
          onExport={save}
          onClose={() => setIsOpen(false)}
        >
          <p>{m.transcript_what_is_kept_out_of_stories_is()}</p>
        </ExportDialog>
      )}
    </>
  );
}
