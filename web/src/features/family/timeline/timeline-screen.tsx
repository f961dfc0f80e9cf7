import { yearOf } from "@saga/contract/family-dates";
import { useQuery } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { ExampleBadge } from "../example-badge.tsx";
import { familyQuery } from "../family.api.ts";
import { PlacesMap } from "../places/places-map.tsx";
import { FromInterviews } from "../told/from-interviews.tsx";
import { ToldSources } from "../told/told-sources.tsx";
import { useMemories } from "../use-memories.ts";
import { useWhoseLife, WhoseLife } from "../whose-life.tsx";
import { TimelineChart } from "./timeline-chart.tsx";
import { ToldDates } from "./told-dates.tsx";

/** `/life-timeline`: seven chapters of a life, and the years that were told. */
export function TimelineScreen() {
  const whose = useWhoseLife();
  const { data: family } = useQuery(familyQuery);
  const self = family?.people.find(({ user_id }) => user_id === whose.id);
  const { life, isExample, memoriesOf, error, refetch } = useMemories(whose.id, family);
  return (
    <div className="wrap py-6">
      <BackLink to={paths.mySaga()}>{m.family_back_to_my_saga()}</BackLink>
      <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-96">
          <PageHeading title={m.family_your_life_timeline()} className="text-3xl">
            {m.family_your_life_timeline()}
          </PageHeading>
          <p className="mt-3 text-l text-ink-soft">{m.family_explore_different_chapters_of_your_life()}</p>
        </div>
        <WhoseLife {...whose} />
      </div>
      {isExample && (
        <p className="mb-5">
          <ExampleBadge />
        </p>
      )}
      <TimelineChart memoriesOf={memoriesOf} life={whose.life} />
      {error && !life ? (
        <Notice tone="failed" title={m.family_what_was_told_could_not_be()} onRetry={() => void refetch()}>
          {errorWords(error).advice}
        </Notice>
      ) : (
        life && <ToldDates told={life.told} born={yearOf(self?.born ?? "")} />
      )}
      <PlacesMap />
      {family && self && <ToldSources family={family} personId={self.id} title={m.family_in_your_family()} />}
      {whose.id !== "" && <FromInterviews life={whose.id} />}
    </div>
  );
}
