import { useParams } from "react-router";
import { PersonScreen } from "#features/people/person-screen.tsx";
import { ExportCard } from "#features/takeout/export-card.tsx";
import { m } from "#messages";
import { MarkedText } from "#ui/marked-text.tsx";

/** `/person/{id}` */
export function PersonPage() {
  const { id = "" } = useParams();
  return (
    <PersonScreen key={id} id={id}>
      {({ name }) => (
        <ExportCard personId={id} title={m.app_take_it_along()} label={m.app_export_everything()}>
          <MarkedText parts={m.app_all_that_somebody_told.parts({ name })} />
        </ExportCard>
      )}
    </PersonScreen>
  );
}
