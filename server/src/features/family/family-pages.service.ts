import type { FamilyPerson } from "@saga/contract/family";
import { dateOrder, readDate } from "@saga/contract/family-dates";
import type { FamilySource } from "@saga/contract/family-told";
import type { BookFamily, BookRelative } from "#documents/book-work.ts";
import type { Actor } from "#http/actor.ts";
import type { BookWords } from "#language/book-words.ts";
import type { FamilyService } from "./family.service.ts";
import type { FamilyTree } from "./family-record.ts";
import type { HandedDownService } from "./handed-down.service.ts";
import type { MediaService } from "./media.service.ts";
import type { ProposalsService } from "./proposals.service.ts";

type Dependencies = {
  family: Pick<FamilyService, "tree">;
  handedDown: Pick<HandedDownService, "list">;
  proposals: Pick<ProposalsService, "list">;
  media: Pick<MediaService, "all">;
};

/** A photograph that is to be printed: how it is turned, and what stands below it. */
export type FamilyPhotograph = { id: string; rotation: number; name: string; caption: string };

/** `photographs`: those that the pages show; they are read when the pages are set. */
export type FamilyPages = { pages: BookFamily; photographs: FamilyPhotograph[] };

export type FamilyPagesOf = (
  owner: Actor,
  of: {
    /** Whose stories are told. */
    tellers: readonly string[];
    words: BookWords["family"];
    mayPrint: (words: { text: string; sources: readonly string[] }) => boolean;
  },
) => Promise<FamilyPages | null>;

const mostChildren = 18;
const mostPartners = 3;
const mostDates = 60;
const mostHandedDown = 40;
const mostPhotographs = 40;

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
  ({ family, handedDown, proposals, media }: Dependencies): FamilyPagesOf =>
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
    const sources: FamilySource[] = [];
    for (const life of tellers) sources.push(...(await proposals.list(owner, life)).sources);
    /** The sentence that says this date, and whose it is: others may say another one. */
    const toldOf = (record: string, kind: FamilySource["kind"], date: string): string => {
      const all = sources.filter(
        (source) => source.record === record && source.kind === kind && source.date === date,
      );
      const said = all.flatMap((source) => source.said.map((one) => ({ ...one, teller: source.teller })));
      const free = said.find(({ sentence, message_id }) =>
        mayPrint({ text: sentence, sources: [message_id] }),
      );
      return free ? `${free.sentence} (${free.teller})` : "";
    };
    const line = (
      date: string,
      what: string,
      { who, place, told }: Record<"who" | "place" | "told", string>,
    ) => {
      const text = `${what}: ${[who, place].filter(Boolean).join(", ")}`;
      return year(date) === "" || who === "" || !isFree(text)
        ? []
        : [{ order: dateOrder(date), year: year(date), text, told }];
    };
    const dates = [
      ...[...named.values()].flatMap(({ id, name, born, born_place, died, died_place }) => [
        ...line(born, words.born, { who: name, place: born_place, told: toldOf(id, "born", born) }),
        ...line(died, words.died, { who: name, place: died_place, told: toldOf(id, "died", died) }),
      ]),
      ...whole.unions
        .filter(({ kind, partners }) => kind === "married" && partners.some((id) => named.has(id)))
        .flatMap(({ id, from, place, partners }) => {
          const who = partners.map(nameOf).filter(Boolean).join(" & ");
          return line(from, words.married, { who, place, told: toldOf(id, "married", from) });
        }),
      ...(whole.events ?? []).flatMap(({ id, person, date, place }) =>
        line(date, words.moved, { who: nameOf(person), place, told: toldOf(id, "moved", date) }),
      ),
    ].toSorted((a, b) => a.order - b.order);
    const told = (await Promise.all(tellers.map((id) => handedDown.list(owner, id)))).flat();
    const free = told.filter(({ words: text, message_id }) => mayPrint({ text, sources: [message_id] }));
    const of = (kind: "recipe" | "saying") =>
      free
        .filter((one) => one.kind === kind)
        .slice(0, mostHandedDown)
        .map(({ title, words: text }) => ({ title, text }));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const photographs = (await media.all(owner)).flatMap((file) => {
      const inIt = JSON.parse(file.people) as string[];
      const shownPeople = [...new Set([...(file.person ? [file.person] : []), ...inIt])];
      const isOfThem =
        (file.life_id !== null && tellers.includes(file.life_id)) || shownPeople.some((id) => named.has(id));
      // Who is left alone is in no picture either.
      const isWhole = shownPeople.every((id) => names.has(id));
      const caption = [file.caption || shownPeople.map((id) => names.get(id)).join(", "), year(file.date)]
        .filter(Boolean)
        .join(", ");
      return file.kind === "photo" && isOfThem && isWhole && isFree(`${file.name} ${caption}`)
        ? [{ order: dateOrder(file.date), id: file.id, rotation: file.rotation, name: file.name, caption }]
        : [];
    });
    const pages: BookFamily = {
      tree: {
        grandparents: near.grandparents.map(some),
        parents: near.parents.map(some),
        self: shown(self),
        partners: near.partners.slice(0, mostPartners).map(shown),
        children: near.children.slice(0, mostChildren).map(shown),
      },
      dates: dates.slice(0, mostDates).map(({ year, text, told }) => ({ year, text, told })),
      photographs: [],
      recipes: of("recipe"),
      sayings: of("saying"),
      words: {
        heading: words.heading,
        dates: words.dates,
        photographs: words.photographs,
        recipes: words.recipes,
        sayings: words.sayings,
      },
    };
    return {
      pages,
      photographs: photographs
        .toSorted((a, b) => a.order - b.order)
        .slice(0, mostPhotographs)
        .map(({ order: _, ...photograph }) => photograph),
    };
  };
