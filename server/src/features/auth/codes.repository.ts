import { signInCode } from "@saga/contract/vocabulary";
import type { Database, Queries } from "#platform/database.ts";
import type { SignInCodesTable } from "#platform/tables.ts";

export type StoredCode = SignInCodesTable;

export type CodesRepository = ReturnType<typeof createCodesRepository>;

export const createCodesRepository = (db: Database) => ({
  find: (email: string): Promise<StoredCode | undefined> =>
    db.selectFrom("sign_in_codes").selectAll().where("email", "=", email).executeTakeFirst(),

  /** Replaces whatever code the address had. */
  put: (code: StoredCode): Promise<unknown> =>
    db
      .insertInto("sign_in_codes")
      .values(code)
      .onConflict((conflict) => conflict.column("email").doUpdateSet({ ...code }))
      .execute(),

  remove: (email: string): Promise<unknown> =>
    db.deleteFrom("sign_in_codes").where("email", "=", email).execute(),

  /** Uses up one try and answers the hash to compare with; undefined when the code is gone, expired or tried out. */
  takeTry: (email: string, now: string): Promise<{ code_hash: string } | undefined> =>
    db
      .updateTable("sign_in_codes")
      .set((eb) => ({ wrong_tries: eb("wrong_tries", "+", 1) }))
      .where("email", "=", email)
      .where("wrong_tries", "<", signInCode.wrongTries)
      .where("expires_at", ">", now)
      .returning("code_hash")
      .executeTakeFirst(),

  /** Uses the code up; false when somebody else just did. */
  consume: async (email: string, codeHash: string, queries: Queries): Promise<boolean> => {
    const gone = await queries
      .deleteFrom("sign_in_codes")
      .where("email", "=", email)
      .where("code_hash", "=", codeHash)
      .executeTakeFirst();
    return Number(gone.numDeletedRows) > 0;
  },
});
