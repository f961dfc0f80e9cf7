import { useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { BackLink } from "#ui/back-link.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { ExampleBadge } from "./example-badge.tsx";
import { familyQuery } from "./family.api.ts";
import { ChapterBadge } from "./timeline/chapter-badge.tsx";
import { interests } from "./timeline/chapters.ts";
import { HandedDown } from "./told/handed-down.tsx";
import { useMemories } from "./use-memories.ts";
import { useWhoseLife, WhoseLife } from "./whose-life.tsx";

/** `/interests-experiences`: six subjects besides the years. */
export function InterestsScreen() {
  const whose = useWhoseLife();
  const { data: family } = useQuery(familyQuery);
  const { isExample, memoriesOf } = useMemories(whose.id, family);
  return (
    <div className="wrap py-6">
      <BackLink to={paths.mySaga()}>{m.family_back_to_my_saga()}</BackLink>
      <div className="mt-3 mb-8 flex flex-wrap items-end justify-between gap-4">
        <PageHeading title={m.family_interests_experiences()} className="text-3xl">
          {m.family_interests_experiences()}
        </PageHeading>
        <WhoseLife {...whose} />
      </div>
      {isExample && (
        <p className="mb-5">
          <ExampleBadge />
        </p>
      )}
      <ul className="grid grid-cols-1 gap-5 @wide:grid-cols-3">
        {interests.map(({ id, title, description, icon: Icon }) => {
          const memories = memoriesOf(id);
          const look =
            memories > 0
              ? "border-primary bg-surface text-ink shadow-2"
              : "border-dashed border-line-strong text-ink-mute";
          return (
            <li key={id} className="grid grid-cols-1">
              <Link
                to={paths.event(id, whose.life)}
                className={`grid grid-cols-1 content-start justify-items-start gap-3 rounded-l border-2 p-5 no-underline ${look}`}
              >
                <span
                  className={`grid size-14 place-items-center rounded-m ${memories > 0 ? "bg-primary-soft text-on-primary-soft" : "bg-page-deep"}`}
                >
                  <Icon size={28} aria-hidden />
                </span>
                <b className="font-story text-xl leading-tight font-[560]">{title}</b>
                <span>{description}</span>
                <ChapterBadge memories={memories} />
              </Link>
            </li>
          );
        })}
      </ul>
      {whose.id !== "" && !isExample && <HandedDown life={whose.id} />}
      <section
        aria-labelledby="share-passions"
        className="mt-8 flex flex-wrap items-center gap-5 rounded-l bg-accent-soft p-[clamp(min(1.1rem,5vw),4cqi,1.75rem)] text-on-accent-soft"
      >
        <Sparkles size={32} aria-hidden />
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="share-passions" className="text-xl">
            {m.family_share_your_passions()}
          </h2>
          <p>{m.family_what_you_love_tells_who_you()}</p>
        </div>
      </section>
    </div>
  );
}
