import type { GedcomReport } from "@saga/contract/family";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { callWithBytes } from "#lib/api-client.ts";
import { callPaths } from "#lib/call-paths.ts";
import { errorWords } from "#lib/error-words.ts";
import { randomId } from "#lib/random-id.ts";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FileInput } from "#ui/file-input.tsx";
import { showToast } from "#ui/toast.ts";
import { familyQuery } from "./family.api.ts";

type Chosen = { id: string; bytes: ArrayBuffer; report: GedcomReport };

const addressOf = (version: string, hasLiving: boolean): string =>
  `/api${callPaths.writeGedcom[1]}?version=${version}&living=${hasLiving ? 1 : 0}`;

/** Brings a family from another genealogy program, and takes one there. */
export function GedcomCard() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [hasLiving, setHasLiving] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const onError = (error: unknown) => {
    const { text, advice } = errorWords(error);
    showToast({ title: text, description: advice, tone: "error" });
  };
  const look = useMutation({
    mutationFn: async (file: File): Promise<Chosen> => {
      const [id, bytes] = [randomId(), await file.arrayBuffer()];
      return { id, bytes, report: await callWithBytes("readGedcom", { query: { id } }, bytes) };
    },
    onSuccess: setChosen,
    onError,
  });
  const keep = useMutation({
    mutationFn: ({ id, bytes }: Chosen) => callWithBytes("readGedcom", { query: { id, keep: "1" } }, bytes),
    onSuccess: async ({ people }) => {
      setChosen(null);
      await queries.invalidateQueries({ queryKey: familyQuery.queryKey });
      showToast({ title: `${people} people are in the tree now`, tone: "success" });
    },
    onError,
  });
  return (
    <Card as="section" aria-labelledby="gedcom" className="mt-8 grid gap-4">
      <h2 id="gedcom" className="text-xl">
        From another program, and to it
      </h2>
      <p className="text-ink-soft">
        Genealogy programs exchange families as GEDCOM files. You see what is in a file before it enters the
        tree.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onPress={() => input.current?.click()}>
          <Upload size={22} aria-hidden />
          Bring a family
        </Button>
        <FileInput
          ref={input}
          accept=".ged"
          label="GEDCOM file"
          onFiles={([file]) => {
            if (file) look.mutate(file);
          }}
        />
        {["7.0", "5.5.1"].map((version) => (
          <a
            key={version}
            href={addressOf(version, hasLiving)}
            className={buttonStyle({ variant: "quiet", size: "medium" })}
          >
            <Download size={22} aria-hidden />
            GEDCOM {version}
          </a>
        ))}
        <Checkbox label="With living people" isChecked={hasLiving} onChange={setHasLiving} />
      </div>
      <Dialog
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        title="What is in this file"
        actions={
          <>
            <Button
              onPress={() => chosen && keep.mutate(chosen)}
              disabledReason={keep.isPending && "Adding..."}
              isReasonHidden
            >
              {keep.isPending ? "Adding..." : "Add to my family"}
            </Button>
            <Button variant="quiet" onPress={() => setChosen(null)}>
              Leave it
            </Button>
          </>
        }
      >
        {chosen && <Report report={chosen.report} />}
      </Dialog>
    </Card>
  );
}

function Report({ report: { people, unions, names, unknown, broken } }: { report: GedcomReport }) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{`${people} people and ${unions} families`}</p>
      <p>
        {names.filter(Boolean).join(", ")}
        {people > names.length && ` and ${people - names.length} more`}
      </p>
      {unknown.length > 0 && (
        <p className="text-ink-soft">
          {`Saga shows nothing of these, but keeps them and writes them again: ${unknown.map(({ tag, count }) => `${tag} (${count})`).join(", ")}.`}
        </p>
      )}
      {broken > 0 && <p className="text-ink-soft">{`${broken} lines could not be read and are left out.`}</p>}
      <p className="text-ink-soft">
        People whom you have already are added once more. Undo takes back all of it.
      </p>
    </div>
  );
}
