import type { Language } from "./packs.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Personal pronouns as a subject. Italian and Polish verbs carry theirs in the ending. */
export const subjects: Record<Language, ReadonlySet<string>> = {
  en: set("i we he she they"),
  sv: set("jag vi han hon de man"),
  it: set("io noi lui lei loro"),
  pl: set("ja my on ona oni one"),
};

/** The teller as a subject, alone or with others; where verbs carry it, the words they most often open with. */
export const firstPersons: Record<Language, ReadonlySet<string>> = {
  en: set("i we"),
  sv: set("jag vi"),
  it: set("io noi sono eravamo ho abbiamo mi ci ero avevo avevamo"),
  pl: set("ja my mam miałem miałam mieliśmy byłem byłam"),
};

/** Joints of time, place and cause: what follows them was so, and may be quoted without them. */
export const factJoints: Record<Language, ReadonlySet<string>> = {
  en: set("when while where because"),
  sv: set(""),
  it: set("quando mentre dove perché"),
  pl: set("kiedy gdy gdzie podczas ponieważ"),
};

const verbs: Record<Language, ReadonlySet<string>> = {
  en: set(
    "was were is are had has have did used kept came went took made got gave told said ran sat stood left found brought taught read sang drove wrote built bought sold grew knew thought lost met spent slept held fell hung lay led wore spoke became began rode swam fed ate drank broke caught chose",
  ),
  sv: set(
    "är var voro hade har blev fick kom gick tog gjorde gav stod satt låg såg höll drog skrev sprang sjöng bar bad dog lät fanns hette bor sa sade visste",
  ),
  it: set(
    "è era ero eravamo erano sono siamo ho ha abbiamo hanno fu fui furono ebbi ebbe andò venne disse fece feci nacqui nacque vissi",
  ),
  pl: set("jest są był była było byli były mam mamy mieszkam szedł szła przyszedł poszedł"),
};

const endings: Record<Language, RegExp> = {
  en: /\p{L}{2}ed$/u,
  sv: /\p{L}{2}(?:ade|dde|[kpst]te)$/u,
  it: /\p{L}{2}(?:av[oai]|ev[oai]|iv[oai]|[aei]vamo|[aei]vate|[aei]vano|ammo|emmo|immo|arono|erono|irono)$|\p{L}{3}ai$/u,
  pl: /\p{L}(?:łem|łam|liśmy|łyśmy|[aiyę]ła|[aiyę]ło|[aiyeę]li|ął)$|\p{L}{3}am$|\p{L}{2}[aiy]ł$|\p{L}{3}[aiyę]ły$/u,
};

/** Does the word look like a finite verb, as verbs of telling mostly do? A sign, not a proof. */
export const isVerbLike = (word: string, language: Language): boolean =>
  verbs[language].has(word) || endings[language].test(word);

/** Besides prepositions of place, words before which a long clause may stop. */
export const stops: Record<Language, ReadonlySet<string>> = {
  en: set("for with as during until"),
  sv: set("för med som under om"),
  it: set("per con come durante"),
  pl: set("przez dla jako podczas razem"),
};

/** Words of time and place a clause can do without at its start: "then | we moved". */
export const leads: Record<Language, ReadonlySet<string>> = {
  en: set("then there at in on one every later first sometimes often once"),
  sv: set(""),
  it: set("poi prima allora dopo intanto spesso"),
  pl: set("potem najpierw wtedy później czasem często"),
};

/** Numerals, determiners and nouns that speak of several persons. */
const several: Record<Language, ReadonlySet<string>> = {
  en: set(
    "two three four five six seven eight nine ten eleven twelve both all many several some these those few other others children grandchildren people men women folk family couple brethren twins",
  ),
  sv: set(
    "två tre fyra fem sex sju åtta nio tio elva tolv båda bägge alla många några flera de mina våra sina dina syskon barn barnbarn folk familj familjen tvillingar föräldrar",
  ),
  it: set(
    "i gli le dei degli delle miei mie nostri nostre suoi sue due tre quattro cinque sei sette otto nove dieci molti molte tutti tutte fratelli sorelle figli figlie genitori nonni zii amici amiche bambini ragazzi ragazze nipoti cugini compagni gente famiglia",
  ),
  pl: set(
    "dwóch dwie dwa dwoje dwaj trzech trzej trzy troje czterech cztery czworo pięć pięciu pięcioro sześć sześcioro siedmioro moi nasi swoi moich naszych swoich moimi naszymi dzieci dzieciom dziećmi bracia braci braćmi siostry sióstr siostrami rodzice rodziców rodzicami rodzeństwo rodzeństwa dziadkowie dziadków chłopcy chłopców dziewczyny dziewczęta synowie synów córki córek wnuki wnuków ludzie ludzi sąsiedzi sąsiadów koledzy kolegów koleżanki przyjaciele przyjaciół rodzina rodziny państwo",
  ),
};

const pluralEndings: Partial<Record<Language, RegExp>> = {
  en: /[^s]s$/u,
  sv: /(?:ar|or|er|arna|orna|erna)$/u,
};

/** Words of one person that end like several. */
const oneOnly = set(
  "mor far bror syster dotter moster faster mormor morfar farmor farfar svärmor svärfar styvmor styvfar mrs doktor pastor lektor inspektor mäster boss",
);

/** May the word speak of several persons? Names are not asked about here. */
export const isOfSeveral = (word: string, language: Language): boolean =>
  several[language].has(word) || (!oneOnly.has(word) && (pluralEndings[language]?.test(word) ?? false));

/** What stands before an occupation or a marriage, not a person: "I worked as a nurse", "wyszłam za mąż". */
export const roleMarks: Record<Language, ReadonlySet<string>> = {
  en: set("as was am is be been become became being were"),
  sv: set("som var är vara blev bli blivit"),
  it: set("come da ero era sono essere diventai diventato diventata"),
  pl: set("jako na za"),
};
