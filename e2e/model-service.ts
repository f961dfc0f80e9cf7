import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A stand-in for a service of language models, spoken to over HTTP as servers like OpenAI's are. */
export type ModelService = {
  url: string;
  /** What was asked, newest last: everything that was said to the model. */
  prompts: string[];
  /** Answers every call with this status until it is taken away. */
  fault: number | null;
  /** Milliseconds between two words. */
  pace: number;
  close: () => Promise<void>;
};

type Body = { messages: { content: string | { text: string }[] }[]; model: string };

const chunk = (model: string, rest: object): string =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model, ...rest })}\n\n`;

const textOf = ({ messages }: Body): string =>
  messages
    .map(({ content }) =>
      typeof content === "string" ? content : content.map(({ text }) => text).join("\n"),
    )
    .join("\n");

type Told = { mark: string; text: string };

const toldIn = (prompt: string): Told[] =>
  [...prompt.matchAll(/^§\S+ (?<mark>\d\.\d+)\n(?:\(asked: .*\)\n)?(?<text>[\s\S]*?)\n§\S+ end$/gmu)].map(
    ({ groups }) => ({
      mark: groups?.mark ?? "",
      text: groups?.text ?? "",
    }),
  );

/** A section, or a whole story, in the teller's own sentences, as a careful model might write it; or a yes to every sentence it is asked about. */
const storyReply = (prompt: string): object => {
  const task = prompt.slice(prompt.lastIndexOf("TASK: "));
  if (task.includes("Give a verdict"))
    return {
      verdicts: [...task.matchAll(/^(\d+) \[/gmu)].map(([, number]) => ({
        sentence: Number(number),
        verdict: "supported",
      })),
    };
  const own = /This section tells the answers (?<marks>[\d., ]+),/u.exec(task)?.groups?.marks?.split(", ");
  const told = toldIn(prompt).filter(({ mark }) => own === undefined || own.includes(mark));
  const sentences = told.flatMap(({ mark, text }) =>
    text.split(/(?<=[.!?]) /u).map((sentence) => ({ text: sentence, src: [mark] })),
  );
  let left = Number(/in about (\d+) words/u.exec(task)?.[1] ?? 0);
  const fitting = sentences.filter(({ text }) => {
    left -= text.split(" ").length;
    return left > 0;
  });
  if (!task.includes("Write the whole story")) return { sentences: fitting };
  const half = Math.ceil(fitting.length / 2);
  return {
    title: "",
    title_src: [],
    chapters: [fitting.slice(0, half), fitting.slice(half)].map((paragraphs) => ({
      heading: paragraphs[0]?.text.split(" ").slice(0, 4).join(" ") ?? "",
      paragraphs,
    })),
  };
};

/** Stays with what was told. */
const turnReply = (question: string): object => ({
  intent: "told",
  move: "follow_up",
  about: "",
  question,
  threads: [],
  notes: [],
});

/** Receives every answer with the same words, and leaves the floor to the teller. */
export async function startModelService(reception: string): Promise<ModelService> {
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    // It writes, and does nothing else.
    if (!request.url?.endsWith("/chat/completions")) return void response.writeHead(404).end();
    const body = JSON.parse(Buffer.concat(pieces).toString() || '{"messages":[]}') as Body;
    const prompt = textOf(body);
    service.prompts.push(prompt);
    if (service.fault) {
      response.writeHead(service.fault, { "content-type": "application/json" });
      return void response.end('{"error":{"message":"no"}}');
    }
    const isTurn = prompt.includes("NOW, after");
    const reply = isTurn ? turnReply(`${reception} Go on with what you were telling.`) : storyReply(prompt);
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const word of JSON.stringify(reply).match(/\S+\s*/gu) ?? []) {
      response.write(
        chunk(body.model, { choices: [{ index: 0, delta: { content: word }, finish_reason: null }] }),
      );
      if (service.pace > 0) await new Promise((resolve) => setTimeout(resolve, service.pace));
    }
    response.write(chunk(body.model, { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }));
    const usage = { prompt_tokens: 1_500, completion_tokens: 60, total_tokens: 1_560 };
    response.end(`${chunk(body.model, { choices: [], usage })}data: [DONE]\n\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const service: ModelService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    prompts: [],
    fault: null,
    pace: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return service;
}
