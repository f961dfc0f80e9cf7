import type { Family } from "@saga/contract/family";

export const treeViews = ["everyone", "hourglass", "ancestors", "descendants"] as const;
export type TreeView = (typeof treeViews)[number];

/** People whom a screen holds without becoming dust. */
export const comfortable = 150;

/** More are not drawn around one person: the next generation is found by going on from somebody nearer to it. */
const mostAround = 3_000;
/** A larger family is drawn around one person only. */
export const drawable = 25_000;

/** Those of a family whom a view around one person shows, with their partners. */
export function peopleIn({ people, unions }: Family, view: TreeView, centre: string | null): Set<string> {
  if (view === "everyone" || centre === null) return new Set(people.map(({ id }) => id));
  const shown = new Set([centre]);
  const walk = (goesUp: boolean) => {
    let row = new Set([centre]);
    for (let generation = 0; row.size > 0 && generation < 60 && shown.size < mostAround; generation++) {
      const next = new Set<string>();
      for (const { partners, children } of unions) {
        const [from, to] = goesUp
          ? [children.map(({ id }) => id), partners]
          : [partners, children.map(({ id }) => id)];
        if (!from.some((id) => row.has(id))) continue;
        for (const id of to) next.add(id);
        if (!goesUp) for (const id of partners) shown.add(id);
      }
      for (const id of next) shown.add(id);
      row = next;
    }
  };
  if (view !== "descendants") walk(true);
  if (view !== "ancestors") walk(false);
  return shown;
}
