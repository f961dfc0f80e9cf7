import { limits } from "@saga/contract/vocabulary";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { sessionQuery } from "#lib/session.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { saveOwnName } from "./dashboard.api.ts";

/** Asks somebody what they are called who has not said it when they signed in first. */
export function AskName({ id }: { id: string }) {
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const saving = useMutation({
    mutationFn: () => saveOwnName(id, name.trim()),
    onSuccess: (user) => client.setQueryData(sessionQuery.queryKey, user),
  });
  const error = isMissing
    ? m.dashboard_write_a_name_first()
    : saving.error && errorWords(saving.error).advice;
  return (
    <form
      noValidate
      className="mt-8 flex max-w-[38rem] flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(name.trim() === "");
        if (name.trim() !== "") saving.mutate();
      }}
    >
      <div className="min-w-0 flex-1 basis-72">
        <TextField
          label={m.dashboard_what_is_your_name()}
          hint={m.dashboard_as_you_would_like_to_be_called()}
          error={error}
          autoComplete="given-name"
          maxLength={limits.nameCharacters}
          value={name}
          onChange={setName}
        />
      </div>
      <Button type="submit" variant="secondary" disabledReason={saving.isPending && m.dashboard_saving()}>
        {m.dashboard_save_name()}
      </Button>
    </form>
  );
}
