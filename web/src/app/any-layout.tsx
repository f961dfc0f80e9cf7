import { readStored } from "#lib/browser-storage.ts";
import { HeadedLayout } from "./headed-layout.tsx";
import { PlainLayout } from "./plain-layout.tsx";

/** Pages for everybody: whoever is known here finds their places in the header, a stranger only the way in. */
export function AnyLayout() {
  return readStored("user-id") === null ? <PlainLayout /> : <HeadedLayout />;
}
