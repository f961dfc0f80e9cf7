import type { ComponentProps } from "react";
import { useNavigate, useParams } from "react-router";
import { SpokenAddition } from "#features/interview/recording/spoken-addition.tsx";
import { KeptOutCard } from "#features/kept-out/kept-out-card.tsx";
import { TranscriptScreen } from "#features/transcript/transcript-screen.tsx";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { TurnedBack } from "#ui/turned-back.tsx";

const speaking = (props: ComponentProps<typeof SpokenAddition>) => <SpokenAddition {...props} />;

/** `/interview/details/{id}`. Without an id there is nothing to show. */
export function InterviewDetailsPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  if (!id) return <TurnedBack to={paths.home()} why={m.app_no_interview_id_found()} />;
  return (
    <TranscriptScreen
      key={id}
      id={id}
      onDeleted={() => navigate(paths.home(), { replace: true })}
      speaking={speaking}
    >
      {(shown) => <KeptOutCard {...shown} />}
    </TranscriptScreen>
  );
}
