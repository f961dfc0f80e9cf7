import { fold } from "#language/fold.ts";
import type { LanguagePack } from "#language/pack.ts";
import { hasQuotationMark } from "#language/quotation.ts";
import { type Span, sentences } from "#language/text.ts";
import { isQuotable, isTalkWithSaga } from "../reading/quoting.ts";
import type { TaggedText } from "../reading/tagged-text.ts";
import type { Seen } from "./linear.ts";
import { flag, toldLists } from "./shared-features.ts";

/** What counts for the sentences beside it too. */
const spreading = ["feelings", "grief", "turning", "unsaid", "promised", "trauma"];
/** What counts more, or less, in the last sentence. */
const telling = ["length", "quote", "grief", "feelings", "kin"];

/** Characters from the end of an answer over which a sentence counts half as much. */
const halfLife = 240;

const ofOne = (
  { text, start, end }: Span,
  { tagged, pack }: { tagged: TaggedText; pack: LanguagePack },
): Seen => {
  const isInside = (at: number): boolean => {
    const from = tagged.tokens[at]?.start ?? -1;
    return from >= start && from < end;
  };
  const words = text.split(/\s+/u).length;
  const folded = fold(text);
  const length = Math.log(words + 1) / 3;
  const count = (list: (typeof toldLists)[number]): number =>
    tagged.of(list).filter(({ from }) => isInside(from)).length;
  return {
    ...Object.fromEntries(toldLists.map((list) => [list, Math.min(2, count(list)) / 2])),
    "under 5": flag(words < 5),
    "under 9": flag(words < 9),
    "over 15": flag(words > 15),
    "over 25": flag(words > 25),
    length,
    "length squared": length ** 2,
    quote: flag(hasQuotationMark(text)),
    asks: flag(text.includes("?")),
    calls: flag(text.includes("!")),
    number: flag(/\d/u.test(text)),
    talk: flag(isTalkWithSaga(text, pack)),
    addressed: flag(pack.asides.signs.addressed.test(folded)),
    names: Math.min(3, [...tagged.names].filter(isInside).length) / 3,
    somebody: flag(pack.conversation.followUps.goesOn.test(text)),
    commas: Math.min(4, (text.match(/,/gu) ?? []).length) / 4,
    joint: flag(pack.grammar.joints.has(folded.split(" ")[0] ?? "")),
    quotable: flag(isQuotable(text, pack)),
    lasting: flag(pack.conversation.followUps.lasting.test(folded)),
  };
};

export type SeenSentence = Span & { seen: Seen };

/** The sentences of an answer, and what is seen of each and of those beside it, whatever the language. */
export const sentenceFeatures = (tagged: TaggedText, pack: LanguagePack): SeenSentence[] => {
  const all = sentences(tagged.text, pack.language);
  const own = all.map((one) => ofOne(one, { tagged, pack }));
  const of = (at: number, name: string): number => own[at]?.[name] ?? 0;
  return all.map((one, at) => {
    const back = all.length - 1 - at;
    const place = (at + 0.5) / all.length;
    return {
      ...one,
      seen: {
        ...own[at],
        ...Object.fromEntries(
          spreading.flatMap((name) => [
            [`${name} before`, of(at - 1, name)],
            [`${name} after`, of(at + 1, name)],
          ]),
        ),
        ...Object.fromEntries(telling.map((name) => [`${name} last`, back === 0 ? of(at, name) : 0])),
        "talk before": of(at - 1, "talk"),
        first: flag(at === 0),
        last: flag(back === 0),
        "last but one": flag(back === 1),
        "last but two": flag(back === 2),
        place,
        "place squared": place ** 2,
        recent: 0.5 ** ((tagged.text.length - one.end) / halfLife),
      },
    };
  });
};
