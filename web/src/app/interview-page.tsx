import { InterviewScreen } from "#features/interview/interview-screen.tsx";
import { KeptOutDoor } from "#features/kept-out/kept-out-door.tsx";

/** `/interview/new` and `/interview/{id}`, with the way to what is kept out of stories. */
export function InterviewPage() {
  return <InterviewScreen keptOut={(of) => <KeptOutDoor {...of} />} />;
}
