import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

const lookAgain = 4_000;

const answers = (count: number): string => (count === 1 ? "one spoken answer" : `${count} spoken answers`);

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
      {!canWrite &&
        `This Saga keeps ${answers(waiting + failed)} until it has a service that writes speech down.`}
      {canWrite &&
        waiting > 0 &&
        `Transcribing ${done + failed + 1} of ${done + failed + waiting} recordings.`}
      {canWrite &&
        waiting === 0 &&
        `${failed} recordings could not be written down yet. It is tried again later.`}
    </p>
  );
}
