import type { LifeSubject } from "@saga/contract/family";
import { useQuery } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { useSession } from "#lib/session.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { ExampleBand } from "../example-band.tsx";
import { familyQuery } from "../family.api.ts";
import { interests, periods } from "../timeline/chapters.ts";
import { FromInterviews } from "../told/from-interviews.tsx";
import { useMemories } from "../use-memories.ts";
import { HubCard } from "./hub-card.tsx";
import { InterestsDrawing, TimelineDrawing, TreeDrawing } from "./hub-drawings.tsx";

const steps = [
  [m.family_pick_one_chapter, m.family_childhood_is_easiest_for_most_people],
  [m.family_tell_or_show_a_photograph, m.family_saga_asks_one_question_at_a],
  [m.family_keep_who_belongs_to_whom, m.family_add_your_people_to_the_tree],
] as const;

/** `/my-saga`: the family, the years and the interests in one place. */
export function HubScreen() {
  const { user } = useSession();
  const { data: family, error, refetch } = useQuery(familyQuery);
  const { memoriesOf, isExample } = useMemories(user?.id ?? "", family);
  const filled = new Set<LifeSubject>(
    [...periods, ...interests].map(({ id }) => id).filter((id) => memoriesOf(id) > 0),
  );
  const countOf = (chapters: readonly { id: LifeSubject }[]) =>
    chapters.filter(({ id }) => filled.has(id)).length;
  // Oneself is somebody also without a name.
  const known = family?.people.filter(({ name, user_id }) => name !== "" || user_id !== null).length ?? 0;
  return (
    <div className="wrap py-6">
      <BackLink to={paths.dashboard()}>{m.family_back_to_dashboard()}</BackLink>
      <PageHeading title={m.family_your_life_story_hub()} className="mt-3 text-3xl">
        {m.family_your_life_story_hub()}
      </PageHeading>
      <p className="mt-3 mb-8 text-l text-ink-soft">{m.family_your_family_your_years_and_what()}</p>
      {family ? (
        <div className="grid grid-cols-1 gap-6 @wide:grid-cols-3">
          <HubCard
            to={paths.familyTree()}
            title={m.family_family_tree()}
            text={m.family_who_belongs_to_whom_from_grandparents()}
            count={m.family_people_in_it({ count: known })}
            open={m.family_open_the_tree()}
            isExample={family.state === "example"}
            drawing={<TreeDrawing family={family} />}
          />
          <HubCard
            to={paths.timeline()}
            title={m.family_life_timeline()}
            text={m.family_seven_chapters_of_a_life_from()}
            count={m.family_periods_of_7_chapters({ periods: countOf(periods) })}
            open={m.family_open_the_timeline()}
            isExample={isExample}
            drawing={<TimelineDrawing filled={filled} />}
          />
          <HubCard
            to={paths.interests()}
            title={m.family_interests_experiences()}
            text={m.family_places_travels_hobbies_beliefs_and_what()}
            count={m.family_interests_of_6_subjects({ interests: countOf(interests) })}
            open={m.family_open_interests()}
            isExample={isExample}
            drawing={<InterestsDrawing filled={filled} />}
          />
        </div>
      ) : error ? (
        <Notice
          tone="failed"
          title={m.family_your_family_could_not_be_shown()}
          onRetry={() => void refetch()}
        >
          {errorWords(error).advice}
        </Notice>
      ) : (
        <Spinner label={m.family_looking_for_your_family()} />
      )}
      {family?.state === "example" && <ExampleBand />}
      {family && <FromInterviews />}
      <section
        aria-labelledby="getting-started"
        className="mt-8 rounded-l bg-page-deep p-[clamp(min(1.1rem,5vw),4cqi,1.75rem)]"
      >
        <h2 id="getting-started" className="text-xl">
          {m.family_getting_started()}
        </h2>
        <ol className="mt-4 grid grid-cols-1 gap-5 @wide:grid-cols-3">
          {steps.map(([title, text], index) => (
            <li key={title()} className="flex gap-3">
              <span aria-hidden className="font-story text-2xl leading-none text-ink-mute">
                {index + 1}
              </span>
              <span>
                <b className="block font-semibold">{title()}</b>
                <span className="text-ink-soft">{text()}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
