import type { ErrorCode } from "@saga/contract/errors";
import { PackageOpen } from "lucide-react";
import { useRef } from "react";
import { ApiError } from "#lib/api-error.ts";
import { byteWords } from "#lib/byte-words.ts";
import { errorWords, reasonWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FileInput } from "#ui/file-input.tsx";
import { Notice } from "#ui/notice.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { isNews, outcomeWords } from "./contents-words.ts";
import { useImport } from "./use-import.ts";

/** Takes in what somebody took along from this Saga or another. */
export function ImportCard() {
  const { last, upload, problem, isRunning, send, cancel } = useImport();
  const input = useRef<HTMLInputElement>(null);
  const percent = upload ? Math.round((100 * upload.sent) / Math.max(1, upload.file.size)) : 0;
  const ended = !isRunning && !upload && !problem && isNews(last.data, new Date()) ? last.data : null;
  const failure = problem ?? (ended?.state === "failed" ? failedWords(ended.error) : null);
  return (
    <Card as="section" aria-labelledby="import" className="grid gap-3">
      <h2 id="import" className="text-xl">
        {m.takeout_import()}
      </h2>
      <p className="max-w-[38em] text-ink-soft">{m.takeout_bring_in_a_file_that_export()}</p>
      {last.isError && (
        <Notice
          tone="failed"
          title={m.takeout_the_last_import_could_not_be()}
          onRetry={() => void last.refetch()}
        >
          {errorWords(last.error).advice}
        </Notice>
      )}
      {upload && (
        <>
          <ProgressBar percent={percent} label={m.takeout_sending_name({ name: upload.file.name })} />
          <p role="status" className="text-ink-soft">
            {percent < 100
              ? m.takeout_sending_size_in_all({ size: byteWords(upload.file.size) })
              : m.takeout_saga_is_looking_through_the_file()}
          </p>
          <div>
            <Button variant="quiet" onPress={cancel}>
              {m.takeout_cancel()}
            </Button>
          </div>
        </>
      )}
      {isRunning && (
        <>
          <ProgressBar percent={last.data?.progress ?? 0} label={m.takeout_taking_it_in()} />
          <p role="status" className="text-ink-soft">
            {m.takeout_saga_is_taking_it_in_you()}
          </p>
        </>
      )}
      {failure && (
        <Notice tone="failed" title={m.takeout_the_file_was_not_taken_in()}>
          {failure}
        </Notice>
      )}
      {ended?.state === "done" && (
        <div role="status" className="grid gap-1 rounded-l border-2 border-primary p-4">
          <p className="font-semibold">{m.takeout_the_import_is_done()}</p>
          {outcomeWords(ended).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {!upload && !isRunning && (
        <div>
          <Button variant="secondary" onPress={() => input.current?.click()}>
            <PackageOpen size={24} aria-hidden />
            {m.takeout_choose_a_file()}
          </Button>
        </div>
      )}
      <FileInput
        ref={input}
        accept=".zip,application/zip"
        label={m.takeout_file_to_import()}
        onFiles={([file]) => {
          if (file) void send(file);
        }}
      />
    </Card>
  );
}

function failedWords(code: ErrorCode | null): string {
  return reasonWords(new ApiError({ status: 0, code: code ?? "unknown", message: "" }));
}
