import "#styles/main.css";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { FrontDoor } from "#app/front-door.tsx";
import { PageFailure } from "#app/page-failure.tsx";
import { applyAppearance, readSettings } from "#lib/account-settings.ts";
import { readStored } from "#lib/browser-storage.ts";
import { followVisibleWindow } from "#ui/visible-window.ts";

const place = document.getElementById("root");
if (!place) throw new Error("The page has no #root.");
const root = createRoot(place);
const show = (content: ReactNode) => root.render(<StrictMode>{content}</StrictMode>);

followVisibleWindow();
applyAppearance(readSettings());

// Strangers at the front door need neither the router nor the cache of the server's answers.
const isStranger = window.location.pathname === "/" && readStored("user-id") === null;
if (isStranger) show(<FrontDoor />);
else
  import("#app/app.tsx").then(
    ({ App }) => show(<App />),
    () => show(<PageFailure />),
  );
