import { m } from "#messages";
import { ReadingPage } from "./reading-page.tsx";

const parts = () => [
  {
    heading: m.landing_who_may_use_it(),
    body: [m.landing_this_server_is_open_to_people()],
  },
  {
    heading: m.landing_whose_story_it_is(),
    body: [m.landing_what_you_tell_and_the_stories(), m.landing_if_you_interview_somebody_else_ask()],
  },
  {
    heading: m.landing_what_you_can_rely_on(),
    body: [m.landing_the_program_is_built_to_lose(), m.landing_saga_is_no_doctor_and_no()],
  },
  {
    heading: m.landing_the_licence_of_the_program(),
    body: [m.landing_gnu_affero_general_public_license_version()],
  },
];

export function TermsPage() {
  return (
    <ReadingPage title={m.landing_terms()} intro={m.landing_a_few_fair_rules_for_using()} parts={parts()} />
  );
}
