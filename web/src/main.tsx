import "#styles/main.css";
import { type ReactNode, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { FrontDoor } from "#app/front-door.tsx";
import { PageFailure } from "#app/page-failure.tsx";
import { applyAppearance, readSettings } from "#lib/account-settings.ts";
import { readStored } from "#lib/browser-storage.ts";
import { followVisibleWindow } from "#ui/visible-window.ts";

const place = document.getElementById("root");
if (!place) throw new Error("The page has no #root.");
const inMode = (content: ReactNode) => <StrictMode>{content}</StrictMode>;
const show = (content: ReactNode) => createRoot(place).render(inMode(content));

followVisibleWindow();
applyAppearance(readSettings());

// Strangers at the front door need neither the router nor the cache of the server's answers.
const isStranger = window.location.pathname === "/" && readStored("user-id") === null;
const isInvited = new URLSearchParams(window.location.search).get("betainvite") === "true";
// Their page came with its words; whoever is known, or was invited, gets another.
const isPrerendered = place.firstElementChild !== null;
if (isStranger && isPrerendered && !isInvited) hydrateRoot(place, inMode(<FrontDoor isInvited={false} />));
else {
  place.replaceChildren();
  if (isStranger) show(<FrontDoor isInvited={isInvited} />);
  else
    import("#app/app.tsx").then(
      ({ App }) => show(<App />),
      () => show(<PageFailure />),
    );
}
