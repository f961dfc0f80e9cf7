import { sayDate } from "@saga/contract/family-dates";
import { MapPin } from "lucide-react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { SaidSentence } from "../told/said-sentence.tsx";
import type { Happening, NamedPlace } from "./places.ts";

type Props = {
  place: NamedPlace;
  isChosen: boolean;
  /** Shows it on the map; null: nobody knows where it lies. */
  onShow: (() => void) | null;
  /** Begins to put it onto the map; null: it cannot be. */
  onPlace: (() => void) | null;
};

const wordsOf = (one: Exclude<Happening, { kind: "told" }>): string => {
  if (one.kind === "married") return m.family_names_married_here({ names: one.names.join(", ") });
  const { name } = one;
  if (one.kind === "born") return m.family_name_was_born_here({ name });
  if (one.kind === "died") return m.family_name_died_here({ name });
  return one.kind === "lives" ? m.family_name_lives_here({ name }) : m.family_name_moved_here({ name });
};

/** A place with what happened there, told or from the tree. */
export function PlaceCard({ place: { name, happenings }, isChosen, onShow, onPlace }: Props) {
  return (
    <li
      className={`grid gap-2 border-line py-4 not-first:border-t ${isChosen ? "border-l-4 border-l-record pl-4" : ""}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-l font-semibold">{name}</h3>
        <span className="flex flex-wrap gap-2">
          {onShow && (
            <Button
              variant="quiet"
              size="small"
              aria-label={m.family_show_name_on_the_map({ name })}
              onPress={onShow}
            >
              <MapPin size={22} aria-hidden />
              {m.family_show_on_the_map()}
            </Button>
          )}
          {onPlace && (
            <Button
              variant="quiet"
              size="small"
              aria-label={onShow ? m.family_move_name({ name }) : m.family_put_name_onto_the_map({ name })}
              onPress={onPlace}
            >
              {onShow ? m.family_move_it() : m.family_put_it_onto_the_map()}
            </Button>
          )}
        </span>
      </div>
      <ul className="grid gap-2">
        {happenings.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may have happened twice
          <li key={index}>
            {one.kind === "told" ? (
              one.told.said.slice(0, 1).map((said) => <SaidSentence key={said.message_id} said={said} />)
            ) : (
              <p>
                {wordsOf(one)}
                {one.date && <span className="text-ink-soft"> · {sayDate(one.date)}</span>}
              </p>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
