import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { m } from "#messages";

const lookAgain = 4_000;

/** Spoken answers that are not written down yet, and how far that is. */
export function TranscriptionNote() {
  const { data } = useQuery({
    queryKey: ["transcriptions"],
    queryFn: () => call("waitingTranscriptions"),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.has_transcriber && state.data.waiting > 0 ? lookAgain : false,
  });
  if (!data || data.waiting + data.failed === 0) return null;
  const { waiting, failed, done, has_transcriber: canWrite } = data;
  return (
    <p role="status" className="mt-6 rounded-m bg-honey-soft px-5 py-3 text-on-honey-soft">
      {!canWrite && m.dashboard_kept_until_a_service({ count: waiting + failed })}
      {canWrite &&
        waiting > 0 &&
        m.dashboard_transcribing({ number: done + failed + 1, count: done + failed + waiting })}
      {canWrite && waiting === 0 && m.dashboard_not_written_down_yet({ count: failed })}
    </p>
  );
}
