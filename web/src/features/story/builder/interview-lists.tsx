import { Minus, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages";
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
    setMoved({ id: source.id, words: m.story_title_added_to_selected_for_story({ title: source.title }) });
  };
  const remove = (source: StorySource) => {
    onChange(withoutInterview(selection, source.id));
    setMoved({
      id: source.id,
      words: m.story_title_removed_from_selected_for_story({ title: source.title }),
    });
  };
  return (
    <div ref={lists} className="grid gap-5 @wide:grid-cols-2">
      <InterviewList
        title={m.story_available_interviews()}
        name="available"
        takesFrom="selected"
        emptyText={
          sources.length > 0
            ? m.story_every_interview_is_selected()
            : m.story_there_is_no_interview_with_answers_yet()
        }
        sources={available}
        onDropped={(id) => selected.filter((source) => source.id === id).forEach(remove)}
        action={{ label: m.story_add(), icon: <Plus size={22} aria-hidden />, onPress: add }}
      />
      <InterviewList
        title={m.story_selected_for_story()}
        name="selected"
        takesFrom="available"
        emptyText={m.story_nothing_selected_yet_press_add_beside_an()}
        sources={selected}
        onDropped={(id) => available.filter((source) => source.id === id).forEach(add)}
        action={{ label: m.story_remove(), icon: <Minus size={22} aria-hidden />, onPress: remove }}
      />
      <p role="status" className="sr-only">
        {moved?.words}
      </p>
    </div>
  );
}
