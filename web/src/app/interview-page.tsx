import { InterviewScreen } from "#features/interview/interview-screen.tsx";

export function InterviewPage() {
  return <InterviewScreen />;
}
