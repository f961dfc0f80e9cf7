/** Who writes down what is said: this Saga, the device itself, the maker of the browser, or nobody for now. */
export type Scribe = "server" | "device" | "cloud" | "nobody";

const fates: Record<Scribe, string> = {
  server: "What you say is written down, and you can correct it before you send it.",
  device: "This device writes down what you say. Nothing leaves it.",
  cloud: "The maker of this browser writes down what you say, and you can correct it.",
  nobody: "Your answers are kept as sound. Nobody can write them down here yet.",
};

/** Beside a button that says what can be done about it. */
const soundOnly = "Your answers are kept as sound only.";

const waitingWords = (count: number): string =>
  count === 1
    ? "One answer is kept as sound and waits to be written down."
    : `${count} answers are kept as sound and wait to be written down.`;

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
  if (wordless > 0) return waitingWords(wordless);
  if (scribe === "nobody" && isOpen) return soundOnly;
  return scribe !== null && answers === 0 ? fates[scribe] : "";
}
