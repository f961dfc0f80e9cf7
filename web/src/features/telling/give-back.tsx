import { useMutation } from "@tanstack/react-query";
import { paths } from "#lib/paths.ts";
import { forgetTeller, type KnownTeller } from "#lib/telling.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { leave } from "./telling.api.ts";

/** For whoever is not the teller, or has told enough: ends the link of a device that was handed over. */
export function GiveBack({ teller }: { teller: KnownTeller }) {
  // A page of its own: what was read as the teller must not stay for whoever is signed in here.
  const go = () => {
    forgetTeller();
    window.location.replace(teller.isHandedOver ? paths.dashboard() : paths.home());
  };
  const leaving = useMutation({ mutationFn: () => leave(teller), onSettled: go });
  return (
    <Button
      variant="quiet"
      className="text-ink-soft!"
      disabledReason={leaving.isPending && m.telling_a_moment_please()}
      isReasonHidden
      onPress={() => leaving.mutate()}
    >
      <span>
        <MarkedText
          parts={
            teller.isHandedOver
              ? m.telling_not_you_give_it_back.parts({
                  name: teller.name,
                  interviewer: teller.interviewer || m.telling_whoever_gave_it_to_you(),
                })
              : m.telling_not_you_forget_the_link.parts({ name: teller.name })
          }
        />
      </span>
    </Button>
  );
}
