import { ReadingPage } from "./reading-page.tsx";

const parts = [
  {
    heading: "Who may use it",
    body: [
      "This server is open to people who have been invited. Whoever runs it decides who that is, and can end an invitation.",
    ],
  },
  {
    heading: "Whose story it is",
    body: [
      "What you tell and the stories written from it are yours. Using Saga gives nobody the right to publish them.",
      "If you interview somebody else, ask them first, tell them where their words are kept, and respect it when they want something left out.",
    ],
  },
  {
    heading: "What you can rely on",
    body: [
      "The program is built to lose nothing. It is free software and comes without a warranty, as its licence says, and the care for backups lies with the person who runs this server.",
      "Saga is no doctor and no counsellor. If an answer speaks of danger, it shows where help can be found; it cannot call anybody for you.",
    ],
  },
  {
    heading: "The licence of the program",
    body: [
      "GNU Affero General Public License, version 3 or later. You may use, study, share and change it under that licence, and you may ask for the source code of the version that runs here.",
    ],
  },
];

export function TermsPage() {
  return <ReadingPage title="Terms" intro="A few fair rules for using this server." parts={parts} />;
}
