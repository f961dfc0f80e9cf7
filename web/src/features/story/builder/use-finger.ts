import { type PointerEvent, useRef, useState } from "react";

type Point = { x: number; y: number };

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/**
 * Carries something by its handle with a finger, from the first touch on: elsewhere phones want a long press. `shift` is how far
 * it was carried in pixels; null: no finger has it. Let go, the list below the finger is named.
 */
export function useFinger(onLetGo: (list: string) => void) {
  const begin = useRef<Point | null>(null);
  const [shift, setShift] = useState<Point | null>(null);
  const leave = () => {
    begin.current = null;
    setShift(null);
  };
  const fingerProps = {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      event.currentTarget.setPointerCapture(event.pointerId);
      begin.current = pointOf(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!begin.current) return;
      const { x, y } = pointOf(event);
      setShift({ x: x - begin.current.x, y: y - begin.current.y });
    },
    onPointerUp: (event: PointerEvent) => {
      if (!begin.current) return;
      leave();
      const { x, y } = pointOf(event);
      const below = document.elementsFromPoint(x, y).find((one) => one.matches("[data-list]"));
      const list = below?.getAttribute("data-list");
      if (list) onLetGo(list);
    },
    // The browser took the finger for something else.
    onPointerCancel: leave,
  };
  return { fingerProps, shift };
}
