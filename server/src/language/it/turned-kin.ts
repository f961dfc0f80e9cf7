import type { TurnedKin } from "../conversation.ts";

const phrases = (text: string): string[] =>
  text.split(",").map((phrase) => phrase.trim().replace(/\s+/g, " "));

/** "La mamma" is the teller's own where it is followed by one of these; "la mamma di Gino" is not. */
const followers = phrases(
  "mi, ci, diceva, faceva, aveva, era, stava, andava, cantava, cucinava, lavorava, voleva, veniva, non, e io, e il papà, e il babbo, e la mamma, e mio, e mia",
);

const own = (words: string): string[] =>
  phrases(words).flatMap((word) => followers.map((follower) => `${word} ${follower}`));

/**
 * Relatives in Italian and in the dialects tellers mix with it. Turned round they stand without an article, so that
 * "di", "a" and "su" can stand before them; therefore no plurals ("i miei fratelli").
 */
export const turnedKin: readonly TurnedKin[] = [
  {
    kin: "mother",
    said: "Sua madre",
    heard: [
      ...phrases(`mia madre, mia mamma, la mia mamma, la mia povera mamma, la mia povera madre, mia povera madre,
        nostra madre, nostra mamma, la nostra mamma, mi' mamma, mi' madre, mi mamma, mi madre, me mare, mia mare,
        me mama, mia mama, la mé mama, me mader, la mia mama, mammema, màmmema, me matri, ma matri, me' matri`),
      ...phrases("la mamma, mamma, mammà, la mama"),
    ],
  },
  {
    kin: "father",
    said: "Suo padre",
    heard: [
      ...phrases(`mio padre, mio papà, mio papa', mio papa, il mio papà, mio babbo, il mio babbo, il mio povero papà,
        il mio povero babbo, il mio povero padre, nostro padre, nostro papà, il nostro babbo, mi' babbo, mi babbo,
        mi' padre, mi padre, me pare, mio pare, me papà, me pupà, me pader, mé pader, me patri, ma patri, me' patri,
        patemo, pàtemo, pàteme`),
      ...phrases("il papà, papà, il babbo, babbo, el papà"),
    ],
  },
  {
    kin: "brother",
    said: "Suo fratello",
    heard:
      phrases(`mio fratello, il mio fratellino, il mio fratellone, nostro fratello, mi' fratello, mi fratello,
      me fradelo, me fradel, mio fradel, me fradeo, me fratello, me frati, ma frati, me' frati, fratemo, fràtemo`),
  },
  {
    kin: "sister",
    said: "Sua sorella",
    heard:
      phrases(`mia sorella, la mia sorellina, nostra sorella, mi' sorella, mi sorella, me sorela, mia sorela,
      me sorella, me soru, ma soru, me' soru, sorema, sòrema`),
  },
  {
    kin: "grandmother",
    said: "Sua nonna",
    heard: [
      ...phrases(`mia nonna, la mia nonna, la mia nonnina, nostra nonna, mi' nonna, mi nonna, me nona, mia nona,
        me nonna, la mé nona, me' nonna, nonnema, nònnema`),
      ...own("nonna, la nonna"),
    ],
  },
  {
    kin: "grandfather",
    said: "Suo nonno",
    heard: [
      ...phrases(`mio nonno, il mio nonno, nostro nonno, mi' nonno, mi nonno, me nono, mio nono, me nonno, mé nono,
        me' nonnu, me nonnu, nonnemo`),
      ...own("nonno, il nonno"),
    ],
  },
  {
    kin: "aunt",
    said: "Sua zia",
    heard: phrases("mia zia, la mia zia, nostra zia, mi' zia, mi zia, me zia, me' zia, la mé zia"),
  },
  {
    kin: "uncle",
    said: "Suo zio",
    heard: phrases("mio zio, il mio zio, nostro zio, mi' zio, mi zio, me zio, me' ziu, me ziu, el mé zio"),
  },
  {
    kin: "wife",
    said: "Sua moglie",
    heard:
      phrases(`mia moglie, la mia signora, la mia povera moglie, mi' moglie, mi moglie, me moglie, mia mojer,
      me mojer, me mugghieri, me' mugghieri, mugliema, muglierema, la mi' donna, la mia sposa`),
  },
  {
    kin: "husband",
    said: "Suo marito",
    heard:
      phrases(`mio marito, il mio povero marito, mi' marito, mi marito, me marito, me marì, me maritu, me' maritu,
      maritemo, marìtemo, il mi' omo, il mio sposo`),
  },
  {
    kin: "daughter",
    said: "Sua figlia",
    heard:
      phrases(`mia figlia, la mia figliola, la mia figliuola, la mia bambina, nostra figlia, mi' figlia, mi fija,
      mi' fija, la mi' figliola, me fia, mia fia, me fiola, la mé fiola, me figghia, me' figghia, figliema`),
  },
  {
    kin: "son",
    said: "Suo figlio",
    heard:
      phrases(`mio figlio, il mio figliolo, il mio figliuolo, il mio bambino, nostro figlio, mi' figlio, mi fijo,
      mi' fijo, il mi' figliolo, me fiol, mio fiol, me fio, el mé fiol, me figghiu, me' figghiu, figliemo, fìgliemo`),
  },
];
