import type { Family } from "@saga/contract/family";
import { dateOrder } from "@saga/contract/family-dates";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session.ts";
import { Card } from "#ui/card.tsx";
import { proposalsQuery } from "../family.api.ts";
import { SaidSentence } from "./said-sentence.tsx";
import { factWords, sourcesOf } from "./told-words.ts";

type Props = { family: Family; personId: string; title: string };

/** Where what stands of a person was told. Without anything told it is not there. */
export function ToldSources({ family, personId, title }: Props) {
  const { user } = useSession();
  const { data } = useQuery(proposalsQuery());
  const sources = sourcesOf({ id: personId }, { ...family, sources: data?.sources ?? [] });
  if (sources.length === 0) return null;
  return (
    <Card as="section" aria-label={title} className="mt-6">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4">
        {sources
          .toSorted((one, other) => dateOrder(one.date) - dateOrder(other.date))
          .map((source) => (
            <li
              key={source.kind + source.record + source.date}
              className="grid gap-2 border-line py-4 not-first:border-t first:pt-0 last:pb-0"
            >
              <b className="font-semibold">{factWords(source, source.life === user?.id)}</b>
              {source.said.slice(0, 2).map((said) => (
                <SaidSentence key={said.message_id + said.sentence} said={said} />
              ))}
            </li>
          ))}
      </ul>
    </Card>
  );
}
