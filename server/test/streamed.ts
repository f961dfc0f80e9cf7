import type { Caller } from "./caller.ts";

type Shown = {
  event: string | undefined;
  data: { text: string; next_question: string; notice: unknown; messages: { content: string }[] };
};

const eventsOf = (text: string): Shown[] =>
  text
    .trim()
    .split("\n\n")
    .map((frame) => /^event: (\w+)\ndata: (.*)$/su.exec(frame))
    .map((match) => ({ event: match?.[1], data: JSON.parse(match?.[2] ?? "null") }));

/** The events of a question that is shown while it is written. */
export const streamedTo = async (caller: Caller, body: unknown): Promise<Shown[]> => {
  const response = await caller.request("/api/interviews/get-question", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify(body),
  });
  return eventsOf(await response.text());
};

/** What these events show, put together. */
export const wordsIn = (events: readonly Shown[]): string =>
  events
    .filter(({ event }) => event === "delta")
    .map(({ data }) => data.text)
    .join("");
