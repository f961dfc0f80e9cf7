import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { FrontDoor } from "./front-door.tsx";

/** The landing page as the build writes it into the page for strangers. */
export const landing = (): string =>
  renderToString(
    <StrictMode>
      <FrontDoor isInvited={false} />
    </StrictMode>,
  );
