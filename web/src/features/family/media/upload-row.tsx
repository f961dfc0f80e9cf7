import { byteWords } from "#lib/byte-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import type { Upload } from "./use-uploads.ts";

type Props = { upload: Upload; onCancel: () => void; onRetry: () => void };

/** A file on its way: how far it is, or why it stopped. */
export function UploadRow({ upload, onCancel, onRetry }: Props) {
  const { file, sent, isWaiting, problem } = upload;
  const percent = file.size > 0 ? Math.min(100, Math.round((sent / file.size) * 100)) : 0;
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <p className="font-semibold">{file.name}</p>
      {problem ? (
        <p role="alert" className="text-record">
          {problem}
        </p>
      ) : (
        <>
          <ProgressBar percent={percent} label={m.family_sending_name({ name: file.name })} />
          {isWaiting && <p role="status">{m.family_it_goes_on_when_the_connection_is_back()}</p>}
          <p className="text-s text-ink-mute">
            {m.family_min_of_size({ min: byteWords(Math.min(sent, file.size)), size: byteWords(file.size) })}
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {problem && (
          <Button variant="secondary" size="small" onPress={onRetry}>
            {m.family_try_again()}
          </Button>
        )}
        <Button variant="quiet" size="small" onPress={onCancel}>
          {problem ? m.family_leave_it() : m.family_cancel()}
        </Button>
      </div>
    </li>
  );
}
