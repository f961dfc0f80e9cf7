import { entries } from "../entries.ts";
import { type FunctionWords, pairsOf } from "../function-words.ts";
import { set } from "../grammar.ts";

export const closedWords: FunctionWords = {
  leaning: set(
    "i a ale więc potem wtedy on ona ono oni one jego jej ich jemu im ten ta te ci tamten tamta też także dlatego bo gdyż jednak lecz oraz albo który która które zresztą to taki taka takie tacy znowu znów tymczasem żaden żadna obaj oboje",
  ),
  firstWords: set(
    "zanim odkąd mimo pomimo oprócz inaczej wewnątrz ponad wśród przeciw kilka kilku kilkoro kilkanaście kilkadziesiąt niewielu wielu wiele niektórzy niektóre inni inne wszyscy wszystko wszystkim często rzadko razem sam sama sami same zewnątrz zatem ponadto najpierw pierwsza pierwsze druga drugi drugie następny następna ostatni ostatnia początkowo obie zazwyczaj zwykle zaledwie akurat również natomiast względem dzięki wskutek przypadkiem pewna pewien pewne pewnej tamtej owej niebawem dużo mniej wzdłuż teraz sąsiedzi mężczyźni noce ranki praca czas setki połowa część dwoje troje czworo dwaj trzej obojga niejeden niejedna ktokolwiek jakkolwiek gdziekolwiek ilekroć skądinąd prócz spoza tędy tamtędy nieraz nadal wciąż ciągle stale urodzony urodzona wychowany wychowana tamci tamte tamtego tamtemu tamtym tamtych tamtymi tamtą tamto ów owa owo owi owe owego owemu owym owych taką wszystkie całe całą innej samo obu jedni jedne jednej jednym jedną drugiej pewnym kogoś komuś czyjś póki podle pośród wszerz podług daleko wysoko nisko stąd stamtąd wcześniej naraz niedługo krótko ubrany ubrana",
  ),
  pronouns: set("on ona ono oni one jego jej ich jemu niego niej nich nim nią nimi"),
  singular: set("on ona jego jej jemu niego niej nim nią"),
  actors: set("on ona"),
  toHim: set("mu"),
  relatives: set("który która które którego której którą którym"),
  objects: /(?<!\p{L})(?:ją|go|je|jego|niego|nią|nim|nimi)(?!\p{L})/giu,
  things: set("to tego tym temu"),
  definite: new Set(),
  inverts: false,
  connectives: set(
    "i a ale więc bo ponieważ gdy kiedy że który która które którzy którego gdzie choć chociaż jeśli jeżeli lecz oraz albo lub gdyż żeby jak",
  ),
  coordinators: set("i a ale potem więc"),
  stumbles: set("ja w na z i do się że my po od u był była"),
  self: set("ja my"),
  ownVoice: {
    words: set(
      "ja mnie mi mną mój moja moje mojego mojej mojemu moim moją moich moimi my nas nam nami nasz nasza nasze naszego naszej naszemu naszym naszą naszych naszymi mam mamy jestem jesteśmy szedłem poszedłem przyszedłem wyszedłem mogłem niosłem wiozłem",
    ),
    endings: /(?:łam|ł[ae]bym|libyśmy|łybyśmy|liśmy|łyśmy|[aiyę]łem)$/u,
    others: set(
      "kapitałem wydziałem udziałem materiałem działem oddziałem kawałem podziałem przedziałem rozdziałem zapałem upałem tyłem pyłem ogółem ciałem sygnałem kanałem kryształem strzałem wystrzałem trybunałem generałem kardynałem admirałem oryginałem finałem kryminałem ideałem rytuałem szałem wałem",
    ),
    // "Mamy" is "we have", and "of mum" behind a noun, a verb or a preposition.
    namesakes:
      /(?<=\p{L} )(?<!(?<!\p{L})(?:my|nie|już|teraz|co|że|jak|jak się|to|i|a|ale|też|także|jeszcze|tu|tam|dziś|dzisiaj|zawsze|tylko|wszyscy|oboje|obie|razem|ile|czego|kogo|gdzie|gdy|kiedy|bo|więc|albo|lub|czy|dlaczego|żeby|skoro|jeśli|choć|póki|odkąd|który|którą|które|których|którego|nadal|wciąż|ciągle|znowu|sami|chyba|pewnie|go|ją|je|ich|no|nic|wszystko) )mamy(?!\p{L})|mamy(?= (?:już |wtedy |jeszcze )?nie (?:było|ma|będzie)(?!\p{L}))/iuy,
  },
  agents: set("przez"),
  obliques: set("po od do bez dla u o"),
  givenTo:
    /(?:\p{L}owi|^(?:ojcu|tacie|bratu|mamie|matce|siostrze|żonie|córce|babci|babce|wnuczce|mężu|synu|wnuku|zięciu|teściu|ciotce|cioci|wujkowi|dziadkom|rodzicom|dzieciom))$/u,
  declined: [
    [/a$/u, ""],
    [/em$/u, ""],
    [/iem$/u, ""],
    [/(?:[yieęą])$/u, "a"],
  ],
  looseHedges: set("raczej koło jakieś jakiś jakichś ze z gdzieś"),
  doubts: set("niech myśląc myśli myślała myślał sądzi uważa przypuszcza wydaje"),
  untils: set("póki dopóki"),
  nearDenials: /^nie (?:tylko|daleko|dość|długo|(?:więcej|mniej) niż|minęło)(?!\p{L})/iu,
  noHedges: /(?:chyba że|niech (?:mi |tu |tam |już )*nikt)(?!\p{L})/iuy,
  compared: { more: /\b(?:lepsz|gorsz|wieksz|mniejsz|\w{3,}sz(?:y|a|e|ego|ej|ych)\b)/u, most: /\bnaj\w/u },
  reasons: set("bo ponieważ gdyż"),
  opposites: pairsOf(
    "starszy:młodszy starsza:młodsza starszego:młodszego starszej:młodszej starszym:młodszym najstarszy:najmłodszy najstarsza:najmłodsza ciepły:zimny ciepła:zimna ciepłe:zimne gorący:zimny bogaty:biedny bogata:biedna pełny:pusty pełna:pusta",
  ),
  sides: pairsOf(""),
  withouts: set("bez"),
  siblings:
    /(?<!^(?:jej|jego|ich|moi|nasi|moje|nasze)) (?:bracia|rodzeństwo|rodzeństwa|rodzeństwem)$|^(?:obie|dwie) siostry$/u,
  ofAnother: /\p{Ll} \p{Lu}\p{L}+[yi](?!\p{L})/u,
  amongSiblings:
    /\brodzenstw\w*|\b(?:nas|ich) byl[ao] (?:dwoj|troj|czwor|piecio|szescio|siedmio|osmio|dziewiecio|dziesiecio)\w*|\b(?:bylo|byla) (?:nas|ich) (?:dwoj|troj|czwor|piec|szesc|siedm|osm|dziewiec|dziesiec)\w*/u,
  only: /\b(?:tylko|jedynie|wylacznie)\b/u,
  nobody: /\b(?:nikt|nikogo|nikomu|nikim|nic|niczego)\b/u,
  asIf: /\bjak(?:by|by to|gdyby)\b/u,
  together: /^my$|śmy$|[aei]my$/u,
  whither: set("powrotem znowu znów"),
  halfDenials:
    /\b(?:odmow\p{L}+|zabron\p{L}+|zakaz\p{L}+|gluch\p{L}+|slep\p{L}+|brak\p{L}*|milcz\p{L}*|przesta\p{L}*|(?:za|zbyt) \p{L}+ zeby|niz (?:\p{L}+ )?(?:mogl|potrafil|zdazyl)\p{L}*)\b/u,
  silent: /^(?:cisz|milcz|zamilk|panowal)/u,
  wordless: /\b(?:bez(?: jednego)? slowa|nie mowiac (?:nic|nikomu nic|ani slowa|slowa)|nic nie mowiac)\b/u,
  degrees: set("bardzo tak taki taka całkiem dość dosyć zbyt strasznie najbardziej bardziej"),
  also: set("też także również"),
  openers: set("no"),
  contractions: new Map(),
  asking: set(
    "pyta pytał pytała zapytał zapytała spytał spytała odpowiada odpowiadał odpowiadała odpowiedział odpowiedziała",
  ),
  contrasts: set("ale lecz"),
  sequels: set("wreszcie potem później dalej"),
  general: set(
    "rodzina dziecko dzieci chłopiec dziewczynka dziewczyna mężczyzna kobieta człowiek ludzie rzecz sprawa miejsce czas dzień dni tydzień miesiąc rok lata chwila sposób cały reszta koniec wcześniej świat życie wolno mieszkał mieszkała mieszkali wiek wieku",
  ),
  rather: new Set(),
  peoples: null,
  about: set("o"),
  yes: set("tak no"),
  no: set("nie"),
  noAlone: false,

  smallTalk:
    entries(`dobre pytanie, trudne pytanie, niech pomyślę, muszę pomyśleć, zaraz pomyślę, zobaczmy, jak mówiłem, jak mówiłam,
    już mówiłem, już mówiłam, mówiłem już, mówiłam już, jak już mówiłem, jak już mówiłam, opowiadałem już, opowiadałam już,
    oczywiście, pewnie, jasne, no tak, no właśnie, właśnie, dokładnie, zgadza się, i tak dalej, dziękuję, proszę zapytać,
    proszę spytać, trzeba zapytać, niech pani zapyta, niech pan zapyta, to samo, tak samo, jak zawsze, jak zwykle, chwileczkę,
    przepraszam, zależy, wszystko jedno, nieważne, proszę dalej, co jeszcze, naturalnie, dobrze, w porządku`),
  commonEndings:
    /(?:[iy]wie|ać|łem|łam|liśmy|łyśmy|ł|ła|ło|ły|li|(?:ł|ła|ło|ły|li)by[mś]?|nie|ość|cie|wszy|łszy|ąc|nia|cia|ymi|(?<!(?:sk|ck|dzk)i)(?:ego|emu)|(?<!sk|ck|dzk)[iy]ch)$|^imię$/u,
  nameEndings:
    /^(?:[aeiouy]|em|ie|iem|owi|ow|om|ami|ach|ego|emu|i?ej|im|ym|ich|ych|iu|ia|ii|io|ka|ce|ki|ke|ko|kiem|le|la|lu|zie|cie|sie|nie|ze|rze|dze|ga|gi|ge)?$/u,
  joints:
    "i a ale lecz oraz lub albo że żeby bo gdyż ponieważ w we z ze na do od dla o po przez przy pod nad u ku".split(
      " ",
    ),
};
