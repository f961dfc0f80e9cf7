const possessives = {
  mio: "Suo",
  mia: "Sua",
  miei: "Suoi",
  mie: "Sue",
  nostro: "vostro",
  nostra: "vostra",
  nostri: "vostri",
  nostre: "vostre",
};

/** "quando ero", "andavo": with Lei only the last letter changes. */
const imperfect =
  "ero avevo andavo facevo stavo lavoravo guidavo abitavo vivevo giocavo studiavo cantavo ballavo suonavo cucivo portavo vendevo insegnavo correvo dormivo tenevo cercavo aspettavo scrivevo leggevo cucinavo ricamavo pescavo cacciavo allevavo coltivavo viaggiavo navigavo tornavo partivo uscivo venivo sapevo volevo potevo dovevo dicevo raccontavo pensavo credevo sognavo imparavo aiutavo curavo badavo assistevo servivo giravo recitavo disegnavo costruivo guadagnavo risparmiavo pedalavo allenavo dirigevo crescevo";

/** "eravamo", "andavamo": the teller and others become "voi". */
const together =
  "eravamo avevamo andavamo facevamo stavamo lavoravamo abitavamo vivevamo giocavamo cantavamo ballavamo suonavamo portavamo vendevamo dormivamo mangiavamo tornavamo partivamo uscivamo venivamo aspettavamo viaggiavamo raccoglievamo mietevamo vendemmiavamo scappavamo festeggiavamo";

const elided = {
  "quand'ero": "quand'era",
  "quand'eravamo": "quand'eravate",
  "com'ero": "com'era",
  "com'eravamo": "com'eravate",
  "dov'ero": "dov'era",
  "dov'eravamo": "dov'eravate",
};

const past = {
  fui: "fu",
  ebbi: "ebbe",
  andai: "andò",
  feci: "fece",
  partii: "partì",
  tornai: "tornò",
  nacqui: "nacque",
  lasciai: "lasciò",
  trovai: "trovò",
  vidi: "vide",
  presi: "prese",
  incontrai: "incontrò",
  conobbi: "conobbe",
  comprai: "comprò",
  imparai: "imparò",
  cominciai: "cominciò",
  smisi: "smise",
  vinsi: "vinse",
  persi: "perse",
  arrivai: "arrivò",
  emigrai: "emigrò",
  lavorai: "lavorò",
  venni: "venne",
};

const each = (words: string, turned: (word: string) => string): Record<string, string> =>
  Object.fromEntries(words.split(" ").map((word) => [word, turned(word)]));

/** Words of the teller as they are said back to Lei. */
export const turns: Readonly<Record<string, string>> = {
  ...possessives,
  ...elided,
  ...each(imperfect, (word) => word.replace(/o$/u, "a")),
  ...each(together, (word) => word.replace(/mo$/u, "te")),
  ...past,
};
