import { troubleWords } from "#lib/model-words.ts";

/** Why a voice or a transcriber gave no answer, in a sentence for administrators. */
const troubles: Record<string, string> = {
  refused: "It refused the key or the model. Check both on the server.",
  quota: "It says that there is no credit left.",
  busy: "It is busy and asked to be called less often.",
  unreachable: "It cannot be reached from the server, or did not answer in time.",
  unfit: "It could not read the sound.",
  spent: "Today's limit for paid services is reached.",
  beyond: "It costs more than the limits of this server allow.",
};

/** What to say when a try has failed. */
export const failureWords = (service: "model" | "voice" | "transcription", failure: string): string =>
  service === "model"
    ? troubleWords(failure)
    : (troubles[failure] ?? "It answered in a form that Saga cannot read.");
