import { useQuery } from "@tanstack/react-query";
import { List, Network, Printer, Undo2, UserPlus } from "lucide-react";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Select } from "#ui/select.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { ExampleBand } from "../example-band.tsx";
import { familyQuery } from "../family.api.ts";
import { FromInterviews } from "../told/from-interviews.tsx";
import { useFamilyChanges } from "../use-family.ts";
import { GedcomCard } from "./gedcom-card.tsx";
import { comfortable, drawable, peopleIn, type TreeView } from "./nearby.ts";
import { PersonSearch } from "./person-search.tsx";
import { SheetDialog } from "./sheet-dialog.tsx";
import { TreeDiagram } from "./tree-diagram.tsx";
import { TreeList } from "./tree-list.tsx";

const views: { value: TreeView; label: () => string }[] = [
  { value: "everyone", label: m.family_everyone },
  { value: "hourglass", label: m.family_ancestors_and_descendants },
  { value: "ancestors", label: m.family_ancestors },
  { value: "descendants", label: m.family_descendants },
];

const hints = [
  m.family_click_on_any_family_member_to,
  m.family_use_the_mouse_wheel_to_zoom,
  m.family_hearts_show_marriages_and_partnerships,
  m.family_arrows_show_parent_child_links,
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
        <BackLink to={paths.mySaga()}>{m.family_back_to_my_saga()}</BackLink>
        <LinkButton to={paths.dashboard()} variant="secondary" size="small">
          {m.family_back_to_dashboard()}
        </LinkButton>
      </div>
      <PageHeading title={m.family_family_tree()} className="mt-3 mb-5 text-3xl">
        {m.family_family_tree()}
      </PageHeading>
      {family ? (
        <Card as="section" aria-label={m.family_family_tree()} className="grid gap-5">
          <div className="flex flex-wrap items-start gap-4">
            <PersonSearch family={family} onFound={(id) => setSearch({ centre: id })} />
            <div className="min-w-0 flex-1 basis-64">
              <Select
                label={m.family_show()}
                value={view}
                options={views
                  .filter(({ value }) => value !== "everyone" || family.people.length <= drawable)
                  .map(({ value, label }) => ({ value, label: label() }))}
                onChange={setChosen}
              />
            </div>
            <div className="flex flex-wrap gap-2 self-end">
              <Button variant="secondary" onPress={() => setIsList(!isList)}>
                {isList ? <Network size={22} aria-hidden /> : <List size={22} aria-hidden />}
                {isList ? m.family_as_a_tree() : m.family_as_a_list()}
              </Button>
              <Button variant="secondary" onPress={() => setIsOnPaper(true)}>
                <Printer size={22} aria-hidden />
                {m.family_sheet_button()}
              </Button>
              {family.undo && (
                <Button variant="quiet" onPress={() => undo.mutate()}>
                  <Undo2 size={22} aria-hidden />
                  {m.family_undo_what({ what: family.undo })}
                </Button>
              )}
            </div>
          </div>
          <SheetDialog family={family} shown={shown} isOpen={isOnPaper} onClose={() => setIsOnPaper(false)} />
          {family.people.length === 1 && family.root !== null && (
            <Notice
              tone="empty"
              title={m.family_so_far_you_are_alone_here()}
              actions={
                <LinkButton to={paths.addRelative(family.root)}>
                  <UserPlus size={22} aria-hidden />
                  {m.family_add_someone()}
                </LinkButton>
              }
            >
              {m.family_begin_with_your_mother_your_father()}
            </Notice>
          )}
          {isList ? (
            <TreeList family={family} shown={shown} />
          ) : (
            <TreeDiagram family={family} shown={shown} centre={centre} />
          )}
          {!isList && (
            <ul className="grid list-disc gap-x-8 gap-y-1 pl-6 text-s text-ink-mute @wide:grid-cols-2">
              {hints.map((hint) => (
                <li key={hint()}>{hint()}</li>
              ))}
              <li>
                <MarkedText
                  parts={m.family_drawn_with.parts()}
                  marks={{
                    flow: (name) => (
                      <a href="https://reactflow.dev" rel="noreferrer">
                        {name}
                      </a>
                    ),
                  }}
                />
              </li>
            </ul>
          )}
        </Card>
      ) : error ? (
        <Notice tone="failed" title={m.family_the_tree_could_not_be_shown()} onRetry={() => void refetch()}>
          {errorWords(error).advice}
        </Notice>
      ) : (
        <Spinner label={m.family_drawing_the_tree()} />
      )}
      {family?.state === "example" && <ExampleBand />}
      {family && <FromInterviews />}
      {family && <GedcomCard />}
    </div>
  );
}
