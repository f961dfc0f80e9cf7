import type { FamilyPerson } from "@saga/contract/family";
import { datedIn } from "@saga/contract/family-dated";
import { dateOrder, readDate } from "@saga/contract/family-dates";
import type { FamilySource } from "@saga/contract/family-told";
import type { BookFamily, BookRelative } from "#documents/book-work.ts";
import type { Actor } from "#http/actor.ts";
import type { BookWords } from "#language/book-words.ts";
import type { MediaTable } from "#platform/family-tables.ts";
import type { FamilyService } from "./family.service.ts";
import type { FamilyTree } from "./family-record.ts";
import type { HandedDownService } from "./handed-down.service.ts";
import type { ProposalsService } from "./proposals.service.ts";

type Dependencies = {
  family: Pick<FamilyService, "tree">;
  handedDown: Pick<HandedDownService, "list">;
  proposals: Pick<ProposalsService, "list">;
  /** As they may leave the house. */
  files: (owner: Actor) => Promise<MediaTable[]>;
};

/** A photograph that is to be printed: how it is turned, and what stands below it. */
export type FamilyPhotograph = { id: string; rotation: number; name: string; caption: string };

/** `photographs`: those that the pages show; they are read when the pages are set. */
export type FamilyPages = { pages: BookFamily; photographs: FamilyPhotograph[] };

type Printing = {
  /** Whose stories are told. */
  tellers: readonly string[];
  words: BookWords["family"];
  mayPrint: (words: { text: string; sources: readonly string[] }) => boolean;
};

export type FamilyPagesOf = (owner: Actor, of: Printing) => Promise<FamilyPages | null>;

/** Whom the pages show, and how. */
type Shown = {
  named: ReadonlyMap<string, FamilyPerson>;
  /** Names of everybody who may be shown. */
  names: ReadonlyMap<string, string>;
  words: BookWords["family"];
  year: (date: string) => string;
  isFree: (text: string) => boolean;
};

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

/** The people of the tree, with their years. */
function treeOf(
  self: FamilyPerson,
  near: ReturnType<typeof around>,
  year: Shown["year"],
): BookFamily["tree"] {
  const shown = ({ name, born, died }: FamilyPerson): BookRelative => {
    const [from, to] = [year(born), year(died)];
    return { name: name || "?", years: from || to ? `${from} – ${to}`.trim() : "" };
  };
  const some = (person: FamilyPerson | null) => person && shown(person);
  // Somebody who has given no name is not unknown.
  const teller = { ...shown(self), name: self.name };
  return {
    grandparents: near.grandparents.map(some),
    parents: near.parents.map(some),
    self: teller,
    partners: near.partners.slice(0, mostPartners).map(shown),
    children: near.children.slice(0, mostChildren).map(shown),
  };
}

/** The year of a date as a page gives it: "1943", "about 1943". Empty where it is not known. */
const yearIn =
  (about: string) =>
  (date: string): string => {
    const read = readDate(date);
    if (!read || read.kind === "said") return "";
    const found = String(read.from.year);
    return read.kind === "exact" ? found : about.replace("{year}", found);
  };

/** The sentence that says a date, and whose it is: others may say another one. */
const toldIn =
  (sources: readonly FamilySource[], mayPrint: Printing["mayPrint"]) =>
  (record: string, kind: FamilySource["kind"], date: string): string => {
    const all = sources.filter(
      (source) => source.record === record && source.kind === kind && source.date === date,
    );
    const said = all.flatMap((source) => source.said.map((one) => ({ ...one, teller: source.teller })));
    const free = said.find(({ sentence, message_id }) => mayPrint({ text: sentence, sources: [message_id] }));
    if (!free) return "";
    return free.teller === "" ? free.sentence : `${free.sentence} (${free.teller})`;
  };

/** Births, deaths, weddings and moves of these people, the earliest first. */
function datesOf(
  { unions, events }: FamilyTree,
  { named, names, words, year, isFree, toldOf }: Shown & { toldOf: ReturnType<typeof toldIn> },
): BookFamily["dates"] {
  return (
    datedIn({ people: [...named.values()], unions, events })
      .filter(({ people }) => people.some((id) => named.has(id)))
      // Who is left alone is in no wedding either.
      .filter(({ people }) => people.every((id) => names.has(id)))
      .flatMap(({ kind, record, people, date, place }) => {
        const who = people.flatMap((id) => named.get(id)?.name || []).join(" & ");
        const text = `${words[kind]}: ${[who, place].filter(Boolean).join(", ")}`;
        if (year(date) === "" || who === "" || !isFree(text)) return [];
        return [{ order: dateOrder(date), year: year(date), text, told: toldOf(record, kind, date) }];
      })
      .toSorted((a, b) => a.order - b.order)
      .slice(0, mostDates)
      .map(({ order: _, ...date }) => date)
  );
}

/** Photographs of these people, or of the lives of who tells, the earliest first. */
function photographsOf(
  files: readonly MediaTable[],
  { tellers, names, named, year, isFree }: Shown & { tellers: readonly string[] },
): FamilyPhotograph[] {
  const found = files.flatMap((file) => {
    const inIt = JSON.parse(file.people) as string[];
    const people = [...new Set([...(file.person ? [file.person] : []), ...inIt])];
    const isOfThem =
      (file.life_id !== null && tellers.includes(file.life_id)) || people.some((id) => named.has(id));
    // Who is left alone is in no picture either.
    const isWhole = people.every((id) => names.has(id));
    const who = people.flatMap((id) => names.get(id) || []).join(", ");
    const caption = [file.caption || who, year(file.date)].filter(Boolean).join(", ");
    return file.kind === "photo" && isOfThem && isWhole && isFree(`${file.name} ${caption}`)
      ? [{ order: dateOrder(file.date), id: file.id, rotation: file.rotation, name: file.name, caption }]
      : [];
  });
  return found
    .toSorted((a, b) => a.order - b.order)
    .slice(0, mostPhotographs)
    .map(({ order: _, ...photograph }) => photograph);
}

/** What of a family stands in a book: the tree around who tells, dates, photographs, recipes and sayings. Null: the family was not begun. */
export const createFamilyPages =
  ({ family, handedDown, proposals, files }: Dependencies): FamilyPagesOf =>
  async (owner, { tellers, words, mayPrint }) => {
    const whole = await family.tree(owner);
    const isFree = (text: string): boolean => mayPrint({ text, sources: [] });
    const people = whole.people.filter((person) => isFree(`${person.name} ${person.birth_name}`));
    const self =
      people.find(({ user_id }) => user_id !== null && tellers.includes(user_id)) ??
      people.find(({ id }) => id === whole.head?.root);
    if (!self) return null;
    const near = around({ people, unions: whole.unions }, self);
    const shown = [self, ...near.parents, ...near.grandparents, ...near.partners];
    const named = new Map(
      [...shown, ...near.children, ...near.siblings].flatMap((one) => (one ? [[one.id, one]] : [])),
    );
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const pages: Shown = { named, names, words, year: yearIn(words.about), isFree };
    const sources: FamilySource[] = [];
    for (const life of tellers) sources.push(...(await proposals.list(owner, life)).sources);
    const told = (await Promise.all(tellers.map((id) => handedDown.list(owner, id)))).flat();
    const free = told.filter(({ words: text, message_id }) => mayPrint({ text, sources: [message_id] }));
    const of = (kind: "recipe" | "saying") =>
      free
        .filter((one) => one.kind === kind)
        .slice(0, mostHandedDown)
        .map(({ title, words: text }) => ({ title, text }));
    const { heading, dates, photographs, recipes, sayings } = words;
    return {
      pages: {
        tree: treeOf(self, near, pages.year),
        dates: datesOf(whole, { ...pages, toldOf: toldIn(sources, mayPrint) }),
        photographs: [],
        recipes: of("recipe"),
        sayings: of("saying"),
        words: { heading, dates, photographs, recipes, sayings },
      },
      photographs: photographsOf(await files(owner), { ...pages, tellers }),
    };
  };
