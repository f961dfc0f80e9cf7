import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#lib/api-error.ts";
import { writeStored } from "#lib/browser-storage.ts";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { showToast } from "#ui/toast.ts";
import { promptsQuery, savePrompts, type Templates } from "./admin.api.ts";

/** The saved prompts and what is written here; nothing written is lost when saving fails. */
export function usePrompts() {
  const saved = useQuery(promptsQuery);
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Templates | null>(null);
  const written = draft ?? { analyze: saved.data?.analyze ?? "", connect: saved.data?.connect ?? "" };
  const isChanged =
    saved.data !== undefined &&
    (written.analyze !== saved.data.analyze || written.connect !== saved.data.connect);

  const saving = useMutation({
    mutationFn: () => savePrompts({ ...written, based_on: saved.data?.version ?? 0 }),
    onSuccess: (version) => {
      queries.setQueryData(promptsQuery.queryKey, version);
      void queries.invalidateQueries({ queryKey: ["prompts", "versions"] });
      setDraft(null);
      writeStored("QUESTION_ANALYZE_TEMPLATE", version.analyze);
      writeStored("QUESTION_CONNECT_TEMPLATE", version.connect);
      showToast({
        tone: "success",
        title: m.admin_changes_saved(),
        description: m.admin_your_prompt_templates_have_been_saved(),
      });
    },
    onError: (error) => {
      // What somebody else saved is shown among the versions; what was written here stays.
      if (error instanceof ApiError && error.code === "prompts.conflict")
        void queries.invalidateQueries({ queryKey: ["prompts"] });
      const { text, advice } = errorWords(error);
      showToast({ tone: "error", title: text, description: advice });
    },
  });
  return { saved, written, setDraft, isChanged, save: () => saving.mutate(), isSaving: saving.isPending };
}
