import type { FamilyPerson } from "@saga/contract/family";
import { dateOrder, readDate } from "@saga/contract/family-dates";
import type { BookFamily, BookRelative } from "#documents/book-work.ts";
import type { Actor } from "#http/actor.ts";
import type { BookWords } from "#language/book-words.ts";
import type { FamilyService } from "./family.service.ts";
import type { FamilyTree } from "./family-record.ts";
import type { HandedDownService } from "./handed-down.service.ts";

type Dependencies = {
  family: Pick<FamilyService, "tree">;
  handedDown: Pick<HandedDownService, "list">;
};

export type FamilyPagesOf = (
  owner: Actor,
  of: {
    /** Whose stories are told. */
    tellers: readonly string[];
    words: BookWords["family"];
    mayPrint: (words: { text: string; sources: readonly string[] }) => boolean;
  },
) => Promise<BookFamily | null>;

const mostChildren = 18;
const mostPartners = 3;
const mostDates = 60;
const mostHandedDown = 40;

/** The people around one of a tree. Unknown parents and grandparents leave their place empty. */
function around({ people, unions }: Pick<FamilyTree, "people" | "unions">, self: FamilyPerson) {
  const known = new Map(people.map((person) => [person.id, person]));
  const all = (ids: readonly string[]): FamilyPerson[] => ids.flatMap((id) => known.get(id) ?? []);
  const home = (id: string | undefined) =>
    unions.find(({ children }) => children.some((one) => one.id === id));
  const parentsOf = (person: FamilyPerson | null): (FamilyPerson | null)[] => {
    const parents = all(home(person?.id)?.partners ?? []);
    // The father on the left, as trees have it; two of one sex stay in their order.
    const sorted = parents.toSorted((a, b) => Number(b.gender === "male") - Number(a.gender === "male"));
    const isMotherAlone = sorted.length === 1 && sorted[0]?.gender === "female";
    return isMotherAlone ? [null, sorted[0] ?? null] : [sorted[0] ?? null, sorted[1] ?? null];
  };
  const own = unions.filter(({ partners }) => partners.includes(self.id));
  const parents = parentsOf(self);
  return {
    parents,
    grandparents: parents.flatMap(parentsOf),
    partners: all(own.flatMap(({ partners }) => partners.filter((id) => id !== self.id))),
    children: all(own.flatMap(({ children }) => children.map(({ id }) => id))).toSorted(
      (a, b) => dateOrder(a.born) - dateOrder(b.born),
    ),
    siblings: all((home(self.id)?.children ?? []).map(({ id }) => id)).filter(({ id }) => id !== self.id),
  };
}

/** What of a family stands in a book: the tree around who tells, dates, recipes and sayings. Null: the family was not begun. */
export const createFamilyPages =
  ({ family, handedDown }: Dependencies): FamilyPagesOf =>
  async (owner, { tellers, words, mayPrint }) => {
    const whole = await family.tree(owner);
    const isFree = (text: string): boolean => mayPrint({ text, sources: [] });
    const people = whole.people.filter((person) => isFree(`${person.name} ${person.birth_name}`));
    const self =
      people.find(({ user_id }) => user_id !== null && tellers.includes(user_id)) ??
      people.find(({ id }) => id === whole.head?.root);
    if (!self) return null;
    const near = around({ people, unions: whole.unions }, self);
    const year = (date: string): string => {
      const read = readDate(date);
      if (!read || read.kind === "said") return "";
      const found = String(read.from.year);
      return read.kind === "exact" ? found : words.about.replace("{year}", found);
    };
    const shown = ({ name, born, died }: FamilyPerson): BookRelative => {
      const [from, to] = [year(born), year(died)];
      return { name: name || "?", years: from || to ? `${from} – ${to}`.trim() : "" };
    };
    const some = (person: FamilyPerson | null) => person && shown(person);
    const relatives = [self, ...near.parents, ...near.grandparents, ...near.partners];
    const named = new Map(
      [...relatives, ...near.children, ...near.siblings].flatMap((one) => (one ? [[one.id, one]] : [])),
    );
    const nameOf = (id: string): string => named.get(id)?.name ?? "";
    const line = (date: string, what: string, [who, place]: [string, string]) => {
      const text = `${what}: ${[who, place].filter(Boolean).join(", ")}`;
      return year(date) === "" || who === "" || !isFree(text)
        ? []
        : [{ order: dateOrder(date), year: year(date), text }];
    };
    const dates = [
      ...[...named.values()].flatMap(({ name, born, born_place, died, died_place }) => [
        ...line(born, words.born, [name, born_place]),
        ...line(died, words.died, [name, died_place]),
      ]),
      ...whole.unions
        .filter(({ kind, partners }) => kind === "married" && partners.some((id) => named.has(id)))
        .flatMap(({ from, place, partners }) => {
          const couple = partners.map(nameOf).filter(Boolean).join(" & ");
          return line(from, words.married, [couple, place]);
        }),
      ...(whole.events ?? []).flatMap(({ person, date, place }) =>
        line(date, words.moved, [nameOf(person), place]),
      ),
    ].toSorted((a, b) => a.order - b.order);
    const told = (await Promise.all(tellers.map((id) => handedDown.list(owner, id)))).flat();
    const free = told.filter(({ words: text, message_id }) => mayPrint({ text, sources: [message_id] }));
    const of = (kind: "recipe" | "saying") =>
      free
        .filter((one) => one.kind === kind)
        .slice(0, mostHandedDown)
        .map(({ title, words: text }) => ({ title, text }));
    return {
      tree: {
        grandparents: near.grandparents.map(some),
        parents: near.parents.map(some),
        self: shown(self),
        partners: near.partners.slice(0, mostPartners).map(shown),
        children: near.children.slice(0, mostChildren).map(shown),
      },
      dates: dates.slice(0, mostDates).map(({ year, text }) => ({ year, text })),
      recipes: of("recipe"),
      sayings: of("saying"),
      words: {
        heading: words.heading,
        dates: words.dates,
        recipes: words.recipes,
        sayings: words.sayings,
      },
    };
  };
