import type { Sent } from "@saga/contract/endpoint";
import type { familyMedia } from "@saga/contract/family-media";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ImagePlus, Undo2, Upload as UploadSign } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ExplainedCheckbox } from "#ui/explained-checkbox.tsx";
import { FileInput } from "#ui/file-input.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { showToast } from "#ui/toast.ts";
import { type About, familyQuery, mediaQuery, toldPicturesQuery } from "../family.api.ts";
import { useStartAbout } from "../told/start-about.tsx";
import { MediaRow } from "./media-row.tsx";
import { NearRow } from "./near-row.tsx";
import { UploadRow } from "./upload-row.tsx";
import { useUploads } from "./use-uploads.ts";

type Change = { id: string } & Sent<typeof familyMedia.changeMedia>["body"];

/** With pictures among what is accepted phones offer their camera, and give photographs as JPEG. What else is dropped is judged by the server. */
const accepted = "image/*,audio/*,video/*,.pdf,.txt,.rtf,.docx,.xlsx,.pptx,.odt,.ods";

/** Rows that are there at once; the others come as they come near. */
const firstRows = 8;

/** Photographs, documents, sound and films about a chapter or a person. `lifeId`: who is asked about them; null: whoever may be chosen. */
export function MediaCard({ about, lifeId }: { about: About; lifeId: string | null }) {
  const { data: files, error, refetch } = useQuery(mediaQuery(about));
  const { data: family } = useQuery(familyQuery);
  const { data: told } = useQuery({
    ...toldPicturesQuery,
    enabled: files?.some(({ kind }) => kind === "photo") ?? false,
  });
  const { uploads, add, again, cancel } = useUploads(about);
  const { start, dialog } = useStartAbout(lifeId);
  const [isPlaceKept, setIsPlaceKept] = useState(false);
  const [deleted, setDeleted] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ id, ...body }: Change) => call("changeMedia", { params: { id }, body }),
    onSuccess: async (_, { id, is_deleted }) => {
      setDeleted(is_deleted ? id : null);
      await queries.invalidateQueries({ queryKey: ["family", "media"] });
      await queries.invalidateQueries({ queryKey: ["family", "life"] });
    },
    onError: (failure: unknown) => showToast({ title: errorWords(failure).text, tone: "error" }),
  });
  const shown = new Set(files?.map(({ id }) => id));
  const readingsOf = (id: string) => files?.filter(({ reads }) => reads === id) ?? [];
  const choose = () => input.current?.click();
  return (
    <Card as="section" aria-labelledby="documents-media" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="documents-media" className="text-xl">
          {m.family_documents_media()}
        </h2>
        <Button variant="secondary" onPress={choose}>
          <UploadSign size={22} aria-hidden />
          {m.family_upload()}
        </Button>
        <FileInput
          ref={input}
          isMultiple
          accept={accepted}
          label={m.family_files_to_upload()}
          onFiles={(chosen) => add(chosen, { isPlaceKept })}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way besides the button */}
      <div
        className="flex items-center gap-4 rounded-m border-2 border-dashed border-line-strong p-4 text-ink-soft pointer-coarse:hidden"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          add([...event.dataTransfer.files], { isPlaceKept });
        }}
      >
        <ImagePlus size={28} aria-hidden />
        {m.family_drop_photographs_letters_sound_or_films()}
      </div>
      <ExplainedCheckbox
        label={m.family_keep_where_they_were_taken()}
        isChecked={isPlaceKept}
        onChange={setIsPlaceKept}
      >
        {m.family_phones_note_the_place_in_photographs()}
      </ExplainedCheckbox>
      {deleted && (
        <p
          role="status"
          className="flex flex-wrap items-center justify-between gap-3 rounded-m bg-page-deep px-4 py-2"
        >
          {m.family_the_file_is_deleted()}
          <Button
            variant="quiet"
            size="small"
            onPress={() => change.mutate({ id: deleted, is_deleted: false })}
          >
            <Undo2 size={22} aria-hidden />
            {m.family_undo()}
          </Button>
        </p>
      )}
      <ul>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onCancel={() => cancel(upload.id)}
            onRetry={() => again(upload)}
          />
        ))}
        {files
          ?.filter(({ reads }) => reads === null || !shown.has(reads))
          .map((file, at) => (
            <NearRow key={file.id} name={file.caption || file.name} isFirst={at < firstRows}>
              {() => (
                <MediaRow
                  file={file}
                  readings={readingsOf(file.id)}
                  told={told?.filter(({ picture }) => picture === file.id) ?? []}
                  onRead={(sound) => add([sound], { reads: file.id })}
                  onDelete={(id) => change.mutate({ id, is_deleted: true })}
                  family={family?.state === "own" ? family : null}
                  onAsk={file.kind === "photo" ? () => start({ kind: "picture", id: file.id }) : null}
                  onChange={(sent) => change.mutate({ id: file.id, ...sent })}
                />
              )}
            </NearRow>
          ))}
      </ul>
      {files?.length === 0 && uploads.length === 0 && (
        <Notice tone="empty" title={m.family_no_documents_uploaded_yet()}>
          {m.family_upload_photos_documents_or_audio_files()}
        </Notice>
      )}
      {!files && !error && <Spinner label={m.family_looking_for_documents()} />}
      {error && !files && (
        <Notice
          tone="failed"
          title={m.family_the_documents_could_not_be_shown()}
          onRetry={() => void refetch()}
        >
          {errorWords(error).advice}
        </Notice>
      )}
      {dialog}
    </Card>
  );
}
