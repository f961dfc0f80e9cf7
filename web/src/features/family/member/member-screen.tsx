import type { Family, FamilyPerson } from "@saga/contract/family";
import { useQuery } from "@tanstack/react-query";
import { Crosshair, Heart, Pencil, Trash2, UserPlus } from "lucide-react";
import { useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { showToast } from "#ui/toast.ts";
import { familyQuery } from "../family.api.ts";
import { InterviewsCard } from "../interviews-card.tsx";
import { MediaCard } from "../media/media-card.tsx";
import { ToldSources } from "../told/told-sources.tsx";
import { kinshipOf } from "../tree/kinship.ts";
import { useFamilyChanges } from "../use-family.ts";
import { MemberFacts } from "./member-facts.tsx";
import { MemberRelatives } from "./member-relatives.tsx";
import { ParentsRow } from "./parents-row.tsx";
import { PartnershipCard } from "./partnership-card.tsx";
import { PersonForm } from "./person-form.tsx";
import { Portrait } from "./portrait.tsx";
import { RelativeDialog } from "./relative-dialog.tsx";
import { emptyPerson } from "./relatives.ts";

/** `/family-member/{id}`. An id that nobody has shows the specified stand-in. */
export function MemberScreen() {
  const { memberId = "" } = useParams();
  const { data: family, error, refetch } = useQuery(familyQuery);
  if (!family)
    return (
      <div className="wrap py-6">
        {error ? (
          <Notice
            tone="failed"
            title={m.family_this_page_could_not_be_shown()}
            onRetry={() => void refetch()}
          >
            {errorWords(error).advice}
          </Notice>
        ) : (
          <Spinner label={m.family_looking_for_this_person()} />
        )}
      </div>
    );
  const person = family.people.find(({ id }) => id === memberId);
  return <Member key={memberId} family={family} person={person ?? null} />;
}

const stranger = (): FamilyPerson => ({
  ...emptyPerson("unknown"),
  name: m.family_family_member(),
  relationship: m.family_relative(),
  location: m.family_unknown(),
  occupation: m.family_unknown(),
  bio: m.family_a_beloved_family_member(),
});

function Member({ family, person: found }: { family: Family; person: FamilyPerson | null }) {
  const person = found ?? stranger();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<"edit" | "add" | null>(found && search.has("add") ? "add" : null);
  const { change } = useFamilyChanges();
  const navigate = useNavigate();
  const kin = kinshipOf(family).get(person.id) ?? { relationship: person.relationship, side: "teal" };
  const name = person.name || kin.relationship;
  const couples = family.unions.filter(
    ({ partners }) => partners.length === 2 && partners.includes(person.id),
  );
  const homes = family.unions.filter(({ children }) => children.some(({ id }) => id === person.id));
  const circle =
    kin.side === "teal" ? "bg-primary-soft text-on-primary-soft" : "bg-accent-soft text-on-accent-soft";
  const closeAdding = () => {
    setOpen(null);
    setSearch({}, { replace: true });
  };
  const remove = () =>
    change.mutate(
      { what: m.family_removed_name({ name }).slice(0, 200), removed: [person.id] },
      {
        onSuccess: () => {
          const description = m.family_undo_on_the_tree_brings_everything();
          showToast({
            title: m.family_name_is_removed({ name }),
            description,
            tone: "success",
            goesAlong: true,
          });
          navigate(paths.familyTree());
        },
      },
    );
  return (
    <div className="wrap py-6">
      <BackLink to={paths.familyTree()}>{m.family_back_to_family_tree()}</BackLink>
      <Card as="section" aria-label={name} className="mt-3 grid gap-6">
        <div className="flex flex-wrap items-center gap-6">
          <Portrait person={person} isKnown={found !== null} className={circle} />
          <div className="grid min-w-0 justify-items-start gap-3">
            <PageHeading title={name} className="text-[clamp(1.6rem,9cqi,2.75rem)]">
              {name}
            </PageHeading>
            {!person.is_alive && (
              <Badge tone="sand" icon={<Heart size={20} aria-hidden />}>
                {m.family_in_memory()}
              </Badge>
            )}
          </div>
        </div>
        <MemberFacts person={person} relationship={kin.relationship} />
        <MemberRelatives family={family} of={person.id} />
        {couples.length + homes.length > 0 && (
          <ul>
            {homes.map((union) => (
              <ParentsRow key={union.id} family={family} union={union} of={person.id} />
            ))}
            {couples.map((union) => (
              <PartnershipCard key={union.id} family={family} union={union} of={person.id} />
            ))}
          </ul>
        )}
        {found && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onPress={() => setOpen("edit")}>
              <Pencil size={22} aria-hidden />
              {m.family_edit()}
            </Button>
            <LinkButton variant="secondary" to={paths.familyTree(person.id)}>
              <Crosshair size={22} aria-hidden />
              {m.family_show_in_the_tree()}
            </LinkButton>
            <Button variant="secondary" onPress={() => setOpen("add")}>
              <UserPlus size={22} aria-hidden />
              {m.family_add_someone()}
            </Button>
            <Button variant="quiet" onPress={remove}>
              <Trash2 size={22} aria-hidden />
              {m.family_remove()}
            </Button>
          </div>
        )}
      </Card>
      {found && <ToldSources family={family} personId={found.id} title={m.family_told_in_the_interviews()} />}
      {found && (
        <div className="mt-6 grid grid-cols-1 items-start gap-6 @wide:grid-cols-[1.25fr_1fr]">
          <MediaCard about={{ person: person.id }} lifeId={person.user_id} />
          <InterviewsCard
            page={{ person: person.id, lifeId: person.user_id }}
            name={name}
            files={{ person: person.id }}
          />
        </div>
      )}
      <Dialog isOpen={open === "edit"} onClose={() => setOpen(null)} title={m.family_about_name({ name })}>
        <PersonForm
          person={person}
          isBusy={change.isPending}
          onCancel={() => setOpen(null)}
          onSave={(saved) =>
            change.mutate(
              { what: m.family_changed_name({ name: saved.name || name }).slice(0, 200), people: [saved] },
              { onSuccess: () => setOpen(null) },
            )
          }
        />
      </Dialog>
      {open === "add" && <RelativeDialog family={family} of={person} isOpen onClose={closeAdding} />}
    </div>
  );
}
