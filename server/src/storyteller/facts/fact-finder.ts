import type { FamilyWords } from "#language/family-words.ts";
import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { remember } from "#language/remember.ts";
import { type Relative, relatives } from "#language/subjects.ts";
import { isContentWord, stopwordsOf, tokens } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";

/** Who somebody is to the teller; a `partner` is a husband or a wife. */
export type Relation = Relative | "self" | "partner";

export type Who = { relation: Relation; side: "" | "mother" | "father" };

const edge = { before: "(?<![\\p{L}\\p{M}\\p{N}])", after: "(?!['’]s\\b)(?![\\p{L}\\p{M}\\p{N}])" };
const namePart = "\\p{Lu}\\p{Ll}+(?:[-’']\\p{Lu}\\p{L}+)*";
const nameForm = `${namePart}(?: ${namePart}){0,2}${edge.after}`;

/** Alternatives in small letters, found with a capital as well; an English "i" is "I". */
export const anyCase = (alternatives: string): string =>
  alternatives === ""
    ? "(?!)"
    : `(?:${alternatives
        .replace(
          /(^|[|(]|\?:)(\p{Ll})/gu,
          (_, before: string, letter: string) => `${before}[${letter}${letter.toUpperCase()}]`,
        )
        .replace(/ i(?=[ |)]|$)/gu, " [iI]")})`;

const wordsOf = (kin: Partial<Record<Relative, string>>): string =>
  Object.values(kin)
    .flatMap((words) => words.split("|"))
    .sort((a, b) => b.length - a.length)
    .join("|");

const endsIn = (endings: string): RegExp => new RegExp(endings === "" ? "(?!)" : `(?:${endings})$`, "u");

const form = (source: string): RegExp => new RegExp(edge.before + source, "gu");
/** Which relative a word names, and on whose side. */
function relationsOf({ kin, bare, several, kinObjects, sides }: FamilyWords): Map<string, Who> {
  const found = new Map<string, Who>();
  for (const words of [kin, bare, several, kinObjects])
    for (const relation of relatives)
      for (const word of words[relation]?.split("|") ?? []) {
        const side = sides.mother.split("|").includes(word)
          ? "mother"
          : sides.father.split("|").includes(word)
            ? "father"
            : "";
        found.set(word, { relation, side });
      }
  return found;
}

/** "He was called Gunnar", and "Elsa hette hon". */
const spokenNames = (words: FamilyWords): RegExp[] => [
  new RegExp(`${spokenOf(words, words.called).source} (?<name>${nameForm})`, "gu"),
  form(
    `(?<name>${nameForm}) (?<verb>${anyCase(words.called)}) (?:(?<he>${anyCase(words.he)})|(?<she>${anyCase(words.she)}))${edge.after}`,
  ),
];

/** Where "he", or nobody at all in languages that leave him out, did something. */
const spokenOf = (words: FamilyWords, verbs: string): RegExp => {
  const between = words.adverbs === "" ? "" : `(?:${anyCase(words.adverbs)} )?`;
  const pronoun = `(?:(?<he>${anyCase(words.he)})|(?<she>${anyCase(words.she)})) `;
  const start = `(?:(?<=^\\P{L}*(?:${anyCase(words.leads)}[ ,]+){0,2})|(?<=[\\p{L}\\p{N}],? ${anyCase(words.and)} ))`;
  const who = words.dropsHe ? `(?:${edge.before}${pronoun}|${start})` : edge.before + pronoun;
  return new RegExp(`${who}${between}(?<verb>${anyCase(verbs)})${edge.after}`, "gu");
};

function make(language: Language) {
  const pack = packs[language];
  const words = pack.family;
  const { self } = words;
  const own = `${anyCase(words.own)} (?:${anyCase(words.kinds)} ){0,2}`;
  const kin = `(?<kin>${anyCase(wordsOf(words.kin))})`;
  const bare = `(?<kin>${anyCase(wordsOf(words.bare))})`;
  const title = `(?<kin>${anyCase(words.titles)})`;
  const after = words.ownAfter === "" ? "(?!)" : ` ${anyCase(words.ownAfter)}`;
  const article = words.articles === "" ? "" : `(?:${anyCase(words.articles)} )`;
  const name =
    article === ""
      ? `(?<name>${nameForm})`
      : `${article}?(?<name>(?!${anyCase(words.articles)} )${nameForm})`;
  const called = `(?:,? | )${anyCase(words.called)} `.replace("(?:,? | )", ",? ?");
  const isOne = ` ${anyCase(words.is)} `.replace(/^ /u, " ?");
  /** Nobody else is named right after, who would make it a list. */
  const alone = `(?=[.,;:!?…]|$)(?!,? (?:${anyCase(words.and)} )?(?:${namePart}|${own}))`;
  const isShort = words.is.includes("['’]s");
  const ends = `(?=[.,;:!?]|$)(?!, ${anyCase(words.and)}${edge.after})`;
  /** Who did something: a relative with or without a name, or a name alone. */
  const subjects = [
    `${own}${kin}(?:,? ${name}${edge.after},?)?`,
    `${kin}${after}(?:,? ${name},?)?`,
    `${bare}(?: ${name})?`,
    name,
  ];
  const relations = relationsOf(words);
  const stopwords = stopwordsOf(pack);
  const noNames = new Set([...words.noNames.split("|"), ...pack.lexicon.titles]);
  const others = new Set(words.others.split("|"));
  /** "Tom's father and mother". */
  const ofAnother = new RegExp(
    `(?:['’]s|${edge.before}(?:${words.others})) \\p{L}+ ${anyCase(words.and)}\\s*$`,
    "iu",
  );
  const unsure = new Set(words.unsure.split("|"));
  const isUnsureText = (text: string): boolean => tokens(text).some(({ word }) => unsure.has(word));
  const between = words.adverbs === "" ? "" : `(?:${anyCase(words.adverbs)} )?`;
  const which = `(?:,? ${anyCase(words.who)})?`;
  const happened = (verbs: string): RegExp[] => [
    ...subjects.map((subject) => form(`${subject}${which} ${between}${anyCase(verbs)}${edge.after}`)),
    ...(words.mayInvert
      ? subjects.slice(0, 3).map((subject) => form(`(?<first>${anyCase(verbs)}) ${between}${subject}`))
      : []),
  ];
  const several = `(?<kin>${anyCase(wordsOf(words.several) || "(?!)")})`;
  const kinds = `(?:${anyCase(words.kinds)} ){0,2}`;
  const names = `(?<names>${nameForm}(?:, ${nameForm})*,? ${anyCase(words.and)} ${nameForm})`;
  const lostOnes = [
    ...subjects,
    ...(Object.keys(words.kinObjects).length > 0 ? [`(?<kin>${anyCase(wordsOf(words.kinObjects))})`] : []),
  ];
  const leads = `^\\P{L}*(?:${anyCase(words.leads)}[ ,]+){0,2}`;
  const bends = Object.keys(words.places).length > 0;
  const placeBefore = new RegExp(
    `${edge.before}(?<place>${namePart}(?: ${namePart}){0,2}),? ${anyCase(words.where)} $`,
    "u",
  );
  /** Is it somebody's name: no day, no title, no word of the family? */
  const isName = (name: string): boolean => {
    const [first = ""] = tokens(name).map(({ word }) => word);
    if (first.length < 2 || noNames.has(first) || relations.has(first) || !isContentWord(first, pack))
      return false;
    // "Maj-Lis" is no month.
    const isDouble = /\p{Ll}-\p{Lu}/u.test(name);
    return isDouble || lexiconMatcher(language)(name).every(({ list }) => list !== "times");
  };
  /** Each place once, by the first form that fits. */
  const matching =
    (forms: readonly RegExp[]) =>
    (text: string): RegExpExecArray[] => {
      const found = new Map<number, RegExpExecArray>();
      for (const each of forms)
        for (const match of text.matchAll(each)) {
          const end = match.index + match[0].length;
          if (!found.has(end)) found.set(end, match);
        }
      return [...found.values()];
    };
  return {
    people: [
      form(`${own}${kin},? ${name}(?<!, ${nameForm}(?!,))`),
      form(`${own}${kin}${called}${name}`),
      form(`${kin}${after},? ${name}`),
      form(`${kin}${after}${called}${name}`),
      form(`${bare}${called}${name}`),
      form(`${title} ${name}`),
      form(`(?<!\\p{L}, )${name},? ${own}${kin}(?: ${anyCase(words.kinds)})?${ends}`),
      form(`${name}${isOne}${own}${kin}${edge.after}`),
      form(`${leads}${bare}, ${name}${alone}`),
      form(`${own}${kin}, ${name}(?=[.!…]*\\s*$)`),
      form(`${own}${kin}${isOne}${name}${alone}`),
      form(`${leads}${bare}${isOne}${name}${alone}`),
      ...(isShort
        ? [
            form(`(?<name>${namePart})['’]s ${own}${kin}${alone}`),
            form(`(?<name>${namePart})['’]s, ${own}${kin}['’]s`),
          ]
        : []),
      form(`${leads}${anyCase(words.presents)} ${name}(?: \\p{Ll}+){0,6}, ${own}${kin}(?=[.,])${alone}`),
      ...(words.ownAfter === "" ? [] : [form(`(?<!\\p{L}, )${name},? ${kin}${after}${ends}`)]),
    ],
    /** Relatives whom the words themselves make the teller's own: "I had a brother, Tom". */
    ownPeople: [
      form(`${anyCase(words.has)} ${kinds}${kin}(?:,? |${called})${name}`),
      ...(words.standsBeside
        ? [
            form(`${name}, ${kin}(?=[,.])`),
            form(`${name} ${anyCase(words.is)} ${kin}(?=[,.])`),
            form(
              `${leads}${anyCase(words.presents)} ${name}(?: \\p{Ll}+){0,6}, ${anyCase(words.is)} ${kin}(?=[,.])`,
            ),
          ]
        : []),
    ],
    /** Several at once: "my sisters Lil and May". */
    several: [
      form(`(?:${anyCase(words.ownSeveral)}) ${kinds}${several}(?:,|:)? ${names}`),
      form(`${anyCase(words.hasSeveral)} ${kinds}${several}(?:,|:)? ${names}`),
    ],
    namesIn: (list: string): string[] => list.match(new RegExp(nameForm, "gu")) ?? [],
    lost: lostOnes.map((one) => form(`${anyCase(words.lost)} ${one}${edge.after}`)),
    selfWidowed: form(`${anyCase(self.widowed)}${edge.after}`),
    calledSo: spokenNames(words),
    selfBornAlone: new RegExp(`${leads}${anyCase(words.bornAlone)}${edge.after}`, "gu"),
    /** "Your father", in a question. */
    yours: form(`${anyCase(words.yours)} ${kin}${edge.after}`),
    /** Whom a sentence begins with. */
    opens: subjects.map((subject) => new RegExp(`${leads}${subject}(?:${edge.after}|['’]s )`, "u")),
    /** "He died", "she was born", where the words before say who that is. */
    spokenOf: {
      born: spokenOf(words, words.born),
      died: spokenOf(words, words.died),
    },
    opensWith: (pronouns: string): RegExp => new RegExp(`${leads}${anyCase(pronouns)}${edge.after}`, "u"),
    pronouns: { female: words.she, male: words.he },
    isFeminine: endsIn(words.feminine),
    isOfEither: endsIn(words.ofEither),
    bends,
    isPlacing: (word: string): boolean => words.placing.split("|").includes(word),
    marriedWith: form(`${anyCase(self.marriedWith)} ${name}`),
    weMarried: form(`${name} ${anyCase(words.weMarried)}${edge.after}`),
    selfMarried: form(`${anyCase(self.married)}${edge.after}`),
    selfBorn: form(`${anyCase(self.born)}${edge.after}`),
    moved: form(`${anyCase(self.moved)} `),
    born: matching(happened(words.born)),
    died: matching(happened(words.died)),
    asksBorn: new RegExp(words.asksBorn, "iu"),
    isUnsureText,
    /** "My sister, from Leeds." */
    isKinFirst: new RegExp(`^\\P{L}*${own}${kin}(?=[.,;!?]|$)`, "u"),
    isOnlyKin: new RegExp(`^(?:${own})?${kin}(?:${after})?[.!…]?$`, "u"),
    /** Who somebody is, as a model notes it: "older brother", "the teller's wife". */
    isNotedKin: new RegExp(
      `^(?:[Tt]he )?(?:[Tt]eller['’]s )?(?:${own}|${kinds})${kin}(?:${after})?[.!…]?$`,
      "u",
    ),

    /** Whom a question names; where names change their form, only one that opens it. */
    namesAsked: (question: string): string[] =>
      [...question.matchAll(form(name))]
        .filter(({ index }) => !bends || /^\P{L}*(?:\p{L} )?$/u.test(question.slice(0, index)))
        .map((match) => match.groups?.name ?? "")
        .filter((one) => isName(one)),

    relationOf: (word: string): Who | null => relations.get(word.toLowerCase()) ?? null,

    kinWords: [...relations.keys()],

    nameKey: (name: string): string => fold(name).split(" ")[0] ?? "",

    isName,

    /** Does a relative stand right before, whose name this is then? */
    followsKin: (text: string, match: RegExpMatchArray): boolean =>
      relations.has(tokens(text.slice(0, match.index)).at(-1)?.word ?? ""),

    /** A relative without "my" is the teller's own where nothing else is said before it. */
    mayBeOwn: (text: string, match: RegExpMatchArray): boolean => {
      const kinWord = match.groups?.kin ?? "";
      const isSaid = new RegExp(`(?:^|[^\\p{L}])${anyCase(words.own)} |${anyCase(words.ownAfter)}`, "u").test(
        match[0].replace(kinWord, " "),
      );
      const before = text.slice(0, match.index);
      // "Kelly's my father": what is short for "is" has nobody.
      if (isSaid && words.own !== "")
        return !/['’]\p{L}*\s*$/u.test(before) || /(?:^|\s)['’]$/u.test(before) || isShort;
      if (/['’]\p{L}*\s*$/u.test(before)) return false;
      if (ofAnother.test(before)) return false;
      const last = /[.,;:!?—–]\s*$/u.test(before) ? undefined : tokens(before).at(-1)?.word;
      return last === undefined || (stopwords.has(last) && !others.has(last));
    },

    /** The place that words end with: "the baths in Plantation Street, where". */
    placeBefore: (text: string): string => {
      const place = bends ? "" : (placeBefore.exec(text)?.groups?.place ?? "");
      return isName(place) ? place : "";
    },

    /** A name without the small words that a sentence begins with: "But Basil". */
    nameIn: (words: string): string => {
      const all = words.split(" ");
      const at = all.findIndex((word) => isContentWord(fold(word), pack));
      return at > 0 ? all.slice(at).join(" ") : words;
    },

    relationIn: (word: string): Relation | null => relations.get(word)?.relation ?? null,

    /** Is what happened only guessed, denied or reported? */
    isUnsure: (text: string, match: RegExpMatchArray): boolean => {
      const before =
        text
          .slice(0, match.index)
          .split(/[,;:—–]/u)
          .at(-1) ?? "";
      return isUnsureText(before);
    },
  };
}

export type FactFinder = ReturnType<typeof make>;
const finders = remember<FactFinder>((language) => make(language as Language), 20);

/** What finds facts in a language, made once. */
export const finderOf = (language: Language): FactFinder => finders(language, null);
