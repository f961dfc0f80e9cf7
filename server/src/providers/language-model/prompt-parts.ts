import type {
  LanguageModelV4FilePart,
  LanguageModelV4Prompt,
  SharedV4ProviderOptions,
} from "@ai-sdk/provider";
import type { PromptPart } from "./language-model.ts";

/** Provider options that mark the end of a cacheable prefix, by the number of that end: 0 for the first. */
export type MarkOf = (index: number) => SharedV4ProviderOptions;

const text = (content: string, providerOptions: SharedV4ProviderOptions | null) => [
  { type: "text" as const, text: content, ...(providerOptions ? { providerOptions } : {}) },
];

/** What is plainly to be seen needs no fine detail, which costs ten times as much at OpenAI. */
const pictureOf = (data: Uint8Array): LanguageModelV4FilePart => ({
  type: "file",
  mediaType: "image/jpeg",
  data: { type: "data", data },
  providerOptions: { openai: { imageDetail: "low" } },
});

/** A prompt in the SDK's form; null: the provider finds cacheable prefixes by itself. */
export const promptOf = (parts: readonly PromptPart[], markOf: MarkOf | null): LanguageModelV4Prompt => {
  let ends = 0;
  return parts.map(({ role, content, isCacheEnd, picture }) => {
    const mark = isCacheEnd && markOf ? markOf(ends++) : null;
    if (role === "system") return { role, content, ...(mark ? { providerOptions: mark } : {}) };
    if (role === "user" && picture) return { role, content: [...text(content, mark), pictureOf(picture)] };
    return { role, content: text(content, mark) };
  });
};
