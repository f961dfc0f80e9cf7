import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A stand-in for a transcription service, spoken to over HTTP as servers like OpenAI's are. */
export type Transcriber = {
  url: string;
  /** What is heard next, in order; the last one stays. */
  texts: string[];
  /** The next calls are answered with these statuses. */
  faults: number[];
  /** Languages that were asked for. */
  languages: string[];
  /** Milliseconds an answer takes. */
  delay: number;
  close: () => Promise<void>;
};

export async function startTranscriber(...texts: string[]): Promise<Transcriber> {
  const transcriber: Transcriber = {
    url: "",
    texts,
    faults: [],
    languages: [],
    delay: 0,
    close: async () => {},
  };
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString("latin1");
    transcriber.languages.push(/name="language"\r\n\r\n(\w+)/.exec(body)?.[1] ?? "");
    await new Promise((resolve) => setTimeout(resolve, transcriber.delay));
    const fault = transcriber.faults.shift();
    response.writeHead(fault ?? 200, { "content-type": "application/json" });
    if (fault) return void response.end('{"error":{"message":"no"}}');
    const text = (transcriber.texts.length > 1 ? transcriber.texts.shift() : transcriber.texts[0]) ?? "";
    response.end(JSON.stringify({ text }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  transcriber.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  transcriber.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return transcriber;
}
