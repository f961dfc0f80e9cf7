import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import type { Queries } from "#platform/database.ts";
import { hashToken, randomToken } from "#platform/secrets.ts";
import type { PeopleService } from "../people/people.service.ts";
import type { Person } from "../people/person.ts";
import type { SessionsRepository } from "./sessions.repository.ts";

/** How long a session lasts, in seconds: half a year, so that nobody of 85 has to sign in every month. */
export const sessionSeconds = 180 * 24 * 60 * 60;

export type IssuedSession = { token: string; issuedAt: string };

export type SessionsService = ReturnType<typeof createSessionsService>;

export type SessionsServiceDependencies = {
  sessions: SessionsRepository;
  people: PeopleService;
  isAdminEmail: (email: string | null) => boolean;
  clock: Clock;
};

/** Sessions are random tokens of which only a hash is stored. */
export const createSessionsService = ({
  sessions,
  people,
  isAdminEmail,
  clock,
}: SessionsServiceDependencies) => ({
  open: async (personId: string, queries?: Queries): Promise<IssuedSession> => {
    const token = randomToken();
    const issuedAt = isoNow(clock);
    const expires = isoAfter(clock, sessionSeconds);
    await sessions.add(
      { token_hash: hashToken(token), person_id: personId, issued_at: issuedAt, expires_at: expires },
      queries,
    );
    return { token, issuedAt };
  },

  /** Who holds the token; null when it is unknown, expired or signed out. */
  authenticate: async (token: string): Promise<Actor | null> => {
    const holder = await sessions.findHolder(hashToken(token), isoNow(clock));
    if (!holder?.email) return null;
    return { id: holder.id, email: holder.email, isAdmin: isAdminEmail(holder.email) };
  },

  /** The signed-in person and when the session began. */
  describe: async (actor: Actor, token: string | null): Promise<{ person: Person; issuedAt: string }> => {
    const person = await people.find(actor.id);
    const holder = token ? await sessions.findHolder(hashToken(token), isoNow(clock)) : undefined;
    if (!person || !holder) throw new Failure("auth.required");
    return { person, issuedAt: holder.issued_at };
  },

  close: async (token: string | null): Promise<void> => {
    if (token) await sessions.remove(hashToken(token));
    await sessions.removeExpired(isoNow(clock));
  },
});
