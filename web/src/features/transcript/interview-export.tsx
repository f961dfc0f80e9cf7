import type { interviewForms } from "@saga/contract/publishing";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { callForBytes } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { fileNameOf, keepFile } from "#lib/keep-file.ts";
import { Button } from "#ui/button.tsx";
import { ExportDialog } from "#ui/export-dialog.tsx";

type Form = (typeof interviewForms)[number];

const forms: readonly { form: Form; label: string; hint: string }[] = [
  { form: "pdf", label: "PDF", hint: "To read anywhere and to print." },
  { form: "docx", label: "Word", hint: "To go on writing, in Word or LibreOffice." },
  { form: "md", label: "Text", hint: "Plain text with headings (Markdown)." },
];
const subtitles = {
  form: "vtt",
  label: "Subtitles",
  hint: "Beside the audio: each sentence and its time.",
} as const;

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
        Export
      </Button>
      {isOpen && (
        <ExportDialog
          forms={hasSound ? [...forms, subtitles] : forms}
          onExport={save}
          onClose={() => setIsOpen(false)}
        >
          <p>What is kept out of stories is in none of these files.</p>
        </ExportDialog>
      )}
    </>
  );
}
