import { GripVertical } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useButton, useDrag } from "react-aria";
import { m } from "#messages";
import type { StorySource } from "./story-selection.ts";

/** What is carried away from a list. */
export const draggedFrom = (list: string): string => `application/x-saga-interview-${list}`;

type Props = { source: StorySource; list: string; children: ReactNode };

/**
 * An interview that can be carried to the other list: with the mouse or a finger by any part of it, with the keyboard by its
 * handle (Enter takes it up, Tab goes to the list, Enter puts it down).
 */
export function DraggableSource({ source, list, children }: Props) {
  const handle = useRef<HTMLButtonElement>(null);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [draggedFrom(list)]: source.id, "text/plain": source.title }],
    getAllowedDropOperations: () => ["move"],
  });
  const { buttonProps } = useButton({ ...dragButtonProps, elementType: "button" }, handle);
  return (
    <li
      {...dragProps}
      data-source={source.id}
      className={`flex flex-wrap items-center gap-3 rounded-m border border-line bg-surface-sunk p-4 ${isDragging ? "opacity-60" : ""}`}
    >
      <button
        {...buttonProps}
        ref={handle}
        aria-label={m.story_carry_title({ title: source.title })}
        className="-ml-2 grid size-12 flex-none cursor-grab place-items-center rounded-m text-ink-mute hover:bg-page-deep"
      >
        <GripVertical size={24} aria-hidden />
      </button>
      {children}
    </li>
  );
}
