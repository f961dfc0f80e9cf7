import type { Story } from "@saga/contract/stories";
import { type LifePeriod, lifePeriods } from "@saga/contract/vocabulary";
import { m } from "#messages";
import { Card } from "#ui/card.tsx";
import { Select } from "#ui/select.tsx";
import { periodNames } from "../period-names.ts";
import { type Selection, type StorySource, tellersChosen } from "./story-selection.ts";

type Props = {
  scope: {
    period: LifePeriod | null;
    setPeriod: (period: LifePeriod | null) => void;
    /** The story that is added to. */
    base: Pick<Story, "id"> | null;
    stories: readonly Pick<Story, "id" | "title" | "language">[];
    setAddsTo: (id: string | null) => void;
  };
  sources: readonly StorySource[];
  selection: Selection;
  onChange: (selection: Selection) => void;
};

const chosenAbove = "chosen";
const everybody = "everybody";
const whole = "whole";
const newStory = "new";

/** Whose life the story tells, which time of it, and whether it goes on with a story that is there. */
export function StoryScope({ scope, sources, selection, onChange }: Props) {
  const { period, setPeriod, base, stories, setAddsTo } = scope;
  const people = [...new Map(sources.map(({ personId, personName }) => [personId, personName]))];
  const tellers = tellersChosen(selection, sources);
  const isEverybody = tellers?.length === people.length && people.length > 1;
  const [only] = tellers ?? [];
  const whose = isEverybody ? everybody : tellers?.length === 1 && only ? only : chosenAbove;
  const choose = (value: string) => {
    if (value === chosenAbove) return;
    const own = sources.filter(({ personId }) => value === everybody || personId === value);
    onChange({ ...selection, ids: own.map(({ id }) => id) });
  };
  if (sources.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="story-scope" className="grid grid-cols-1 gap-6">
      <h2 id="story-scope" className="text-xl">
        {m.story_what_it_tells()}
      </h2>
      <div className="grid grid-cols-1 gap-5 @wide:grid-cols-2">
        <Select
          label={m.story_whose_life()}
          value={whose}
          options={[
            { value: chosenAbove, label: m.story_the_chosen_interviews() },
            ...people.map(([value, name]) => ({
              value,
              label: name || m.story_you(),
            })),
            ...(people.length > 1 ? [{ value: everybody, label: m.story_everybody() }] : []),
          ]}
          onChange={choose}
        />
        {base === null && (
          <Select
            label={m.story_time_of_life()}
            value={period ?? whole}
            options={[
              { value: whole, label: m.story_the_whole_life() },
              ...lifePeriods.map((value) => ({ value, label: periodNames[value]() })),
            ]}
            onChange={(value) => setPeriod(value === whole ? null : (value as LifePeriod))}
          />
        )}
        {stories.length > 0 && (
          <Select
            label={m.story_where_it_goes()}
            value={base?.id ?? newStory}
            options={[
              { value: newStory, label: m.story_into_a_new_story() },
              ...stories.map(({ id, title, language }) => ({
                value: id,
                label: m.story_add_to_title({ title }),
                lang: language,
              })),
            ]}
            onChange={(value) => setAddsTo(value === newStory ? null : value)}
          />
        )}
      </div>
      <p role="status" className="text-ink-soft empty:hidden">
        {base && m.story_everything_in_it_stays_to_the_letter()}
      </p>
    </Card>
  );
}
