import { Outlet } from "react-router";
import { ToTop } from "#ui/to-top.tsx";
import { Header } from "./header.tsx";

/** Pages of signed-in people under the header. */
export function HeadedLayout() {
  return (
    <>
      <Header />
      <main id="content" className="@container">
        <Outlet />
        <ToTop />
      </main>
    </>
  );
}
