import { randomUUID } from "node:crypto";
import type { Teller, TellerLink } from "@saga/contract/tellers";
import { tellerLinkSeconds } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Clock, isoAfter, isoNow } from "#platform/clock.ts";
import type { RateLimiter } from "#platform/rate-limit.ts";
import { hashToken, randomToken } from "#platform/secrets.ts";
import type { AuditService } from "../audit/audit.service.ts";
import type { Access } from "../people/people.access.ts";
import type { SessionsService } from "./sessions.service.ts";
import type { TellerLinksRepository } from "./teller-links.repository.ts";

/** The most links that one person has at a time. */
const mostLinks = 10;

/** Tries from one network before it has to wait. A secret of 256 bits does not need the limit; the database does. */
const triedByNetwork = { name: "teller-link-tried", max: 100, seconds: 15 * 60 };

type Opening = { secret: string; device: string | null; network: string };

export type TellerLinksService = ReturnType<typeof createTellerLinksService>;

export type TellerLinksDependencies = {
  links: TellerLinksRepository;
  sessions: SessionsService;
  access: Access;
  rules: { audit: AuditService; limiter: RateLimiter };
  clock: Clock;
};

/** Lets an interviewee tell without an account, by a link. Only a hash of its secret is stored. */
export function createTellerLinksService({ links, sessions, access, rules, clock }: TellerLinksDependencies) {
  const { audit, limiter } = rules;

  const list = async (personId: string): Promise<TellerLink[]> => {
    const found = await links.list(personId, isoNow(clock));
    return found.map((link) => ({ ...link, devices: Number(link.devices) }));
  };

  const describe = async (actor: Actor): Promise<Teller> => {
    const person = await access.person(actor, actor.id);
    const interviewer = await access.interviewerOf(person);
    return { id: person.id, name: person.name, language: person.language as Teller["language"], interviewer };
  };

  return {
    create: async (actor: Actor, id: string): Promise<TellerLink & { secret: string }> => {
      const person = await access.person(actor, id);
      if (person.parent_id === null) throw new Failure("people.not_an_interviewee");
      if ((await list(person.id)).length >= mostLinks) throw new Failure("tellers.too_many_links");
      const secret = randomToken();
      const times = { created_at: isoNow(clock), expires_at: isoAfter(clock, tellerLinkSeconds) };
      const link = { id: randomUUID(), ...times };
      await links.add({
        ...link,
        secret_hash: hashToken(secret),
        person_id: person.id,
        account_id: person.parent_id,
      });
      await audit.note({
        action: "person.link_made",
        actorId: actor.id,
        subjectId: link.id,
        personId: person.id,
      });
      return { ...link, devices: 0, last_seen_at: null, secret };
    },

    list: async (actor: Actor, id: string): Promise<TellerLink[]> =>
      list((await access.person(actor, id)).id),

    end: async (actor: Actor, id: string, link: string): Promise<void> => {
      const person = await access.person(actor, id);
      if (!(await links.remove(person.id, link))) return;
      await audit.note({
        action: "person.link_ended",
        actorId: actor.id,
        subjectId: link,
        personId: person.id,
      });
    },

    /** Remembers the browser of whoever holds the link. Throws `tellers.link_ended`. */
    open: async ({ secret, device, network }: Opening) => {
      const wait = await limiter.count(triedByNetwork, network);
      if (wait > 0) throw new Failure("request.rate_limited", { retryAfter: wait });
      const link = await links.find(hashToken(secret), isoNow(clock));
      if (!link) throw new Failure("tellers.link_ended");
      const { token } = await sessions.openForTeller({ personId: link.person_id, link, device });
      await audit.note({
        action: "sign_in.by_link",
        actorId: link.person_id,
        subjectId: link.id,
        personId: link.person_id,
        network,
      });
      const teller = await describe({ id: link.person_id, email: "", isAdmin: false, isTeller: true });
      return { token, teller };
    },

    describe,

    giveBack: async (token: string | null): Promise<void> => {
      if (token) await links.removeOfSession(hashToken(token));
    },

    removeExpired: (): Promise<unknown> => links.removeExpired(isoNow(clock)),
  };
}
