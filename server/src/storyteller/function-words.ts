import type { Language } from "#language/packs.ts";

/** Small closed classes of words that reading and cutting speech rests on. Lower case. */
export type FunctionWords = {
  /** A sentence that begins so leans on the one before it. */
  leaning: ReadonlySet<string>;
  /** Points to somebody named before. */
  pronouns: ReadonlySet<string>;
  /** Of these, those that speak of one person, and those with which that person acts. */
  singular: ReadonlySet<string>;
  actors: ReadonlySet<string>;
  /** Begins a clause. */
  connectives: ReadonlySet<string>;
  /** Joins whole clauses, so that an endless sentence may be divided before it. */
  coordinators: ReadonlySet<string>;
  /** Said twice in a row only by a stumbling tongue. */
  stumbles: ReadonlySet<string>;
  /** The teller as the one who acts. */
  self: ReadonlySet<string>;
  /** Stands before the actor of a passive. */
  agents: ReadonlySet<string>;
  /** Hedges only beside a number ("about fifty", not "spoke about him"). */
  looseHedges: ReadonlySet<string>;
  /** Doubt as another tells it: "she thinks". */
  doubts: ReadonlySet<string>;
  /** Say how much: "very", before a word that says how somebody or something was. */
  degrees: ReadonlySet<string>;
  /** Begin a sentence in speech and are nothing else: "well", "ecco". */
  openers: ReadonlySet<string>;
  /** What is said without an apostrophe where only a contraction can be meant: "thats"; and "i" in English. */
  contractions: ReadonlyMap<string, string>;
  /** Open what came next in time. */
  sequels: ReadonlySet<string>;
  /** Stand before whom or what is spoken of. */
  about: ReadonlySet<string>;
  /** A bare yes to the interviewer. */
  yes: ReadonlySet<string>;
  /** A bare no to somebody, which denies nothing of what follows it. */
  no: ReadonlySet<string>;
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const functionWords: Record<Language, FunctionWords> = {
  en: {
    leaning: set(
      "and but or so then he she it they this that these those him her his their its them also too because which who whom neither nor otherwise however there such none again another thus meanwhile afterwards both",
    ),
    pronouns: set("he she him his her hers they them their theirs"),
    singular: set("he him his she her hers"),
    actors: set("he she"),
    connectives: set("and but or so because when while that who which where although though if whereas yet"),
    coordinators: set("and but so then"),
    stumbles: set("i the a an we and to of in my he she they was were at on with our"),
    self: set("i we i'd i've i'm i'll we'd we've we're we'll"),
    agents: set("by"),
    looseHedges: set("about around some may might nearly somewhere something like kind sort"),
    doubts: set(
      "thinks thought believes believed supposes supposed guesses guessed reckons unsure uncertain",
    ),
    degrees: set("very so quite rather too really pretty terribly most more"),
    openers: set("well anyway"),
    contractions: new Map(
      "i:I im:I'm ive:I've id:I'd youre:you're youve:you've weve:we've theyre:they're theyve:they've theyd:they'd hes:he's shes:she's thats:that's theres:there's whats:what's dont:don't doesnt:doesn't didnt:didn't couldnt:couldn't wouldnt:wouldn't shouldnt:shouldn't wasnt:wasn't werent:weren't isnt:isn't arent:aren't hasnt:hasn't havent:haven't hadnt:hadn't cant:can't aint:ain't"
        .split(" ")
        .map((pair) => pair.split(":") as [string, string]),
    ),
    sequels: set("then afterwards later"),
    about: set("about of"),
    yes: set("yes yeah yep"),
    no: set("no nope nah"),
  },
  sv: {
    leaning: set(
      "och men eller så sen sedan då han hon den de dom dem honom henne hans hennes deras denna denne detta dessa också därför därifrån dit för fast annars dessutom sådan sådant sådana åter återigen ingendera båda",
    ),
    pronouns: set("han hon honom henne hans hennes de dem dom deras"),
    singular: set("han honom hans hon henne hennes"),
    actors: set("han hon"),
    connectives: set("och men eller så för eftersom när medan att som där då fast fastän om sen ty när utan"),
    coordinators: set("och men så sedan sen"),
    stumbles: set("jag vi den en ett och på att min mitt han hon de med till var vid för från mina"),
    self: set("jag vi"),
    agents: set("av"),
    looseHedges: set("om runt kring omkring nån någon något några typ par"),
    doubts: set("tror trodde tycker tyckte antar antog förmodar"),
    degrees: set("mycket väldigt så ganska rätt alldeles för hemskt mest mer"),
    openers: set("nå jaha"),
    contractions: new Map(),
    sequels: set("sen sedan då efteråt"),
    about: set("om"),
    yes: set("ja jo japp"),
    no: set("nej nä"),
  },
  it: {
    leaning: set(
      "e ed ma o oppure poi allora lui lei esso essa loro egli ella questo questa questi queste quello quella quelli quelle quindi perciò così anche perché infatti però dunque inoltre ne tale tali intanto ancora entrambi nessuno",
    ),
    pronouns: set("lui lei loro egli ella esso essa essi"),
    singular: set("lui lei egli ella lu ela"),
    actors: set("lui lei egli ella"),
    connectives: set(
      "e ed ma o oppure perché quando mentre che chi dove se siccome poiché però quindi poi cui",
    ),
    coordinators: set("e ed ma poi"),
    stumbles: set("il lo i gli un uno una e di a da in con io mia mio ho era che"),
    self: set("io noi"),
    agents: set("da dal dalla dallo dai dalle dagli"),
    looseHedges: set("su qualche verso tipo intorno attorno un"),
    doubts: set("crede credeva pensa pensava suppone"),
    degrees: set("molto molta tanto tanta troppo assai abbastanza piuttosto così più proprio"),
    openers: set("ecco allora"),
    contractions: new Map(),
    sequels: set("poi dopo"),
    about: set("di del dello della sul sulla"),
    yes: set("sì si"),
    no: set("no"),
  },
  pl: {
    leaning: set(
      "i a ale więc potem wtedy on ona ono oni one jego jej ich jemu im ten ta te ci tamten tamta też także dlatego bo gdyż jednak lecz oraz albo który która które zresztą to taki taka takie tacy znowu znów tymczasem żaden żadna obaj oboje",
    ),
    pronouns: set("on ona ono oni one jego jej ich jemu niego niej nich nim nią nimi"),
    singular: set("on ona jego jej jemu niego niej nim nią"),
    actors: set("on ona"),
    connectives: set(
      "i a ale więc bo ponieważ gdy kiedy że który która które którzy którego gdzie choć chociaż jeśli jeżeli lecz oraz albo lub gdyż żeby jak",
    ),
    coordinators: set("i a ale potem więc"),
    stumbles: set("ja w na z i do się że my po od u był była"),
    self: set("ja my"),
    agents: set("przez"),
    looseHedges: set("koło jakieś jakiś jakichś ze z gdzieś"),
    doubts: set("myśli myślała myślał sądzi uważa przypuszcza wydaje"),
    degrees: set("bardzo tak taki taka całkiem dość dosyć zbyt strasznie najbardziej bardziej"),
    openers: set("no"),
    contractions: new Map(),
    sequels: set("potem później"),
    about: set("o"),
    yes: set("tak no"),
    no: set("nie"),
  },
};
