import type { Import } from "@saga/contract/takeout";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { addressOf } from "#lib/call-address.ts";
import { callPaths } from "#lib/call-paths.ts";
import { type Sending, sendBytes } from "#lib/send-bytes.ts";

/** What an archive of this person would hold. Read when it is shown: it may have grown. */
export const contentsQuery = (id: string) =>
  queryOptions({
    queryKey: ["takeout", "contents", id],
    queryFn: ({ signal }) => call("describeExport", { params: { id } }, { signal }),
    staleTime: 0,
  });

export const exportAddress = (id: string): string => addressOf("exportUser", { params: { id } });

export const isGoingOn = (last: Import | null | undefined): boolean =>
  last?.state === "waiting" || last?.state === "running";

/** Milliseconds between two looks at an import that is going on. */
const lookEvery = 1_000;

export const lastImportQuery = queryOptions({
  queryKey: ["takeout", "import"],
  queryFn: async () => (await call("lastImport")).import,
  staleTime: 0,
  refetchInterval: ({ state }) => (isGoingOn(state.data) ? lookEvery : false),
});

export const sendArchive = (file: File, onProgress: (sent: number) => void): Sending<Import> => {
  const [method] = callPaths.importArchive;
  return sendBytes({ method, address: addressOf("importArchive"), file, onProgress });
};
