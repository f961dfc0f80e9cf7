import { packs } from "#language/packs.ts";
import { tokens } from "#language/text.ts";
import { type ParsedText, parseText } from "../text/parsed-text.ts";
import { quotesIn } from "../text/quotes.ts";
import { isOfSpeech } from "./denied-words.ts";
import { isFirstPerson, isTeller, mayAgree } from "./doers.ts";
import type { Evidence } from "./evidence.ts";
import type { Mistaken } from "./kin-check.ts";
import { isCalledByChild, mayBeCalled } from "./known-kin.ts";
import { hasKind, type Party, partiesOf } from "./parties.ts";

/** A quotation of fewer words may be said by anybody. */
const fewestOfSaying = 2;

const teller: Party = [{ kind: "self", id: "self" }];

/** Who is said to speak right before a quotation: "Uncle Bolek says:"; null where that is a "he", or nobody. */
const speakerBefore = (before: string, evidence: Evidence): Party | null => {
  const { language, vocabulary } = evidence;
  const [said = ""] = /[^.!?…"“”„«»\n]*[:,]\s*["“”„«»]?\s*$/u.exec(before) ?? [];
  const clause = parseText(said, { language, names: vocabulary.names }).clauses.at(-1);
  if (!clause) return null;
  const { connectives, coordinators, actors, asking } = packs[language].functionWords;
  const isSaying = isOfSpeech(clause, evidence) || clause.words.some(({ word }) => asking.has(word));
  // "Edek heard from Hela:" says nothing of who speaks; "and I:" does.
  if (!isSaying && clause.deeds.size > 0) return null;
  const [first] = partiesOf(clause.words);
  const at = clause.words.findIndex(({ word }) => !connectives.has(word) && !coordinators.has(word));
  const isFirst = first !== undefined && clause.words[at]?.actor === first.party[0];
  if (!isFirst || clause.words.some(({ word }) => actors.has(word)))
    return clause.words.some((word) => isFirstPerson(word, language)) ? teller : null;
  return first.party;
};

/** Those whom the answers have say these words; null among them where that cannot be told. */
const speakersTold = (words: readonly string[], evidence: Evidence): (Party | null)[] => {
  const pattern = new RegExp(`(?<!\\p{L})${words.join("[^\\p{L}\\p{N}]+")}(?!\\p{L})`, "giu");
  return evidence.said.flatMap((answer) =>
    [...answer.matchAll(pattern)].map(({ index }) => speakerBefore(answer.slice(0, index), evidence)),
  );
};

const named = (party: Party): string =>
  [...new Set(party.map(({ kind, id }) => (kind === "self" ? "the teller" : id)))].join(" or ");

/** Who says what somebody else said: "Edek said" before the words of Uncle Bolek. */
export const otherSpeakers = (reading: ParsedText, evidence: Evidence): Mistaken[] =>
  quotesIn(reading.text).flatMap(({ text, start }): Mistaken[] => {
    const words = tokens(text).map(({ word }) => word);
    const party = speakerBefore(reading.text.slice(0, start), evidence);
    if (words.length < fewestOfSaying || party === null) return [];
    const told = speakersTold(words, evidence);
    const mayBe = (speaker: Party | null): boolean =>
      speaker === null ||
      mayAgree([party, speaker], evidence) ||
      (isTeller(speaker, evidence) &&
        !hasKind(party, "name") &&
        party.every(
          ({ kind, id }) =>
            kind === "kin" && (isCalledByChild(id, reading, evidence) || mayBeCalled(id, reading, evidence)),
        ));
    if (told.length === 0 || told.some(mayBe)) return [];
    return [{ who: named(party), forWhom: named(told.flatMap((one) => one ?? [])), isNear: false }];
  });
