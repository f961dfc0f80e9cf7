import { useMutation } from "@tanstack/react-query";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { tryService } from "./admin.api.ts";
import { failureWords } from "./set-up-words.ts";
import { SpokenSentence } from "./spoken-sentence.tsx";

type Props = {
  service: "model" | "voice" | "transcription";
  label: string;
  /** Before what was said. */
  lead: string;
};

/** A button that asks a service for one sentence, and its answer. */
export function ServiceAttempt({ service, label, lead }: Props) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => tryService(service) });
  const words = error && errorWords(error);
  const failure = data?.failure
    ? failureWords(service, data.failure)
    : words && `${words.text} ${words.advice}`;
  return (
    <div className="grid gap-3">
      <div>
        <Button
          variant="secondary"
          disabledReason={isPending && m.admin_it_is_being_tried()}
          isReasonHidden
          onPress={() => mutate()}
        >
          {isPending ? m.admin_trying() : label}
        </Button>
      </div>
      <div role="status" className="grid gap-2 empty:hidden">
        {failure && <p className="font-semibold text-record">{failure}</p>}
        {!failure && data?.said && (
          <p>
            {lead} <q className="font-story">{data.said}</q>
          </p>
        )}
        {!failure && data?.said === "" && <p>{m.admin_it_answered_and_heard_no_words()}</p>}
      </div>
      {data?.sound && <SpokenSentence sound={data.sound} />}
    </div>
  );
}
