import type { Told } from "@saga/contract/family";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { useParams } from "react-router";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { ExampleBadge } from "./example-badge.tsx";
import { familyQuery } from "./family.api.ts";
import { InterviewsCard } from "./interviews-card.tsx";
import { MediaCard } from "./media/media-card.tsx";
import { PlacesMap } from "./places/places-map.tsx";
import { chapterOf, exampleMemories, interests, unknownChapter } from "./timeline/chapters.ts";
import { useMemories } from "./use-memories.ts";
import { useWhoseLife } from "./whose-life.tsx";

/** `/timeline-event/{id}`: what is kept and told of one chapter. An unknown id shows a life event without anything. */
export function EventScreen() {
  const { eventId = "" } = useParams();
  const whose = useWhoseLife();
  const chapter = chapterOf(eventId);
  const { title, period, description } = chapter ?? unknownChapter;
  const { data: family } = useQuery(familyQuery);
  const { life, isExample } = useMemories(chapter ? whose.id : "", family);
  const examples = (isExample && chapter && exampleMemories[chapter.id]?.map((say) => say())) || [];
  const isInterest = interests.some(({ id }) => id === eventId);
  const told = life?.told.filter(({ subject }) => subject === chapter?.id) ?? [];
  return (
    <div className="wrap py-6">
      {isInterest ? (
        <BackLink to={paths.interests(whose.life)}>{m.family_back_to_interests_experiences()}</BackLink>
      ) : (
        <BackLink to={paths.timeline(whose.life)}>{m.family_back_to_life_timeline()}</BackLink>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <PageHeading title={title} className="text-3xl">
          {title}
        </PageHeading>
        <Badge tone="teal" icon={<CalendarDays size={20} aria-hidden />}>
          {period}
        </Badge>
      </div>
      <p className="mt-3 mb-6 text-l text-ink-soft">
        {life?.name && whose.life ? `${life.name}. ${description}` : description}
      </p>
      {chapter && whose.id !== "" && (
        <div className="grid grid-cols-1 items-start gap-6 @wide:grid-cols-[1.25fr_1fr]">
          <MediaCard
            about={{ subject: chapter.id, ...(whose.life ? { life: whose.life } : {}) }}
            lifeId={whose.id}
          />
          <div className="grid grid-cols-1 gap-6">
            <InterviewsCard
              page={{ chapter: chapter.id, lifeId: whose.id }}
              name={title}
              files={{ subject: chapter.id, ...(whose.life ? { life: whose.life } : {}) }}
            />
            {told.length > 0 && <ToldCard told={told} />}
            {examples.length > 0 && <ExampleCard memories={examples} />}
          </div>
        </div>
      )}
      {(chapter?.id === "places" || chapter?.id === "travel") && <PlacesMap />}
    </div>
  );
}

/** What was told of the chapter, in the teller's own words. */
function ToldCard({ told }: { told: readonly Told[] }) {
  return (
    <Card as="section" aria-labelledby="told-here">
      <h2 id="told-here" className="mb-3 text-xl">
        {m.family_told_in_interviews()}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {told.slice(0, 12).map(({ message_id, sentence, interview_title }) => (
          <li key={`${message_id}:${sentence}`} className="border-t border-line pt-3">
            <p className="font-story text-l italic">“{sentence}”</p>
            <p className="text-s text-ink-mute">{interview_title}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What the example family keeps here: the memories that the card of this chapter counts. */
function ExampleCard({ memories }: { memories: readonly string[] }) {
  return (
    <Card as="section" aria-labelledby="example-memories" className="grid justify-items-start gap-3">
      <ExampleBadge />
      <h2 id="example-memories" className="text-xl">
        {m.family_length_memories_of_the_example_family({ length: memories.length })}
      </h2>
      <ul className="grid list-disc gap-1 pl-6">
        {memories.map((memory) => (
          <li key={memory}>{memory}</li>
        ))}
      </ul>
      <p className="text-s text-ink-mute">{m.family_your_first_file_or_answer_takes()}</p>
    </Card>
  );
}
