import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { Closing } from "#features/closing/closing.tsx";
import { TellingFrame } from "#features/telling/telling-frame.tsx";
import { TellingScreen } from "#features/telling/telling-screen.tsx";
import { readEnded } from "#lib/ended-sitting.ts";
import { paths } from "#lib/paths.ts";

/** `/tell`. A teller who comes from an interview is thanked first. */
export function TellPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const ended = readEnded(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEnded = ended !== null;
  useEffect(() => {
    if (isEnded) heading.current?.focus({ preventScroll: true });
  }, [isEnded]);
  return (
    <TellingFrame>
      {ended ? (
        <>
          <h1 className="sr-only">Saga</h1>
          <Closing
            ended={ended}
            headingRef={heading}
            onDone={() => navigate(paths.tell(), { replace: true, state: null })}
          />
        </>
      ) : (
        <TellingScreen />
      )}
    </TellingFrame>
  );
}
