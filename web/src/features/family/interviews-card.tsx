import type { LifeSubject } from "@saga/contract/family";
import type { AskedAbout } from "@saga/contract/family-asks";
import type { Interview } from "@saga/contract/interviews";
import { completeProgress } from "@saga/contract/vocabulary";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Check, CircleDot, FileText, Headphones, MessageCircle, Mic } from "lucide-react";
import { errorWords } from "#lib/error-words.ts";
import { paths } from "#lib/paths.ts";
import { useSession } from "#lib/session.ts";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { lifeQuery, personInterviewsQuery } from "./family.api.ts";
import { nextOf } from "./told/next-interview.ts";
import { useAsking } from "./told/use-asking.ts";

type Props = {
  /** Whose interviews; null: the reader's own. */
  lifeId: string | null;
  /** Only interviews in which something was told of this chapter. */
  subject: LifeSubject | null;
  /** Whom or what the conversation is about. */
  name: string;
  /** A person of the tree whom others tell about. */
  relative?: string;
};

const badges = {
  completed: { tone: "teal", icon: Check, word: m.family_completed },
  ongoing: { tone: "honey", icon: CircleDot, word: m.family_ongoing },
  available: { tone: "sky", icon: MessageCircle, word: m.family_available },
} as const;

const statusOf = ({ progress }: Interview): keyof typeof badges =>
  progress >= completeProgress ? "completed" : progress > 0 ? "ongoing" : "available";

const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-US", { year: "numeric", month: "short", day: "numeric" });

/** Where an interview goes on, or begins. */
const wayTo = ({ id, number }: { id: string | null; number: number }, personId: string): string =>
  id ? paths.interview(id) : paths.newInterview({ interviewee: personId, number });

/** The interviews about a chapter or with a person, and the way to go on with them. */
export function InterviewsCard({ lifeId, subject, name, relative }: Props) {
  const { user } = useSession();
  const personId = lifeId ?? user?.id ?? "";
  const { data: interviews, error, refetch } = useQuery(personInterviewsQuery(personId));
  const { data: life } = useQuery({ ...lifeQuery(personId), enabled: subject !== null && personId !== "" });
  const told = new Set(life?.told.filter((one) => one.subject === subject).map((one) => one.interview_id));
  const about =
    lifeId === null && subject === null
      ? []
      : (interviews ?? []).filter(({ _id }) => subject === null || told.has(_id));
  const next = interviews ? nextOf(interviews) : null;
  const { isBusy, ask } = useAsking(lifeId);
  const asked: AskedAbout | null = subject
    ? { kind: "chapter", id: subject }
    : relative && lifeId === null
      ? { kind: "person", id: relative }
      : null;
  return (
    <Card as="section" aria-labelledby="ai-interviews" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="ai-interviews" className="text-xl">
          {m.family_ai_interviews()}
        </h2>
        {next && asked && (
          <Button disabledReason={isBusy && m.family_one_moment()} isReasonHidden onPress={() => ask(asked)}>
            <Mic size={22} aria-hidden />
            {m.family_start_interview()}
          </Button>
        )}
        {next && !asked && (
          <LinkButton to={wayTo(next, personId)}>
            <Mic size={22} aria-hidden />
            {m.family_start_interview()}
          </LinkButton>
        )}
      </div>
      {next && (
        <p className="text-s text-ink-mute">
          {m.family_goes_on_with_title_where_this({ title: next.title })}
        </p>
      )}
      <ul>
        {about.map((interview) => (
          <InterviewRow key={interview._id} interview={interview} />
        ))}
      </ul>
      {interviews && about.length === 0 && (
        <Notice tone="empty" title={m.family_no_interviews_started_yet()}>
          {subject
            ? m.family_begin_an_ai_guided_conversation_about()
            : m.family_begin_an_ai_guided_conversation_about_2({ name })}
        </Notice>
      )}
      {!interviews && !error && <Spinner label={m.family_looking_for_interviews()} />}
      {error && !interviews && (
        <Notice
          tone="failed"
          title={m.family_the_interviews_could_not_be_shown()}
          onRetry={() => void refetch()}
        >
          {errorWords(error).advice}
        </Notice>
      )}
    </Card>
  );
}

function InterviewRow({ interview }: { interview: Interview }) {
  const { _id, title, last_opened, duration, preview } = interview;
  const { tone, icon: Icon, word } = badges[statusOf(interview)];
  const hasTranscript = preview !== "" || interview.progress > 0;
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-l">{title}</h3>
        <Badge tone={tone} icon={<Icon size={20} aria-hidden />}>
          {word()}
        </Badge>
      </div>
      <p className="text-s text-ink-mute">
        {[dayOf(last_opened), duration && `${duration} min`].filter(Boolean).join(" · ")}
      </p>
      <div className="flex flex-wrap gap-2">
        {hasTranscript && duration !== null && (
          <LinkButton variant="secondary" size="small" to={paths.interviewDetails(_id)}>
            <Headphones size={22} aria-hidden />
            {m.family_listen()}
          </LinkButton>
        )}
        {hasTranscript && (
          <LinkButton variant="secondary" size="small" to={paths.interviewDetails(_id)}>
            <FileText size={22} aria-hidden />
            {m.family_transcript()}
          </LinkButton>
        )}
        {interview.progress < completeProgress && (
          <LinkButton variant="secondary" size="small" to={paths.interview(_id)}>
            {m.family_go_on()}
            <ArrowRight size={22} aria-hidden />
          </LinkButton>
        )}
      </div>
    </li>
  );
}
