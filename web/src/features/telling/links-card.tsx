import type { User } from "@saga/contract/people";
import type { TellerLink } from "@saga/contract/tellers";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { errorWords } from "#lib/error-words.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
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

const useOf = ({ created_at, devices, last_seen_at }: TellerLink): string => {
  const made = dayOf(created_at);
  if (devices === 0 || last_seen_at === null) return m.telling_made_and_not_opened({ made });
  return m.telling_made_and_used({ made, count: devices, used: dayOf(last_seen_at) });
};

/** Links for the teller's own phone: make one, see which there are, end them. */
export function LinksCard({ person }: { person: User }) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data = [], isError, error, refetch } = useQuery(linksQuery(person.id));
  const again = () => client.invalidateQueries({ queryKey: linksQuery(person.id).queryKey });
  const making = useMutation({ mutationFn: () => makeLink(person.id), onSuccess: again, onError: say });
  const ending = useMutation({
    mutationFn: (link: string) => endLink(person.id, link),
    onSuccess: async (_, link) => {
      if (making.data?.id === link) making.reset();
      await again();
      // The button that was pressed is gone.
      heading.current?.focus();
      showToast({ tone: "success", title: m.telling_the_link_has_ended() });
    },
    onError: say,
  });
  return (
    <Card as="section" aria-labelledby="links" className="grid gap-4">
      <h2 id="links" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {m.telling_on_their_own_phone()}
      </h2>
      <p className="text-ink-soft">
        <MarkedText parts={m.telling_what_a_link_opens.parts({ name: person.name })} />
      </p>
      {making.data && <NewLink address={making.data.address} name={person.name} />}
      <div>
        <Button
          variant={making.data ? "secondary" : "primary"}
          onPress={() => making.mutate()}
          disabledReason={making.isPending && m.telling_the_link_is_being_made()}
          isReasonHidden
        >
          {making.data ? m.telling_make_another_link() : m.telling_make_a_link()}
        </Button>
      </div>
      {isError && (
        <Notice
          tone="failed"
          title={m.telling_the_links_could_not_be_loaded()}
          onRetry={() => void refetch()}
        >
          {errorWords(error).advice}
        </Notice>
      )}
      {data.length > 0 && (
        <ul className="grid" aria-label={m.telling_links_that_have_not_ended()}>
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
        {useOf(link)}
        <span className="block text-s text-ink-mute">
          {m.telling_ends_by_itself_on_expires_at({ expires_at: dayOf(link.expires_at) })}
        </span>
      </p>
      <Button variant="danger" size="small" onPress={onEnd} aria-describedby={id}>
        {m.telling_end_this_link()}
      </Button>
    </li>
  );
}
