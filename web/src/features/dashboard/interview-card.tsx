import { type InterviewNumber, interviewTitles } from "@saga/contract/vocabulary";
import { ArrowRight, Check, CircleDotDashed, Lock } from "lucide-react";
import { useId } from "react";
import { useNavigate } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Medallion } from "#ui/medallion.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { cardStatus, type InterviewRecord, recordAt, statusLabels } from "./card-status.ts";
import type { Person } from "./people.ts";
import { addressOf, rememberInterview } from "./start-interview.ts";

type Props = {
  person: Person;
  number: InterviewNumber;
  interviews: readonly InterviewRecord[];
  /** Draws the eye to the very first thing to do. */
  isPulsating?: boolean;
};

const about: Record<InterviewNumber, string> = {
  1: "Who you are, where you come from, and the people around you.",
  2: "Childhood, work, love, the moves and the turning points.",
  3: "What you have learned, and what you would like to pass on.",
};

/** One of a person's three interviews: what it is about, how far it has come, and the one thing to do with it. */
export function InterviewCard({ person, number, interviews, isPulsating }: Props) {
  const titleId = useId();
  const navigate = useNavigate();
  const place = { interviewee: person.id, number };
  const record = recordAt(interviews, place);
  const status = cardStatus(interviews, place);
  const progress = Math.round(record?.progress ?? 0);
  const [small, title] = interviewTitles[number].split(": ");
  const chosen = { person, number, interviewId: record?._id ?? null, status };

  const open = () => {
    const address = addressOf(chosen);
    if (!address) return;
    if (status !== "completed") rememberInterview(chosen);
    navigate(address);
  };

  return (
    <Card
      as="article"
      state={status === "ongoing" ? "active" : status === "disabled" ? "closed" : "plain"}
      aria-labelledby={titleId}
      className={`grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-4 gap-y-3 @wide:gap-y-4 ${isPulsating ? "animate-beckon" : ""}`}
    >
      <Medallion level={number} percent={progress} className="size-16 @wide:size-19" />
      <StatusBadge
        status={status}
        className="col-span-2 justify-self-start @wide:col-span-1 @wide:col-start-2 @wide:row-start-1 @wide:justify-self-end"
      />
      <h3
        id={titleId}
        className="col-start-2 row-start-1 text-xl leading-[1.18] @wide:col-span-2 @wide:col-start-1 @wide:row-start-2"
      >
        <span className="mb-1 block font-ui text-s font-semibold tracking-normal text-ink-mute">{small}</span>
        {title}
      </h3>
      <p className={`col-span-2 text-ink-soft ${status === "disabled" ? "hidden @wide:block" : ""}`}>
        {about[number]}
      </p>
      <ProgressBar
        percent={progress}
        label={`Progress of ${interviewTitles[number]}`}
        className="col-span-2"
      />
      <div className="col-span-2 grid min-h-target items-center self-end">
        {status === "disabled" ? (
          <p className="flex items-center gap-2.5 text-ink-mute">
            <Lock size={24} aria-hidden />
            {statusLabels.disabled}
          </p>
        ) : (
          <Button
            isWide
            variant={status === "completed" ? "secondary" : "primary"}
            aria-describedby={titleId}
            onPress={open}
          >
            {status === "completed" ? "Read" : statusLabels[status]}
            {status !== "completed" && <ArrowRight size={24} aria-hidden />}
          </Button>
        )}
      </div>
    </Card>
  );
}

function StatusBadge({ status, className }: { status: string; className: string }) {
  if (status === "completed") {
    return (
      <Badge tone="teal" icon={<Check size={20} aria-hidden />} className={className}>
        {statusLabels.completed}
      </Badge>
    );
  }
  if (status === "ongoing") {
    return (
      <Badge tone="plum" icon={<CircleDotDashed size={20} aria-hidden />} className={className}>
        Ongoing
      </Badge>
    );
  }
  return null;
}
