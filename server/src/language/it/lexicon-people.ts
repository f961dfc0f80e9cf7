import { entries } from "../entries.ts";
import type { Lexicon } from "../pack.ts";

/** Words for persons. "genitori" and "nipote" name no single kinship and stand with the people. */
export const peopleWords: Pick<Lexicon, "kin" | "people"> = {
  kin: {
    mother: entries("madre, madri, mamma, mamme, mammina, mammà, mammetta, mater, genitrice"),
    father: entries("padre, padri, papà, babbo, babbi, babbino, paparino, papino, genitore, pà"),
    sister: entries(`
      sorella, sorelle, sorellina, sorelline, sorelluccia, sorellastra, sorellastre, sorellona
    `),
    brother: entries(`
      fratello, fratelli, fratellino, fratellini, fratellone, fratellastro, fratellastri, fratel,
      germano
    `),
    grandmother: entries(`
      nonna, nonne, nonnina, nonnine, nonnetta, bisnonna, bisnonne, ava, ave, trisnonna
    `),
    grandfather: entries("nonno, nonni, nonnino, nonnetto, bisnonno, bisnonni, avo, avi, avolo, trisnonno"),
    aunt: entries("zia, zie, zietta, ziette, prozia, prozie"),
    uncle: entries("zio, zii, zietto, prozio, prozii, zione"),
    wife: entries(`
      moglie, mogli, mogliettina, sposa, spose, sposina, consorte, ex moglie, signora mia
    `),
    husband: entries("marito, mariti, maritino, sposo, sposino, ex marito"),
    daughter: entries(`
      figlia, figlie, figliola, figliole, figliuola, figliuole, figlioletta, figliolette, primogenita,
      secondogenita, figliastra, figliastre
    `),
    son: entries(`
      figlio, figli, figliolo, figlioli, figliuolo, figliuoli, figlioletto, figlioletti, primogenito,
      primogeniti, secondogenito, figliastro, figliastri
    `),
  },
  people: entries(`
    genitori, famiglia, famiglie, parent*, nipote, nipoti, nipotin*, cugin*, cognat*, suocer*, genero,
    generi, nuora, nuore, matrigna, patrigno, madrina, padrino, comare, compare, antenat*, gemell*,
    coniuge, coniugi, sposi, fidanzat*, compagn*, amic*, conoscent*, vicino di casa, vicina di casa,
    vicini, vicini di casa, coinquilin*, maestro, maestra, maestri, maestre, professor*, insegnant*,
    bidell*, precettor*, preside, alliev*, scolar*, student*, collega, colleghi, colleghe, padrone,
    padrona, padroni, principale, capo, capi, direttor*, direttrice, impiegat*, operai*, contadin*,
    bracciant*, mezzadr*, fattore, massaia, massaro, pastor*, pescator*, marinai*, minator*, fornai*,
    panettier*, macellai*, calzolai*, ciabattin*, sart*, barbier*, parrucchier*, falegnam*, fabbro,
    fabbri, murator*, meccanic*, mugnaio, stagnino, arrotino, merciai*, bottegai*, oste, prete, preti,
    parroco, curato, frate, frati, suora, suore, vescovo, sagrestan*, monaca, monache, dottore,
    dottoressa, medico, medici, infermier*, levatrice, ostetrica, balia, bàlia, nutrice, serva, servo,
    servi, serve, domestic*, cameriera, cameriere, cuoca, cuoco, governante, soldato, soldati,
    ufficiale, ufficiali, capitano, generale, carabinier*, sergente, partigian*, prigionier*,
    poliziott*, guardia, guardie, avvocat*, notaio, giudice, sindaco, re, regina, giovinett*,
    giovanott*, donna, donne, uomo, uomini, vecchietta, vecchietto, signora, signore, signori,
    signorina, gente, folla, paesan*, compaesan*, forestier*, stranier*, tedeschi, americani, inglesi,
    austriaci, inquilin*, ospite, ospiti, orfan*, vedov*, istitutrice, istitutrici, istitutore,
    ostessa, sorelle e fratelli, ragazzi, ragazze, un ragazzo, una ragazza, il ragazzo, la ragazza,
    quel ragazzo, quella ragazza, ragazzin*, bambini, bambine, un bambino, una bambina, il bambino,
    la bambina, quel bambino, quella bambina, bimbi, un bimbo, una bimba, fanciulli, fanciulle,
    un fanciullo, una fanciulla, la fanciulla, il fanciullo, vecchierella, un vecchio, una vecchia
  `),
};
