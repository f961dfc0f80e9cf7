import { createParser } from "eventsource-parser";

export type StreamEvent = { event: string; data: unknown };

/** Reads server-sent events with JSON data from a body, one by one, however the transfer cuts them. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = "message", data }) => events.push({ event, data: JSON.parse(data) }),
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
