import { m } from "#messages";
import { ReadingPage } from "./reading-page.tsx";

const parts = () => [
  {
    heading: m.landing_what_saga_does(),
    body: [m.landing_saga_asks_a_person_about_their(), m.landing_there_are_three_interviews_for_each()],
  },
  {
    heading: m.landing_what_it_promises(),
    body: [m.landing_what_you_say_is_kept_as(), m.landing_an_answer_that_has_been_accepted()],
  },
  {
    heading: m.landing_who_runs_it(),
    body: [m.landing_saga_is_free_software_there_is(), m.landing_the_program_is_published_under_the()],
  },
];

export function AboutPage() {
  return (
    <ReadingPage
      title={m.landing_about()}
      intro={m.landing_an_interviewer_for_life_stories_on()}
      parts={parts()}
    />
  );
}
