/** The archive that an account took in last. */
export type ImportsTable = {
  account_id: string;
  id: string;
  /** `arriving`, `waiting`, `running`, `done` or `failed`. */
  state: string;
  /** How often it was begun: what ends the server each time is given up. */
  tries: number;
  /** 1: it is the one that is being taken in; no other has it. */
  turn: number | null;
  /** What was added, as JSON; null until it is done. */
  outcome: string | null;
  /** Code of the error that ended it. */
  error: string | null;
  created_at: string;
  /** While it arrives: when a piece of it came last. */
  updated_at: string;
};
