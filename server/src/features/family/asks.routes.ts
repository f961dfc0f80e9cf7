import type { Handlers } from "#http/call.ts";
import type { AsksService } from "./asks.service.ts";
import type { ToldPicturesService } from "./told-pictures.service.ts";

type Services = { asks: AsksService; pictures: ToldPicturesService };

export const asksRoutes = ({
  asks,
  pictures,
}: Services): Pick<Handlers, "askAbout" | "listToldPictures"> => ({
  askAbout: ({ actor, params, body }) => asks.ask(actor, { life: params.id, ...body }),
  listToldPictures: async ({ actor }) => ({ data: await pictures.list(actor) }),
});
