import { ReadingPage } from "./reading-page.tsx";

const parts = [
  {
    heading: "What is recorded",
    body: [
      "The microphone is open only while the button says Pause and rings move around it. What you say then is kept in this browser second by second and sent to this server, where the sound stays as you spoke it, with the words that were written down from it.",
      "What you write is kept as you wrote it. Nothing is recorded while Saga speaks, while you read, or when the page is closed.",
    ],
  },
  {
    heading: "Where your words are kept",
    body: [
      "Your name, your email address, your answers and your stories are stored on this server, in the database that the person who runs it has chosen. Nowhere else, unless that person has set it up so.",
      "The person who runs the server can technically read what is stored on it, as with every server. Only let people run it whom you trust.",
    ],
  },
  {
    heading: "What leaves this server",
    body: [
      "By itself, Saga sends nothing to anybody: it asks questions and writes stories without help from outside, and it counts no visitors.",
      "The person who runs the server can connect outside services: one that sends the mail with your sign-in code, one that signs you in with an account elsewhere, or a language model that takes part in the interview. Such a service then receives what it needs for that purpose: your address for a mail, the conversation for a language model. Ask the person who runs the server which of them are in use.",
      "For services that get to know what somebody tells, Saga asks for each person first, by the name of the service, and the answer can be changed on the dashboard at any time. Without a yes it asks the questions and writes the stories by itself.",
    ],
  },
  {
    heading: "What this browser keeps",
    body: [
      "A cookie keeps you signed in; other sites cannot read it. Besides, the browser remembers your name, your settings, and text that you have not sent yet, so that it cannot be lost. Logging out removes your name and settings. Unsent text stays on the device until it has been sent.",
      "There are no advertisements, and there is nothing that follows you to other sites.",
    ],
  },
  {
    heading: "A copy of your data, or its deletion",
    body: [
      "Everything you have told belongs to you. To receive a copy, to have something corrected, or to have everything deleted, you need nobody: “Your account” on the dashboard has your whole archive to download, with sound, and removes the account; “Edit or remove” beside a person does the same for what that person told.",
      "An account is removed seven days after you ask for it, and until then you can take that back. Afterwards no word of it is left on this server. Backups that the person who runs the server keeps are theirs to remove.",
      "Whoever tells by a link has no account: ask the person who gave you the link.",
    ],
  },
];

export function PrivacyPage() {
  return (
    <ReadingPage title="Privacy" intro="What happens with what you tell, in plain words." parts={parts} />
  );
}
