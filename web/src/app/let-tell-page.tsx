import { useParams } from "react-router";
import { LetTellScreen } from "#features/telling/let-tell-screen.tsx";

/** `/person/{id}/tell` */
export function LetTellPage() {
  const { id = "" } = useParams();
  return <LetTellScreen key={id} id={id} />;
}
