import type { LifeSubject } from "@saga/contract/family";
import { useQuery } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { useSession } from "#lib/session.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { interests, periods } from "./chapters.ts";
import { ExampleBand } from "./example-band.tsx";
import { familyQuery } from "./family.api.ts";
import { familyPaths } from "./family-paths.ts";
import { FromInterviews } from "./from-interviews.tsx";
import { HubCard } from "./hub-card.tsx";
import { InterestsDrawing, TimelineDrawing, TreeDrawing } from "./hub-drawings.tsx";
import { useMemories } from "./use-memories.ts";

const steps = [
  ["Pick one chapter", "Childhood is easiest for most people."],
  ["Tell, or show a photograph", "Saga asks one question at a time."],
  ["Keep who belongs to whom", "Add your people to the tree, one after the other."],
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
  const named = family?.people.filter(({ name }) => name !== "").length ?? 0;
  return (
    <div className="wrap py-6">
      <BackLink to={familyPaths.dashboard}>Back to Dashboard</BackLink>
      <PageHeading title="Your Life Story Hub" className="mt-3 text-3xl">
        Your Life Story Hub
      </PageHeading>
      <p className="mt-3 mb-8 text-l text-ink-soft">
        Your family, your years and what you care about, in one place.
      </p>
      {family ? (
        <div className="grid grid-cols-1 gap-6 @wide:grid-cols-3">
          <HubCard
            to={familyPaths.tree()}
            title="Family Tree"
            text="Who belongs to whom, from grandparents to grandchildren."
            count={named === 1 ? "1 person" : `${named} people`}
            open="Open the tree"
            isExample={family.state === "example"}
            drawing={<TreeDrawing family={family} />}
          />
          <HubCard
            to={familyPaths.timeline()}
            title="Life Timeline"
            text="Seven chapters of a life, from childhood to what you learned."
            count={`${countOf(periods)} of 7 chapters`}
            open="Open the timeline"
            isExample={isExample}
            drawing={<TimelineDrawing filled={filled} />}
          />
          <HubCard
            to={familyPaths.interests()}
            title="Interests & Experiences"
            text="Places, travels, hobbies, beliefs and what you are proud of."
            count={`${countOf(interests)} of 6 subjects`}
            open="Open interests"
            isExample={isExample}
            drawing={<InterestsDrawing filled={filled} />}
          />
        </div>
      ) : error ? (
        <Notice tone="failed" title="Your family could not be shown" onRetry={() => void refetch()}>
          {errorWords(error).advice}
        </Notice>
      ) : (
        <Spinner label="Looking for your family..." />
      )}
      {family?.state === "example" && <ExampleBand />}
      {family && <FromInterviews />}
      <section
        aria-labelledby="getting-started"
        className="mt-8 rounded-l bg-page-deep p-[clamp(1.1rem,4cqi,1.75rem)]"
      >
        <h2 id="getting-started" className="text-xl">
          Getting Started
        </h2>
        <ol className="mt-4 grid grid-cols-1 gap-5 @wide:grid-cols-3">
          {steps.map(([title, text], index) => (
            <li key={title} className="flex gap-3">
              <span aria-hidden className="font-story text-2xl leading-none text-ink-mute">
                {index + 1}
              </span>
              <span>
                <b className="block font-semibold">{title}</b>
                <span className="text-ink-soft">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
