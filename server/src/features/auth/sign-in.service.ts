import { Failure } from "#http/failure.ts";
import type { Database } from "#platform/database.ts";
import type { PeopleService } from "../people/people.service.ts";
import type { Person } from "../people/person.ts";
import type { CodesRepository } from "./codes.repository.ts";
import type { CodesService, Guess, SentCode } from "./codes.service.ts";
import type { Requester } from "./requester.ts";
import type { IssuedSession, SessionsService } from "./sessions.service.ts";

export type SignedIn = IssuedSession & { person: Person };

/** What an identity provider has vouched for, and where it was brought from. */
export type ProvenEmail = { email: string; device: string | null; network: string };

export type SignInService = ReturnType<typeof createSignInService>;

export type SignInServiceDependencies = {
  db: Database;
  people: PeopleService;
  codesRepository: CodesRepository;
  codes: CodesService;
  sessions: SessionsService;
};

/** Only people who already have an account get in, whichever way they prove their address. */
export const createSignInService = ({
  db,
  people,
  codesRepository,
  codes,
  sessions,
}: SignInServiceDependencies) => ({
  sendCode: async (email: string, requester: Requester): Promise<SentCode> => {
    await codes.admit(requester.network);
    if (!(await people.findByEmail(email))) throw new Failure("auth.not_authorized");
    return codes.send(email, requester);
  },

  withCode: async (input: Guess & { device: string | null }): Promise<SignedIn> => {
    const hash = await codes.verify(input);
    const person = await people.findByEmail(input.email);
    if (!person) throw new Failure("auth.invalid_code");
    const issued = await db.transaction().execute(async (trx) => {
      if (!(await codesRepository.consume(input.email, hash, trx))) throw new Failure("auth.invalid_code");
      return sessions.open({ personId: person.id, kind: "browser", device: input.device }, trx);
    });
    return { ...issued, person };
  },

  /** Signs in whoever an identity provider has vouched for. Throws `auth.not_authorized`. */
  withProvenEmail: async ({ email, device }: ProvenEmail): Promise<SignedIn> => {
    const person = await people.findByEmail(email);
    if (!person) throw new Failure("auth.not_authorized");
    return { ...(await sessions.open({ personId: person.id, kind: "browser", device })), person };
  },
});
