import type { Api } from "@saga/contract/api";
import type { Answer } from "@saga/contract/endpoint";
import { m } from "#messages";

type Part = Answer<Api["previewPrompt"]>["parts"][number];

const speakers = {
  system: m.admin_rules,
  user: m.admin_told_to_the_model,
  assistant: m.admin_asked_before,
} as const;

/** The whole prompt of a question, part by part. */
export function PromptParts({ parts }: { parts: readonly Part[] }) {
  return (
    <section aria-label={m.admin_the_final_prompt()} className="grid gap-4">
      <h3 className="text-xl">{m.admin_the_final_prompt()}</h3>
      {parts.map(({ role, content, is_fixed }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places.
        <div key={index} className="grid gap-1">
          <p className="font-semibold">
            {is_fixed
              ? m.admin_part_that_is_fixed({ speaker: speakers[role]() })
              : m.admin_part_with_your_prompts({ speaker: speakers[role]() })}
          </p>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long part is scrolled with the keyboard.
            tabIndex={0}
            aria-label={m.admin_part_of_the_prompt({ speaker: speakers[role](), number: index + 1 })}
            className={`max-h-96 overflow-auto rounded-m border border-line p-4 text-s break-words whitespace-pre-wrap ${is_fixed ? "bg-surface-sunk" : "bg-surface"}`}
          >
            {content}
          </section>
        </div>
      ))}
    </section>
  );
}
