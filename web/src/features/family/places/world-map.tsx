import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { useRef } from "react";
import { m } from "#messages";
import { Spinner } from "#ui/spinner.tsx";
import { MapTiles } from "./map-tiles.tsx";
import { breadthOf, type MapView, mapShape, moved, northOf, placeOn } from "./map-view.ts";
import { readOutline } from "./outline.ts";

type Pin = { name: string; lat: number; lon: number };
type Props = {
  view: MapView;
  pins: readonly Pin[];
  chosen: string | null;
  /** A place is being put onto the map: a cross marks the middle. */
  isPlacing: boolean;
  /** Roads and villages are laid over the outline; called when a part of them does not come. */
  onMissingTile: (() => void) | null;
  onChoose: (name: string) => void;
  onView: (view: MapView) => void;
};

/** A map with pins, as an outline or with roads and villages over it, dragged with a finger or the mouse. All that is on it stands in the list below it as well. */
export function WorldMap({ view, pins, chosen, isPlacing, onMissingTile, onChoose, onView }: Props) {
  const { data: countries } = useQuery({
    queryKey: ["outline"],
    queryFn: readOutline,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number; view: MapView } | null>(null);
  const breadth = breadthOf(view);
  const [west, north] = [view.lon - breadth / 2, northOf(view.lat) + view.span / 2];
  const isSeen = ({
    east,
    west: from,
    north: to,
    south,
  }: {
    east: number;
    west: number;
    north: number;
    south: number;
  }) => east > west && from < west + breadth && south < north && to > north - view.span;
  const drag = ({ clientX, clientY }: React.PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!held.current || !box) return;
    const { x, y, view: from } = held.current;
    onView(moved(from, (x - clientX) / box.width, (y - clientY) / box.height));
  };
  return (
    <div
      ref={frame}
      className="relative touch-none overflow-clip rounded-m border border-line bg-page-deep"
      style={{ aspectRatio: mapShape }}
      onPointerDown={(event) => {
        if ((event.target as Element).closest("button")) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY, view };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
    >
      {countries ? (
        <svg
          aria-hidden
          viewBox={`${west} ${-north} ${breadth} ${view.span}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          {countries.filter(isSeen).map(({ name, path }) => (
            <path
              key={name}
              d={path}
              fill="var(--surface)"
              stroke="var(--line-strong)"
              strokeWidth={1}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      ) : (
        <Spinner label={m.family_drawing_the_map()} />
      )}
      {onMissingTile && <MapTiles view={view} frame={frame} onMissing={onMissingTile} />}
      {pins.map((pin) => {
        const at = placeOn(view, pin);
        if (!at) return null;
        const isChosen = pin.name === chosen;
        return (
          <button
            key={pin.name}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(pin.name)}
            className={`absolute grid size-12 -translate-x-1/2 -translate-y-full place-items-end justify-center ${isChosen ? "z-10 text-record" : "text-primary"}`}
            style={{ left: `${at.left}%`, top: `${at.top}%` }}
          >
            <MapPin size={isChosen ? 44 : 34} aria-hidden fill="var(--surface)" />
            <span className="sr-only">{pin.name}</span>
          </button>
        );
      })}
      {isPlacing && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-full text-record"
        >
          <MapPin size={48} fill="var(--surface)" />
        </span>
      )}
    </div>
  );
}
