import { numbersIn } from "#language/numbers.ts";
import { numberWord } from "#language/numeral.ts";
import { type Language, packs } from "#language/packs.ts";
import { isContentWord, type Token, tokens } from "#language/text.ts";
import { lexiconMatcher } from "../text/lexicon-matcher.ts";

/** When and where something was, as a sentence says it plainly. `to`: where in the text it ends. */
export type WhenAndWhere = { year: number | null; isAbout: boolean; place: string; to: number };

const [firstYear, lastYear] = [1850, 2040];
/** Two figures are a year of the last century from here on; below they are days of a month more often. */
const leastShort = 20;
const longestYear = 6;

const isWord = (word: string, alternatives: string): boolean =>
  alternatives !== "" && alternatives.split("|").includes(word);

type Text = { text: string; read: readonly Token[]; times: ReadonlySet<number>; language: Language };

const isNumber = (token: Token | undefined, language: Language): boolean =>
  token !== undefined && (/^\d+$/u.test(token.word) || numberWord(token.word, language) !== null);

/** Nothing but a space or a comma divides it from the word before. */
const goesOn = ({ text, read }: Text, at: number): boolean => {
  const [before, token] = [read[at - 1], read[at]];
  if (!before || !token) return before === undefined && token !== undefined;
  return !token.afterBreak && !/[—–]/u.test(text.slice(before.end, token.start));
};

/** The year that begins at a word, with the word after it; null: none does. */
function yearAt(line: Text, at: number): { year: number; next: number } | null {
  const { text, read, language } = line;
  const first = read[at];
  if (!first || !isNumber(first, language)) return null;
  let next = at + 1;
  const isDigits = /^\d+$/u.test(first.word);
  while (!isDigits && next < at + longestYear && isNumber(read[next], language) && goesOn(line, next))
    next += 1;
  const found = numbersIn(text.slice(first.start, read[next - 1]?.end), language);
  const [number] = found;
  const { one, two, and } = packs[language].family;
  const isOne = (at: number): boolean => isWord(read[at]?.word ?? "", one);
  if (number?.value === 2000 && !isDigits && isWord(read[next]?.word ?? "", and)) {
    const [rest] = numbersIn(read[next + 1]?.word ?? "", language);
    const last = rest?.value ?? (isOne(next + 1) ? 1 : 0);
    if (last > 0 && last < 100) [number.value, next] = [2000 + last, next + 2];
  }
  const isTens = number && !isDigits && number.value % 10 === 0 && number.value > 0 && goesOn(line, next);
  const unit = isOne(next) ? 1 : isWord(read[next]?.word ?? "", two) ? 2 : 0;
  if (isTens && unit > 0) [number.value, next] = [number.value + unit, next + 1];
  const end = read[next - 1]?.end ?? first.end;
  if (!number || found.length > 1 || number.isDecade || /^['’]?s\b|^-?tal/u.test(text.slice(end)))
    return null;
  if (number.value >= firstYear && number.value <= lastYear) return { year: number.value, next };
  const isAge = isWord(read[at - 1]?.word ?? "", packs[language].family.aged);
  const isDay = packs[language].numbers.ordinal?.test(read[next - 1]?.word ?? "") === true;
  const isShort = number.value >= leastShort && number.value < 100 && !isAge && !isDay;
  if (isDigits) {
    const isMarked = isShort && /['’]$/u.test(text.slice(0, first.start));
    return isMarked && first.word.length === 2 ? { year: 1900 + number.value, next } : null;
  }
  const { he, she, dating } = packs[language].family;
  const goesOnWith =
    isWord(read[next]?.word ?? "", and) && isWord(read[next + 1]?.word ?? "", `${he}|${she}`);
  // "In sixty-seven, in the March".
  const isMonthAfter =
    isWord(read[next]?.word ?? "", dating) &&
    (line.times.has(next + 1) || (isWord(read[next + 1]?.word ?? "", dating) && line.times.has(next + 2)));
  // "The November of eighty-eight".
  const isMonthBefore = isWord(read[at - 1]?.word ?? "", dating) && line.times.has(at - 2);
  // "In seventy-two, and he".
  const isAndAfter =
    isWord(read[at - 1]?.word ?? "", dating) &&
    isWord(read[next]?.word ?? "", and) &&
    !isNumber(read[next + 1], language);
  const closes =
    goesOnWith ||
    isMonthAfter ||
    isMonthBefore ||
    isAndAfter ||
    /^\s*(?:[.,;:!?—–)]|$)/u.test(text.slice(end));
  return isShort && closes && !line.times.has(next) ? { year: 1900 + number.value, next } : null;
}

const isName = ({ text, read, times, language }: Text, at: number): boolean => {
  const token = read[at];
  if (!token || times.has(at)) return false;
  return (
    /^\p{Lu}\p{L}/u.test(text.slice(token.start, token.end)) && isContentWord(token.word, packs[language])
  );
};

/** The name of a place that begins at a word, with the word after it; "Ca' Bernarda" is one name. */
function placeAt(line: Text, at: number): { place: string; next: number } | null {
  let next = at;
  while (isName(line, next) && (next === at || /^(?:[ -]|['’] ?)$/u.test(between(line, next)))) next += 1;
  const { places } = packs[line.language].family;
  const bends = Object.keys(places).length > 0;
  for (; next > at; next -= 1) {
    const said = line.text.slice(line.read[at]?.start, line.read[next - 1]?.end);
    const place = bends ? places[said] : said;
    if (place) return { place, next };
  }
  return null;
}

/** The word after "hospital" in "in the cottage hospital", which is no name and no time; 0: there is none. */
function thingAfter(line: Text, from: number): number {
  const isPlain = (at: number): boolean => {
    const token = line.read[at];
    return (
      token !== undefined &&
      goesOn(line, at) &&
      !line.times.has(at) &&
      !isNumber(token, line.language) &&
      /^\p{Ll}/u.test(line.text.slice(token.start))
    );
  };
  const { dating } = packs[line.language].family;
  const word = (at: number): string => line.read[at]?.word ?? "";
  const at = isPlain(from) && !isContentWord(word(from), packs[line.language]) ? from + 1 : from;
  const isThing = (at: number): boolean =>
    isPlain(at) && !isWord(word(at), dating) && isContentWord(word(at), packs[line.language]);
  if (!isThing(at)) return 0;
  return isThing(at + 1) ? at + 2 : at + 1;
}

const between = ({ text, read }: Text, at: number): string =>
  text.slice(read[at - 1]?.end ?? 0, read[at]?.start ?? 0);

const textOf = (text: string, language: Language): Text => {
  const read = tokens(text);
  const times = new Set(
    lexiconMatcher(language)(text)
      .filter(({ list }) => list === "times")
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)),
  );
  return { text, read, times, language };
};

/** Words between two commas that say more of a place: "at Ca' Bernarda, four houses in a row, in forty-one". */
const mostAside = 10;

/** Where the words go on after an aside between commas; 0: there is none, or it speaks of somebody. */
function afterAside(line: Text, at: number): number {
  const isComma = (index: number): boolean => /^\s*,\s*$/u.test(between(line, index));
  if (!isComma(at)) return 0;
  const end = line.read.findIndex((_, index) => index > at && isComma(index));
  if (end < 0 || end - at > mostAside) return 0;
  const aside = line.text.slice(line.read[at]?.start, line.read[end - 1]?.end);
  const isOfSomebody = lexiconMatcher(line.language)(aside).some(
    ({ list }) => list === "people" || list.startsWith("kin "),
  );
  return isOfSomebody || !isWord(line.read[end]?.word ?? "", packs[line.language].family.dating) ? 0 : end;
}

/** Words that take back what stands before them, to where the right one begins: "no, seventy-nine"; empty: nothing is taken back. */
function takenBackIn(rest: string, language: Language): string {
  const [, takenBack = ""] = /^(\s*[,.;—–-]?\s*(\p{L}+)[,:]?\s)/u.exec(rest) ?? [];
  return isWord(tokens(takenBack)[0]?.word ?? "", packs[language].family.takesBack) ? takenBack : "";
}

/** Another year follows that it may be as well. */
const isOpen = /^\s*(?:[-–/]|or|eller|o|lub|albo|czy)\s*\p{N}/u;

/** Reads the words from a place in a text on, as long as they say when and where: "on the fifth of May 1943 in Yon". */
export function whenAndWhere(
  text: string,
  { from, language }: { from: number; language: Language },
): WhenAndWhere {
  const line = textOf(text, language);
  const { dating, about, placing } = packs[language].family;
  const { read } = line;
  const found: WhenAndWhere = { year: null, isAbout: false, place: "", to: from };
  let isAbout = false;
  let at = read.findIndex(({ start }) => start >= from);
  if (at < 0 || (at > 0 && from > 0 && !goesOn(line, at))) return found;
  const first = at;
  for (; at < read.length && (at === first || goesOn(line, at)); ) {
    const { word, end } = read[at] as Token;
    const year = yearAt(line, at);
    const place = isWord(word, placing) ? placeAt(line, at + 1) : null;
    if (year) {
      if (found.year !== null) return { ...found, year: null };
      Object.assign(found, { year: year.year, isAbout, to: read[year.next - 1]?.end });
      at = year.next;
    } else if (place && found.place === "") {
      Object.assign(found, { place: place.place, to: read[place.next - 1]?.end });
      at = place.next;
    } else if (found.place !== "" && found.year === null && yearAt(line, afterAside(line, at) + 1)) {
      at = afterAside(line, at) + 1;
    } else if (place) {
      // "In Långbäcken, outside Fredrika".
      at = place.next;
    } else if (found.year === null && isWord(word, placing) && thingAfter(line, at + 1) > at) {
      at = thingAfter(line, at + 1);
    } else if (
      isNumber(read[at], language) ||
      line.times.has(at) ||
      isWord(word, dating) ||
      isWord(word, about)
    ) {
      isAbout = isWord(word, about);
      if (line.times.has(at)) found.to = end;
      at += 1;
    } else break;
  }
  const rest = text.slice(found.to);
  const takenBack = takenBackIn(rest, language);
  if (found.year !== null && takenBack)
    return whenAndWhere(text, { from: found.to + takenBack.length, language });
  if (found.year !== null && isOpen.test(rest)) return { ...found, year: null };
  return found;
}

/** The names that begin right at a place in a text: "Leeds", "Sandy Bay". */
export function placeFrom(text: string, { from, language }: { from: number; language: Language }) {
  const line = textOf(text, language);
  const at = line.read.findIndex(({ start }) => start >= from);
  const found = at < 0 || line.read[at]?.afterBreak ? null : placeAt(line, at);
  return found ? { place: found.place, to: line.read[found.next - 1]?.end ?? from } : null;
}

/** A year of a text. `isBare`: two figures that nothing says to be a year: it may be an age. */
export type NamedYear = { year: number; isAbout: boolean; isBare: boolean; at: number };

/** The years that a text names: none of two between which it leaves the choice, and none that is taken back. */
export function yearsIn(text: string, language: Language): NamedYear[] {
  const line = textOf(text, language);
  const { about, dating } = packs[language].family;
  const found: NamedYear[] = [];
  const word = (at: number): string => line.read[at]?.word ?? "";
  for (let at = 0; at < line.read.length; at += 1) {
    const year = yearAt(line, at);
    if (!year) continue;
    const isDated = isWord(word(at - 1), dating) || isWord(word(at - 1), about) || line.times.has(at - 1);
    const isAbout = isWord(word(at - 1), about) || (isDated && isWord(word(at - 2), about));
    const isBare = !isDated && !/^\d{4}$/u.test(word(at)) && year.next - at < 3;
    const end = line.read[year.next - 1]?.end ?? 0;
    const rest = text.slice(end);
    // "The twenty-first of September".
    const next = isWord(word(year.next), dating) ? year.next + 1 : year.next;
    if (year.year < 1932 && !/^\d{4}$/u.test(word(at)) && line.times.has(next)) continue;
    const isOpenOne = isOpen.test(rest);
    if (!isOpenOne && !takenBackIn(rest, language))
      found.push({ year: year.year, isAbout, isBare, at: line.read[at]?.start ?? 0 });
    at = isOpenOne ? year.next : year.next - 1;
  }
  return found;
}
