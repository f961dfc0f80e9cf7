import type { QuestionWriterFor } from "../src/features/interviews/question-writer.ts";
import { ModelError, type ModelRequest } from "../src/providers/language-model/language-model.ts";

/** What a model does with a request: a reply, or an error to throw; null hangs until it is aborted. */
export type Behaviour = (request: ModelRequest, call: number) => unknown | Error | null | Promise<unknown>;

const streamed = (value: unknown): string =>
  typeof value === "object" && value !== null && "question" in value ? String(value.question) : "";

const isReply = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && "move" in value;

/** What stands before the question in a reply, as it is streamed. */
const headOf = ({ intent, also, move, about, asked, acts }: Record<string, unknown>): string =>
  `${JSON.stringify({ intent, also, move, about, asked, acts }).slice(0, -1)},`;

/** A model that may word every interview and does as it is told; it remembers what it was asked. */
export function standInModel(behaviour: Behaviour) {
  const requests: ModelRequest[] = [];
  const writerFor: QuestionWriterFor = async () => ({
    requested: "gpt-4o",
    model: "stand-in",
    service: "Stand-in",
    style: null,
    costOf: (_model, { input, output }) => input * 2 + output * 10,
    write: async (request) => {
      requests.push(request);
      const value = await behaviour(request, requests.length);
      if (value === null) return new Promise(() => {});
      if (isReply(value)) request.onHead?.(headOf(value));
      for (const word of streamed(value).match(/\s*\S+/gu) ?? []) {
        if (request.signal.aborted) throw new ModelError("aborted");
        request.onDelta?.(word);
      }
      if (value instanceof Error) throw value;
      return { value, model: "stand-in-1", usage: { input: 900, cacheRead: 800, cacheWrite: 0, output: 40 } };
    },
  });
  return { requests, writerFor };
}

type Said = {
  intent?: string;
  also?: string[];
  move?: string;
  about?: string;
  asked?: string[];
  acts?: { do: string; what: string }[];
  threads?: unknown;
  names?: unknown;
  notes?: unknown;
};

/** A whole reply around a question: what was told is followed up, unless said otherwise. */
export const replyWith = (question: string, more: Said = {}) => ({
  intent: "told",
  also: [],
  move: "follow_up",
  about: "",
  asked: [],
  acts: [],
  ...more,
  question,
  threads: more.threads ?? [],
  names: more.names ?? [],
  notes: more.notes ?? [],
});
