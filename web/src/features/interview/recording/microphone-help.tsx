import { useState } from "react";
import { type BrowserKind, browserKind, type MicrophoneState } from "#lib/microphone-state.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

const ways: Record<BrowserKind, readonly (() => string)[]> = {
  chrome: [
    m.interview_press_the_sign_to_the_left,
    m.interview_switch_microphone_on_or_choose_allow,
    m.interview_come_back_here_and_press_check,
  ],
  android: [
    m.interview_android_press_the_sign_to_the_left,
    m.interview_press_permissions_then_microphone_and_choose,
    m.interview_come_back_here_and_press_check,
  ],
  firefox: [
    m.interview_press_the_crossed_out_microphone_to,
    m.interview_remove_the_line_that_says_blocked,
    m.interview_press_check_again_and_allow_when,
  ],
  iphone: [
    m.interview_press_the_sign_beside_the_address,
    m.interview_set_microphone_to_allow,
    m.interview_come_back_here_and_press_check,
  ],
  safari: [
    m.interview_choose_safari_in_the_bar_at,
    m.interview_set_microphone_to_allow,
    m.interview_come_back_here_and_press_check,
  ],
};

const connect = [
  m.interview_connect_a_microphone_or_a_headset,
  m.interview_wait_a_moment_until_the_device,
  m.interview_press_check_again,
];

const outcomes: Record<MicrophoneState, () => string> = {
  granted: () => "",
  denied: m.interview_the_microphone_is_still_blocked_you,
  missing: m.interview_still_no_microphone_was_found_you,
  insecure: m.interview_microphone_stays_off_without_https,
};

type Props = {
  why: "denied" | "missing";
  /** Asks the browser again. */
  onCheck: () => Promise<MicrophoneState>;
};

/** The way to a microphone that is blocked or was not found, step by step for this browser. */
export function MicrophoneHelp({ why, onCheck }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [outcome, setOutcome] = useState("");
  const steps = why === "missing" ? connect : ways[browserKind(navigator.userAgent)];
  const check = async () => {
    setOutcome(m.interview_looking_for_the_microphone());
    setOutcome(outcomes[await onCheck()]());
  };
  return (
    <>
      <Button variant="quiet" size="small" className="px-2! text-primary" onPress={() => setIsOpen(true)}>
        {why === "missing" ? m.interview_how_to_connect_one() : m.interview_how_to_allow_it()}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={
          why === "missing" ? m.interview_no_microphone_was_found() : m.interview_the_microphone_is_blocked()
        }
        actions={<Button onPress={() => void check()}>{m.interview_check_again()}</Button>}
      >
        <ol className="grid list-decimal gap-2 pl-6 text-l">
          {steps.map((step) => (
            <li key={step()}>{step()}</li>
          ))}
        </ol>
        <p role="status" className="font-semibold empty:hidden">
          {outcome}
        </p>
      </Dialog>
    </>
  );
}
