import { tellerLinkSeconds } from "@saga/contract/vocabulary";
import type { Handlers } from "#http/call.ts";
import { setTellerCookie } from "#http/credentials.ts";
import { linkOrigin, type OriginOptions } from "#http/own-origin.ts";
import { deviceOf } from "./device.ts";
import type { TellerLinksService } from "./teller-links.service.ts";

type Calls =
  | "createTellerLink"
  | "listTellerLinks"
  | "endTellerLink"
  | "openTellerLink"
  | "giveBack"
  | "getTeller";

type Options = OriginOptions & { links: TellerLinksService; isSecure: boolean };

export const tellerLinksRoutes = ({ links, isSecure, ...own }: Options): Pick<Handlers, Calls> => ({
  createTellerLink: async ({ actor, params, context }) => {
    const { secret, ...link } = await links.create(actor, params.id);
    return { ...link, address: `${linkOrigin(context, own)}/tell#${secret}` };
  },
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
  giveBack: async ({ actor, token, context }) => {
    await links.giveBack(token);
    if (actor.isTeller) setTellerCookie(context, { token: "", seconds: 0, secure: isSecure });
    return { ok: true };
  },
  getTeller: ({ actor }) => links.describe(actor),
});
