import { GripVertical } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { mergeProps, useButton, useDrag } from "react-aria";
import { m } from "#messages";
import type { StorySource } from "./story-selection.ts";
import { useFinger } from "./use-finger.ts";

/** What is carried away from a list. */
export const draggedFrom = (list: string): string => `application/x-saga-interview-${list}`;

type Props = {
  source: StorySource;
  list: string;
  /** A finger has let go of it over the other list. */
  onCarried: () => void;
  children: ReactNode;
};

/**
 * An interview that can be carried to the other list: with the mouse or a long press by any part of it, with a finger by
 * its handle, with the keyboard by its handle too (Enter takes it up, Tab goes to the list, Enter puts it down).
 */
export function DraggableSource({ source, list, onCarried, children }: Props) {
  const handle = useRef<HTMLButtonElement>(null);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [draggedFrom(list)]: source.id, "text/plain": source.title }],
    getAllowedDropOperations: () => ["move"],
  });
  const { buttonProps } = useButton({ ...dragButtonProps, elementType: "button" }, handle);
  const { fingerProps, shift } = useFinger((over) => over !== list && onCarried());
  return (
    <li
      {...dragProps}
      data-source={source.id}
      style={shift ? { translate: `${shift.x}px ${shift.y}px` } : undefined}
      className={`flex flex-wrap items-center gap-3 rounded-m border border-line bg-surface-sunk p-4 ${isDragging ? "opacity-60" : ""} ${shift ? "relative z-10 shadow-2" : ""}`}
    >
      <button
        {...mergeProps(buttonProps, fingerProps)}
        ref={handle}
        aria-label={m.story_carry_title({ title: source.title })}
        className="-ml-2 grid size-12 flex-none cursor-grab touch-none place-items-center rounded-m text-ink-mute hover:bg-page-deep"
      >
        <GripVertical size={24} aria-hidden />
      </button>
      {children}
    </li>
  );
}
