import type { Actor } from "#http/actor.ts";
import type { Handlers } from "#http/call.ts";
import { Failure } from "#http/failure.ts";
import type { Mail, Mailer } from "#providers/mailer/mailer.ts";
import type { Person } from "../people/person.ts";
import { presentUser } from "../people/present-user.ts";
import type { createInterviewList } from "./interview-list.service.ts";

type Dependencies = {
  merge: (actor: Actor, id: string, into: string) => Promise<Person>;
  listInterviews: ReturnType<typeof createInterviewList>;
  isAdminEmail: (email: string | null) => boolean;
  mailer: Mailer;
};

const testMail = (to: string): Mail => ({
  to,
  subject: "A test mail from Saga",
  text: ["Hello,", "", "mail from your Saga arrives. There is nothing to do.", ""].join("\n"),
});

export const accountsRoutes = ({
  merge,
  listInterviews,
  isAdminEmail,
  mailer,
}: Dependencies): Pick<Handlers, "mergePeople" | "listInterviews" | "sendTestMail"> => ({
  mergePeople: async ({ actor, params, body }) => {
    const person = await merge(actor, params.id, body.into);
    return presentUser(person, isAdminEmail(person.email));
  },
  listInterviews: ({ query }) => listInterviews(query),
  sendTestMail: async ({ actor: { email: to } }) => {
    await mailer.send(testMail(to)).catch((cause: unknown) => {
      throw new Failure("mail.failed", { cause });
    });
    return { to, arrives_at: mailer.description };
  },
});
