import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { isGoingOn, lastImportQuery, sendArchive } from "./takeout.api.ts";

/** A file on its way: `sent` of its bytes. */
type Upload = { file: File; sent: number };

/** Sends an archive and follows what becomes of it, also one that was sent before this page was opened. */
export function useImport() {
  const queries = useQueryClient();
  const last = useQuery(lastImportQuery);
  const [upload, setUpload] = useState<Upload | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = useRef(() => {});
  const isRunning = isGoingOn(last.data);
  const wasRunning = useRef(false);

  useEffect(() => {
    // What was added may be on every screen, and the account may have become another.
    if (wasRunning.current && !isRunning)
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== "import" });
    wasRunning.current = isRunning;
  }, [isRunning, queries]);
  useEffect(() => () => cancel.current(), []);

  const send = async (file: File): Promise<void> => {
    setProblem(null);
    setUpload({ file, sent: 0 });
    const sending = sendArchive(file, (sent) => setUpload({ file, sent }));
    cancel.current = sending.cancel;
    try {
      const accepted = await sending.done;
      if (!accepted) return;
      wasRunning.current = true;
      queries.setQueryData(lastImportQuery.queryKey, accepted);
    } catch (error) {
      const { text, advice } = errorWords(error);
      setProblem(`${text} ${advice}`);
    } finally {
      setUpload(null);
      cancel.current = () => {};
    }
  };
  return { last, upload, problem, isRunning, send, cancel: () => cancel.current() };
}
