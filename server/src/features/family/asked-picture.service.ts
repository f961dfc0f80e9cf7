import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { StoredInterview } from "../interviews/interview.ts";
import type { ReachInterview } from "../interviews/interviews.access.ts";
import { aboutIn } from "../interviews/turn-record.ts";
import type { PeopleService } from "../people/people.service.ts";
import type { PicturesService } from "./pictures.service.ts";

export type AskedPictureService = ReturnType<typeof createAskedPictureService>;

type Dependencies = {
  interviewOf: (id: string) => Promise<StoredInterview | undefined>;
  reachInterview: ReachInterview;
  accountOf: PeopleService["accountOf"];
  pictures: Pick<PicturesService, "open">;
};

const pictureIn = (interview: Pick<StoredInterview, "about">): string => {
  const about = aboutIn(interview);
  if (about?.kind !== "picture") throw new Failure("media.not_found");
  return about.id;
};

/**
 * The photograph that an interview is about. The file is the account's; whoever may open the interview, such as its teller by a link, sees this
 * one picture of it and no other.
 */
export const createAskedPictureService = ({
  interviewOf,
  reachInterview,
  accountOf,
  pictures,
}: Dependencies) => ({
  /** Throws `interviews.not_found`; `media.not_found` where it is about no photograph, or about one that is deleted or of another family by now. */
  open: async (actor: Actor, id: string) => {
    const { interview, person } = await reachInterview(actor, id);
    return pictures.open({ id: person.parent_id ?? person.id }, pictureIn(interview), "large");
  },

  /** The same drawn anew and smaller, for a model: nothing of the file is in it but what is to be seen. Null: there is none. */
  forModel: async (interviewId: string): Promise<Uint8Array | null> => {
    const interview = await interviewOf(interviewId);
    const id = interview && (await accountOf(interview.interviewee_id));
    if (!id) return null;
    try {
      const { size, read } = await pictures.open({ id }, pictureIn(interview), "seen");
      return Buffer.concat(await Array.fromAsync(read({ start: 0, end: size })));
    } catch (error) {
      // It was deleted, cannot be drawn, or cannot be read now: it is asked about without being seen.
      if (error instanceof Failure) return null;
      throw error;
    }
  },
});
