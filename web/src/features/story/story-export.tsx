import type { storyForms } from "@saga/contract/publishing";
import type { Story } from "@saga/contract/stories";
import { useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { callForBytes } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { fileNameOf, keepFile } from "#lib/keep-file.ts";
import { Button } from "#ui/button.tsx";
import { ExportDialog } from "#ui/export-dialog.tsx";
import { LeftOutNote } from "./left-out-note.tsx";
import { leftOutQuery } from "./story.api.ts";

type Form = (typeof storyForms)[number];

const forms: readonly { form: Form; label: string; hint: string }[] = [
  { form: "pdf", label: "PDF", hint: "Set like a book, to read anywhere and to print." },
  { form: "epub", label: "E-book", hint: "For e-readers, tablets and phones (EPUB)." },
  { form: "docx", label: "Word", hint: "To go on writing, in Word or LibreOffice." },
  { form: "md", label: "Text", hint: "Plain text with headings (Markdown)." },
];

/** Keeps a story as a file. */
export function StoryExport({ story }: { story: Story }) {
  const [isOpen, setIsOpen] = useState(false);
  const save = (form: Form) =>
    callForBytes("exportStory", { params: { id: story.id }, query: { form } }).then(
      (file) => {
        keepFile(file, fileNameOf(story.title, form));
        return null;
      },
      (error: unknown) => `${errorWords(error).text} ${errorWords(error).advice}`,
    );
  const { data } = useQuery({ ...leftOutQuery(story.id), enabled: isOpen });
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        <FileDown size={24} aria-hidden />
        Export
      </Button>
      {isOpen && (
        <ExportDialog forms={forms} onExport={save} onClose={() => setIsOpen(false)}>
          <LeftOutNote story={story} count={data?.kept_out ?? 0} />
        </ExportDialog>
      )}
    </>
  );
}
