import { Archive } from "lucide-react";
import { addressOf } from "#lib/call-address.ts";
import { m } from "#messages";
import { buttonStyle } from "#ui/button-style.ts";
import { Card } from "#ui/card.tsx";

/** Everything that was told, as one file that needs no server. */
export function ArchiveCard() {
  return (
    <Card as="section" aria-labelledby="archive" className="grid justify-items-start gap-3">
      <h2 id="archive" className="text-xl">
        {m.story_keep_everything()}
      </h2>
      <p className="max-w-[38em] text-ink-soft">{m.story_all_stories_and_interviews_with_their_sound()}</p>
      <a
        href={addressOf("exportArchive")}
        download="saga.zip"
        className={buttonStyle({ variant: "secondary" })}
      >
        <Archive size={24} aria-hidden />
        {m.story_download_everything()}
      </a>
    </Card>
  );
}
