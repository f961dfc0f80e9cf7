import type { ByTheWay } from "../by-the-way.ts";
import { entriesBothWays } from "../entries.ts";

/** What shows that a subject was told without its own word, and how it is asked about when it may have been. */
export const byTheWay: ByTheWay = {
  family_of_origin: {
    tells: entriesBothWays(`
      mamma, mammà, papà, babbo, fratello, sorella, fratelli, sorelle, nonno, nonna, eravamo in quattro, eravamo in cinque,
      eravamo in sei, eravamo in tre, la più piccola, il più grande, il maggiore
    `),
    more: [
      "Chi altro c'era, nella casa della Sua infanzia?",
      "Di chi, della Sua prima casa, non abbiamo ancora parlato?",
      "Chi manca ancora, di quelli con cui ha passato l'infanzia?",
    ],
  },
  places_lived: {
    tells: entriesBothWays(
      `
      abitavo, abitavamo, abito, abitiamo, abbiamo abitato, ho abitato, stavamo di casa, sto di casa, casa popolare, in affitto,
      l'appartamento, appartamento, mi sono spostat*, siamo andati a stare, andammo a stare, sono venuta a stare, sono venuto a stare
    `,
    ),
    more: [
      "In quali altri posti ha abitato?",
      "Di quale casa, tra quelle dove ha vissuto, non abbiamo ancora parlato?",
    ],
  },
  childhood_home: {
    tells: entriesBothWays(
      `
      in casa nostra, a casa nostra, casa mia, la stalla, il cortile, l'aia, la corte, il camino, la cucina, il granaio
    `,
    ),
    more: [
      "Della casa dell'infanzia, che cosa non è ancora stato detto?",
      "Quale angolo di quella prima casa ricorda meglio?",
    ],
  },
  school_outline: {
    tells: entriesBothWays(
      `
      a scuola, la scuola, scuole, elementari, le medie, maestra, maestro, in classe, la classe, prima elementare, terza elementare,
      quinta elementare, la quinta, il quaderno, la pagella, diploma*
    `,
    ),
    more: ["Della scuola, che cosa non è ancora stato raccontato?", "Che cosa Le è rimasto della scuola?"],
  },
  work_outline: {
    tells: entriesBothWays(`
      lavoravo, lavoravamo, lavorato, lavorare, il lavoro, al lavoro, sul lavoro, mestiere, fabbrica, officina, bottega, cantiere,
      ufficio, turno, turni, capoturno, caporeparto, il padrone, la padrona, paga, stipendio, sciopero, sindacato, licenziat*,
      in pensione, la pensione, apprendist*, garzone, operai*, autista, infermier*, sarta, cucivo, muratore, in risaia, mondin*, assunt*,
      i clienti
    `),
    more: [
      "Di quale lavoro non abbiamo ancora parlato?",
      "Che altro ha fatto nella vita, di cui non si è ancora detto niente?",
      "Quale pezzo della Sua vita di lavoro manca ancora?",
    ],
  },
  partners_children: {
    tells: entriesBothWays(`
      marito, moglie, sposat*, sposai, sposammo, sposarmi, sposarci, nozze, matrimonio, fidanzat*, il mio uomo, la mia donna, figli,
      figlia, figlio, incinta, aspettavo, è nata la, è nato il, nipot*, genero, nuora, suocer*, vedov*, separat*, divorzi*,
      ci siamo conosciuti, ci siamo messi insieme, anni insieme
    `),
    more: [
      "Chi delle persone più care non è ancora entrato in questo racconto, e dovrebbe?",
      "Di quale persona cara non abbiamo ancora parlato?",
      "Chi manca ancora, delle persone più vicine?",
    ],
  },
  people_who_mattered: {
    tells: entriesBothWays(
      `
      amico, amica, amici, amiche, collega, colleghi, vicina, vicino di casa, compagno di, compagna di, mi ha salvato, mi salvò
    `,
    ),
    more: [
      "Chi, fuori dalla famiglia, dovrebbe ancora esserci qui?",
      "Di quale persona amica non abbiamo ancora parlato?",
    ],
  },
};
