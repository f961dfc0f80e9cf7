import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { Log } from "#platform/log.ts";
import type { Quotas } from "#platform/quotas.ts";
import type { RateLimiter } from "#platform/rate-limit.ts";
import type { Mailer } from "#providers/mailer/mailer.ts";
import type { AuditService } from "../audit/audit.service.ts";
import { handOverMail } from "./hand-over-mail.ts";
import type { Access } from "./people.access.ts";
import type { PeopleRepository } from "./people.repository.ts";
import type { SettingsService } from "./settings.service.ts";

export type HandOverDependencies = {
  repository: PeopleRepository;
  access: Access;
  /** What is known of whoever acts and receives: limits, what they chose, and how they are told. */
  rules: { quotas: Pick<Quotas, "people">; limiter: RateLimiter; settings: SettingsService };
  post: { mailer: Mailer; publicUrl: string | null; log: Log };
  audit: AuditService;
};

/** So that nobody asks for one address after the other whether it has an account. */
const perDay = { name: "hand-over:account", max: 20, seconds: 24 * 60 * 60 };

/** Gives an interviewee to another account, with all that was told. */
export const createHandOver =
  ({ repository, access, rules, post, audit }: HandOverDependencies) =>
  async (actor: Actor, id: string, email: string): Promise<void> => {
    const person = await access.person(actor, id);
    if (person.parent_id === null) throw new Failure("people.not_an_interviewee");
    const wait = await rules.limiter.count(perDay, actor.id);
    if (wait > 0) throw new Failure("request.rate_limited", { retryAfter: wait });
    const receiver = await repository.findByEmail(email);
    if (!receiver) throw new Failure("people.no_such_account");
    if (receiver.id === person.parent_id) return;
    if ((await repository.countByParent(receiver.id)) >= rules.quotas.people)
      throw new Failure("people.too_many");
    await repository.change(person.id, { parent_id: receiver.id });
    await audit.note({
      action: "person.handed_over",
      actorId: actor.id,
      subjectId: receiver.id,
      personId: person.id,
    });
    if (!(await rules.settings.of(receiver.id)).email_notifications) return;
    const giver = (await repository.find(actor.id))?.name ?? "";
    const mail = handOverMail({
      to: email,
      giver,
      name: person.name,
      address: post.publicUrl && `${post.publicUrl}/game-dashboard`,
    });
    // It has happened, whether the mail arrives or not.
    await post.mailer
      .send(mail)
      .catch(() => post.log.warn({}, "a mail about a handed over person was not sent"));
  };
