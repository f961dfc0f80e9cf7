import { newPerson, newUnion } from "../contract/src/family-blanks.ts";
import { writeGedcom } from "../server/src/features/family/gedcom-write.ts";

/** Couples with two children each, as many generations as it takes. */
export function familyOf(size: number): string {
  const couples = Math.max(1, Math.floor(size / 3));
  const unions = Array.from({ length: couples }, (_, at) =>
    newUnion({
      id: `u${at}`,
      partners: [`p${at}`, `q${at}`],
      children: [`p${at * 2 + 1}`, `p${at * 2 + 2}`],
    }),
  );
  const ids = new Set(
    unions.flatMap(({ partners, children }) => [...partners, ...children.map(({ id }) => id)]),
  );
  const people = [...ids].map((id, at) =>
    newPerson({ id, name: `Person ${id}`, born: `${1600 + (at % 400)}` }),
  );
  return writeGedcom({ head: null, people, unions }, { version: "7.0", hasLiving: true, foreign: [] });
}

/** Milliseconds that others wait at most while some work is done, and that it takes. */
export async function beside(
  url: string,
  headers: Record<string, string>,
  work: () => Promise<Response>,
): Promise<{ took: number; longest: number; status: number }> {
  let isDone = false;
  let longest = 0;
  const begin = performance.now();
  const ask = async () => {
    while (!isDone) {
      const since = performance.now();
      await (await fetch(`${url}/api/auth/session`, { headers })).arrayBuffer();
      longest = Math.max(longest, performance.now() - since);
    }
  };
  const asking = ask();
  const response = await work();
  for await (const _ of response.body ?? []);
  isDone = true;
  await asking;
  return { took: performance.now() - begin, longest, status: response.status };
}
