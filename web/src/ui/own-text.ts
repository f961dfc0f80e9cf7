import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Lets a field hold its text itself: what is typed never waits for a render, and no render can take a letter back, as
 * happens on a busy machine to a field whose value React controls. Only text that comes from elsewhere is put in.
 * Gives what listens to the field.
 */
export function useOwnText<Own extends Field>(
  field: RefObject<Own | null>,
  { text, onText }: { text: string; onText: (text: string) => void },
): (event: ChangeEvent<Own>) => void {
  const held = useRef<string | null>(null);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || text === held.current) return;
    held.current = text;
    element.value = text;
  }, [field, text]);
  return ({ target }) => {
    held.current = target.value;
    onText(target.value);
  };
}
