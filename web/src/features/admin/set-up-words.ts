import { troubleWords } from "#lib/model-words.ts";
import { m } from "#messages";

/** Why a voice or a transcriber gave no answer, in a sentence for administrators. */
const troubles: Record<string, () => string> = {
  refused: m.admin_it_refused_the_key_or_the,
  quota: m.admin_it_says_that_there_is_no,
  busy: m.admin_it_is_busy_and_asked_to,
  unreachable: m.admin_it_cannot_be_reached_from_the,
  unfit: m.admin_it_could_not_read_the_sound,
  spent: m.admin_todays_limit_for_paid_services_is,
  beyond: m.admin_it_costs_more_than_the_limits,
};

/** What to say when a try has failed. */
export const failureWords = (service: "model" | "voice" | "transcription", failure: string): string =>
  service === "model" ? troubleWords(failure) : (troubles[failure] ?? m.admin_it_answered_in_a_form_that)();
