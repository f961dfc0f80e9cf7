import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { RingsArt } from "./rings-art.tsx";

type Props = { onSignIn: () => void; onNear: () => void; isInvited: boolean; message?: ReactNode };

const background =
  "bg-[radial-gradient(46rem_30rem_at_78%_18%,color-mix(in_oklch,var(--honey-soft)_72%,transparent),transparent_70%),linear-gradient(180deg,var(--bg),var(--bg-deep))]";

/** What this is in one sentence, the way in, and the picture. */
export function Hero({ onSignIn, onNear, isInvited, message }: Props) {
  const headline = isInvited ? m.landing_welcome_to_saga_beta() : m.landing_preserve_life_stories_with_ai();
  return (
    <div className={`overflow-hidden border-b border-line ${background}`}>
      <div className="wrap grid grid-cols-1 items-center gap-6 pt-8 pb-12 @wide:min-h-[34rem] @wide:grid-cols-[1.02fr_1fr] @wide:gap-8 @wide:py-14">
        <div>
          <PageHeading
            title={isInvited ? headline : "Saga"}
            className="text-4xl leading-[1.04] font-[540] tracking-[-0.024em]"
          >
            {headline}
          </PageHeading>
          <p className="mt-5 mb-6 max-w-[27em] text-l @min-[66rem]:max-w-[22.5em] leading-normal text-ink-soft">
            {m.landing_a_gentle_interviewer_asks_one_question()}
          </p>
          <div className="grid gap-4 @wide:flex">
            <Button size="large" onPress={onSignIn} onNear={onNear}>
              {m.landing_get_started()}
            </Button>
          </div>
          {message && <div className="mt-5">{message}</div>}
          <p className="mt-5 flex items-center gap-3 text-s text-ink-mute">
            <ShieldCheck size={26} aria-hidden />
            {m.landing_free_and_open_source_your_words()}
          </p>
        </div>
        <RingsArt />
      </div>
    </div>
  );
}
