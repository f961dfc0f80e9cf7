import { m } from "#messages";
import { ReadingPage } from "./reading-page.tsx";

const parts = () => [
  {
    heading: m.landing_questions_help_and_everything_about_your(),
    body: [m.landing_please_turn_to_the_person_who()],
  },
  {
    heading: m.landing_the_code_does_not_arrive(),
    body: [m.landing_look_in_the_spam_folder_of()],
  },
  {
    heading: m.landing_mistakes_in_the_program(),
    body: [m.landing_tell_the_person_who_runs_this()],
  },
];

export function ContactPage() {
  return (
    <ReadingPage
      title={m.landing_contact()}
      intro={m.landing_who_to_ask_when_something_is()}
      parts={parts()}
    />
  );
}
