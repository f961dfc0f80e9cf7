import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Maximize, Minus, Plus } from "lucide-react";
import { useState } from "react";
import { randomId } from "#lib/random-id.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { familyQuery, placesQuery, proposalsQuery } from "../family.api.ts";
import { useFamilyChanges } from "../use-family.ts";
import { MapDetails } from "./map-details.tsx";
import { type MapView, moved, viewOf, zoomed } from "./map-view.ts";
import { PlaceCard } from "./place-card.tsx";
import { pinsOf, placesIn } from "./places.ts";
import { useMapTiles } from "./use-map-tiles.ts";
import { WorldMap } from "./world-map.tsx";

/** Degrees of the equator that are shown around a place that was chosen. */
const near = { outline: 14, tiles: 0.2 };

const steps = [
  [ArrowLeft, m.family_map_left, -0.15, 0],
  [ArrowRight, m.family_map_right, 0.15, 0],
  [ArrowUp, m.family_map_up, 0, -0.15],
  [ArrowDown, m.family_map_down, 0, 0.15],
] as const;

/** The places that the tree and the interviews name, on an outline that asks nothing of anybody else, and where somebody wants it with roads and villages. */
export function PlacesMap() {
  const { data: family } = useQuery(familyQuery);
  const { data: told } = useQuery(proposalsQuery());
  const { change } = useFamilyChanges();
  const places = family ? placesIn(family, [...(told?.data ?? []), ...(told?.sources ?? [])]) : [];
  const { data: found } = useQuery(placesQuery(places.map(({ name }) => name)));
  const [ownView, setOwnView] = useState<MapView | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [placing, setPlacing] = useState<string | null>(null);
  const tiles = useMapTiles();
  const [isMissingSome, setIsMissingSome] = useState(false);
  const setView = (view: MapView | null) => {
    setIsMissingSome(false);
    setOwnView(view);
  };
  const on = tiles.isOn ? "tiles" : "outline";
  const pins = pinsOf(places, family?.places ?? [], found ?? []);
  const view = ownView ?? viewOf(pins);
  const pinOf = (name: string) => pins.find((pin) => pin.name === name);
  const isOwn = family?.state === "own";
  const keep = () => {
    if (!placing || !family) return;
    const id = family.places.find(({ name }) => name === placing)?.id ?? randomId();
    const { lat, lon } = view;
    change.mutate(
      { what: m.family_put_name_onto_the_map({ name: placing }), places: [{ id, name: placing, lat, lon }] },
      { onSuccess: () => setPlacing(null) },
    );
  };
  const show = (name: string) => {
    const pin = pinOf(name);
    setChosen(name);
    if (pin) setView({ lat: pin.lat, lon: pin.lon, span: Math.min(view.span, near[on]) });
  };
  if (!family || places.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="places-map" className="mt-8 grid gap-4">
      <h2 id="places-map" className="text-xl">
        {m.family_places_of_your_family()}
      </h2>
      <WorldMap
        view={view}
        pins={pins}
        chosen={chosen}
        isPlacing={placing !== null}
        onMissingTile={tiles.isOn ? () => setIsMissingSome(true) : null}
        onChoose={setChosen}
        onView={setView}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-label={m.family_map_closer()}
          onPress={() => setView(zoomed(view, 0.5, on))}
        >
          <Plus size={22} aria-hidden />
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={m.family_map_further()}
          onPress={() => setView(zoomed(view, 2, on))}
        >
          <Minus size={22} aria-hidden />
        </Button>
        {steps.map(([Icon, label, right, down]) => (
          <Button
            key={label()}
            variant="secondary"
            size="small"
            aria-label={label()}
            onPress={() => setView(moved(view, right, down))}
          >
            <Icon size={22} aria-hidden />
          </Button>
        ))}
        <Button variant="quiet" size="small" onPress={() => setView(null)}>
          <Maximize size={22} aria-hidden />
          {m.family_map_everything()}
        </Button>
      </div>
      <MapDetails
        {...tiles}
        isMissingSome={isMissingSome}
        choose={(isOn) => {
          setIsMissingSome(false);
          // Where the outline says nothing any more.
          if (!isOn) setView(ownView && zoomed(ownView, 1));
          tiles.choose(isOn);
        }}
      />
      {placing && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-m bg-page-deep px-4 py-3">
          <p className="min-w-0 flex-1 basis-60">{m.family_move_the_map_until_the_pin({ name: placing })}</p>
          <Button onPress={keep} disabledReason={change.isPending && m.family_saving()} isReasonHidden>
            {m.family_it_is_here()}
          </Button>
          <Button variant="quiet" onPress={() => setPlacing(null)}>
            {m.family_cancel()}
          </Button>
        </div>
      )}
      <ul>
        {places.map((place) => (
          <PlaceCard
            key={place.name}
            place={place}
            isChosen={place.name === chosen}
            onShow={pinOf(place.name) ? () => show(place.name) : null}
            onPlace={isOwn ? () => setPlacing(place.name) : null}
          />
        ))}
      </ul>
    </Card>
  );
}
