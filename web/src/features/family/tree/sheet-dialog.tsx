import type { Family } from "@saga/contract/family";
import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/select.tsx";
import { showToast } from "#ui/toast.ts";
import { printSheet, saveDrawing, savePicture } from "./save-sheet.ts";
import { type Paper, papers, treeSvg } from "./tree-sheet.ts";

type Props = { family: Family; shown: ReadonlySet<string>; isOpen: boolean; onClose: () => void };

const sizes = Object.keys(papers) as Paper[];

/** The tree on paper: printed, as PDF, as a picture or as a drawing. */
export function SheetDialog({ family, shown, isOpen, onClose }: Props) {
  const [paper, setPaper] = useState<Paper>("A2");
  const name = family.people.find(({ id }) => id === family.root)?.name ?? "";
  const title = name === "" ? m.family_sheet_title() : m.family_sheet_title_of({ name });
  const sheet = () => treeSvg(family, { shown, title, paper });
  const picture = () =>
    savePicture(sheet()).catch(() => showToast({ title: m.family_sheet_failed(), tone: "error" }));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={m.family_sheet_dialog()}>
      <div className="grid gap-5">
        <p className="text-ink-soft">{m.family_sheet_what({ count: shown.size })}</p>
        <Select
          label={m.family_sheet_paper()}
          value={paper}
          options={sizes.map((value) => ({
            value,
            label: m.family_sheet_size({ name: value, short: papers[value][0], long: papers[value][1] }),
          }))}
          onChange={setPaper}
        />
        <div className="flex flex-wrap gap-3">
          <Button onPress={() => printSheet(sheet())}>
            <Printer size={22} aria-hidden />
            {m.family_sheet_print()}
          </Button>
          <Button variant="secondary" onPress={() => void picture()}>
            <Download size={22} aria-hidden />
            {m.family_sheet_picture()}
          </Button>
          <Button variant="secondary" onPress={() => saveDrawing(sheet())}>
            <Download size={22} aria-hidden />
            {m.family_sheet_drawing()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
