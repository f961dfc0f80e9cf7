import type { HandedDown as Handed } from "@saga/contract/family-handed-down";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CookingPot, Quote, Undo2, X } from "lucide-react";
import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { showToast } from "#ui/toast.ts";
import { familyQuery, handedDownQuery } from "../family.api.ts";
import { LookingThrough } from "./looking-through.tsx";
import { SaidSentence } from "./said-sentence.tsx";

/** Recipes and sayings that somebody told, in their own words, to be read and heard. */
export function HandedDown({ life }: { life: string }) {
  const { data, error, refetch } = useQuery(handedDownQuery(life));
  const queries = useQueryClient();
  const [isLeft, setIsLeft] = useState(false);
  const decide = useMutation({
    mutationFn: (handed: string | null) =>
      handed === null ? call("undoFamily") : call("leaveHandedDown", { params: { id: life, handed } }),
    onSuccess: async (family, handed) => {
      setIsLeft(handed !== null);
      queries.setQueryData(familyQuery.queryKey, family);
      await queries.invalidateQueries({ queryKey: handedDownQuery(life).queryKey });
    },
    onError: (failure: unknown) => showToast({ title: errorWords(failure).text, tone: "error" }),
  });
  return (
    <Card as="section" aria-labelledby="handed-down" className="mt-8">
      <h2 id="handed-down" className="text-xl">
        {m.family_recipes_and_sayings()}
      </h2>
      {isLeft && (
        <p
          role="status"
          className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-m bg-page-deep px-4 py-2"
        >
          {m.family_left_out()}
          <Button variant="quiet" size="small" onPress={() => decide.mutate(null)}>
            <Undo2 size={22} aria-hidden />
            {m.family_undo()}
          </Button>
        </p>
      )}
      {data ? (
        data.length > 0 ? (
          <ul className="mt-4">
            {data.map((one) => (
              <HandedRow key={one.id} handed={one} onLeave={() => decide.mutate(one.id)} />
            ))}
          </ul>
        ) : (
          <p className="mt-1 text-ink-soft">{m.family_a_recipe_or_a_saying_that()}</p>
        )
      ) : (
        <LookingThrough error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

function HandedRow({ handed, onLeave }: { handed: Handed; onLeave: () => void }) {
  const { kind, title, words } = handed;
  const name = kind === "saying" ? m.family_a_saying() : title || m.family_a_recipe();
  const Icon = kind === "saying" ? Quote : CookingPot;
  return (
    <li className="grid gap-2 border-line py-5 not-first:border-t first:pt-0 last:pb-0">
      <h3 className="flex items-center gap-3 text-l font-semibold">
        <Icon size={24} aria-hidden className="flex-none text-ink-mute" />
        {name}
      </h3>
      <SaidSentence said={{ ...handed, sentence: words }} />
      <div>
        <Button
          variant="quiet"
          size="small"
          aria-label={m.family_not_this_words({ words: kind === "saying" ? title : name })}
          onPress={onLeave}
        >
          <X size={22} aria-hidden />
          {m.family_not_this()}
        </Button>
      </div>
    </li>
  );
}
