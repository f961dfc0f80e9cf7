import type { Language, StoryStyle } from "@saga/contract/vocabulary";
import { languageOptions } from "#lib/language-names.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Select } from "#ui/select.tsx";
import { BuiltInNote } from "./built-in-note.tsx";
import { LengthNote } from "./length-note.tsx";
import { LengthSlider } from "./length-slider.tsx";

type Props = {
  length: number;
  onLength: (words: number) => void;
  style: StoryStyle;
  onStyle: (style: StoryStyle) => void;
  language: Language;
  onLanguage: (language: Language) => void;
  /** It goes into a story that is there, in the style and the language of that. */
  isAddition: boolean;
  /** The interviews that it is made from. */
  ids: readonly string[];
  isBusy: boolean;
  onGenerate: () => void;
};

const styles = () =>
  [
    { value: "biography", label: m.story_biography() },
    { value: "first-person", label: m.story_first_person() },
  ] as const;

const styleHints: Record<StoryStyle, () => string> = {
  biography: m.story_told_about_the_person,
  "first-person": m.story_told_by_the_person_as_i,
};

/** How the story should be, and the button that has it written. */
export function StoryParameters(props: Props) {
  const { length, style, language, isAddition, ids, isBusy } = props;
  return (
    <Card as="section" aria-labelledby="story-parameters" className="grid grid-cols-1 gap-6">
      <h2 id="story-parameters" className="text-xl">
        {m.story_story_parameters()}
      </h2>
      <div className="grid grid-cols-1 gap-3">
        <LengthSlider words={length} onChange={props.onLength} />
        {!isAddition && <LengthNote ids={ids} words={length} />}
      </div>
      {!isAddition && (
        <div className="grid grid-cols-1 gap-5 @wide:grid-cols-2">
          <Select
            label={m.story_narrative_style()}
            value={style}
            options={styles()}
            onChange={props.onStyle}
            hint={styleHints[style]()}
          />
          <Select
            label={m.story_language()}
            value={language}
            options={languageOptions}
            onChange={props.onLanguage}
            hint={m.story_the_language_of_the_interview_keeps_every()}
          />
        </div>
      )}
      {style === "biography" && !isAddition && <BuiltInNote />}
      <div className="grid grid-cols-1 justify-items-start gap-2">
        <Button
          size="large"
          disabledReason={
            isBusy
              ? m.story_the_story_is_being_written_you_can()
              : ids.length === 0 && m.story_please_select_at_least_one_interview_for()
          }
          onPress={props.onGenerate}
        >
          {isBusy ? m.story_generating() : m.story_generate_story()}
        </Button>
        <p role="status" className="sr-only">
          {isBusy && m.story_generating()}
        </p>
      </div>
    </Card>
  );
}
