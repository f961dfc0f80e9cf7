import { Fragment, useEffect, useState } from "react";
import { Link } from "react-router";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { recoverKept } from "#lib/recorder/recover.ts";
import { useSession } from "#lib/session.ts";
import { readyOnPress } from "#lib/speech-player.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/link-button.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { AccountLink } from "./account-link.tsx";
import { AddPersonCard } from "./add-person-card.tsx";
import { arrangePeople, fewPeople } from "./arrange-people.ts";
import { ConfigureIntervieweeDialog } from "./configure-interviewee-dialog.tsx";
import "./dashboard.css";
import { DashboardIntro } from "./dashboard-intro.tsx";
import { FoldedPerson } from "./folded-person.tsx";
import { Greeting } from "./greeting.tsx";
import { PersonSection } from "./person-section.tsx";
import { ServiceTrouble } from "./service-trouble.tsx";
import { TranscriptionNote } from "./transcription-note.tsx";
import { useAddInterviewee } from "./use-add-interviewee.ts";
import { type Dashboard, useDashboard } from "./use-dashboard.ts";

const purpose = (isInterviewer: boolean): string =>
  isInterviewer
    ? m.dashboard_manage_interviews_for_each_person_below()
    : m.dashboard_complete_all_three_interviews_to_capture();

/** `/game-dashboard`: every person with their three interviews. */
export function DashboardScreen() {
  const dashboard = useDashboard();
  const [isAdding, setIsAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const { add, isAdding: isBusy } = useAddInterviewee((id) => {
    setAdded(id);
    setIsAdding(false);
  });
  const { viewer, state } = dashboard;
  // The press that starts an interview is the last one before its first question is to be heard.
  useEffect(readyOnPress, []);
  useEffect(() => {
    // Sound that was kept when a page was closed goes on its way from the first page after that.
    void recoverKept();
  }, []);
  const { user } = useSession();
  const isOwner = user?.permissionLevel === "admin";
  const isMany = dashboard.people.length > fewPeople;
  const adding = state === "ready" && viewer.isInterviewer && (
    <>
      <AddPersonCard onPress={() => setIsAdding(true)} />
      <LinkButton to={paths.createProfile()} variant="quiet" className="mt-3 -ml-4">
        {m.dashboard_add_somebody_with_a_full_profile()}
      </LinkButton>
    </>
  );
  return (
    <div className="wrap flex flex-col pt-3 pb-18 @wide:block @wide:pt-5">
      {/* On a phone the first thing to do comes before everything that explains it. */}
      <div className="contents flex-wrap items-end justify-between gap-x-6 gap-y-4 @wide:flex">
        <div className="contents min-w-0 flex-1 basis-80 @wide:block">
          <Greeting user={user} name={viewer.name} />
          <p className="order-last mt-8 max-w-[38em] text-l leading-[1.4] text-ink-soft @wide:mt-2">
            {purpose(viewer.isInterviewer)}
          </p>
        </div>
        <div className="hidden @wide:block">
          <AccountLink name={viewer.name} />
        </div>
      </div>
      <TranscriptionNote />
      <ServiceTrouble />
      {isMany && adding}
      <DashboardBody dashboard={dashboard} isOwner={isOwner} added={added} />
      {!isMany && adding}
      <div className="order-last mt-8 @wide:hidden">
        <AccountLink name={viewer.name} />
      </div>
      <ConfigureIntervieweeDialog
        isOpen={isAdding}
        onContinue={add}
        onClose={() => setIsAdding(false)}
        isBusy={isBusy}
      />
    </div>
  );
}

type BodyProps = {
  dashboard: Dashboard;
  isOwner: boolean;
  /** Whoever was added just now: their name takes the focus. */
  added: string | null;
};

function DashboardBody({ dashboard, isOwner, added }: BodyProps) {
  const { people, interviews, state, error, loadAgain } = dashboard;
  if (state === "loading") return <LoadingCards />;
  if (state === "failed") {
    return (
      <div className="mt-8">
        <Notice tone="failed" title={m.dashboard_failed_to_load_interviews()} onRetry={loadAgain}>
          {errorWords(error).advice}
        </Notice>
      </div>
    );
  }
  const isFirstTime = interviews.length === 0;
  const firstWords = isFirstTime && (
    <>
      {isOwner && <SetUpLine />}
      <DashboardIntro />
    </>
  );
  return (
    <>
      {people.length === 0 && <NobodyYet />}
      {arrangePeople(people, interviews).map(({ person, telling, isFolded }, place) => {
        const shown = { person, place, interviews };
        const isAdded = person.id === added;
        return (
          <Fragment key={person.id}>
            {isFolded ? (
              <FoldedPerson {...shown} telling={telling} isAdded={isAdded} />
            ) : (
              <PersonSection {...shown} isFirstTime={isFirstTime} isFocused={isAdded} />
            )}
            {/* Below the first button there is, so that nobody has to look for it. */}
            {place === 0 && firstWords}
          </Fragment>
        );
      })}
      {people.length === 0 && firstWords}
    </>
  );
}

/** For whoever runs this server, on the first visit: what works here, and what can be set up. */
function SetUpLine() {
  return (
    <p className="mt-4 text-ink-soft">
      <MarkedText
        parts={m.dashboard_you_run_this_saga.parts()}
        marks={{ link: (words) => <Link to={paths.setUp()}>{words}</Link> }}
      />
    </p>
  );
}

function NobodyYet() {
  return (
    <div className="mt-8">
      <Notice
        tone="empty"
        title={m.dashboard_no_interviewees_found()}
        actions={<LinkButton to={paths.profile()}>{m.dashboard_add_interviewee()}</LinkButton>}
      >
        {m.dashboard_add_the_person_whose_life_story()}
      </Notice>
    </div>
  );
}

/** Three cards in the places of the first person's. */
function LoadingCards() {
  return (
    <div className="mt-12">
      <p role="status" className="sr-only">
        {m.dashboard_loading_interviews()}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16.5rem),1fr))] gap-5">
        {[1, 2, 3].map((number) => (
          <Skeleton key={number} className="h-[24rem] rounded-l" />
        ))}
      </div>
    </div>
  );
}
