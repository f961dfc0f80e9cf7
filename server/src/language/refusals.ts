import type { Language } from "./packs.ts";

/** Beginnings of a refusal that names its object right after: "I don't want to talk about my brother". */
export const refusals: Record<Language, readonly string[]> = {
  en: [
    "i don't want to talk about",
    "i do not want to talk about",
    "i don't want to speak of",
    "i don't want to discuss",
    "i'd rather not talk about",
    "i would rather not talk about",
    "i'd rather not speak of",
    "i prefer not to talk about",
    "i won't talk about",
    "please don't ask about",
    "please don't ask me about",
    "don't ask me about",
  ],
  sv: [
    "jag vill inte prata om",
    "jag vill inte tala om",
    "jag vill inte berätta om",
    "vill helst inte prata om",
    "vill helst inte tala om",
    "jag pratar inte om",
    "jag talar inte om",
    "fråga inte om",
    "fråga mig inte om",
    "vi lämnar det om",
  ],
  it: [
    "non voglio parlare di",
    "non voglio parlare del",
    "non voglio parlare della",
    "non voglio parlare dei",
    "non voglio parlare delle",
    "non voglio parlare dell'",
    "preferisco non parlare di",
    "preferisco non parlare del",
    "preferisco non parlare della",
    "preferirei non parlare di",
    "preferirei non parlare del",
    "preferirei non parlare della",
    "non parlo di",
    "non mi chieda di",
    "non chiedermi di",
  ],
  pl: [
    "nie chcę mówić o",
    "nie chcę rozmawiać o",
    "nie chcę opowiadać o",
    "nie chciałabym mówić o",
    "nie chciałbym mówić o",
    "wolę nie mówić o",
    "wolałabym nie mówić o",
    "wolałbym nie mówić o",
    "proszę nie pytać o",
    "nie będę mówić o",
  ],
};

/**
 * Sentences that set a limit for the book: "You may leave out the business with my brother", "not in the book". Each
 * is tested on one sentence in small letters; stories that only hold the same verbs must not match.
 */
export const limitSigns: Record<Language, RegExp> = {
  en: /\b(?:you (?:may|can|could|should|must)|please|let us|let's|i(?:'d| would| want you to)?(?: like you to| like to| rather| prefer to| want to)?) (?:\S+ )?(?:leave out|skip over|keep out)\b|^leave out\b|\b(?:leave|keep|leaving|keeping) [^,;]{1,60}\bout of (?:it|this|that|the book|the story|my story)\b|\b(?:leave|keep) .{1,80}\bout(?: please)?[.,]?$|\bnot (?:be )?(?:in|for) (?:the|this|my) (?:book|story)\b|\bshould not be in it\b/u,
  sv: /(?<!\p{L})(?:utelämna|utelämnas|lämna ute)(?!\p{L})|(?<!\p{L})(?:kan|får|bör|vill|snälla) (?:(?:ni|du|vi|jag|gärna) ){0,2}hoppa över(?!\p{L})|(?<!\p{L})(?:håll|hålla|lämna|lämnar) .{1,80}(?:utanför|därhän)|(?<!\p{L})(?:inte|ej|icke) (?:\S+ ){0,6}i (?:boken|berättelsen|historien)(?!\p{L})|^ta inte med(?!\p{L})|(?<!\p{L})vill inte ha med(?!\p{L})/u,
  it: /(?<!\p{L})(?:lasci|lascia|lasciamo|lasciate|lasciare|tenga|tieni|teniamo|tenere)(?: \S+){0,12}? (?:fuori|da parte)(?!\p{L})|(?<!\p{L})(?:ometta|omettere|tralasci|tralasciare|tralasciamo)(?!\p{L})|(?<!\p{L})non .{0,60}nel(?:la storia| racconto| libro)(?!\p{L})/u,
  pl: /(?<!\p{L})(?:pomiń|pomińmy|pominąć|opuścić|opuśćmy)(?!\p{L})|(?<!\p{L})nie .{0,60}(?:w|do) (?:książce|książki|książkę|opowieści|historii)(?!\p{L})|niech (?:w|do) (?:książce|książki|książkę|opowieści|historii) nie(?!\p{L})|(?<!\p{L})(?:proszę )?nie (?:pisać|pisz|piszcie|wspominać|wspominaj) o(?!\p{L})|(?<!\p{L})(?:zostaw|zostawmy|zostawić) .{1,80}(?:z boku|na boku|poza)(?!\p{L})/u,
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words of those sentences that name no object of the wish. */
export const limitWords: Record<Language, ReadonlySet<string>> = {
  en: set("leave leaving keep keeping skip out book story please business matter part thing rather prefer"),
  sv: set(
    "utelämna lämna hoppa håll ute utanför därhän boken berättelsen historien ta tas med stå vara komma snälla saken biten",
  ),
  it: set(
    "lasci lascia lasciamo lasciate lasciare tenga tieni teniamo tenere fuori parte ometta omettere tralasci tralasciare tralasciamo libro racconto storia prego faccenda cosa stare stia deve devono",
  ),
  pl: set(
    "pomiń pomińmy pominąć opuścić opuśćmy książce książki książkę opowieści historii pisać pisz piszcie wspominać wspominaj zostaw zostawmy zostawić boku poza proszę sprawę sprawa sprawy",
  ),
};
