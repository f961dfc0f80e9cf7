import type { SpendRow } from "@saga/contract/models";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { readSpend, type SpendKey } from "./admin.api.ts";
import { spendCsv } from "./spend-words.ts";

type Props = { by: SpendKey; days: number };

const everyRow = async ({ by, days }: Props): Promise<SpendRow[]> => {
  const rows: SpendRow[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await readSpend({ by, days, page, limit: 100 });
    rows.push(...answer.data);
    if (page >= answer.totalPages) return rows;
  }
};

const save = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: "text/csv" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};

/** All rows of the account as a file. */
export function SpendDownload(props: Props) {
  const download = useMutation({
    mutationFn: () => everyRow(props),
    onSuccess: (rows) => save(spendCsv(rows), `saga-spend-by-${props.by}.csv`),
    onError: (error) => {
      const { text, advice } = errorWords(error);
      showToast({ tone: "error", title: text, description: advice });
    },
  });
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      disabledReason={download.isPending && m.admin_the_file_is_being_made()}
      onPress={() => download.mutate()}
    >
      <Download size={22} aria-hidden />
      {m.admin_download_as_csv()}
    </Button>
  );
}
