export type Mail = { to: string; subject: string; text: string };

/** Sends mail. Resolves when the mail is accepted for delivery or safely written; rejects otherwise. */
export type Mailer = {
  /** Where mail goes, for the start-up lines: never an address or a secret. */
  description: string;
  send: (mail: Mail) => Promise<void>;
  /** Deletes mails that are kept here and name one of these addresses or names. Absent: none are kept. */
  forget?: (mentions: readonly string[]) => Promise<void>;
};
