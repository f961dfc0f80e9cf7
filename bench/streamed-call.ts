import { type Agent, request } from "node:http";

export type Streamed = {
  /** Milliseconds until the first word, and until the whole answer. */
  firstWord: number;
  whole: number;
  /** The JSON of the `done` event. */
  answer: { next_question: string; progress: number; notice?: unknown };
};

/** A call that streams server-sent events. Throws what it answers when there is no `done`. */
export function streamedCall(
  { url, agent, token }: { url: string; agent: Agent; token: string | null },
  body: unknown,
): Promise<Streamed> {
  const text = Buffer.from(JSON.stringify(body));
  const headers = {
    accept: "text/event-stream",
    "content-type": "application/json",
    "content-length": text.length,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method: "POST", headers });
    call.on("error", reject);
    call.on("response", (response) => {
      let read = "";
      let firstWord = 0;
      response.on("data", (piece: Buffer) => {
        read += piece.toString();
        if (firstWord === 0 && read.includes("event: delta")) firstWord = performance.now() - begin;
      });
      response.on("error", reject);
      response.on("end", () => {
        const done = /event: done\ndata: (.*)\n/u.exec(read)?.[1];
        if (!done) return reject(new Error(`${url} answered ${response.statusCode}: ${read.slice(0, 300)}`));
        const answer = JSON.parse(done) as Streamed["answer"];
        resolve({ firstWord, whole: performance.now() - begin, answer });
      });
    });
    call.end(text);
  });
}
