import { signInCode } from "@saga/contract/vocabulary";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import type { Database, Queries } from "#platform/database.ts";
import type { SignInCodesTable } from "#platform/tables.ts";

export type StoredCode = SignInCodesTable;

/** Whose address, and who asked: a network, or a browser that has signed in before. */
export type CodeKey = Pick<StoredCode, "email" | "requester">;

export type CodesRepository = ReturnType<typeof createCodesRepository>;

/**
 * Tolerance in seconds when a code seems to last too long: another process, or a step that began a moment before the code was
 * made, sees another time.
 */
const ahead = 60;

export const createCodesRepository = (db: Database, clock: Clock) => {
  /** Codes that seem to last too long were made while a clock was ahead. */
  const live = () =>
    db
      .selectFrom("sign_in_codes")
      .where("expires_at", ">", isoNow(clock))
      .where("expires_at", "<=", isoAfter(clock, signInCode.validity + ahead));

  return {
    find: ({ email, requester }: CodeKey): Promise<StoredCode | undefined> =>
      live().selectAll().where("email", "=", email).where("requester", "=", requester).executeTakeFirst(),

    /** Every live code of an address, the newest first. */
    listOf: (email: string): Promise<StoredCode[]> =>
      live().selectAll().where("email", "=", email).orderBy("sent_at", "desc").limit(20).execute(),

    /** Replaces whatever code this requester had for the address. */
    put: (code: StoredCode): Promise<unknown> =>
      db
        .insertInto("sign_in_codes")
        .values(code)
        .onConflict((conflict) => conflict.columns(["email", "requester"]).doUpdateSet({ ...code }))
        .execute(),

    remove: ({ email, requester }: CodeKey): Promise<unknown> =>
      db.deleteFrom("sign_in_codes").where("email", "=", email).where("requester", "=", requester).execute(),

    /** Uses up one try of a live code; false when it is tried out. */
    takeTry: async ({ email, requester }: CodeKey): Promise<boolean> => {
      const taken = await db
        .updateTable("sign_in_codes")
        .set((eb) => ({ wrong_tries: eb("wrong_tries", "+", 1) }))
        .where("email", "=", email)
        .where("requester", "=", requester)
        .where("wrong_tries", "<", signInCode.wrongTries)
        .executeTakeFirst();
      return Number(taken.numUpdatedRows) > 0;
    },

    /** Uses the code up, and with it all others of the address; false when somebody else just did. */
    consume: async (email: string, codeHash: string, queries: Queries): Promise<boolean> => {
      const gone = await queries
        .deleteFrom("sign_in_codes")
        .where("email", "=", email)
        .where("code_hash", "=", codeHash)
        .executeTakeFirst();
      if (Number(gone.numDeletedRows) === 0) return false;
      await queries.deleteFrom("sign_in_codes").where("email", "=", email).execute();
      return true;
    },

    removeExpired: (): Promise<unknown> =>
      db
        .deleteFrom("sign_in_codes")
        .where((eb) =>
          eb.or([
            eb("expires_at", "<=", isoNow(clock)),
            eb("expires_at", ">", isoAfter(clock, signInCode.validity + ahead)),
          ]),
        )
        .execute(),
  };
};
