import type { WriterFor } from "../src/features/interviews/wording.ts";
import { ModelError, type ModelRequest } from "../src/providers/language-model/language-model.ts";

/** What a model does with a request: a reply, or an error to throw; null hangs until it is aborted. */
export type Behaviour = (request: ModelRequest, call: number) => unknown | Error | null | Promise<unknown>;

const streamed = (value: unknown): string =>
  typeof value === "object" && value !== null && "question" in value ? String(value.question) : "";

/** A model that may word every interview and does as it is told; it remembers what it was asked. */
export function standInModel(behaviour: Behaviour) {
  const requests: ModelRequest[] = [];
  const writerFor: WriterFor = async () => ({
    requested: "gpt-4o",
    model: "stand-in",
    style: null,
    costOf: (_model, { input, output }) => input * 2 + output * 10,
    write: async (request) => {
      requests.push(request);
      const value = await behaviour(request, requests.length);
      if (value === null) return new Promise(() => {});
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

/** The built-in question that a prompt asks to word. */
export const builtInOf = ({ parts }: ModelRequest): string =>
  /the question in plain words\n(.*)\n/u.exec(parts.at(-1)?.content ?? "")?.[1] ?? "";

/** What a built-in question asks, without what receives the answer before it. */
export const asksIn = (builtIn = ""): string => builtIn.split(/(?<=[.?”]) /u).at(-1) ?? "";
