import { m } from "#messages";
import { ReadingPage } from "./reading-page.tsx";

const parts = () => [
  {
    heading: m.landing_what_is_recorded(),
    body: [m.landing_the_microphone_is_open_only_while(), m.landing_what_you_write_is_kept_as()],
  },
  {
    heading: m.landing_where_your_words_are_kept(),
    body: [m.landing_your_name_your_email_address_your(), m.landing_the_person_who_runs_the_server()],
  },
  {
    heading: m.landing_what_leaves_this_server(),
    body: [
      m.landing_by_itself_saga_sends_nothing_to(),
      m.landing_the_person_who_runs_the_server_2(),
      m.landing_for_services_that_get_to_know(),
      m.landing_a_model_may_see(),
      m.landing_a_map_with_roads(),
    ],
  },
  {
    heading: m.landing_what_this_browser_keeps(),
    body: [m.landing_a_cookie_keeps_you_signed_in(), m.landing_there_are_no_advertisements_and_there()],
  },
  {
    heading: m.landing_a_copy_of_your_data_or(),
    body: [
      m.landing_everything_you_have_told_belongs_to(),
      m.landing_an_account_is_removed_seven_days(),
      m.landing_whoever_tells_by_a_link_has(),
    ],
  },
];

export function PrivacyPage() {
  return (
    <ReadingPage
      title={m.landing_privacy()}
      intro={m.landing_what_happens_with_what_you_tell()}
      parts={parts()}
    />
  );
}
