import { m } from "#messages";
import { Switch } from "#ui/switch.tsx";
import type { useMapTiles } from "./use-map-tiles.ts";

type Props = ReturnType<typeof useMapTiles> & {
  /** A picture did not come. */
  isMissingSome: boolean;
};

/** The switch for roads and villages, with what that tells to whom, and who drew them. */
export function MapDetails({ service, isOn, choose, isMissingSome }: Props) {
  if (!service) return null;
  const { attribution, link } = service;
  return (
    <div>
      {isOn && (
        <p className="text-s text-ink-mute">
          {m.family_map_drawn_by()}{" "}
          {link ? (
            <a
              href={link}
              target="_blank"
              rel="noreferrer"
              className="inline-block min-h-12 content-center underline"
            >
              {attribution}
            </a>
          ) : (
            attribution
          )}
        </p>
      )}
      <p role="status" className="text-s text-ink-mute empty:hidden">
        {isOn && isMissingSome && m.family_map_some_parts_are_missing()}
      </p>
      <Switch
        label={m.family_map_roads_and_villages()}
        hint={m.family_map_who_learns_of_it({ service: service.service })}
        isOn={isOn}
        onChange={choose}
      />
    </div>
  );
}
