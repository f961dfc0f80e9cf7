import type { Story } from "@saga/contract/stories";
import { type KeyboardEvent, useRef, useState } from "react";
import type { StorySentence } from "./sources-dialog.tsx";

type Props = { story: Story; onAsk: (sentence: StorySentence) => void };

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * A story whose every sentence can be asked where it comes from. The text is one stop for the Tab key; the arrow keys go
 * from sentence to sentence, Enter or a tap asks.
 */
export function StorySections({ story, onAsk }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const firstOf = story.sections.map((_, index) =>
    story.sections.slice(0, index).reduce((sum, section) => sum + section.sentences.length, 0),
  );
  const goTo = (index: number) => {
    const sentence = text.current?.querySelectorAll<HTMLElement>("[data-sentence]")[index];
    if (!sentence) return;
    setCurrent(index);
    sentence.focus();
  };
  const onKeyDown = (event: KeyboardEvent, index: number, sentence: StorySentence) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onAsk(sentence);
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    goTo(index + step);
  };
  return (
    <div ref={text} lang={story.language} className="grid gap-8 font-story text-l leading-read">
      <p lang="en" className="font-ui text-s leading-ui text-ink-mute">
        Tap a sentence to see the answer it comes from. On a keyboard, the arrow keys go from sentence to
        sentence and Enter shows the answer.
      </p>
      {story.sections.map((section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections of a stored story never change places
        <section key={place}>
          {section.heading && <h2 className="mb-3 text-xl">{section.heading}</h2>}
          <p>
            {section.sentences.map((sentence, at) => {
              const index = (firstOf[place] ?? 0) + at;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do its sentences
                <span key={at}>
                  {/* biome-ignore lint/a11y/useSemanticElements: a button element does not break over lines as text does */}
                  <span
                    role="button"
                    data-sentence
                    tabIndex={index === current ? 0 : -1}
                    onClick={() => {
                      setCurrent(index);
                      onAsk(sentence);
                    }}
                    onKeyDown={(event) => onKeyDown(event, index, sentence)}
                    className="sentence"
                  >
                    {sentence.text}
                  </span>{" "}
                </span>
              );
            })}
          </p>
        </section>
      ))}
    </div>
  );
}
