import { entries } from "../entries.ts";
import { type FunctionWords, pairsOf } from "../function-words.ts";
import { set } from "../grammar.ts";

export const closedWords: FunctionWords = {
  leaning: set(
    "och men eller så sen sedan då han hon den de dom dem honom henne hans hennes deras denna denne detta dessa också därför därifrån dit för fast annars dessutom sådan sådant sådana åter återigen ingendera båda",
  ),
  firstWords: set(
    "år före förutom ovanför nedanför innanför utanför senare sällan inomhus utomhus imorgon tidigare såvida dittills hittills vartefter varefter varpå däremellan däribland vanligtvis hundratals dussintals längs människor män kvinnor dagar hemma vare såväl drygt knappa längst ovanpå inuti runtom stundom ömsom halva hälften resten vardera flest färre varifrån utom utmed härifrån därav sent ikväll uppför nedför utför gift klädd iklädd",
  ),
  pronouns: set("han hon honom henne hans hennes de dem dom deras"),
  singular: set("han honom hans hon henne hennes"),
  actors: set("han hon"),
  objects:
    /(?<!\p{L})(?:honom|henne|(?:den|det|dem|dom)(?=\s*(?:[.,;:!?]|$|(?:i|på|till|med|från|inte|aldrig)\s)))(?!\p{L})/giu,
  things: set("det den detta"),
  definite: set("det den"),
  inverts: true,
  connectives: set("och men eller så för eftersom när medan att som där då fast fastän om sen ty när utan"),
  coordinators: set("och men så sedan sen"),
  stumbles: set("jag vi den en ett och på att min mitt han hon de med till var vid för från mina"),
  self: set("jag vi"),
  ownVoice: {
    words: set("jag mig mej min mitt mina vi oss vår vårt våra"),
    endings: null,
    others: new Set(),
    namesakes:
      /(?<=(?<!\p{L})(?:en|varje|varenda|varannan|nästa|tidig|sen|följande|samma|förra) )vår(?!\p{L})|(?<=(?<!\p{L})(?:en|god|sur|bister|oskyldig) )min(?!\p{L})/iuy,
  },
  agents: set("av"),
  obliques: set("efter utan hos sedan"),
  looseHedges: set("liksom om runt kring omkring nån någon något några typ par"),
  doubts: set("tror trodde tycker tyckte antar antog förmodar"),
  untils: new Set(),
  nearDenials:
    /^(?:inte (?:långt|länge|bara|endast|minst|(?:mer|mindre) än|förrän)|icke (?:långt|blott))(?!\p{L})/iu,
  noHedges:
    /(?<=(?<!\p{L})(?:visste|vet|minns|såg|hörde|kände|förstod|begrep) (?:jag|vi) )(?:väl|nog)(?!\p{L})/iuy,
  compared: {
    more: /\b(?:battre|samre|storre|mindre|mer|\w{3,}are)\b/u,
    most: /\b(?:bast|basta|samst|samsta|storst|storsta|mest|\w{3,}ast(?:e|a)?)\b/u,
  },
  reasons: set("eftersom ty emedan"),
  opposites: pairsOf(
    "äldre:yngre äldst:yngst äldste:yngste äldsta:yngsta varm:kall varmt:kallt varma:kalla rik:fattig rikt:fattigt norr:söder öster:väster full:tom fullt:tomt",
  ),
  sides: pairsOf("mormor:farmor morfar:farfar moster:faster morbror:farbror"),
  withouts: set("utan"),
  siblings: / (?:bröderna|systrarna|syskonen)s?$/u,
  ofAnother: /(?<!\p{L})\p{Lu}\p{L}*s \p{Ll}|\p{L} till \p{Lu}/u,
  amongSiblings: /\bsyskon\w*|\b(?:vi|de) var (?:tva|tre|fyra|fem|sex|sju|atta|nio|tio|elva|tolv)\b/u,
  only: /\b(?:bara|endast|enbart|blott|ensam)\b/u,
  nobody: /\b(?:ingen|inga|inget|ingenting)\b/u,
  asIf: /\bsom om\b/u,
  together: /^(?:vi|oss|var|vart|vara)$/u,
  whither: set("tillbaka hem bort åter ut"),
  halfDenials:
    /\b(?:vagra(?:de|r|t)|forbj(?:ud|od)\p{L}*|dov\p{L}?|blind\p{L}?|sakna\p{L}+|sluta\p{L}*|teg|tiga|tigit|tyst\p{L}*|avbojde|lat bli|for \p{L}+ for att|an \p{L}+ (?:kunde|hann))\b/u,
  silent: /^(?:tyst|teg$|tig|ordlos)/u,
  wordless:
    /\b(?:utan (?:ett|nagot)(?: enda)? ord|utan att (?:saga|tala|yttra)(?: (?:nagot|nagonting|nanting|nat|ett(?: enda)? ord))?)\b/u,
  degrees: set("mycket väldigt så ganska rätt alldeles för hemskt mest mer"),
  also: set("också heller"),
  openers: set("nå jaha"),
  contractions: new Map(),
  asking: set("frågar fråga frågade svarar svara svarade undrar undrade"),
  contrasts: set("men"),
  sequels: set("slutligen slut sen sedan då efteråt"),
  general: set(
    "familj familjen barn barnet pojke pojken flicka flickan man mannen kvinna kvinnan människa människor folk sak saken plats platsen tid tiden dag dagen vecka veckan månad månaden år stund sätt sättet hela resten slutet tidigare världen livet bodde bor bott ålder åldern",
  ),
  rather: set("utan"),
  peoples: null,
  about: set("om"),
  yes: set("ja jo japp"),
  no: set("nej nä"),
  noAlone: true,

  smallTalk:
    entries(`bra fråga, svår fråga, får jag tänka, låt mig tänka, låt se, få se, som sagt, som jag sa, som jag sade,
    det sa jag, det sade jag, har jag sagt, har jag redan sagt, redan berättat, javisst, visst, ja visst, det är klart, så klart,
    såklart, naturligtvis, förstås, just det, precis, det stämmer, stämmer bra, och så vidare, tack så mycket, tack,
    fråga min, fråga mina, fråga henne, fråga honom, samma sak, samma som förut, samma igen, det vanliga, som vanligt,
    vänta lite, ett ögonblick, förlåt, ursäkta, det beror på, strunt samma, fortsätt, gå vidare, vad mer`),
  commonEndings:
    /(?:ade|ande|ende|het|ligt|liga|ning|ningen|terna|arna|orna|des|igt|et|(?<!s|gr|st)en)$|^samm[ae]$/u,
  nameEndings: /^(?:s|es|n|en|et|ns|ens|ets)?$/u,
  joints: "och men eller samt att som eftersom ty".split(" "),
};
