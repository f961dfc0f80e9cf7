export type StreamEvent = { event: string; data: unknown };

/** Reads server-sent events with JSON data from a body, one by one, however the transfer cuts them. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const frames = rest.split(/\r?\n\r?\n/);
      rest = frames.pop() ?? "";
      yield* frames.flatMap(readFrame);
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function readFrame(frame: string): StreamEvent[] {
  const lines = frame.split(/\r?\n/);
  const field = (name: string) =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ""));
  const data = field("data").join("\n");
  if (!data) return [];
  return [{ event: field("event").at(-1) ?? "message", data: JSON.parse(data) }];
}
