import { ReadingPage } from "./reading-page.tsx";

const parts = [
  {
    heading: "Questions, help, and everything about your data",
    body: [
      "Please turn to the person who runs this server. It is usually the one who invited you, or who gave you this address. They can add people, help when a code does not arrive, and give you a copy of your data or delete it.",
    ],
  },
  {
    heading: "The code does not arrive",
    body: [
      "Look in the spam folder of your mail, and check that the address is the one you gave. A code is valid for 30 minutes. If it still does not come, the person who runs this server can see whether mail is being sent at all.",
    ],
  },
  {
    heading: "Mistakes in the program",
    body: [
      "Tell the person who runs this server what you did and what happened. They can pass it on to the people who write Saga, without your answers.",
    ],
  },
];

export function ContactPage() {
  return <ReadingPage title="Contact" intro="Who to ask when something is unclear." parts={parts} />;
}
