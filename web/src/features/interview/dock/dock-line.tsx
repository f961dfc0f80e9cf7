import { CircleAlert } from "lucide-react";
import { useEffect } from "react";
import { classNames } from "#ui/class-names.ts";
import { clearNote, type RecordingNote } from "../recording/recording-notes.ts";

type Props = {
  /** Buttons that wait for what it says name it. */
  id: string;
  /** What is to be known while nothing has happened. */
  words: string;
  /** What has just happened with the recording. */
  note: RecordingNote | null;
  /** The pill or two buttons above say as much: on a narrow screen this is only read out then. */
  isSaidAbove: boolean;
  /** The buttons above say as much: on a narrow screen that is low as well this is only read out then. */
  isShownAbove: boolean;
  /** How many messages there are: what was said about one answer is not said about the next. */
  step: number;
};

/** One sentence below the buttons of the dock: what has just happened with the recording, or what to do next. */
export function DockLine({ id, words, note, step, ...above }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins without a note
  useEffect(() => clearNote, [step]);
  const isFailure = note?.tone === "failure";
  return (
    <p
      id={id}
      role="status"
      className={classNames(
        "text-center text-s text-ink-soft empty:hidden",
        !isFailure && above.isSaidAbove && "sr-only @wide:not-sr-only",
        !isFailure && above.isShownAbove && "low:@max-wide:sr-only",
      )}
    >
      {isFailure && (
        <CircleAlert size={22} aria-hidden className="mr-2 inline align-text-bottom text-record" />
      )}
      {note ? (
        <>
          <b className="font-semibold text-ink">{note.title}</b> {note.description}
        </>
      ) : (
        words
      )}
    </p>
  );
}
