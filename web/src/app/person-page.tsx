import { useParams } from "react-router";
import { PersonScreen } from "#features/people/person-screen.tsx";

/** `/person/{id}` */
export function PersonPage() {
  const { id = "" } = useParams();
  return <PersonScreen key={id} id={id} />;
}
