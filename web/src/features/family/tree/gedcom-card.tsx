import type { GedcomReport } from "@saga/contract/family";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { callWithBytes } from "#lib/api-client.ts";
import { addressOf } from "#lib/call-address.ts";
import { errorWords } from "#lib/error-words.ts";
import { randomId } from "#lib/random-id.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FileInput } from "#ui/file-input.tsx";
import { showToast } from "#ui/toast.ts";
import { familyQuery } from "../family.api.ts";
import { KnownPeople } from "./known-people.tsx";

type Chosen = { id: string; bytes: ArrayBuffer; report: GedcomReport };

const fileAddress = (version: string, hasLiving: boolean): string =>
  addressOf("writeGedcom", { query: { version, living: hasLiving ? 1 : 0 } });

/** Brings a family from another genealogy program, and takes one there. */
export function GedcomCard() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** Whom the reader says otherwise of than the file's report. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
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
    onSuccess: (next) => {
      setTurned(new Set());
      setChosen(next);
    },
    onError,
  });
  const keep = useMutation({
    mutationFn: ({ id, bytes, report: { matches } }: Chosen) => {
      const said = matches.filter((match) => turned.has(match.id));
      const idsOf = (isSure: boolean) =>
        said.flatMap((match) => (match.is_sure === isSure ? [match.id] : [])).join(",");
      const query = { id, keep: "1", join: "1", apart: idsOf(true), also: idsOf(false) } as const;
      return callWithBytes("readGedcom", { query }, bytes);
    },
    onSuccess: async ({ people }) => {
      setChosen(null);
      await queries.invalidateQueries({ queryKey: familyQuery.queryKey });
      showToast({ title: m.family_people_people_are_in_the_tree({ people }), tone: "success" });
    },
    onError,
  });
  return (
    <Card as="section" aria-labelledby="gedcom" className="mt-8 grid gap-4">
      <h2 id="gedcom" className="text-xl">
        {m.family_from_another_program_and_to_it()}
      </h2>
      <p className="text-ink-soft">{m.family_genealogy_programs_exchange_families_as_gedcom()}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onPress={() => input.current?.click()}>
          <Upload size={22} aria-hidden />
          {m.family_bring_a_family()}
        </Button>
        <FileInput
          ref={input}
          accept=".ged,.gdz,.zip"
          label={m.family_gedcom_file()}
          onFiles={([file]) => {
            if (file) look.mutate(file);
          }}
        />
        {["7.0", "5.5.1"].map((version) => (
          <a
            key={version}
            href={fileAddress(version, hasLiving)}
            className={buttonStyle({ variant: "quiet", size: "medium" })}
          >
            <Download size={22} aria-hidden />
            {m.family_gedcom_version({ version })}
          </a>
        ))}
        <a
          href={addressOf("packGedcom", { query: { living: hasLiving ? 1 : 0 } })}
          className={buttonStyle({ variant: "quiet", size: "medium" })}
        >
          <Download size={22} aria-hidden />
          {m.family_gedcom_with_pictures()}
        </a>
        <Checkbox label={m.family_with_living_people()} isChecked={hasLiving} onChange={setHasLiving} />
      </div>
      <Dialog
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        title={m.family_what_is_in_this_file()}
        actions={
          <>
            <Button
              onPress={() => chosen && keep.mutate(chosen)}
              disabledReason={keep.isPending && m.family_adding()}
              isReasonHidden
            >
              {keep.isPending ? m.family_adding() : m.family_add_to_my_family()}
            </Button>
            <Button variant="quiet" onPress={() => setChosen(null)}>
              {m.family_leave_it()}
            </Button>
          </>
        }
      >
        {chosen && (
          <>
            <Report report={chosen.report} />
            <KnownPeople matches={chosen.report.matches} turned={turned} onTurn={setTurned} />
          </>
        )}
      </Dialog>
    </Card>
  );
}

function Report({ report: { people, unions, pictures, names, unknown, broken } }: { report: GedcomReport }) {
  const shown = names.filter(Boolean).join(", ");
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{m.family_people_people_and_unions_families({ people, unions })}</p>
      <p>
        {people > names.length
          ? m.family_names_and_more({ names: shown, count: people - names.length })
          : shown}
      </p>
      {pictures > 0 && <p>{m.family_pictures_come_with_it({ count: pictures })}</p>}
      {unknown.length > 0 && (
        <p className="text-ink-soft">
          {m.family_saga_shows_nothing_of_these({
            tags: unknown.map(({ tag, count }) => `${tag} (${count})`).join(", "),
          })}
        </p>
      )}
      {broken > 0 && <p className="text-ink-soft">{m.family_broken_lines_could_not_be_read({ broken })}</p>}
    </div>
  );
}
