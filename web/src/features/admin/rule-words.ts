import { m } from "#messages";

/** What a worded question did wrong, in words. */
const rules: Record<string, () => string> = {
  asks_twice: m.admin_it_asks_two_questions,
  asks_two_things: m.admin_it_asks_for_two_things,
  asks_nothing: m.admin_it_asks_nothing,
  leads: m.admin_it_suggests_the_answer,
  praises: m.admin_it_praises_the_teller,
  shouts: m.admin_it_shouts,
  too_long: m.admin_it_is_too_long,
  long_quotation: m.admin_its_quotation_is_too_long,
  unfounded_quotation: m.admin_it_quotes_what_was_not_said,
  question_in_quotation: m.admin_it_quotes_a_question,
  heavy_quotation: m.admin_it_quotes_words_that_hurt,
  unfounded_name: m.admin_it_names_somebody_who_was_not,
  unfounded_number: m.admin_it_holds_a_number_that_was,
  unfounded_relative: m.admin_it_takes_a_relative_for_granted,
  nothing_received: m.admin_it_does_not_take_up_the,
  placeholder_left: m.admin_a_placeholder_was_left_in_it,
  markup: m.admin_it_holds_signs_of_markup,
  other_language: m.admin_it_is_in_another_language,
  address: m.admin_it_holds_an_address_of_the,
  asked_before: m.admin_it_was_asked_before,
  avoided: m.admin_it_touches_what_the_teller_wants,
  either_or: m.admin_it_offers_alternatives,
  leaks_rules: m.admin_it_repeats_the_rules_it_was,
  not_open: m.admin_it_can_be_answered_with_yes,
  off_subject: m.admin_it_leaves_the_subject,
  other_quotation: m.admin_it_uses_other_quotation_marks,
  speaks_of_itself: m.admin_it_speaks_of_itself,
};

export const ruleWords = (rule: string): string => (rules[rule] ?? m.admin_it_breaks_a_rule_of_the)();
