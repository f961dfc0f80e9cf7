import { fold } from "#language/fold.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import type { Moment } from "./moment.ts";

/** So few words may be nothing but a name. */
const bareName = 3;

/** What an interview begins with: the teller's own name. */
const wasAskedName = ({ state, number }: Moment): boolean =>
  number === 1 && state.turns <= 1 && state.stretch.topic === "name_origin";

const tellsName = ({ pack }: Moment, { text, tokens, names }: TaggedText): boolean =>
  names.size > 0 || tokens.length <= bareName || pack.hearing.introduces.test(fold(text));

/** Does the first answer tell of the teller's own name, and of whoever had it before? */
export const isAboutName = (moment: Moment, tagged: TaggedText): boolean =>
  wasAskedName(moment) && tellsName(moment, tagged);

/** Does the first answer tell something else than the name? What was asked then waits, and what was told is taken up. */
export const isNotAboutName = (moment: Moment, tagged: TaggedText): boolean =>
  wasAskedName(moment) && !tellsName(moment, tagged);
