import { eachClauseSpoken, foldSpoken } from "#language/spellings.ts";
import { contentStems, countWords } from "#language/text.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import { heardAlone } from "../../hearing/sentence.ts";
import type { OfAnswer } from "../../ledger/may-erase.ts";
import type { Moment, Told } from "../moment.ts";
import { type Candidate, keptOutOf, stemsOf } from "./meant.ts";
import { linesNamed, saysWhole, type Verdict, withPart } from "./part.ts";
import { askedAgainIn, asksInClause, asksWhether, isReportedIn, mayBeYes, says, stopsTalk } from "./reply.ts";
import { stemsNaming, surest, tellingsFor } from "./scored.ts";

/** A yes among other words: what is grumbled, asked or wanted besides takes nothing back, and is answered in the same turn. */

/** In so few words that are neither a yes nor the request nothing is told in the same sentence: "that says it all". */
const longestAside = 5;
const longestCry = 3;
const longestKept = 12;

type Kind = "yes" | "if" | "asks" | "wants" | "beside" | null;

/** A telling that this sentence names by words of its own, and not what Saga asked about. */
const otherNamed = (moment: Moment, one: string, asked: Candidate): Told | undefined => {
  const told = surest(moment, tellingsFor(moment), one);
  return told?.id === asked.id ? undefined : told;
};

/** Is all of it said in a clause of its own? */
const saysAllOfIt = (one: string, { erasing, hearing }: Moment["pack"]): boolean =>
  eachClauseSpoken(one, hearing).some((clause) => erasing.allOfIt.test(clause));

/** Is a sentence a yes, with the request, all of it, or words of what goes? */
const isYes = (one: string, { pack, state }: Moment, asked: Candidate): boolean => {
  const { agrees, allOfIt } = pack.erasing;
  const clauses = eachClauseSpoken(one, pack.hearing);
  if (one.endsWith("?") || !agrees.test(clauses[0] ?? "")) return false;
  const lines = saysAllOfIt(one, pack) ? undefined : state.mayErase?.lines;
  const goes = new Set(lines?.flatMap((line) => contentStems(line, pack)) ?? stemsOf(asked, pack));
  const said = clauses.filter(
    (clause) => [agrees, allOfIt].some((sign) => sign.test(clause)) || askedAgainIn(clause, pack).length > 0,
  );
  const rest = clauses.filter(
    (clause) => !said.includes(clause) && !contentStems(clause, pack).some((stem) => goes.has(stem)),
  );
  return clauses.length === said.length || (said.length > 1 && countWords(rest.join(" ")) <= longestAside);
};

const kindOf = (one: string, moment: Moment, asked: Candidate): Kind => {
  const { pack } = moment;
  const { erasing, asides } = pack;
  const folded = foldSpoken(one, pack.hearing);
  const clauses = eachClauseSpoken(one, pack.hearing);
  if (isYes(one, moment, asked)) return "yes";
  const isAgreed = clauses.some((clause) => erasing.agrees.test(clause) || erasing.allOfIt.test(clause));
  if (!one.endsWith("?") && erasing.unlessPart.test(folded) && isAgreed) return "if";
  const goes = stemsOf(asked, pack);
  const isOfIt = contentStems(one, pack).some((stem) => goes.has(stem));
  const other = otherNamed(moment, one, asked);
  if (one.endsWith("?")) {
    if (erasing.asksWhat.test(folded)) return null;
    const { asks, isBySound } = heardAlone(one, pack);
    const isHeard = !isBySound && asks.some((about) => about !== "length");
    const isAsked = asksWhether(one, pack) || other !== undefined || erasing.more.test(folded);
    return isAsked && !isHeard ? "asks" : null;
  }
  if (erasing.stays.test(folded) && countWords(one) <= longestKept && !isOfIt) return "beside";
  if (!mayBeYes(one, pack) || isReportedIn(one, pack)) return null;
  const isWanted = asksInClause(one, pack) || erasing.another.test(folded);
  if (isWanted && other) return "wants";
  if (asksWhether(one, pack)) return "asks";
  if (stopsTalk(one, pack)) return "beside";
  const { because, regrets, grumbles, offersAgain } = erasing;
  const isTalk = [because, regrets, grumbles, offersAgain, asides.signs.complains].some((sign) =>
    sign.test(folded),
  );
  const isCry = one.endsWith("!") && countWords(one) <= longestCry;
  return isTalk || isCry || asksInClause(one, pack) ? "beside" : null;
};

/** What is asked beside a yes, answered by what is true: of what else it is asked whether it is gone, and what of that is to go. */
const answered = (moment: Moment, asks: readonly string[], asked: Candidate) => {
  const { pack, state } = moment;
  const { stillThere, goneToo } = pack.erasing.words;
  const wanted = new Set([
    ...keptOutOf(moment).flatMap(({ id, of }) => (of.some(({ kind }) => kind === "erased") ? [id] : [])),
    ...(state.erasing?.next ?? []).map(({ message }) => message),
  ]);
  const others = asks.flatMap((one) => otherNamed(moment, one, asked) ?? []);
  const goes = stemsOf(asked, pack);
  const isNamed = (one: string): boolean => [...stemsNaming(moment, [one])].some((stem) => !goes.has(stem));
  const isGone = state.erased !== undefined && asks.some((one) => asksWhether(one, pack) && isNamed(one));
  const next = others.filter(({ id }) => wanted.has(id)).map(({ id }): OfAnswer => ({ message: id }));
  return { next, said: others.length > 0 ? stillThere : isGone ? goneToo : "" };
};

/** A yes, or one on a condition that is fulfilled, whatever is said beside it; null: there is none, or something in it is told or doubted. */
export const yesAmong = (moment: Moment, text: string, asked: Candidate): Verdict | null => {
  const { pack, state } = moment;
  const all = sentencesIn(text);
  const from = all.findIndex((one) => kindOf(one, moment, asked) === "if");
  // What is said before a condition is why it is made.
  const sentences = all.slice(Math.max(0, from)).map((one) => ({ one, kind: kindOf(one, moment, asked) }));
  if (sentences.some(({ kind }) => kind === null)) return null;
  if (!sentences.some(({ kind }) => kind === "yes" || kind === "if")) return null;
  const of = (kind: Kind): string[] => sentences.flatMap((one) => (one.kind === kind ? [one.one] : []));
  const [condition] = of("if");
  const { lines } = state.mayErase ?? {};
  const part = condition && !lines ? linesNamed(moment, asked, [condition.split(",")[0] ?? ""]) : undefined;
  // "If the dress can't go by itself": it can.
  if (part) return { is: "ask", meant: { ...asked, names: [], lines: part, near: part } };
  const named = of("wants").flatMap((one) => {
    const told = otherNamed(moment, one, asked);
    return told ? [withPart(moment, { ...told, names: [] }, { text: one, words: [one] })] : [];
  });
  const isAll = saysWhole(text, pack) || of("yes").some((one) => saysAllOfIt(one, pack));
  return {
    is: "yes",
    lines: isAll ? undefined : lines,
    named,
    ...answered(moment, of("asks"), asked),
    asksMore: of("asks").some((one) => says(one, pack, pack.erasing.more)),
  };
};
