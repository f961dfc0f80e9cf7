import { m } from "#messages";
import { Button } from "#ui/button.tsx";

const reasons = {
  denied: m.sign_in_saga_may_not_use_the_microphone,
  missing: m.sign_in_no_microphone_was_found_on_this,
  insecure: m.sign_in_browsers_let_only_pages_use_the,
  waiting: m.sign_in_your_browser_is_asking_whether_saga,
};

const ways = {
  denied: m.sign_in_you_can_allow_the_microphone_later,
  missing: m.sign_in_you_can_connect_a_microphone_later,
  insecure: m.sign_in_the_person_who_runs_this_saga,
  waiting: m.sign_in_saga_only_listens_after_you_have,
};

/** Says that interviews will be held in writing, and goes on when it has been read. */
export function TextOnlyStep({ why, onContinue }: { why: keyof typeof reasons; onContinue: () => void }) {
  return (
    <>
      <p className="text-l">{reasons[why]()}</p>
      <p className="text-ink-soft">{ways[why]()}</p>
      <div>
        <Button size="large" variant={why === "waiting" ? "secondary" : "primary"} onPress={onContinue}>
          {m.sign_in_continue_with_text_mode()}
        </Button>
      </div>
    </>
  );
}
