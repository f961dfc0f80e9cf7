import { entries } from "../entries.ts";
import type { Lexicon } from "../pack.ts";

type FunctionWords = Pick<
  Lexicon,
  | "stopwords"
  | "hedges"
  | "negations"
  | "fillers"
  | "praise"
  | "leading"
  | "presuming"
  | "speech"
  | "naming"
  | "titles"
  | "placePrepositions"
>;

/** Words that carry the grammar rather than the story. */
export const functionWords: FunctionWords = {
  stopwords: entries(`
      benché, sebbene, affinché, malgrado, nonostante, finché, poiché, siccome, il, lo, la, l, i, gli, le, un, uno, una, di, d, a, ad, da, in, con, su, per, tra, fra, del, dello,
      della, dell, dei, degli, delle, al, allo, alla, all, ai, agli, alle, dal, dallo, dalla, dall, dai,
      dagli, dalle, nel, nello, nella, nell, nei, negli, nelle, sul, sullo, sulla, sull, sui, sugli,
      sulle, col, coi, collo, colla, coll, colle, cogli, pel, pei, e, ed, o, od, ma, se, che, ch, chi, cui, come, com, quando, quand, dove,
      dov, ove, perché, perchè, poiché, poichè, mentre, anche, anch, pure, però, dunque, quindi, allora,
      poi, così, ancora, già, più, meno, molto, molta, molti, molte, poco, po, tanto, tanta, tanti,
      tante, troppo, tutto, tutta, tutti, tutte, tutt, ogni, ognuno, qualche, alcuni, alcune, altro,
      altra, altri, altre, altr, stesso, stessa, stessi, stesse, tale, tali, quale, quali, quanto,
      quanta, quanti, quante, questo, questa, questi, queste, quest, quello, quella, quelli, quelle,
      quell, quel, quei, quegli, ciò, codesto, io, tu, lui, lei, egli, ella, ei, esso, essa, essi, esse,
      noi, voi, loro, me, te, sé, sè, mi, m, ti, t, si, s, ci, c, vi, v, ne, n, mio, mia, miei, mie, tuo,
      tua, tuoi, tue, suo, sua, suoi, sue, nostro, nostra, nostri, nostre, vostro, vostra, vostri,
      vostre, non, né, nè, no, sì, sono, son, sei, è, siamo, siete, ero, eri, era, eravamo, erano, fui, fu,
      fummo, furono, sia, siano, fosse, fossi, fossero, essere, essendo, stato, stata, stati, state,
      sarà, sarebbe, ho, hai, ha, abbiamo, avete, hanno, avevo, aveva, avevamo, avevano, avea, aveano,
      ebbi, ebbe, ebbero, avere, aver, avendo, avuto, avrei, avrebbe, sto, sta, stava, stavo, stavano,
      faccio, fa, faceva, facevo, facevano, fare, fatto, può, poteva, potevo, potevano, deve, doveva,
      dovevo, vuole, voleva, volevo, cosa, cose, c'è, c'era, c'erano, qui, qua, lì, là, quasi, sempre,
      mai, solo, soltanto, proprio, appena, dopo, prima, senza, contro, sotto, sopra, dentro, fuori,
      verso, fino, sino, cioè, infatti, invece, oppure, ecco, bene, ben, male, oggi, ora, adesso, via,
      essermi
    `),
  hedges: entries(`
      forse, magari, probabilmente, circa, all'incirca, più o meno, pressappoco, suppergiù, su per giù,
      credo, credo che, mi pare, mi sembra, mi pareva, mi sembrava, pareva, sembrava, penso, penso che,
      direi, quasi, a quanto pare, se non sbaglio, se non erro, se ben ricordo, se ricordo bene,
      per quanto ricordo, per quel che ricordo, che io ricordi, a memoria, può darsi, può essere,
      dev'essere, doveva essere, una specie di, una sorta di, in un certo senso, si dice che, dicono che,
      dicevano che, a quanto dicono, a detta di, pare che, sembra che, non sono sicuro, non sono sicura,
      non ne sono certo, non ne sono certa, un paio, qualcosa come, tipo, immagino, suppongo, chissà,
      talvolta, a volte, qualche volta, di solito, in genere, parmi, sembrami, per così dire
    `),
  negations: entries(`
      non, no, né, nè, mai, niente, nulla, nessuno, nessuna, nessun, neanche, nemmeno, neppure, senza,
      mica, giammai, nient'altro, manco
    `),
  fillers: entries(`
      ehm, mah, beh, be', eh, uhm, mmm, insomma, come dire, non so come dire, come si dice, va be',
      vabbè, vabbe, bah, ecco, diciamo, sa, sai, vede, vedi, guardi, guarda, senta, senti, capisce,
      capisci, per dire, sa com'è, vede un po'
    `),
  praise: entries(`
      che bella storia, che storia meravigliosa, bellissima storia, storia bellissima, storia stupenda,
      meraviglioso racconto, che bel racconto, racconto bellissimo, racconto meraviglioso,
      che meraviglia, che bello, bellissimo, meraviglioso, fantastico, stupendo, splendido, magnifico,
      ottima risposta, bella risposta, ottima domanda, bravissimo, bravissima, bravo, brava, complimenti,
      che vita straordinaria, straordinario, che emozione, che ricordo prezioso, ricordo prezioso,
      molto toccante, commovente, che persona speciale, che coraggio, ammirevole, ammiro, interessante,
      affascinante, grazie per aver condiviso, grazie per avere condiviso, che bel ricordo
    `),
  leading: entries(`
      si ricorda, si ricorda di, ricorda, ricordi, ha mai, hai mai, è vero che, non è vero, vero che,
      non crede, non pensa, non trova, non le sembra, non le pare, le piaceva, le piace, le è piaciuto,
      le piacerebbe, le manca, le mancava, le capitava, era, erano, eri, eravate, fu, furono, è stato,
      è stata, sono stati, sono state, era stato, aveva, avevate, avevano, ha avuto, ebbe, c'è, c'era,
      c'erano, ci sono, ci fu, ci furono, ci sono stati, andava, andavate, andò, veniva, viveva,
      lavorava, voleva, vuole, vuole dire, vorrebbe, può, potrebbe, poteva, doveva, dovette, sapeva, sa,
      pensa che, crede che, sentiva, forse, chissà quanto, preferisce, preferiva, in che anno, in quale anno, di che anno,
      ha conosciuto, ha vissuto, ha fatto, ha provato, ha imparato, ha ricevuto, ha amato, ha lavorato,
      sono vere
    `),
  presuming: entries(`
      immagino, suppongo, dev'essere stato, deve essere stato, dev'essere stata, deve essere stata, sarà stato,
      sarà stata, certamente, sicuramente, ovviamente
    `),
  speech: entries(`
      disse, dissi, dissero, dicemmo, diceva, dicevo, dicevano, dicevamo, dicea, dice, dico, dicono,
      detto, ha detto, mi ha detto, mi disse, ci disse, gli dissi, le dissi, raccontò, raccontai,
      raccontava, raccontavano, raccontarono, ripeteva, ripetevano, ripeté, ripetè, rispose, risposi,
      risposero, rispondeva, chiese, chiesi, chiesero, chiedeva, domandò, domandai, domandava, esclamò,
      esclamai, esclamava, gridò, gridai, gridava, gridavano, urlò, urlava, sussurrò, sussurrava,
      mormorò, mormorava, parlò, parlai, parlava, parlavamo, parlavano, chiamò, chiamava, ordinò,
      ordinava, promise, promisi, giurò, giurai, spiegò, spiegava, confessò, confessai, confidò,
      confidai, annunciò, annunziò, avvertì, soggiunse, soggiunsi, replicò, replicai, ribatté, ribattè,
      borbottò, brontolava, scherzava, cantava, cantavano, pregava, scrisse, scriveva, si diceva,
      usava dire, soleva dire, come diceva, le sue parole, parole testuali, a voce alta
    `),
  naming: entries(`
      chiamato, chiamata, chiamati, chiamate, di nome, per nome, si chiamava, si chiama, si chiamavano,
      si chiamano, mi chiamo, lo chiamavano, la chiamavano, lo chiamavamo, la chiamavamo, che chiamavamo,
      che chiamavano, detto, detta, detto il, detta la, soprannominato, soprannominata, nominato,
      nominata, nomato, nomata, chiamavasi, nomavasi, appellato, battezzato, battezzata, conosciuto come,
      conosciuta come, il nome era, il suo nome era, nome di, un certo, una certa, intitolato
    `),
  titles: entries(`
      signor, signora, signore, signorina, sig, don, donna, dottor, dottore, dottoressa, dott, professor,
      professore, professoressa, prof, maestro, maestra, zio, zia, nonno, nonna, suor, suora, fra, frate,
      padre, madre, monsignor, monsignore, cardinale, vescovo, papa, re, regina, principe, principessa,
      conte, contessa, duca, duchessa, marchese, marchesa, barone, baronessa, cavalier, cavaliere,
      commendator, commendatore, avvocato, ingegner, ingegnere, geometra, ragioniere, capitano,
      colonnello, generale, maresciallo, sergente, tenente, caporale, maggiore, ammiraglio, onorevole,
      sindaco, abate, san, santa, santo, sant, sor, sora, mastro, compare, comare, notaio, imperatore,
      ministro, presidente, cugino, cugina, parroco, senatore, deputato
    `),
  placePrepositions: entries(`
      a, ad, in, da, nel, nella, nell, nello, nei, nelle, sul, sulla, sull, al, all, verso, presso,
      vicino, attraverso, lungo, via, piazza, corso, viale, contrada, borgo, lago, monte, isola, porta,
      ponte
    `),
};
