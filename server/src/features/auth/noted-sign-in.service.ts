import type { AuditAction } from "@saga/contract/audit";
import { Failure } from "#http/failure.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { PeopleService } from "../people/people.service.ts";
import type { SignInService } from "./sign-in.service.ts";

type Dependencies = { signIn: SignInService; people: PeopleService; audit: AuditService };

/** What the audit log says of a refusal. Refusals by a rate limit are left out: there could be any number. */
const refusals: Record<string, AuditAction> = {
  "auth.not_authorized": "sign_in.refused",
  "auth.invalid_code": "sign_in.wrong_code",
};

/** Sign-in with an entry in the audit log for everybody who was let in or refused. */
export function createNotedSignIn({ signIn, people, audit }: Dependencies): SignInService {
  const refusing = async <T>(email: string, network: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const action = error instanceof Failure ? refusals[error.code] : undefined;
      const personId = action ? (await people.findByEmail(email))?.id : null;
      if (action) await audit.note({ action, actorId: null, personId: personId ?? null, network });
      throw error;
    }
  };
  return {
    sendCode: (email, requester) =>
      refusing(email, requester.network, () => signIn.sendCode(email, requester)),
    withCode: (input) =>
      refusing(input.email, input.requester.network, async () => {
        const signedIn = await signIn.withCode(input);
        const { id } = signedIn.person;
        const { network } = input.requester;
        await audit.note({ action: "sign_in.by_code", actorId: id, personId: id, network });
        return signedIn;
      }),
    withProvenEmail: (input) =>
      refusing(input.email, input.network, async () => {
        const signedIn = await signIn.withProvenEmail(input);
        const { id } = signedIn.person;
        await audit.note({
          action: "sign_in.by_provider",
          actorId: id,
          personId: id,
          network: input.network,
        });
        return signedIn;
      }),
  };
}
