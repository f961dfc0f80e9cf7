import { useQuery } from "@tanstack/react-query";
import { List, Network, Printer, Undo2 } from "lucide-react";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Select } from "#ui/select.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { ExampleBand } from "./example-band.tsx";
import { familyQuery } from "./family.api.ts";
import { familyPaths } from "./family-paths.ts";
import { FromInterviews } from "./from-interviews.tsx";
import { GedcomCard } from "./gedcom-card.tsx";
import { comfortable, peopleIn, type TreeView } from "./nearby.ts";
import { PersonSearch } from "./person-search.tsx";
import { SheetDialog } from "./sheet-dialog.tsx";
import { TreeDiagram } from "./tree-diagram.tsx";
import { TreeList } from "./tree-list.tsx";
import { useFamilyChanges } from "./use-family.ts";

const views: { value: TreeView; label: string }[] = [
  { value: "everyone", label: "Everyone" },
  { value: "hourglass", label: "Ancestors and descendants" },
  { value: "ancestors", label: "Ancestors" },
  { value: "descendants", label: "Descendants" },
];

const hints = [
  "Click on any family member to view their details",
  "Use the mouse wheel to zoom, and drag to pan around the tree",
  "Hearts show marriages and partnerships",
  "Arrows show parent-child links",
];

const isNarrow = () => window.matchMedia("(max-width: 767px)").matches;

/** `/family-tree`. A phone begins with the list; a large family with those around one person. */
export function TreeScreen() {
  const { data: family, error, refetch } = useQuery(familyQuery);
  const { undo } = useFamilyChanges();
  const [search, setSearch] = useSearchParams();
  const [isOnPaper, setIsOnPaper] = useState(false);
  const [isList, setIsList] = useState(isNarrow);
  const [chosen, setChosen] = useState<TreeView | null>(null);
  const asked = search.get("centre");
  const centre = family?.people.some(({ id }) => id === asked) ? asked : null;
  const view = chosen ?? ((family?.people.length ?? 0) > comfortable ? "hourglass" : "everyone");
  const shown = useMemo(
    () => (family ? peopleIn(family, view, centre ?? family.root) : new Set<string>()),
    [family, view, centre],
  );
  return (
    <div className="wrap max-w-[84rem] py-6">
      <div className="flex flex-wrap justify-between gap-3">
        <BackLink to={familyPaths.hub}>Back to My Saga</BackLink>
        <LinkButton to={familyPaths.dashboard} variant="secondary" size="small">
          Back to Dashboard
        </LinkButton>
      </div>
      <PageHeading title="Family Tree" className="mt-3 mb-5 text-3xl">
        Family Tree
      </PageHeading>
      {family ? (
        <Card as="section" aria-label="Family Tree" className="grid gap-5">
          <div className="flex flex-wrap items-start gap-4">
            <PersonSearch family={family} onFound={(id) => setSearch({ centre: id })} />
            <div className="min-w-0 flex-1 basis-64">
              <Select label="Show" value={view} options={views} onChange={setChosen} />
            </div>
            <div className="flex flex-wrap gap-2 self-end">
              <Button variant="secondary" onPress={() => setIsList(!isList)}>
                {isList ? <Network size={22} aria-hidden /> : <List size={22} aria-hidden />}
                {isList ? "As a tree" : "As a list"}
              </Button>
              <Button variant="secondary" onPress={() => setIsOnPaper(true)}>
                <Printer size={22} aria-hidden />
                {m.family_sheet_button()}
              </Button>
              {family.undo && (
                <Button variant="quiet" onPress={() => undo.mutate()}>
                  <Undo2 size={22} aria-hidden />
                  Undo: {family.undo}
                </Button>
              )}
            </div>
          </div>
          <SheetDialog family={family} shown={shown} isOpen={isOnPaper} onClose={() => setIsOnPaper(false)} />
          {isList ? (
            <TreeList family={family} shown={shown} />
          ) : (
            <TreeDiagram family={family} shown={shown} centre={centre} />
          )}
          {!isList && (
            <ul className="grid list-disc gap-x-8 gap-y-1 pl-6 text-s text-ink-mute @wide:grid-cols-2">
              {hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
              <li>
                Drawn with{" "}
                <a href="https://reactflow.dev" rel="noreferrer">
                  React Flow
                </a>
              </li>
            </ul>
          )}
        </Card>
      ) : error ? (
        <Notice tone="failed" title="The tree could not be shown" onRetry={() => void refetch()}>
          {errorWords(error).advice}
        </Notice>
      ) : (
        <Spinner label="Drawing the tree..." />
      )}
      {family?.state === "example" && <ExampleBand />}
      {family && <FromInterviews />}
      {family && <GedcomCard />}
    </div>
  );
}
