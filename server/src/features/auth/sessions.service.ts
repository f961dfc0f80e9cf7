import { randomUUID } from "node:crypto";
import type { auth } from "@saga/contract/auth";
import type { Received } from "@saga/contract/endpoint";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import type { Queries } from "#platform/database.ts";
import { hashToken, randomToken } from "#platform/secrets.ts";
import type { PeopleService } from "../people/people.service.ts";
import type { Person } from "../people/person.ts";
import type { Lasting, SessionsRepository, StoredSession } from "./sessions.repository.ts";

/** How long a session lasts, in seconds: half a year, so that nobody of 85 has to sign in every month. */
export const sessionSeconds = 180 * 24 * 60 * 60;

/** Seconds after which the use of a session is noted again. */
const noteEvery = 60 * 60;

export type IssuedSession = { token: string; issuedAt: string };

/** Who is let in: a browser, or a program with a token of its own. */
export type NewSession = {
  personId: string;
  kind: "browser" | "program";
  device: string | null;
};

/** A browser that has opened a teller's link, which ends on a day. */
export type NewTellerSession = {
  personId: string;
  link: { id: string; expires_at: string };
  device: string | null;
};

export type SessionsService = ReturnType<typeof createSessionsService>;

export type SessionsServiceDependencies = {
  sessions: SessionsRepository;
  people: PeopleService;
  isAdminEmail: (email: string | null) => boolean;
  clock: Clock;
  /** Seconds without use after which a session ends. */
  idleSeconds: number;
};

/** Sessions are random tokens of which only a hash is stored. */
export function createSessionsService(dependencies: SessionsServiceDependencies) {
  const { sessions, people, isAdminEmail, clock, idleSeconds } = dependencies;
  const times = (): Lasting => ({ now: isoNow(clock), idleSince: isoAfter(clock, -idleSeconds) });

  /** A clock that was ahead for a while must not keep a session alive. A failed write is made up for by the next use. */
  const noteUse = async (tokenHash: string, lastSeen: string): Promise<void> => {
    const ago = (clock.now().getTime() - Date.parse(lastSeen)) / 1000;
    if (ago < 0 || ago > noteEvery) await sessions.touch(tokenHash, isoNow(clock)).catch(() => {});
  };

  type Given = Pick<StoredSession, "person_id" | "kind" | "device" | "expires_at" | "teller_link_id">;

  const add = async (given: Given, queries?: Queries): Promise<IssuedSession> => {
    const token = randomToken();
    const issuedAt = isoNow(clock);
    const session: StoredSession = {
      ...given,
      token_hash: hashToken(token),
      id: randomUUID(),
      issued_at: issuedAt,
      last_seen_at: issuedAt,
    };
    await sessions.add(session, queries);
    return { token, issuedAt };
  };

  return {
    open: ({ personId, kind, device }: NewSession, queries?: Queries): Promise<IssuedSession> =>
      add(
        {
          person_id: personId,
          kind,
          device,
          expires_at: isoAfter(clock, sessionSeconds),
          teller_link_id: null,
        },
        queries,
      ),

    /** Remembers a browser as the teller's until the link ends. */
    openForTeller: ({ personId, link, device }: NewTellerSession): Promise<IssuedSession> =>
      add({
        person_id: personId,
        kind: "teller",
        device,
        expires_at: link.expires_at,
        teller_link_id: link.id,
      }),

    /** Who holds the token; null when it is unknown, expired, unused for too long or signed out. */
    authenticate: async (token: string): Promise<Actor | null> => {
      const tokenHash = hashToken(token);
      const holder = await sessions.findHolder(tokenHash, times());
      const isTeller = holder?.kind === "teller";
      if (!holder || (!holder.email && !isTeller)) return null;
      await noteUse(tokenHash, holder.last_seen_at);
      if (isTeller) return { id: holder.id, email: "", isAdmin: false, isTeller };
      return { id: holder.id, email: holder.email ?? "", isAdmin: isAdminEmail(holder.email) };
    },

    /** The signed-in person and when the session began. */
    describe: async (actor: Actor, token: string | null): Promise<{ person: Person; issuedAt: string }> => {
      const person = await people.find(actor.id);
      const holder = token ? await sessions.findHolder(hashToken(token), times()) : undefined;
      if (!person || !holder) throw new Failure("auth.required");
      return { person, issuedAt: holder.issued_at };
    },

    /** One's own sessions, the one used last first. */
    list: async (actor: Actor, { page, limit }: Received<typeof auth.listSessions>["query"]) => {
      const total = await sessions.count(actor.id, times());
      const data = await sessions.list(actor.id, { ...times(), offset: (page - 1) * limit, limit });
      return { data, total, totalPages: Math.ceil(total / limit) };
    },

    /** Is this stored session the one that the token opens? */
    isOf: (session: StoredSession, token: string | null): boolean =>
      token !== null && session.token_hash === hashToken(token),

    close: async (token: string | null): Promise<void> => {
      if (token) await sessions.remove(hashToken(token));
    },

    /** Ends one of one's own sessions. Throws `auth.session_not_found`. */
    end: async (actor: Actor, id: string): Promise<void> => {
      if (!(await sessions.removeOf(actor.id, id))) throw new Failure("auth.session_not_found");
    },

    /** Ends all sessions of a person, the tokens of programs among them. */
    endAllOf: (personId: string, queries?: Queries): Promise<unknown> =>
      sessions.removeAllOf(personId, queries),

    /** Ends everybody's sessions: a restored database knows some that were ended since. */
    endAll: (): Promise<unknown> => sessions.removeAll(),

    removeEnded: (): Promise<unknown> => sessions.removeEnded(times()),
  };
}
