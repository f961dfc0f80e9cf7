import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { ReachInterview } from "../interviews/interviews.access.ts";
import { aboutIn } from "../interviews/turn-record.ts";
import type { PicturesService } from "./pictures.service.ts";

export type AskedPictureService = ReturnType<typeof createAskedPictureService>;

type Dependencies = { reachInterview: ReachInterview; pictures: Pick<PicturesService, "open"> };

/**
 * The photograph that an interview is about. The file is the account's; whoever may open the interview, such as its teller by a link, sees this
 * one picture of it and no other.
 */
export const createAskedPictureService = ({ reachInterview, pictures }: Dependencies) => ({
  /** Throws `interviews.not_found`; `media.not_found` where it is about no photograph, or about one that is deleted or of another family by now. */
  open: async (actor: Actor, id: string) => {
    const { interview, person } = await reachInterview(actor, id);
    const about = aboutIn(interview);
    if (about?.kind !== "picture") throw new Failure("media.not_found");
    return pictures.open({ id: person.parent_id ?? person.id }, about.id, "large");
  },
});
