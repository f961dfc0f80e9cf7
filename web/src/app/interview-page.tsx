import { AskedPicture } from "#features/family/asked-picture.tsx";
import { InterviewScreen } from "#features/interview/interview-screen.tsx";
import { KeptOutDoor } from "#features/kept-out/kept-out-door.tsx";

/** `/interview/new` and `/interview/{id}`, with the picture it is about and the way to what is kept out of stories. */
export function InterviewPage() {
  return (
    <InterviewScreen
      picture={(id) => <AskedPicture interviewId={id} />}
      keptOut={(of) => <KeptOutDoor {...of} />}
    />
  );
}
