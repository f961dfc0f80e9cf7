import { ConfigError } from "./config-error.ts";
import type { Environment } from "./environment.ts";

/** Who drew the map, as it stands below it; `link`: an address about that, or null. */
export type MapAttribution = { attribution: string; link: string | null };

/** A service of map pictures. */
export type MapConfig = MapAttribution & { template: string };

/** Both or none: makers of maps want to be named. An address at the end of the words becomes their link. */
export const mapOf = (env: Environment): MapConfig | null => {
  const { SAGA_MAP_TILES: template, SAGA_MAP_ATTRIBUTION: words } = env;
  if (!template && !words) return null;
  if (!template) throw new ConfigError("SAGA_MAP_TILES is missing, but SAGA_MAP_ATTRIBUTION is set");
  if (!words)
    throw new ConfigError("SAGA_MAP_ATTRIBUTION is missing: it names who drew the map of SAGA_MAP_TILES");
  const [, attribution = words, link = null] = /^(.*\S)\s+(https?:\/\/\S+)$/u.exec(words) ?? [];
  return { template, attribution, link: link !== null && URL.canParse(link) ? link : null };
};
