import { isLocalAddress } from "@saga/contract/local-address";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy, Link2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { createShare, sharesQuery } from "./story.api.ts";

const lasting = () =>
  [
    { value: "7", label: m.story_a_week() },
    { value: "30", label: m.story_a_month() },
    { value: "365", label: m.story_a_year() },
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
  const made = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (link) made.current?.focus();
  }, [link]);
  const isShort = word.trim() !== "" && word.trim().length < 3;
  if (link)
    return (
      <div className="grid gap-3">
        <TextField ref={made} label={m.story_the_link()} value={link} onChange={() => {}} isReadOnly />
        <p className="text-s text-ink-mute">{m.story_copy_it_now_it_is_shown_only()}</p>
        {isLocalAddress(link) && (
          <p className="rounded-m bg-honey-soft px-5 py-3 text-on-honey-soft">
            {m.story_only_works_at_home_this_address_is()}
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
            {m.story_copy_the_link()}
          </Button>
          <p role="status">{isCopied && m.story_copied()}</p>
        </div>
      </div>
    );
  return (
    <div className="grid gap-4">
      <Select label={m.story_it_lasts()} value={lasts} options={lasting()} onChange={setLasts} />
      <TextField
        label={m.story_a_word_that_is_asked_for_optional()}
        hint={m.story_tell_it_to_the_readers_yourself_best()}
        value={word}
        onChange={setWord}
        error={isShort ? m.story_three_letters_at_least() : null}
        maxLength={200}
      />
      <Checkbox
        label={m.story_with_the_tellers_own_recorded_voice()}
        isChecked={hasSound}
        onChange={setHasSound}
      />
      {making.error && <Notice tone="failed" title={errorWords(making.error).advice} />}
      <Button
        className="justify-self-start"
        disabledReason={
          isShort ? m.story_the_word_is_too_short() : making.isPending && m.story_the_link_is_being_made()
        }
        onPress={() => making.mutate()}
      >
        <Link2 size={22} aria-hidden />
        {m.story_make_a_link()}
      </Button>
    </div>
  );
}
