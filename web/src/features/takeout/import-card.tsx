import type { ErrorCode } from "@saga/contract/errors";
import { PackageOpen } from "lucide-react";
import { useRef } from "react";
import { ApiError } from "#lib/api-error.ts";
import { byteWords } from "#lib/byte-words.ts";
import { errorWords } from "#lib/error-words.ts";
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
        Import
      </h2>
      <p className="max-w-[38em] text-ink-soft">
        Bring in a file that Export everything gave you, here or in another Saga. Nothing that is here is
        changed or doubled.
      </p>
      {last.isError && (
        <Notice tone="failed" title="The last import could not be loaded" onRetry={() => void last.refetch()}>
          {errorWords(last.error).advice}
        </Notice>
      )}
      {upload && (
        <>
          <ProgressBar percent={percent} label={`Sending ${upload.file.name}`} />
          <p role="status" className="text-ink-soft">
            {percent < 100
              ? `Sending: ${byteWords(upload.file.size)} in all.`
              : "Saga is looking through the file. This may take a minute."}
          </p>
          <div>
            <Button variant="quiet" onPress={cancel}>
              Cancel
            </Button>
          </div>
        </>
      )}
      {isRunning && (
        <>
          <ProgressBar percent={last.data?.progress ?? 0} label="Taking it in" />
          <p role="status" className="text-ink-soft">
            Saga is taking it in. You can leave this page: it goes on.
          </p>
        </>
      )}
      {failure && (
        <Notice tone="failed" title="The file was not taken in">
          {failure}
        </Notice>
      )}
      {ended?.state === "done" && (
        <div role="status" className="grid gap-1 rounded-l border-2 border-primary p-4">
          <p className="font-semibold">The import is done</p>
          {outcomeWords(ended).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {!upload && !isRunning && (
        <div>
          <Button variant="secondary" onPress={() => input.current?.click()}>
            <PackageOpen size={24} aria-hidden />
            Choose a file
          </Button>
        </div>
      )}
      <FileInput
        ref={input}
        accept=".zip,application/zip"
        label="File to import"
        onFiles={([file]) => {
          if (file) void send(file);
        }}
      />
    </Card>
  );
}

function failedWords(code: ErrorCode | null): string {
  const { text, advice } = errorWords(new ApiError({ status: 0, code: code ?? "unknown", message: "" }));
  return `${text.startsWith("API Error") ? "" : `${text} `}${advice}`;
}
