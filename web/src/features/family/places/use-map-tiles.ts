import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { readStored, writeStored } from "#lib/browser-storage.ts";
import { mapQuery } from "../family.api.ts";

const key = "saga-map-tiles";

/** Roads and villages on the map: the service that draws them, where the server has one, and this browser's choice, which is no until somebody says yes. */
export function useMapTiles() {
  const { data } = useQuery(mapQuery);
  const [isChosen, setIsChosen] = useState(() => readStored(key) === "on");
  const service = data?.tiles ?? null;
  const choose = (isOn: boolean) => {
    writeStored(key, isOn ? "on" : null);
    setIsChosen(isOn);
  };
  return { service, isOn: service !== null && isChosen, choose };
}
