import { administration } from "./administration.ts";
import { audit } from "./audit.ts";
import { auth } from "./auth.ts";
import { books } from "./books.ts";
import { corrections } from "./corrections.ts";
import { family } from "./family.ts";
import { familyAsks } from "./family-asks.ts";
import { handedDown } from "./family-handed-down.ts";
import { familyMedia } from "./family-media.ts";
import { familyPlaces } from "./family-places.ts";
import { toldFamily } from "./family-told.ts";
import { interviews } from "./interviews.ts";
import { invitations } from "./invitations.ts";
import { modelCalls } from "./models.ts";
import { people } from "./people.ts";
import { prompts } from "./prompts.ts";
import { publishing } from "./publishing.ts";
import { recordings } from "./recordings.ts";
import { removal } from "./removal.ts";
import { settings } from "./settings.ts";
import { sound } from "./sound.ts";
import { speech } from "./speech.ts";
import { stories } from "./stories.ts";
import { takeout } from "./takeout.ts";
import { tellers } from "./tellers.ts";
import { transcription } from "./transcription.ts";

/** Every call of the product, by name. The server must implement each one; the web app calls them by these names. */
export const api = {
  ...administration,
  ...audit,
  ...auth,
  ...people,
  ...family,
  ...familyMedia,
  ...familyPlaces,
  ...familyAsks,
  ...toldFamily,
  ...handedDown,
  ...interviews,
  ...corrections,
  ...invitations,
  ...modelCalls,
  ...prompts,
  ...recordings,
  ...removal,
  ...settings,
  ...sound,
  ...speech,
  ...publishing,
  ...books,
  ...stories,
  ...takeout,
  ...tellers,
  ...transcription,
};

export type Api = typeof api;
export type CallName = keyof Api;
