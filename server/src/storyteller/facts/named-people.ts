import type { Language } from "#language/packs.ts";
import { sentences } from "#language/text.ts";
import { type FactFinder, finderOf } from "./fact-finder.ts";
import type { Answer, Found, Noted } from "./told-fact.ts";

const plain = { side: "", name: "", year: null, isAbout: false, place: "" } as const;

/** People who are named with who they are to the teller. */
export function peopleIn(text: string, finder: FactFinder): Found[] {
  const found: Found[] = [];
  for (const form of finder.people)
    for (const match of text.matchAll(form)) {
      const { kin = "", name: said = "" } = match.groups ?? {};
      const [who, name] = [finder.relationOf(kin), finder.nameIn(said)];
      if (!who || !finder.isName(name) || !finder.mayBeOwn(text, match)) continue;
      found.push({ ...plain, ...who, kind: "person", name });
    }
  for (const form of finder.ownPeople)
    for (const match of text.matchAll(form)) {
      const { kin = "", name: said = "" } = match.groups ?? {};
      const [who, name] = [finder.relationOf(kin), finder.nameIn(said)];
      if (who && finder.isName(name)) found.push({ ...plain, ...who, kind: "person", name });
    }
  for (const form of finder.several)
    for (const match of text.matchAll(form)) {
      const { kin = "", names = "" } = match.groups ?? {};
      const who = finder.relationOf(kin);
      const all = finder.namesIn(names);
      if (who && all.every(finder.isName))
        for (const name of all) found.push({ ...plain, ...who, kind: "person", name });
    }
  for (const match of [...text.matchAll(finder.marriedWith), ...text.matchAll(finder.weMarried)]) {
    const name = match.groups?.name ?? "";
    if (finder.isName(name)) found.push({ ...plain, kind: "person", relation: "partner", name });
  }
  return found.filter(
    (one, at) =>
      found.findIndex(({ relation, name }) => relation === one.relation && name === one.name) === at,
  );
}

/** "My brother." to a question that names one person: "Tell me about Basil." What begins the question has its capital from there. */
export function answeredWho({ question, text }: Answer, language: Language): Found[] {
  const finder = finderOf(language);
  const asked = sentences(question, language).at(-1)?.text ?? "";
  const [said = { text: "" }] = sentences(text, language);
  const names = finder.namesAsked(asked).filter((name) => !asked.trimStart().startsWith(name));
  const [name = ""] = names;
  const who = finder.isOnlyKin.exec(said.text)?.groups?.kin;
  const relation = who ? finder.relationOf(who) : null;
  return relation && names.length === 1 ? [{ ...plain, ...relation, kind: "person", name }] : [];
}

/** Whom a model understood to be named, where that is a relative of the teller and this text names them; null else. */
export function notedIn(text: string, { name, who }: Noted, finder: FactFinder): Found | null {
  const [plainly = ""] = who.split(/[,;(]/u);
  const kin = finder.isNotedKin.exec(plainly.trim())?.groups?.kin;
  const relation = kin ? finder.relationOf(kin) : null;
  const first = name.split(" ")[0] ?? "";
  const stem = first.slice(0, Math.max(3, first.length - (finder.bends ? 2 : 0)));
  const isNamed = text
    .split(/[^\p{L}-]+/u)
    .some((word) => (finder.bends ? word.startsWith(stem) : word === first));
  return relation && isNamed && finder.isName(name) ? { ...plain, ...relation, kind: "person", name } : null;
}

/** "Gienia. My sister, from Leeds.": a name alone, and who that is right after. */
export function namedBefore(text: string, before: string, finder: FactFinder): Found[] {
  const name = /^\P{L}*(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)[.!…]*\s*$/u.exec(before)?.[1] ?? "";
  const kin = finder.isKinFirst.exec(text)?.groups?.kin;
  const relation = kin ? finder.relationOf(kin) : null;
  return relation && finder.isName(name) ? [{ ...plain, ...relation, kind: "person", name }] : [];
}
