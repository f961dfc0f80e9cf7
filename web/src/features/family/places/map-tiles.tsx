import { type RefObject, useEffect, useState } from "react";
import { tileAddress } from "../family.api.ts";
import { type MapView, shifted } from "./map-view.ts";
import { type TilePlace, tilesOf } from "./tiles.ts";

type Props = {
  view: MapView;
  /** What the map fills. */
  frame: RefObject<HTMLElement | null>;
  onMissing: () => void;
};

/** Milliseconds that a view rests before pictures are asked for: not for every one that is passed while somebody drags. */
const restMs = 200;

function useRested(view: MapView): MapView {
  const { lat, lon, span } = view;
  const [rested, setRested] = useState(view);
  useEffect(() => {
    const timer = setTimeout(() => setRested({ lat, lon, span }), restMs);
    return () => clearTimeout(timer);
  }, [lat, lon, span]);
  return rested;
}

/** Roads and villages over the outline, which is seen where a picture does not come. */
export function MapTiles({ view, frame, onMissing }: Props) {
  const [pixels, setPixels] = useState(0);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setPixels(element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [frame]);
  const rested = useRested(view);
  const { left, top, size } = shifted(rested, view);
  return (
    <div
      className="pointer-events-none absolute"
      style={{ left: `${left}%`, top: `${top}%`, width: `${size}%`, height: `${size}%` }}
    >
      {tilesOf(rested, pixels).map((tile) => (
        <Picture
          key={`${tile.at.z}/${tile.at.x}/${tile.at.y}/${Math.round(tile.left / tile.width)}`}
          tile={tile}
          onMissing={onMissing}
        />
      ))}
    </div>
  );
}

function Picture({ tile, onMissing }: { tile: TilePlace; onMissing: () => void }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return null;
  return (
    <img
      src={tileAddress(tile.at)}
      alt=""
      draggable={false}
      decoding="async"
      onError={() => {
        setIsMissing(true);
        onMissing();
      }}
      className="pointer-events-none absolute max-w-none select-none"
      style={{
        left: `${tile.left}%`,
        top: `${tile.top}%`,
        // A hair wider, so that no seam shows between two.
        width: `calc(${tile.width}% + 1px)`,
        height: `calc(${tile.height}% + 1px)`,
      }}
    />
  );
}
