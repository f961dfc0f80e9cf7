import { limits } from "@saga/contract/vocabulary";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
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
    onSuccess: (user) => {
      // The form goes with the name; the greeting says it.
      document.querySelector("h1")?.focus();
      client.setQueryData(sessionQuery.queryKey, user);
    },
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const error = isMissing
    ? m.dashboard_write_a_name_first()
    : saving.error && errorWords(saving.error).advice;
  return (
    <form
      noValidate
      className="mt-2 mb-4 grid max-w-[24rem] gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(name.trim() === "");
        if (name.trim() === "") field.current?.focus();
        else saving.mutate();
      }}
    >
      <div className="min-w-0">
        <TextField
          ref={field}
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
