import type { Handlers } from "#http/call.ts";
import type { AsksService } from "./asks.service.ts";
import type { InterviewsAboutService } from "./interviews-about.service.ts";
import type { ToldPicturesService } from "./told-pictures.service.ts";

type Services = { asks: AsksService; about: InterviewsAboutService; pictures: ToldPicturesService };

export const asksRoutes = ({
  asks,
  about,
  pictures,
}: Services): Pick<Handlers, "startAbout" | "askAbout" | "listToldPictures"> => ({
  startAbout: ({ actor, params, body }) => about.start(actor, { life: params.id, ...body }),
  askAbout: ({ actor, params, body }) => asks.ask(actor, { life: params.id, ...body }),
  listToldPictures: async ({ actor }) => ({ data: await pictures.list(actor) }),
});
