import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { givenName } from "#lib/given-name.ts";
import { intervieweesQuery } from "#lib/interviewees-query.ts";
import { useSession } from "#lib/session.ts";
import { m } from "#messages";
import { Select } from "#ui/select.tsx";

/** Those whose lives are told here: the reader, and the people whom the reader interviews. Not `isReady`: these are not known yet. */
export function useTellers() {
  const { user } = useSession();
  const { data: interviewees } = useQuery(intervieweesQuery(user?.id ?? ""));
  const people = user
    ? [{ id: user.id, name: givenName(user) ?? m.family_you() }, ...(interviewees ?? [])]
    : [];
  return { user, people, isReady: interviewees !== undefined };
}

/** Whose life the address names; the reader's own when it names none. */
export function useWhoseLife() {
  const { user, people } = useTellers();
  const [search, setSearch] = useSearchParams();
  const asked = search.get("life");
  const id = people.some((person) => person.id === asked) && asked ? asked : (user?.id ?? "");
  const choose = (next: string) => setSearch(next === user?.id ? {} : { life: next });
  return { id, life: id === user?.id ? undefined : id, people, choose };
}

/** Chooses whose life is shown, where there is more than one. */
export function WhoseLife({ people, id, choose }: Omit<ReturnType<typeof useWhoseLife>, "life">) {
  if (people.length < 2) return null;
  return (
    <div className="w-full max-w-80">
      <Select
        label={m.family_whose_life()}
        value={id}
        options={people.map((person) => ({ value: person.id, label: person.name }))}
        onChange={choose}
      />
    </div>
  );
}
