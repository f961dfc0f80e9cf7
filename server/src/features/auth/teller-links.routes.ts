import { tellerLinkSeconds } from "@saga/contract/vocabulary";
import type { Handlers } from "#http/call.ts";
import { setTellerCookie } from "#http/credentials.ts";
import { deviceOf } from "./device.ts";
import type { TellerLinksService } from "./teller-links.service.ts";

type Calls = "createTellerLink" | "listTellerLinks" | "endTellerLink" | "openTellerLink" | "getTeller";

export const tellerLinksRoutes = (links: TellerLinksService, isSecure: boolean): Pick<Handlers, Calls> => ({
  createTellerLink: ({ actor, params }) => links.create(actor, params.id),
  listTellerLinks: async ({ actor, params }) => ({ data: await links.list(actor, params.id) }),
  endTellerLink: async ({ actor, params }) => {
    await links.end(actor, params.id, params.link);
    return { ok: true };
  },
  openTellerLink: async ({ body, network, context }) => {
    const device = deviceOf(context.req.header("user-agent"));
    const { token, teller } = await links.open({ secret: body.secret, device, network });
    setTellerCookie(context, { token, seconds: tellerLinkSeconds, secure: isSecure });
    return teller;
  },
  getTeller: ({ actor }) => links.describe(actor),
});
