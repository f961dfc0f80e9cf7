import type { LifePeriod } from "@saga/contract/vocabulary";
import { m } from "#messages";

/** Times of a life as they are called on screen. */
export const periodNames: Record<LifePeriod, () => string> = {
  childhood: m.story_childhood_and_school,
  youth: m.story_youth,
  grown_up: m.story_grown_up_years,
  later: m.story_later_years_and_looking_back,
};
