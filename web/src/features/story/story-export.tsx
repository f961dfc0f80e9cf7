import type { storyForms } from "@saga/contract/publishing";
import type { Story } from "@saga/contract/stories";
import { useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { callForBytes } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { fileNameOf, keepFile } from "#lib/keep-file.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { ExportDialog } from "#ui/export-dialog.tsx";
import { LeftOutNote } from "./left-out-note.tsx";
import { leftOutQuery } from "./story.api.ts";

type Form = (typeof storyForms)[number];

const forms = (): { form: Form; label: string; hint: string }[] => [
  { form: "pdf", label: m.story_pdf(), hint: m.story_set_like_a_book_to_read_anywhere() },
  { form: "epub", label: m.story_e_book(), hint: m.story_for_e_readers_tablets_and_phones_epub() },
  { form: "docx", label: m.story_word(), hint: m.story_to_go_on_writing_in_word_or() },
  { form: "md", label: m.story_text(), hint: m.story_plain_text_with_headings_markdown() },
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
        {m.story_export()}
      </Button>
      {isOpen && (
        <ExportDialog forms={forms()} onExport={save} onClose={() => setIsOpen(false)}>
          <LeftOutNote story={story} count={data?.kept_out ?? 0} />
        </ExportDialog>
      )}
    </>
  );
}
