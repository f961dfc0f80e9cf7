import { ReadingPage } from "./reading-page.tsx";

const parts = [
  {
    heading: "What Saga does",
    body: [
      "Saga asks a person about their life, one question at a time, and listens to the answers. From the answers it writes a life story. Every sentence of that story can be traced back to what was said.",
      "There are three interviews for each person: Overview, Life Journey and Life Wisdom. They can be stopped at any moment and taken up again on another day.",
    ],
  },
  {
    heading: "What it promises",
    body: [
      "What you say is kept as you said it. Saga never changes an answer, and it does not invent what nobody told.",
      "An answer that has been accepted is stored before the next question is asked. If the connection is lost, it stays on your device until it can be sent.",
    ],
  },
  {
    heading: "Who runs it",
    body: [
      "Saga is free software. There is no company behind this address: somebody you know, or an organisation you know, runs it on a computer of their own.",
      "The program is published under the GNU Affero General Public License, version 3 or later. It gives everybody who uses this server the right to receive its source code; the person who runs the server can tell you where it is.",
    ],
  },
];

export function AboutPage() {
  return (
    <ReadingPage
      title="About"
      intro="An interviewer for life stories, on a server of your own."
      parts={parts}
    />
  );
}
