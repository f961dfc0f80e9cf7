import { useParams } from "react-router";
import { TranscriptScreen } from "#features/transcript/transcript-screen.tsx";

export function InterviewDetailsPage() {
  const { id = "" } = useParams();
  return <TranscriptScreen key={id} id={id} />;
}
