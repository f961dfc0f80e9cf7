import { type ReactNode, useId } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { StorySource } from "./story-selection.ts";

type Props = {
  title: string;
  emptyText: string;
  sources: readonly StorySource[];
  action: { label: string; icon: ReactNode; onPress: (source: StorySource) => void };
};

/** A list of interviews with one button each. */
export function InterviewList({ title, emptyText, sources, action }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {sources.length === 0 && (
        <p className="rounded-m border-2 border-dashed border-line-strong p-4 text-ink-mute">{emptyText}</p>
      )}
      {sources.length > 0 && (
        <ul className="grid gap-3">
          {sources.map((source) => (
            <li
              key={source.id}
              data-source={source.id}
              className="flex flex-wrap items-center gap-3 rounded-m border border-line bg-surface-sunk p-4"
            >
              <div id={`${id}-${source.id}`} className="min-w-0 flex-1 basis-40">
                <p className="font-semibold">{source.title}</p>
                <p className="text-s text-ink-mute">
                  {source.personName} · {source.progress >= 100 ? "Completed" : `${source.progress}% told`}
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
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
