import type { KeptOutItem, Message } from "@saga/contract/interviews";
import { useId } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { KeptOutName } from "./kept-out-name.tsx";
import { placeOf } from "./kept-out-words.ts";

type Props = {
  item: KeptOutItem;
  lang: string;
  messages: readonly Message[];
  onLetIn: () => void;
  onDelete: () => void;
  /** Brings the answer into sight; undefined where that is not offered. */
  onShow?: (messageId: string) => void;
};

/** One thing that is kept out, and what can be done about it. */
export function KeptOutRow({ item, lang, messages, onLetIn, onDelete, onShow }: Props) {
  const id = useId();
  const place = placeOf(item, messages);
  const { message_id: answer } = item;
  const canShow = answer !== null && messages.some((message) => message.id === answer);
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <KeptOutName item={item} lang={lang} id={id} />
      {place !== "" && <p className="text-s text-ink-mute">{place}</p>}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button variant="secondary" size="small" onPress={onLetIn} aria-describedby={id}>
          {m.kept_out_let_it_in()}
        </Button>
        {item.answer_id && (
          <Button variant="secondary" size="small" onPress={onDelete} aria-describedby={id}>
            {m.kept_out_delete_for_good()}
          </Button>
        )}
        {onShow && canShow && (
          <Button variant="quiet" size="small" onPress={() => onShow(answer)} aria-describedby={id}>
            {m.kept_out_show_this_answer()}
          </Button>
        )}
      </div>
    </li>
  );
}
