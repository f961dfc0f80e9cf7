import type { Said } from "@saga/contract/family-told";
import { Volume2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { recordingAddress } from "#lib/call-address.ts";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";

/** A sentence in the teller's words, with the interview it stands in, and its sound where there is one. */
export function SaidSentence({
  said,
}: {
  said: Pick<Said, "sentence" | "interview_id" | "interview_title" | "recording_id">;
}) {
  const [isHeard, setIsHeard] = useState(false);
  return (
    <div className="grid gap-1">
      <p className="font-story text-l italic">“{said.sentence}”</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-s text-ink-mute">
        <Link to={paths.interviewDetails(said.interview_id)} className="inline-flex min-h-12 items-center">
          {said.interview_title}
        </Link>
        {said.recording_id && !isHeard && (
          <Button
            variant="quiet"
            size="small"
            aria-label={m.family_hear_it_sentence({ sentence: said.sentence })}
            onPress={() => setIsHeard(true)}
          >
            <Volume2 size={22} aria-hidden />
            {m.family_hear_it()}
          </Button>
        )}
        {said.recording_id && isHeard && (
          // biome-ignore lint/a11y/useMediaCaption: its words stand above it
          <audio
            controls
            autoPlay
            aria-label={m.family_the_answer_with_this_sentence_sentence({ sentence: said.sentence })}
            src={recordingAddress(said.interview_id, said.recording_id)}
            className="w-full max-w-96"
          />
        )}
      </div>
    </div>
  );
}
