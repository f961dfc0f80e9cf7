import { useQuery } from "@tanstack/react-query";
import { Clock3, Keyboard, Shuffle, Users } from "lucide-react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { writeStored } from "#lib/browser-storage.ts";
import { consentQuery, servicesNamed } from "#lib/consent-query.ts";
import { errorWords } from "#lib/error-words.ts";
import { interviewsQuery } from "#lib/interviews-query.ts";
import { paths } from "#lib/paths.ts";
import { canRecordSound } from "#lib/recorder/microphone.ts";
import { readyOnPress } from "#lib/speech-player.ts";
import { interviewAddress, interviewerWords, type KnownTeller } from "#lib/telling.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { BeginButton } from "./begin-button.tsx";
import { GiveBack } from "./give-back.tsx";
import { nextTelling, openAbout } from "./telling.api.ts";

/** The teller's own page: whose interview it is, who reads it, and one button. */
export function TellerHome({ teller }: { teller: KnownTeller }) {
  const { data, error, isError, refetch } = useQuery(interviewsQuery([teller.id]));
  const navigate = useNavigate();
  // The press that begins is the last one before the first question is to be heard.
  useEffect(readyOnPress, []);
  const next = data && nextTelling(data, teller.id);
  const about = openAbout(data ?? []);
  const canSpeak = canRecordSound();
  const tell = (mode: "voice" | "text", address = next?.address) => {
    if (!address) return;
    writeStored("input-mode", mode);
    navigate(interviewAddress(address));
  };
  return (
    <div className="wrap grid w-full flex-1 content-center items-center gap-x-12 gap-y-4 pb-4 @wide:grid-cols-2">
      <div className="grid gap-4 @wide:gap-6">
        <PageHeading
          title={m.telling_names_interview({ name: teller.name })}
          className="text-[2.1rem] leading-tight @wide:text-[clamp(2.5rem,6cqi,4rem)]"
        >
          <MarkedText parts={m.telling_names_interview.parts({ name: teller.name })} />
        </PageHeading>
        <p className="text-[1.28rem] leading-snug text-ink-soft @wide:text-xl">
          {teller.interviewer ? (
            <MarkedText parts={m.telling_somebody_would_like_to_hear.parts({ name: teller.interviewer })} />
          ) : (
            m.telling_your_family_would_like_to_hear()
          )}
        </p>
        <Promises teller={teller} />
      </div>
      <div className="grid justify-items-center gap-4 @wide:row-span-2">
        {isError && (
          <Notice tone="failed" title={m.telling_saga_cannot_be_reached()} onRetry={() => void refetch()}>
            {errorWords(error).advice}
          </Notice>
        )}
        {next === undefined && !isError && <Spinner />}
        {next && (
          <BeginButton
            words={next.isBegun ? m.telling_go_on() : m.telling_begin()}
            isWriting={!canSpeak}
            onPress={() => tell(canSpeak ? "voice" : "text")}
          />
        )}
        {next === null && (
          <p className="text-center text-xl">
            <MarkedText parts={m.telling_you_have_told_all_three_interviews.parts({ name: teller.name })} />
          </p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 @wide:justify-items-start">
        {next && canSpeak && (
          <Button
            variant="secondary"
            size="large"
            onPress={() => tell("text")}
            className="w-full @wide:w-auto"
          >
            <Keyboard size={28} aria-hidden />
            {m.telling_i_would_rather_write()}
          </Button>
        )}
        {about.length > 0 && (
          <section
            aria-labelledby="about-one"
            className="mt-2 grid w-full grid-cols-[minmax(0,1fr)] gap-2 @wide:w-auto"
          >
            <h2 id="about-one" className="text-l">
              {m.telling_also_about()}
            </h2>
            {about.map(({ _id, title }) => (
              <Button
                key={_id}
                variant="secondary"
                size="large"
                className="w-full px-4! wrap-anywhere"
                onPress={() => tell(canSpeak ? "voice" : "text", paths.interview(_id))}
              >
                {title}
              </Button>
            ))}
            {about.some((one) => one.about?.kind === "picture") && <WhoElseSees teller={teller} />}
          </section>
        )}
        <GiveBack teller={teller} />
      </div>
    </div>
  );
}

/** Before anything is asked about a photograph: that it is sent to a service, where it is. */
function WhoElseSees({ teller }: { teller: KnownTeller }) {
  const { data } = useQuery(consentQuery(teller.id));
  if (!data?.accepts || !data.sends_pictures) return null;
  const services = servicesNamed(data.services);
  return (
    <p role="note" className="max-w-[34rem] text-ink-soft">
      {m.dashboard_your_words_are_sent({ services })} {m.dashboard_pictures_go_along()}
    </p>
  );
}

function Promises({ teller }: { teller: KnownTeller }) {
  const lines = [
    { Icon: Clock3, words: m.telling_stop_whenever_you_want_nothing_is(), isShort: false },
    { Icon: Shuffle, words: m.telling_any_question_may_be_passed_over(), isShort: false },
    {
      Icon: Users,
      words: m.telling_you_and_teller_can_read_it({ teller: interviewerWords(teller) }),
      isShort: true,
    },
  ];
  return (
    <ul className="grid gap-2.5 @wide:gap-3">
      {lines.map(({ Icon, words, isShort }) => (
        <li key={words} className={`items-start gap-3 ${isShort ? "flex" : "hidden @wide:flex"}`}>
          <Icon size={26} aria-hidden className="mt-0.5 text-primary" />
          {words}
        </li>
      ))}
    </ul>
  );
}
