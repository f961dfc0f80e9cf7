import { useParams } from "react-router";
import { PersonScreen } from "#features/people/person-screen.tsx";
import { ExportCard } from "#features/takeout/export-card.tsx";

/** `/person/{id}` */
export function PersonPage() {
  const { id = "" } = useParams();
  return (
    <PersonScreen key={id} id={id}>
      {({ name }) => (
        <ExportCard personId={id} title="Take it along" label="Export everything">
          All that <bdi>{name}</bdi> told, with recordings, stories and files, in one file. It can be brought
          into any Saga again under Your account.
        </ExportCard>
      )}
    </PersonScreen>
  );
}
