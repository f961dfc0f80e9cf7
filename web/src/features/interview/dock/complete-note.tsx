import { m } from "#messages";

/** Stands where answers were written once nothing is left to ask. Text that was not sent stays to be copied. */
export function CompleteNote({ leftText }: { leftText: string }) {
  return (
    <div role="status" className="grid gap-2">
      <p className="text-l font-semibold">{m.interview_this_interview_is_complete_everything_you()}</p>
      {leftText.trim() !== "" && (
        <>
          <p className="text-s">{m.interview_this_text_was_not_sent_you()}</p>
          <p className="rounded-m bg-bubble-me p-3 font-story wrap-anywhere whitespace-pre-wrap">
            {leftText}
          </p>
        </>
      )}
    </div>
  );
}
