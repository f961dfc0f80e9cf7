import type { Language, StoryStyle } from "@saga/contract/vocabulary";
import { languageOptions } from "#lib/language-names.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Select } from "#ui/select.tsx";
import { BuiltInNote } from "./built-in-note.tsx";
import { LengthSlider } from "./length-slider.tsx";

type Props = {
  length: number;
  onLength: (words: number) => void;
  style: StoryStyle;
  onStyle: (style: StoryStyle) => void;
  language: Language;
  onLanguage: (language: Language) => void;
  hasSelection: boolean;
  isBusy: boolean;
  onGenerate: () => void;
};

const styles = [
  { value: "biography", label: "Biography" },
  { value: "first-person", label: "First person" },
] as const;

const styleHints: Record<StoryStyle, string> = {
  biography: "Told about the person.",
  "first-person": "Told by the person, as I.",
};

/** How the story should be, and the button that has it written. */
export function StoryParameters(props: Props) {
  const { length, style, language, hasSelection, isBusy } = props;
  return (
    <Card as="section" aria-labelledby="story-parameters" className="grid gap-6">
      <h2 id="story-parameters" className="text-xl">
        Story Parameters
      </h2>
      <LengthSlider words={length} onChange={props.onLength} />
      <div className="grid gap-5 @wide:grid-cols-2">
        <Select
          label="Narrative Style"
          value={style}
          options={styles}
          onChange={props.onStyle}
          hint={styleHints[style]}
        />
        <Select
          label="Language"
          value={language}
          options={languageOptions}
          onChange={props.onLanguage}
          hint="The language of the interview keeps every word as it was said."
        />
      </div>
      {style === "biography" && <BuiltInNote />}
      <div className="grid justify-items-start gap-2">
        <Button
          size="large"
          disabledReason={
            isBusy
              ? "The story is being written. You can leave this page: it goes on."
              : !hasSelection && "Please select at least one interview for your story"
          }
          onPress={props.onGenerate}
        >
          {isBusy ? "Generating..." : "Generate Story"}
        </Button>
        <p role="status" className="sr-only">
          {isBusy && "Generating..."}
        </p>
      </div>
    </Card>
  );
}
