import { createHash, randomBytes, randomUUID } from "node:crypto";
import { personRow } from "./archive-of-nobody.ts";

type Row = Record<string, unknown>;

export type TellersArchive = {
  manifest: Row;
  rows: { people: Row[]; interviews: Row[]; messages: Row[]; recordings: Row[]; segments: Row[] };
  /** Paths and bytes: each recorded answer as the browser sent it and as MP3, and each question as MP3. */
  sound: [string, Buffer][];
};

const now = "2026-01-01T00:00:00.000Z";
const perInterview = 100;

/** An archive of an account whose interviewees recorded so many answers of so many seconds. The sound is noise, which no step looks into. */
export function archiveOfTellers(wanted: {
  answers: number;
  seconds: number;
  email: string;
}): TellersArchive {
  const original = randomBytes(wanted.seconds * 4_000);
  const frames = Math.round((wanted.seconds * 2_500) / 60);
  const sha256 = createHash("sha256").update(original).digest("hex");
  const segment = randomBytes(frames * 192);
  const account = randomUUID();
  const rows: TellersArchive["rows"] = {
    people: [personRow(account, { email: wanted.email, created_at: now })],
    interviews: [],
    messages: [],
    recordings: [],
    segments: [],
  };
  const sound: TellersArchive["sound"] = [];
  let teller = "";
  let interview = "";
  for (let n = 0; n < wanted.answers; n += 1) {
    const at = n % perInterview;
    const number = 1 + (Math.floor(n / perInterview) % 3);
    if (at === 0 && number === 1) {
      teller = randomUUID();
      rows.people.push(
        personRow(teller, { created_at: now, parent_id: account, relationship: "mother", has_logged_in: 0 }),
      );
    }
    if (at === 0) {
      interview = randomUUID();
      rows.interviews.push({
        id: interview,
        interviewee_id: teller,
        number,
        title: "Childhood",
        language: "en",
        model: "built-in",
        bio: null,
        progress: 100,
        message_count: 2 * perInterview,
        seed: n,
        preview: "I was born",
        created_at: now,
        last_opened: now,
      });
    }
    const [question, answer, recording] = [randomUUID(), randomUUID(), randomUUID()];
    const said = {
      interview_id: interview,
      topic: null,
      heard: null,
      move: null,
      is_private: 0,
      created_at: now,
    };
    rows.messages.push({
      ...said,
      id: question,
      position: 2 * at,
      role: "assistant",
      content: "Where were you born?",
      recordings: null,
    });
    rows.messages.push({
      ...said,
      id: answer,
      position: 2 * at + 1,
      role: "user",
      content: "By the sea, in a house of stone. ".repeat(25),
      recordings: JSON.stringify([recording]),
    });
    rows.recordings.push({
      id: recording,
      interview_id: interview,
      message_id: answer,
      part: 0,
      state: "kept",
      media_type: "audio/webm",
      bytes: original.length,
      chunks: 60,
      sha256,
      duration_ms: wanted.seconds * 1_000,
      created_at: now,
      kept_at: now,
      copy: "none",
    });
    const heard = {
      interview_id: interview,
      peaks: Buffer.alloc(1200).toString("base64"),
      text_hash: null,
      created_at: now,
      duration_ms: wanted.seconds * 1_000,
      frames,
      sentences: null,
    };
    rows.segments.push({ ...heard, id: recording, message_id: answer, recording_id: recording });
    rows.segments.push({
      ...heard,
      id: question,
      message_id: question,
      recording_id: null,
      frames: 100,
      duration_ms: 2_400,
    });
    sound.push([`recordings/${interview}/${recording}/original`, original]);
    sound.push([`recordings/${interview}/${recording}/segment.mp3`, segment]);
    sound.push([`recordings/${interview}/questions/${question}.mp3`, segment.subarray(0, 100 * 192)]);
  }
  const manifest = { format: "saga-takeout", version: 1, made_at: now, person: account, account };
  return { manifest, rows, sound };
}
