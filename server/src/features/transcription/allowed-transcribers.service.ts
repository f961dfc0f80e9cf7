import { accountedTranscriber, type PaidCalls } from "#features/models/paid-calls.ts";
import type { Transcriber } from "#providers/transcriber/transcriber.ts";
import type { Spoken } from "./transcription.service.ts";

/** A transcriber of this server. `outside`: a service outside the house by its label; null: the sound stays in it. */
export type OfferedTranscriber = { transcriber: Transcriber; outside: string | null };

/** Whose recording, in which interview, how long. */
type Heard = { personId: string; interviewId: string; seconds: number };

type Dependencies = {
  offered: readonly OfferedTranscriber[];
  /** Labels of the services outside the house that all of these people agreed to. */
  agreed: (people: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The account that a person's interviews belong to. */
  accountOf: (personId: string) => Promise<string>;
  paying: PaidCalls;
};

/** Who may hear a recording: transcribers in the house, and those outside it that the person agreed to. */
export const createAllowedTranscribers =
  ({ offered, agreed, accountOf, paying }: Dependencies) =>
  async ({ personId, interviewId, seconds }: Heard): Promise<Pick<Spoken, "transcribers" | "isWithheld">> => {
    const services = await agreed([personId]);
    const cause = { accountId: await accountOf(personId), interviewId };
    const allowed = offered.filter(({ outside }) => outside === null || services.has(outside));
    return {
      transcribers: allowed.map(({ transcriber, outside }) =>
        accountedTranscriber(transcriber, { paying, cause, seconds, isPaid: outside !== null }),
      ),
      isWithheld: allowed.length < offered.length,
    };
  };

export type AllowedTranscribers = ReturnType<typeof createAllowedTranscribers>;
