import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { RecognitionControls } from "./use-recognition.ts";

/** Offers what the browser itself can do where this Saga cannot write speech down. Nothing leaves the device unasked. */
export function RecognitionOffer({ controls }: { controls: RecognitionControls }) {
  if (controls.offer === null) return null;
  if (controls.offer === "install") {
    return (
      <div className="flex basis-full flex-wrap items-center gap-3">
        <p className="text-s text-ink-soft">
          This device can learn to write down what you say. Nothing leaves it.
        </p>
        <Button variant="secondary" size="small" onPress={controls.install}>
          Let it learn
        </Button>
      </div>
    );
  }
  return (
    <div className="basis-full">
      <Checkbox
        label="Let this browser write down what I say"
        isChecked={controls.use === "cloud"}
        onChange={controls.chooseCloud}
      />
      <p className="px-2 text-s text-ink-soft">
        Your voice would then be sent to the maker of this browser, such as Google or Apple. Without it your
        recording stays here and on your Saga alone.
      </p>
    </div>
  );
}
