import { useQuery } from "@tanstack/react-query";
import { interviewerWords, rememberedTeller } from "#lib/telling.ts";
import { findUnsent, unsentWords } from "#lib/unsent.ts";
import { m } from "#messages";
import { MarkedText } from "#ui/marked-text.tsx";
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
      <PageHeading title={m.telling_title_this_link_has_ended()}>
        {m.telling_this_link_has_ended()}
      </PageHeading>
      <p className="text-xl leading-snug">
        <MarkedText
          parts={m.telling_ask_for_a_new_link.parts({
            interviewer: teller ? interviewerWords(teller) : m.telling_whoever_sent_it_to_you(),
          })}
        />
      </p>
      {unsent && <p className="text-l text-ink-soft">{m.telling_your_last_words_wait_on_this()}</p>}
    </div>
  );
}
