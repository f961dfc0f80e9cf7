import { Archive } from "lucide-react";
import { callPaths } from "#lib/call-paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Card } from "#ui/card.tsx";

/** Everything that was told, as one file that needs no server. */
export function ArchiveCard() {
  return (
    <Card as="section" aria-labelledby="archive" className="grid justify-items-start gap-3">
      <h2 id="archive" className="text-xl">
        Keep everything
      </h2>
      <p className="max-w-[38em] text-ink-soft">
        All stories and interviews with their sound, in one file. Unpack it on any computer and open
        index.html: it needs no Saga and no internet. What is kept out of stories is not in it.
      </p>
      <a
        href={`/api${callPaths.exportArchive[1]}`}
        download="saga.zip"
        className={buttonStyle({ variant: "secondary" })}
      >
        <Archive size={24} aria-hidden />
        Download everything
      </a>
    </Card>
  );
}
