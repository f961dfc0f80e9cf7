import { m } from "#messages";

/** Who writes down what is said: this Saga, the device itself, the maker of the browser, or nobody for now. */
export type Scribe = "server" | "device" | "cloud" | "nobody";

const fates: Record<Scribe, () => string> = {
  server: m.interview_what_you_say_is_written_down,
  device: m.interview_this_device_writes_down_what_you,
  cloud: m.interview_the_maker_of_this_browser_writes,
  nobody: m.interview_your_answers_are_kept_as_sound,
};

type About = {
  /** Null while that is not known. */
  scribe: Scribe | null;
  /** The person may still say yes or no to what this browser could do. */
  isOpen: boolean;
  /** Answers so far, and how many of them have no words. */
  answers: number;
  wordless: number;
};

/** What is said about words before an answer is spoken: what will happen to them, and which are missing. */
export function wordsFate({ scribe, isOpen, answers, wordless }: About): string {
  if (wordless > 0) return m.interview_answers_kept_as_sound({ count: wordless });
  // Beside a button that says what can be done about it.
  if (scribe === "nobody" && isOpen) return m.interview_your_answers_are_kept_as_sound_only();
  return scribe !== null && answers === 0 ? fates[scribe]() : "";
}
