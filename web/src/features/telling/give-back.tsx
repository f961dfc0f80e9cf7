import { useMutation } from "@tanstack/react-query";
import { forgetTeller, interviewerWords, type KnownTeller } from "#lib/telling.ts";
import { Button } from "#ui/button.tsx";
import { leave } from "./telling.api.ts";

/** For whoever is not the teller, or has told enough: ends the link of a device that was handed over. */
export function GiveBack({ teller }: { teller: KnownTeller }) {
  // A page of its own: what was read as the teller must not stay for whoever is signed in here.
  const go = () => {
    forgetTeller();
    window.location.replace(teller.isHandedOver ? "/game-dashboard" : "/");
  };
  const leaving = useMutation({ mutationFn: () => leave(teller), onSettled: go });
  return (
    <Button
      variant="quiet"
      className="text-ink-soft!"
      disabledReason={leaving.isPending && "A moment, please."}
      isReasonHidden
      onPress={() => leaving.mutate()}
    >
      <span>
        Not <bdi>{teller.name}</bdi>?{" "}
        {teller.isHandedOver ? (
          <>
            Give it back to{" "}
            <bdi>{interviewerWords({ interviewer: teller.interviewer || "whoever gave it to you" })}</bdi>
          </>
        ) : (
          "Forget the link on this device"
        )}
      </span>
    </Button>
  );
}
