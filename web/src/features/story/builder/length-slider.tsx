import { storyLength } from "@saga/contract/vocabulary";
import { type CSSProperties, useId } from "react";
import { m } from "#messages";

type Props = { words: number; onChange: (words: number) => void };

/** How many words a story should have. */
export function LengthSlider({ words, onChange }: Props) {
  const id = useId();
  const { min, max, step } = storyLength;
  const filled = { "--filled": `${((words - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {m.story_story_length()}
        </label>
        <output htmlFor={id} className="font-semibold tabular-nums">
          {m.story_words_words({ words })}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={words}
        aria-valuetext={m.story_words_words({ words })}
        style={filled}
        onChange={(event) => onChange(Number(event.target.value))}
        className="range"
      />
      <p aria-hidden className="flex justify-between text-s text-ink-mute">
        <span>{min}</span>
        <span>{max}</span>
      </p>
    </div>
  );
}
