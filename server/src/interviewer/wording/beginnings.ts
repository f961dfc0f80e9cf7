import { type Language, packs } from "#language/packs.ts";
import { contentStems, sentences } from "#language/text.ts";
import { isComfort } from "./trim.ts";
import { type Exchange, keptPrivate } from "./window.ts";

type Asked = { exchanges: readonly Exchange[]; language: Language };

const recent = { beginnings: 2, moulds: 8 };

/** Where a question begins to ask: behind what is quoted or said before it. */
const askedIn = (question: string): string[] => {
  const said = question.split(/(?<=[.?…])\s+/u).filter(Boolean);
  const asked = said.findLast((one) => one.includes("?")) ?? said.at(-1) ?? "";
  const [last = ""] = asked
    .split(/[:»”"]\s*/u)
    .filter(Boolean)
    .slice(-1);
  return last.split(/\s+/u);
};

const echoed = 0.5;

/** Does a question begin by saying again what was told right before it? */
const beginsWithEcho = (question: string, { before, language }: { before: string; language: Language }) => {
  const [first, second] = sentences(question, language);
  if (!first || !second || first.text.includes("?")) return false;
  const stems = contentStems(first.text, packs[language]);
  const told = new Set(contentStems(before, packs[language]));
  return stems.length > 0 && stems.filter((stem) => told.has(stem)).length / stems.length >= echoed;
};

/** "The van, then: who drove it?" */
const beginsWithColon = (question: string): boolean => /^[^.?!:]{1,40}:\s/u.test(question);

const beginsWithQuotation = (question: string): boolean => /^[«“„”"]/u.test(question);

/** Of so many questions that begin with one word, that is a mould; "what" and "who" begin more. */
const mouldOf = { plain: 2, asking: 4 };

/** How the last questions began, and of what mould several of them were: the next one is otherwise. */
export const lastBeginnings = ({ exchanges, language }: Asked): string[] => {
  const { asking } = packs[language].wordingForms;
  const questions = exchanges
    .flatMap(({ question }) => (question === keptPrivate ? [] : [question]))
    .slice(-recent.moulds);
  const begun = questions.map((one) => askedIn(one).slice(0, 2).join(" ")).filter(Boolean);
  const moulds = [...Map.groupBy(begun, (one) => one.split(" ")[0] ?? "")].flatMap(([word, all]) => {
    if (all.length < (asking.test(word) ? mouldOf.asking : mouldOf.plain)) return [];
    return new Set(all).size > 1 ? [`${word} …`] : all.slice(0, 1);
  });
  const isQuoting = questions.filter(beginsWithQuotation).length > 1;
  const isEchoing = (at: number): boolean =>
    beginsWithEcho(exchanges[at]?.question ?? "", { before: exchanges[at - 1]?.answer ?? "", language });
  const echoes = [...exchanges.keys()].slice(-recent.moulds).filter(isEchoing);
  const comfort = exchanges
    .flatMap(({ question }) => sentences(question, language))
    .find(({ text }) => isComfort(text, packs[language]));
  const last = begun.slice(-recent.beginnings);
  const isOfMould = (one: string): boolean => moulds.includes(`${one.split(" ")[0]} …`);
  return [
    ...new Set([
      ...moulds,
      ...last.filter((one) => !isOfMould(one)),
      ...(isQuoting ? ["a quotation"] : []),
      ...(questions.filter(beginsWithColon).length > 1 ? ["a word of theirs and a colon"] : []),
      ...(echoes.length > 1 ? ["their words said back"] : []),
      ...(comfort ? [comfort.text.replace(/[.!…]+$/u, "")] : []),
    ]),
  ];
};
