import { useQuery } from "@tanstack/react-query";
import { Clock3, Keyboard, Shuffle, Users } from "lucide-react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { writeStored } from "#lib/browser-storage.ts";
import { errorWords } from "#lib/error-words.ts";
import { interviewsQuery } from "#lib/interviews-query.ts";
import { canRecordSound } from "#lib/recorder/microphone.ts";
import { readyOnPress } from "#lib/speech-player.ts";
import { interviewAddress, interviewerWords, type KnownTeller } from "#lib/telling.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { BeginButton } from "./begin-button.tsx";
import { GiveBack } from "./give-back.tsx";
import { nextTelling } from "./telling.api.ts";

/** The teller's own page: whose interview it is, who reads it, and one button. */
export function TellerHome({ teller }: { teller: KnownTeller }) {
  const { data, error, isError, refetch } = useQuery(interviewsQuery([teller.id]));
  const navigate = useNavigate();
  // The press that begins is the last one before the first question is to be heard.
  useEffect(readyOnPress, []);
  const next = data && nextTelling(data, teller.id);
  const canSpeak = canRecordSound();
  const tell = (mode: "voice" | "text") => {
    if (!next) return;
    writeStored("input-mode", mode);
    navigate(interviewAddress(next.address));
  };
  return (
    <div className="wrap grid w-full flex-1 content-center items-center gap-x-12 gap-y-4 pb-4 @wide:grid-cols-2">
      <div className="grid gap-4 @wide:gap-6">
        <PageHeading
          title={`${teller.name}’s interview`}
          className="text-[2.1rem] leading-tight @wide:text-[clamp(2.5rem,6cqi,4rem)]"
        >
          <bdi>{teller.name}</bdi>’s interview
        </PageHeading>
        <p className="text-[1.28rem] leading-snug text-ink-soft @wide:text-xl">
          {teller.interviewer ? <bdi>{teller.interviewer}</bdi> : "Your family"} would like to hear about your
          life. Saga asks one thing at a time, and you answer as you like.
        </p>
        <Promises teller={teller} />
      </div>
      <div className="grid justify-items-center gap-4 @wide:row-span-2">
        {isError && (
          <Notice tone="failed" title="Saga cannot be reached." onRetry={() => void refetch()}>
            {errorWords(error).advice}
          </Notice>
        )}
        {next === undefined && !isError && <Spinner />}
        {next && (
          <BeginButton
            words={next.verb}
            isWriting={!canSpeak}
            onPress={() => tell(canSpeak ? "voice" : "text")}
          />
        )}
        {next === null && (
          <p className="text-center text-xl">
            You have told all three interviews. Thank you, <bdi>{teller.name}</bdi>.
          </p>
        )}
      </div>
      <div className="grid justify-items-center gap-2 @wide:justify-items-start">
        {next && canSpeak && (
          <Button
            variant="secondary"
            size="large"
            onPress={() => tell("text")}
            className="w-full @wide:w-auto"
          >
            <Keyboard size={28} aria-hidden />I would rather write
          </Button>
        )}
        <GiveBack teller={teller} />
      </div>
    </div>
  );
}

function Promises({ teller }: { teller: KnownTeller }) {
  const lines = [
    { Icon: Clock3, words: "Stop whenever you want. Nothing is lost.", isShort: false },
    { Icon: Shuffle, words: "Any question may be passed over.", isShort: false },
    {
      Icon: Users,
      words: `You and ${interviewerWords(teller)} can read it. Who runs this Saga can open it too, and each time is written down.`,
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
