import { type ReactNode, useId, useRef } from "react";
import { type TextDropItem, useDrop } from "react-aria";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { DraggableSource, draggedFrom } from "./draggable-source.tsx";
import type { StorySource } from "./story-selection.ts";

type Props = {
  title: string;
  emptyText: string;
  sources: readonly StorySource[];
  action: { label: string; icon: ReactNode; onPress: (source: StorySource) => void };
  /** This list, and the one from which interviews can be carried here. */
  name: string;
  takesFrom: string;
  /** An interview was carried here. */
  onDropped: (id: string) => void;
};

/** A list of interviews with one button each, to which interviews can be carried. */
export function InterviewList(props: Props) {
  const { title, emptyText, sources, action, name, takesFrom, onDropped } = props;
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const { dropProps, isDropTarget } = useDrop({
    ref: place,
    getDropOperation: (types) => (types.has(draggedFrom(takesFrom)) ? "move" : "cancel"),
    onDrop: ({ items }) => {
      const isText = (item: (typeof items)[number]): item is TextDropItem =>
        item.kind === "text" && item.types.has(draggedFrom(takesFrom));
      for (const item of items.filter(isText)) void item.getText(draggedFrom(takesFrom)).then(onDropped);
    },
  });
  return (
    <section
      {...dropProps}
      ref={place}
      // With the keyboard an interview is put down on the list itself.
      tabIndex={-1}
      aria-labelledby={id}
      data-list={name}
      className={`grid grid-cols-1 content-start gap-4 rounded-l border bg-surface p-[clamp(min(1.1rem,5vw),4cqi,1.5rem)] shadow-2 ${isDropTarget ? "border-primary outline-2 outline-primary outline-dashed" : "border-line"}`}
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {sources.length === 0 && (
        <p className="rounded-m border-2 border-dashed border-line-strong p-4 text-ink-mute">{emptyText}</p>
      )}
      {sources.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {sources.map((source) => (
            <DraggableSource
              key={source.id}
              source={source}
              list={name}
              onCarried={() => action.onPress(source)}
            >
              <div id={`${id}-${source.id}`} className="min-w-0 flex-1 basis-40">
                <p className="font-semibold">{source.title}</p>
                <p className="text-s text-ink-mute">
                  {source.personName || m.story_you()} ·{" "}
                  {source.progress >= 100
                    ? m.story_completed()
                    : m.story_progress_told({ progress: source.progress })}
                </p>
              </div>
              <Button
                variant="secondary"
                aria-describedby={`${id}-${source.id}`}
                onPress={() => action.onPress(source)}
              >
                {action.icon}
                {action.label}
              </Button>
            </DraggableSource>
          ))}
        </ul>
      )}
    </section>
  );
}
