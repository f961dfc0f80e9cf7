import { Minus, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { InterviewList } from "./interview-list.tsx";
import {
  listsOf,
  type Selection,
  type StorySource,
  withInterview,
  withoutInterview,
} from "./story-selection.ts";

type Props = {
  sources: readonly StorySource[];
  selection: Selection;
  onChange: (selection: Selection) => void;
};

/** Interviews to choose from, and those chosen. The focus follows an interview into its new list. */
export function InterviewLists({ sources, selection, onChange }: Props) {
  const lists = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ id: string; words: string } | null>(null);
  const { available, selected } = listsOf(selection, sources);

  useEffect(() => {
    if (moved)
      lists.current?.querySelector<HTMLElement>(`[data-source="${moved.id}"] button:last-of-type`)?.focus();
  }, [moved]);

  const add = (source: StorySource) => {
    onChange(withInterview(selection, source.id));
    setMoved({ id: source.id, words: `${source.title} added to Selected for Story` });
  };
  const remove = (source: StorySource) => {
    onChange(withoutInterview(selection, source.id));
    setMoved({ id: source.id, words: `${source.title} removed from Selected for Story` });
  };
  return (
    <div ref={lists} className="grid gap-5 @wide:grid-cols-2">
      <InterviewList
        title="Available Interviews"
        name="available"
        takesFrom="selected"
        emptyText={
          sources.length > 0
            ? "Every interview is selected."
            : "There is no interview with answers yet. Start one on the dashboard."
        }
        sources={available}
        onDropped={(id) => selected.filter((source) => source.id === id).forEach(remove)}
        action={{ label: "Add", icon: <Plus size={22} aria-hidden />, onPress: add }}
      />
      <InterviewList
        title="Selected for Story"
        name="selected"
        takesFrom="available"
        emptyText="Nothing selected yet. Press Add beside an interview."
        sources={selected}
        onDropped={(id) => available.filter((source) => source.id === id).forEach(add)}
        action={{ label: "Remove", icon: <Minus size={22} aria-hidden />, onPress: remove }}
      />
      <p role="status" className="sr-only">
        {moved?.words}
      </p>
    </div>
  );
}
