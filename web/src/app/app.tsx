import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "react-router/dom";
import { readSettings } from "#lib/account-settings.ts";
import { limitToasts } from "#ui/toast.ts";
import { queryClient } from "./query-client.ts";
import { router } from "./router.tsx";

limitToasts(() => !readSettings().notifications);

/** The whole application. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
