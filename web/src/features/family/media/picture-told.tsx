import type { Family } from "@saga/contract/family";
import type { Media } from "@saga/contract/family-media";
import type { ToldPicture } from "@saga/contract/family-told";
import { limits } from "@saga/contract/vocabulary";
import { Check, Quote } from "lucide-react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { SaidSentence } from "../told/said-sentence.tsx";

type Props = {
  file: Media;
  family: Family | null;
  told: readonly ToldPicture[];
  onPeople: (people: string[]) => void;
  onCaption: (caption: string) => void;
};

/** The first words that were told of it, as many as a caption may have. */
const captionOf = ([first]: readonly ToldPicture[]): string => {
  const words = first?.said.sentence ?? "";
  return words.length <= limits.nameCharacters
    ? words
    : `${words.slice(0, limits.nameCharacters - 1).replace(/\s+\S*$/u, "")}…`;
};

/** What was told of a photograph, and whom it may show by that: nobody is in it without a yes. */
export function PictureTold({ file, family, told, onPeople, onCaption }: Props) {
  const named = new Set(told.flatMap(({ people }) => people).filter((id) => !file.people.includes(id)));
  const maybe = family?.people.filter(({ id }) => named.has(id)) ?? [];
  if (told.length === 0) return null;
  return (
    <div className="grid basis-full gap-3">
      {told.map(({ said }) => (
        <SaidSentence key={said.message_id} said={said} />
      ))}
      {(maybe.length > 0 || file.caption === "") && (
        <div className="flex flex-wrap gap-2">
          {maybe.map(({ id, name }) => (
            <Button key={id} variant="secondary" size="small" onPress={() => onPeople([...file.people, id])}>
              <Check size={22} aria-hidden />
              {m.family_name_is_in_it({ name })}
            </Button>
          ))}
          {file.caption === "" && (
            <Button variant="secondary" size="small" onPress={() => onCaption(captionOf(told))}>
              <Quote size={22} aria-hidden />
              {m.family_put_these_words_below_it()}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
