import type { Language } from "./packs.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that join or open a clause, where a quotation may begin or end without breaking a sentence apart. */
export const joints: Record<Language, ReadonlySet<string>> = {
  en: set(
    "and but or nor so yet because since although though while when whenever where whereas who whom whose which that if as until till than unless before after what how why",
  ),
  sv: set(
    "och men eller samt så för ty eftersom fast fastän medan när då där som vilken vilket vilka att om tills än innan sedan sen utan vad hur varför emedan ehuru hvilken hvilket hvilka hvad huru hvarför",
  ),
  it: set(
    "e ed ma o od oppure né perché poiché siccome benché sebbene mentre quando dove che chi cui quale quali se finché prima dopo come però onde giacché",
  ),
  pl: set(
    "i a ale lecz albo lub czy ani oraz bo ponieważ gdyż chociaż choć podczas gdy kiedy gdzie który która które którzy których której którego którym którą że żeby aby by jeśli jeżeli aż niż zanim co jak dlaczego więc zaś jednak",
  ),
};

/** Of those, the ones after which the rest stands well on its own. */
export const plainJoints: Record<Language, ReadonlySet<string>> = {
  en: set("and but or so yet because"),
  sv: set("och men eller för ty så"),
  it: set("e ed ma o perché però"),
  pl: set("i a ale lecz albo bo oraz więc"),
};

/** Articles, possessives and the like, that begin a noun phrase. */
export const determiners: Record<Language, ReadonlySet<string>> = {
  en: set(
    "a an the my our his her their its your this that these those some every each one two three four five",
  ),
  sv: set(
    "en ett den det de min mitt mina vår vårt våra hans hennes deras sin sitt sina din ditt dina denna detta dessa två tre fyra fem några",
  ),
  it: set(
    "un uno una il lo la l i gli le mio mia miei mie nostro nostra nostri nostre suo sua suoi sue loro questo questa questi queste quel quella quei quelle due tre quattro cinque nel nello nella nell nei nelle negli al allo alla all ai alle agli dal dallo dalla dall dai dalle sul sulla sull sui sulle",
  ),
  pl: set(
    "mój moja moje moi mojej mojego mojemu moim moją moich nasz nasza nasze naszej naszego naszym naszą naszych swój swoja swoje swojej swojego jego jej ich ten ta to te tego tej tym tę tamten tamta dwa dwie trzy cztery pięć",
  ),
};

/** Prepositions of belonging: they tie a word to the one before, so a quotation does not begin with them. */
export const ties: Record<Language, ReadonlySet<string>> = {
  en: set("of by"),
  sv: set("av"),
  it: set("di del dello della dell dei delle degli d"),
  pl: set("z ze od"),
};

/** Personal pronouns: a quotation cut from the middle of a sentence does not end with one. */
export const linkingEnds: Record<Language, ReadonlySet<string>> = {
  en: set(
    "i very so too not be been being is was were are had has have did do would could should will shall can may might must only",
  ),
  sv: set(
    "jag mycket så inte icke ej vara varit är var äro voro hade har blev blef skulle kunde ville ska skall kan måste bara",
  ),
  it: set(
    "io molto così non essere stato stata è era erano sono ero fu furono aveva avevo ho ha abbiamo avevano avrei poteva solo si mi ci",
  ),
  pl: set(
    "ja bardzo tak nie być jest był była było byli były miał miała mieli będzie mógł mogła tylko się mi mu",
  ),
};
