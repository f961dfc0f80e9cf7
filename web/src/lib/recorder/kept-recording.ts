/** A recording as this browser keeps it until the server has the whole of it. */
export type KeptRecording = {
  id: string;
  interviewId: string;
  /** What the browser calls its format. */
  mediaType: string;
  startedAt: number;
  /** Pieces kept here, numbered from 0. */
  chunks: number;
  bytes: number;
  durationMs: number;
  /** Nothing more will be recorded. */
  isEnded: boolean;
  /** Pieces that the server has acknowledged. */
  sent: number;
};
