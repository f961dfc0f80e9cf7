import type { Language } from "@saga/contract/vocabulary";
import type { StoredInterview } from "../interviews/interview.ts";
import type { RecordingsService } from "../recordings/recordings.service.ts";
import type { AllowedTranscribers } from "./allowed-transcribers.service.ts";
import type { SoundForTranscribers } from "./sound-for-transcribers.ts";
import type { Spoken } from "./transcription.service.ts";

type Dependencies = {
  recordings: Pick<RecordingsService, "read">;
  findInterview: (id: string) => Promise<StoredInterview | undefined>;
  /** Names to listen for in what a person says. */
  namesOf: (personId: string) => Promise<string[]>;
  allowedFor: AllowedTranscribers;
  soundFor: SoundForTranscribers;
};

/** The most bytes that one second of sound can have: a lower bound for the length, whatever the browser says. */
const mostBytesOfSecond = 32_000;

/** Reads a kept recording as transcribers need it. */
export const createOpenRecording =
  ({ recordings, findInterview, namesOf, allowedFor, soundFor }: Dependencies) =>
  async (recordingId: string): Promise<Spoken> => {
    const { recording, bytes, mediaType } = await recordings.read(recordingId);
    const { interview_id: interviewId, message_id: messageId, duration_ms } = recording;
    const interview = await findInterview(interviewId);
    const spoken = { messageId, ...soundFor(bytes, mediaType) };
    // The interview was deleted meanwhile: nobody may hear the recording.
    if (!interview) return { language: "en", names: [], transcribers: [], isWithheld: false, ...spoken };
    const personId = interview.interviewee_id;
    const seconds = Math.max(
      Math.ceil((duration_ms ?? 0) / 1000),
      Math.floor(bytes.length / mostBytesOfSecond),
    );
    return {
      language: interview.language as Language,
      names: await namesOf(personId),
      ...(await allowedFor({ personId, interviewId, seconds })),
      ...spoken,
    };
  };
