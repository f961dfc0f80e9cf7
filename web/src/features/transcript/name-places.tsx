import type { NamePlace } from "@saga/contract/corrections";
import { m } from "#messages";
import { Checkbox } from "#ui/checkbox.tsx";

type Props = {
  found: readonly NamePlace[];
  names: { name: string; becomes: string };
  language: string;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** Each passage in which a name stands, as it is and as it will be; each can be left as it is. */
export function NamePlaces({ found, names, language, chosen, onChoose }: Props) {
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <ul className="grid gap-4">
      {found.map(({ message_id, interview_title, role, places }) => (
        <li key={message_id} className="rounded-l bg-page-deep p-3">
          <Checkbox
            label={
              role === "user"
                ? m.transcript_place_in_answer({ title: interview_title })
                : m.transcript_place_in_question({ title: interview_title })
            }
            isChecked={chosen.has(message_id)}
            onChange={(isChosen) => choose(message_id, isChosen)}
          />
          {places.map((place, index) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: places are in the order of the text
              key={index}
              lang={language}
              dir="auto"
              className="px-2 font-story leading-read"
            >
              {place.before}
              <del className="text-ink-mute">{names.name}</del>{" "}
              <ins className="font-bold">{names.becomes}</ins>
              {place.after}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
