import type { KeptOutItem } from "@saga/contract/interviews";
import { nameOf } from "./kept-out-words.ts";

type Props = { item: KeptOutItem; lang: string; id?: string };

/** What is kept out, in a sentence: ours, with the teller's own words for it. */
export function KeptOutName({ item, lang, id }: Props) {
  const { sentence, words } = nameOf(item);
  return (
    <p id={id} className="text-l leading-snug">
      {sentence}
      {words !== "" && (
        <>
          {" "}
          <q lang={lang} dir="auto" className="font-story">
            {words}
          </q>
        </>
      )}
    </p>
  );
}
