import { Button } from "#ui/button.tsx";

const reasons = {
  denied: "Saga may not use the microphone in this browser. Only text mode is available.",
  missing: "No microphone was found on this device. Only text mode is available.",
  insecure:
    "Browsers let only pages use the microphone whose address begins with https. This one does not. Only text mode is available.",
  waiting:
    "Your browser is asking whether Saga may use the microphone. You can answer it, or write instead of speaking.",
};

const ways = {
  denied: "You can allow the microphone later in the settings of your browser.",
  missing: "You can connect a microphone later.",
  insecure: "The person who runs this Saga can give it such an address.",
  waiting: "Saga only listens after you have pressed a button.",
};

/** Says that interviews will be held in writing, and goes on when it has been read. */
export function TextOnlyStep({ why, onContinue }: { why: keyof typeof reasons; onContinue: () => void }) {
  return (
    <>
      <p className="text-l">{reasons[why]}</p>
      <p className="text-ink-soft">{ways[why]}</p>
      <div>
        <Button size="large" variant={why === "waiting" ? "secondary" : "primary"} onPress={onContinue}>
          Continue with Text Mode
        </Button>
      </div>
    </>
  );
}
