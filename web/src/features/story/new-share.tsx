import { isLocalAddress } from "@saga/contract/local-address";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy, Link2 } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { createShare, sharesQuery } from "./story.api.ts";

const lasting = [
  { value: "7", label: "a week" },
  { value: "30", label: "a month" },
  { value: "365", label: "a year" },
] as const;
const days = { "7": 7, "30": 30, "365": 365 } as const;

/** Makes a link. It is shown once: afterwards nobody can read it on the server either. */
export function NewShare({ id }: { id: string }) {
  const client = useQueryClient();
  const [lasts, setLasts] = useState<keyof typeof days>("30");
  const [word, setWord] = useState("");
  const [hasSound, setHasSound] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const making = useMutation({
    mutationFn: () => createShare(id, { days: days[lasts], word: word.trim() || null, sound: hasSound }),
    onSuccess: () => void client.invalidateQueries({ queryKey: sharesQuery(id).queryKey }),
  });
  const link = making.data && (making.data.url ?? `${location.origin}/shared-story#${making.data.secret}`);
  const isShort = word.trim() !== "" && word.trim().length < 3;
  if (link)
    return (
      <div className="grid gap-3">
        <TextField label="The link" value={link} onChange={() => {}} isReadOnly />
        <p className="text-s text-ink-mute">Copy it now: it is shown only this once.</p>
        {isLocalAddress(link) && (
          <p className="rounded-m bg-honey-soft px-5 py-3 text-on-honey-soft">
            Only works at home: this address is known in your own network alone.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            onPress={() =>
              void navigator.clipboard?.writeText(link).then(
                () => setIsCopied(true),
                () => {},
              )
            }
          >
            <Copy size={22} aria-hidden />
            Copy the link
          </Button>
          <p role="status">{isCopied && "Copied."}</p>
        </div>
      </div>
    );
  return (
    <div className="grid gap-4">
      <Select label="It lasts" value={lasts} options={lasting} onChange={setLasts} />
      <TextField
        label="A word that is asked for (optional)"
        hint="Tell it to the readers yourself, best not in the same message."
        value={word}
        onChange={setWord}
        error={isShort ? "Three letters at least." : null}
        maxLength={200}
      />
      <Checkbox label="With the teller's own recorded voice" isChecked={hasSound} onChange={setHasSound} />
      {making.error && <Notice tone="failed" title={errorWords(making.error).advice} />}
      <Button
        className="justify-self-start"
        disabledReason={isShort ? "The word is too short." : making.isPending && "The link is being made."}
        onPress={() => making.mutate()}
      >
        <Link2 size={22} aria-hidden />
        Make a link
      </Button>
    </div>
  );
}
