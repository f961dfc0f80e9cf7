/** Stands where answers were written once nothing is left to ask. Text that was not sent stays to be copied. */
export function CompleteNote({ leftText }: { leftText: string }) {
  return (
    <div role="status" className="grid gap-2">
      <p className="text-l font-semibold">This interview is complete. Everything you told is saved.</p>
      {leftText.trim() !== "" && (
        <>
          <p className="text-s">This text was not sent. You can copy it from here.</p>
          <p className="rounded-m bg-bubble-me p-3 font-story wrap-anywhere whitespace-pre-wrap">
            {leftText}
          </p>
        </>
      )}
    </div>
  );
}
