import { useQuery } from "@tanstack/react-query";
import { interviewerWords, rememberedTeller } from "#lib/telling.ts";
import { findUnsent, unsentWords } from "#lib/unsent.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { RingsMark } from "#ui/rings-mark.tsx";

/** A link that opens nothing any more: whom to ask, and that nothing is lost. */
export function LinkEnded() {
  const teller = rememberedTeller();
  const { data: unsent } = useQuery({
    queryKey: ["unsent-words"],
    queryFn: async () => unsentWords(await findUnsent()),
    staleTime: 0,
  });
  return (
    <div className="wrap my-auto grid max-w-[40rem] justify-items-start gap-5 py-8">
      <RingsMark size={72} />
      <PageHeading title="This link has ended">This link has ended.</PageHeading>
      <p className="text-xl leading-snug">
        Ask {teller ? <bdi>{interviewerWords(teller)}</bdi> : "whoever sent it to you"} for a new one. What
        you told is kept.
      </p>
      {unsent && (
        <p className="text-l text-ink-soft">
          Your last words wait on this device. They are there when you open the new link here.
        </p>
      )}
    </div>
  );
}
