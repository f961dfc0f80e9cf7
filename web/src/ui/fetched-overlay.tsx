import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";

/** Milliseconds after which a page has loaded what it needs itself. */
const settled = 1_000;
/** Milliseconds between two tries, while there is no connection. */
const pause = 2_000;
const tries = 10;

/** Loading is tried again: somebody without a connection keeps their page, and gets the overlay later. */
async function patiently<Module>(load: () => Promise<Module>, triesLeft = tries): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return patiently(load, triesLeft - 1);
  }
}

/** An overlay that is fetched when the page around it has settled, or when it first opens: overlays weigh more than most pages. */
export function fetchedOverlay<Props extends { isOpen: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Overlay = lazy(() => patiently(load));

  return function FetchedOverlay(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setWasOpened(true);

    useEffect(() => {
      const timer = setTimeout(() => void load().catch(() => {}), settled);
      return () => clearTimeout(timer);
    }, []);

    if (!wasOpened) return null;
    return (
      <Suspense>
        <Overlay {...props} />
      </Suspense>
    );
  };
}
