import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import type { RecognitionControls } from "./use-recognition.ts";

/** Offers what the browser itself can do where this Saga cannot write speech down. Nothing leaves the device unasked. */
export function RecognitionOffer({ controls }: { controls: RecognitionControls }) {
  if (controls.offer === null) return null;
  if (controls.offer === "install") {
    return (
      <div className="flex basis-full flex-wrap items-center gap-3">
        <p className="text-s text-ink-soft">{m.interview_this_device_can_learn_to_write()}</p>
        <Button variant="secondary" size="small" onPress={controls.install}>
          {m.interview_let_it_learn()}
        </Button>
      </div>
    );
  }
  return (
    <div className="basis-full">
      <Checkbox
        label={m.interview_let_this_browser_write_down_what()}
        isChecked={controls.use === "cloud"}
        onChange={controls.chooseCloud}
      />
      <p className="px-2 text-s text-ink-soft">{m.interview_your_voice_would_then_be_sent()}</p>
    </div>
  );
}
