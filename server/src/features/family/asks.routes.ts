import type { Handlers } from "#http/call.ts";
import { rangedAnswer } from "#http/ranged.ts";
import type { AskedPictureService } from "./asked-picture.service.ts";
import type { AsksService } from "./asks.service.ts";
import type { InterviewsAboutService } from "./interviews-about.service.ts";
import type { ToldPicturesService } from "./told-pictures.service.ts";

type Services = {
  asks: AsksService;
  about: InterviewsAboutService;
  pictures: ToldPicturesService;
  asked: AskedPictureService;
};

export const asksRoutes = ({
  asks,
  about,
  pictures,
  asked,
}: Services): Pick<Handlers, "startAbout" | "askAbout" | "askedPicture" | "listToldPictures"> => ({
  startAbout: ({ actor, params, body }) => about.start(actor, { life: params.id, ...body }),
  askAbout: ({ actor, params, body }) => asks.ask(actor, { life: params.id, ...body }),
  askedPicture: async ({ actor, params, context }) => {
    const { name, size, read } = await asked.open(actor, params.id);
    const headers = context.req.raw.headers;
    return rangedAnswer({
      size,
      mediaType: "image/jpeg",
      etag: `"${params.id}-${name}"`,
      read,
      asked: headers,
    });
  },
  listToldPictures: async ({ actor }) => ({ data: await pictures.list(actor) }),
});
