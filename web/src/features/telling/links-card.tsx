import type { User } from "@saga/contract/people";
import type { TellerLink } from "@saga/contract/tellers";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { errorWords } from "#lib/error-words.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toast.ts";
import { NewLink } from "./new-link.tsx";
import { endLink, linksQuery, makeLink } from "./telling.api.ts";

const say = (error: unknown): void => {
  const { text, advice } = errorWords(error);
  showToast({ tone: "error", title: text, description: advice });
};

const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric" });

const useOf = ({ devices, last_seen_at }: TellerLink): string => {
  if (devices === 0 || last_seen_at === null) return "not opened yet";
  return `${devices === 1 ? "one device" : `${devices} devices`}, last used ${dayOf(last_seen_at)}`;
};

/** Links for the teller's own phone: make one, see which there are, end them. */
export function LinksCard({ person }: { person: User }) {
  const client = useQueryClient();
  const { data = [], isError, error, refetch } = useQuery(linksQuery(person.id));
  const again = () => client.invalidateQueries({ queryKey: linksQuery(person.id).queryKey });
  const making = useMutation({ mutationFn: () => makeLink(person.id), onSuccess: again, onError: say });
  const ending = useMutation({
    mutationFn: (link: string) => endLink(person.id, link),
    onSuccess: async (_, link) => {
      if (making.data?.id === link) making.reset();
      await again();
      showToast({ tone: "success", title: "The link has ended" });
    },
    onError: say,
  });
  return (
    <Card as="section" aria-labelledby="links" className="grid gap-4">
      <h2 id="links" className="text-xl">
        On their own phone
      </h2>
      <p className="text-ink-soft">
        A link opens the interviews of <bdi>{person.name}</bdi> and nothing else, without an account. It ends
        after 90 days, or when you end it. Give it to nobody else: whoever has it can read and tell.
      </p>
      {making.data && <NewLink address={making.data.address} name={person.name} />}
      <div>
        <Button
          variant={making.data ? "secondary" : "primary"}
          onPress={() => making.mutate()}
          disabledReason={making.isPending && "The link is being made."}
          isReasonHidden
        >
          {making.data ? "Make another link" : "Make a link"}
        </Button>
      </div>
      {isError && (
        <Notice tone="failed" title="The links could not be loaded" onRetry={() => void refetch()}>
          {errorWords(error).advice}
        </Notice>
      )}
      {data.length > 0 && (
        <ul className="grid" aria-label="Links that have not ended">
          {data.map((link) => (
            <Row key={link.id} link={link} onEnd={() => ending.mutate(link.id)} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ link, onEnd }: { link: TellerLink; onEnd: () => void }) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <p id={id} className="min-w-0 flex-1 basis-56">
        Made {dayOf(link.created_at)}: {useOf(link)}.
        <span className="block text-s text-ink-mute">Ends by itself on {dayOf(link.expires_at)}</span>
      </p>
      <Button variant="danger" size="small" onPress={onEnd} aria-describedby={id}>
        End this link
      </Button>
    </li>
  );
}
