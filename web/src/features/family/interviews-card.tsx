import type { LifeSubject } from "@saga/contract/family";
import type { Interview } from "@saga/contract/interviews";
import { useQuery } from "@tanstack/react-query";
import { MessagesSquare, Mic } from "lucide-react";
import { errorWords } from "#lib/error-words.ts";
import { statusOf } from "#lib/interview-status.ts";
import { interviewsQuery } from "#lib/interviews-query.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { type About, lifeQuery, mediaQuery } from "./family.api.ts";
import { InterviewRow } from "./interview-row.tsx";
import { nextOf } from "./told/next-interview.ts";
import { useStartAbout } from "./told/start-about.tsx";
import { useTellers } from "./whose-life.tsx";

/** What a page is about: a chapter of somebody's life, or a person of the tree, who may tell too. */
type Page = { chapter: LifeSubject; lifeId: string } | { person: string; lifeId: string | null };

type Props = {
  page: Page;
  /** Whom or what the conversation is about. */
  name: string;
  /** The files on the same page. */
  files: About;
};

const thingOf = (page: Page) =>
  "chapter" in page
    ? ({ kind: "chapter", id: page.chapter } as const)
    : ({ kind: "person", id: page.person } as const);

/** The interviews that belong to a page: about its chapter, its person or its photographs, and those in which something of it was told. */
function useInterviewsOf(page: Page, files: About) {
  const { people } = useTellers();
  const isChapter = "chapter" in page;
  const reached = people.map(({ id }) => id);
  const tellers = isChapter
    ? [page.lifeId]
    : [...new Set([...reached, ...(page.lifeId ? [page.lifeId] : [])])];
  const { data, error, refetch } = useQuery({ ...interviewsQuery(tellers), enabled: people.length > 0 });
  const { data: media } = useQuery(mediaQuery(files));
  const { data: life } = useQuery({ ...lifeQuery(page.lifeId ?? ""), enabled: isChapter });
  const thing = thingOf(page);
  const told = new Set(
    isChapter
      ? life?.told.filter(({ subject }) => subject === page.chapter).map((one) => one.interview_id)
      : [],
  );
  const belongs = ({ _id, about, interviewee }: Interview): boolean =>
    told.has(_id) ||
    (about?.kind === thing.kind && about.id === thing.id) ||
    (about?.kind === "picture" && media?.some(({ id }) => id === about.id) === true) ||
    (!isChapter && interviewee === page.lifeId);
  const all = data?.toSorted((a, b) => a.number - b.number);
  return { all, shown: all?.filter(belongs), thing, hasOthers: people.length > 1, error, refetch };
}

/** The interviews about a chapter, or about and with a person, and the way to begin one. */
export function InterviewsCard({ page, name, files }: Props) {
  const { all, shown, thing, hasOthers, error, refetch } = useInterviewsOf(page, files);
  const isTeller = !("chapter" in page) && page.lifeId !== null;
  const { isBusy, start, dialog } = useStartAbout("chapter" in page ? page.lifeId : null);
  const ofLife = all?.filter(({ interviewee }) => interviewee === page.lifeId) ?? [];
  const next = isTeller && all ? nextOf(ofLife) : null;
  const isAllTold = isTeller && all !== undefined && next === null;
  const open = all?.find(
    ({ about, ...far }) => about?.kind === thing.kind && about.id === thing.id && statusOf(far) === "ongoing",
  );
  const begin = () => start(thing, isTeller ? (page.lifeId ?? undefined) : undefined);
  return (
    <Card as="section" aria-labelledby="ai-interviews" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="ai-interviews" className="text-xl">
          {m.family_ai_interviews()}
        </h2>
        {next && (
          <LinkButton
            to={
              next.id
                ? paths.interview(next.id)
                : paths.newInterview({ interviewee: page.lifeId ?? "", number: next.number })
            }
          >
            <Mic size={22} aria-hidden />
            {m.family_start_interview()}
          </LinkButton>
        )}
        {all && !next && (!isTeller || hasOthers) && (
          <Button disabledReason={isBusy && m.family_one_moment()} isReasonHidden onPress={begin}>
            <Mic size={22} aria-hidden />
            {m.family_start_interview()}
          </Button>
        )}
      </div>
      {next && hasOthers && (
        <div>
          <Button
            variant="secondary"
            disabledReason={isBusy && m.family_one_moment()}
            isReasonHidden
            onPress={begin}
          >
            <MessagesSquare size={22} aria-hidden />
            {m.family_ask_others_about_name({ name })}
          </Button>
        </div>
      )}
      {open && (!next || hasOthers) && (
        <p className="text-s text-ink-mute">{m.family_goes_on_with_title({ title: open.title })}</p>
      )}
      {isAllTold && (
        <div className="grid justify-items-start gap-3">
          <p className="text-s text-ink-mute">{m.family_all_three_are_told()}</p>
          <LinkButton variant="secondary" to={paths.timeline(page.lifeId)}>
            {m.family_choose_a_time_of_life()}
          </LinkButton>
        </div>
      )}
      <ul>
        {shown?.map((interview) => (
          <InterviewRow key={interview._id} interview={interview} isNamed={hasOthers} />
        ))}
      </ul>
      {shown?.length === 0 && (
        <Notice tone="empty" title={m.family_no_interviews_started_yet()}>
          {"chapter" in page
            ? m.family_begin_an_ai_guided_conversation_about()
            : m.family_begin_an_ai_guided_conversation_about_2({ name })}
        </Notice>
      )}
      {!all && !error && <Spinner label={m.family_looking_for_interviews()} />}
      {error && !all && (
        <Notice
          tone="failed"
          title={m.family_the_interviews_could_not_be_shown()}
          onRetry={() => void refetch()}
        >
          {errorWords(error).advice}
        </Notice>
      )}
      {dialog}
    </Card>
  );
}
