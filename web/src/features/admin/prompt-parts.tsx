import type { Api } from "@saga/contract/api";
import type { Answer } from "@saga/contract/endpoint";

type Parts = Answer<Api["previewPrompt"]>["parts"];

const speakers = { system: "Rules", user: "Told to the model", assistant: "Asked before" } as const;

/** The whole prompt of a question, part by part. */
export function PromptParts({ parts }: { parts: Parts }) {
  return (
    <section aria-label="The final prompt" className="grid gap-4">
      <h3 className="text-xl">The final prompt</h3>
      {parts.map(({ role, content, is_fixed }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places.
        <div key={index} className="grid gap-1">
          <p className="font-semibold">
            {speakers[role]}
            {is_fixed ? " · cannot be changed" : " · your prompts stand under HOUSE STYLE"}
          </p>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long part is scrolled with the keyboard.
            tabIndex={0}
            aria-label={`${speakers[role]}, part ${index + 1}`}
            className={`max-h-96 overflow-auto rounded-m border border-line p-4 text-s break-words whitespace-pre-wrap ${is_fixed ? "bg-surface-sunk" : "bg-surface"}`}
          >
            {content}
          </section>
        </div>
      ))}
    </section>
  );
}
