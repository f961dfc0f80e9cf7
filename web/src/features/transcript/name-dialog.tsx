import type { NamePlace } from "@saga/contract/corrections";
import { limits } from "@saga/contract/vocabulary";
import { useState } from "react";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { showToast } from "#ui/toast.ts";
import { NamePlaces } from "./name-places.tsx";
import { correctName, findName } from "./transcript.api.ts";

type Props = { id: string; language: string; onClose: () => void; onCorrected: () => void };

const changedWords = (changed: number): string =>
  m.transcript_the_name_was_corrected_in_count_passages({ count: changed });

/** A name corrected wherever it stands in the person's interviews, each passage shown before. */
export function NameDialog({ id, language, onClose, onCorrected }: Props) {
  const [name, setName] = useState("");
  const [becomes, setBecomes] = useState("");
  const [found, setFound] = useState<readonly NamePlace[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isFilled = name.trim() !== "" && becomes.trim() !== "";

  const working = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setError(null);
    await work().catch((reason: unknown) => setError(errorWords(reason).advice));
    setIsBusy(false);
  };
  const look = () =>
    working(async () => {
      const { data } = await findName(id, name.trim());
      setFound(data);
      setChosen(new Set(data.map(({ message_id }) => message_id)));
    });
  const correct = () =>
    working(async () => {
      const { changed } = await correctName(id, { name, becomes, message_ids: [...chosen] });
      onCorrected();
      showToast({ tone: "success", title: changedWords(changed) });
      onClose();
    });
  const isReady = found !== null && found.length > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.transcript_correct_a_name()}
      actions={
        isReady ? (
          <Button
            onPress={() => void correct()}
            disabledReason={
              chosen.size === 0
                ? m.transcript_choose_at_least_one_passage()
                : isBusy && m.transcript_it_is_being_saved()
            }
          >
            {m.transcript_correct_count_passages({ count: chosen.size })}
          </Button>
        ) : (
          <Button
            onPress={() => void look()}
            disabledReason={
              !isFilled
                ? m.transcript_fill_in_both_names_first()
                : isBusy && m.transcript_looking_where_it_stands()
            }
          >
            {m.transcript_show_where_it_stands()}
          </Button>
        )
      }
    >
      <TextField
        label={m.transcript_as_it_is_written_now()}
        value={name}
        onChange={(value) => {
          setName(value);
          setFound(null);
        }}
        maxLength={limits.nameCharacters}
      />
      <TextField
        label={m.transcript_as_it_should_be()}
        value={becomes}
        onChange={setBecomes}
        maxLength={limits.nameCharacters}
      />
      {error && <Notice tone="failed" title={error} />}
      <p role="status">{found?.length === 0 && m.transcript_this_name_stands_nowhere_in_the_interviews()}</p>
      {isReady && (
        <NamePlaces
          found={found}
          names={{ name, becomes }}
          language={language}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
    </Dialog>
  );
}
