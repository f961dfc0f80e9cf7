import type { FormCases } from "./forms.ts";

export const it: FormCases = {
  language: "it",
  name: "Ersilia Bonfanti",
  people: [
    {
      name: "Oreste",
      who: "padre",
    },
    {
      name: "Argia",
      who: "madre",
    },
    {
      name: "Dino",
      who: "fratello",
    },
    {
      name: "Elio",
      who: "marito",
    },
    {
      name: "Loredana",
      who: "figlia",
    },
  ],
  elsewhere: [],
  cases: [
    [
      "Mio padre va al mulino alle quattro ogni mattina e torna bianco di farina.",
      "Il padre andava al mulino alle quattro ogni mattina e tornava bianco di farina.",
      "Il padre andava al mulino alle cinque ogni mattina e tornava bianco di farina.",
    ],
    [
      "Non avevamo mai avuto la radio in casa.",
      "In casa loro la radio non ci fu mai.",
      "In casa loro la radio ci fu sempre.",
    ],
    [
      "Avevo dieci anni quando mi sono rotta il braccio sul greto.",
      "A dieci anni si ruppe il braccio sul greto.",
      "A dieci anni si ruppe la gamba sul greto.",
    ],
    [
      "In casa ero la Lilla, a scuola l'Ersilia.",
      "Lilla era in casa, a scuola Ersilia.",
      "Lilla era a scuola, in casa Ersilia.",
    ],
    [
      "La mamma, dopo Elio, non ha filato più.",
      "La madre, dopo Elio, smise di filare.",
      "La madre, dopo Dino, smise di filare.",
    ],
    [
      "Ero uscita solo per il pane. Quando sono tornata c'erano i carabinieri.",
      "Uscita soltanto per il pane, al ritorno trovò i carabinieri.",
      "Uscita soltanto per il latte, al ritorno trovò i carabinieri.",
    ],
    [
      "La trippa non mi piace, ma la mangiai tutta perché l'aveva cucinata Elio.",
      "Benché la trippa non le piaccia, la mangiò tutta, perché l'aveva cucinata Elio.",
      "Benché la trippa non le piaccia, la mangiò tutta, perché l'aveva cucinata Oreste.",
    ],
    [
      "Il mare, a Numana, l'ho visto la prima volta nel '52.",
      "Il mare di Numana lo vide per la prima volta nel 1952.",
      "Il mare di Numana lo vide per la prima volta nel 1953.",
    ],
    [
      "Gli ho messo lo scialle sulle spalle e gli ho detto di dormire.",
      "Mettendogli lo scialle sulle spalle, gli disse di dormire.",
      "Mettendogli lo scialle sulle spalle, gli disse di mangiare.",
    ],
    [
      "La maestra mi dice che sono brava e mi dà un quaderno.",
      "Dicendole che era brava, la maestra le diede un quaderno.",
      "Dicendole che era brava, la maestra le diede un libro.",
    ],
    [
      "Il cappotto me lo portò mia zia da Fermo, e io non lo volevo.",
      "Portandoglielo da Fermo, la zia le diede un cappotto che lei non voleva.",
      "Portandoglielo da Macerata, la zia le diede un cappotto che lei non voleva.",
    ],
    [
      "Il babbo beveva. Beveva tutta la paga e poi piangeva.",
      "Il padre bevve tutta la paga e poi pianse.",
      "Il padre bevve tutta la paga e poi rise.",
    ],
    [
      "Ho portato la posta diciassette anni.",
      "Per diciassette anni aveva portato la posta.",
      "Per sedici anni aveva portato la posta.",
    ],
    [
      "La mamma faceva sempre la maglia. Mi fece un golf azzurro per l'esame.",
      "La madre, facendo sempre la maglia, le aveva fatto un golf azzurro per l'esame.",
      "La madre, facendo sempre la maglia, le aveva fatto un golf rosso per l'esame.",
    ],
    [
      "Dino scelse il nome della barca, la chiamò Rondine.",
      "Il nome della barca, Rondine, era stato scelto da Dino.",
      "Il nome della barca, Rondine, era stato scelto da Oreste.",
    ],
    [
      "Stavamo sdraiate nel fieno e ascoltavamo il temporale.",
      "Sdraiate nel fieno, ascoltarono il temporale.",
      "Sdraiate nel fieno, ascoltarono le campane.",
    ],
    [
      "È sepolto a Osimo. Ogni autunno gli porto l'erica.",
      "Ogni autunno Ersilia porta l'erica alla tomba di Osimo.",
      "Ogni autunno Ersilia porta le rose alla tomba di Osimo.",
    ],
    [
      "Io avevo diciotto anni e lui ventiquattro quando ci siamo fidanzati.",
      "Diciottenne, si fidanzò con un ventiquattrenne.",
      "Diciannovenne, si fidanzò con un ventiquattrenne.",
    ],
    [
      "La maestra disse che non avrei combinato niente, e io le ho creduto per anni.",
      "Per anni credette alla maestra, secondo cui non avrebbe combinato niente.",
      "Per anni credette al prete, secondo cui non avrebbe combinato niente.",
    ],
    [
      "Abbiamo venduto il podere e comprato un appartamento a Jesi.",
      "Venduto il podere, comprarono un appartamento a Jesi.",
      "Venduto il podere, comprarono un negozio a Jesi.",
    ],
    [
      "Elio mi insegnò a guidare col furgone del latte. Ho preso un palo.",
      "Imparando a guidare da Elio, col furgone del latte, prese un palo.",
      "Imparando a guidare da Elio, col furgone del latte, prese un muro.",
    ],
    [
      "Non ricordo nessun compleanno prima degli otto anni.",
      "Di compleanni, prima degli otto anni, non ne ricorda nessuno.",
      "Di compleanni, prima dei nove anni, non ne ricorda nessuno.",
    ],
    [
      "Quando finì la guerra fecero un fuoco sul colle, e io avevo le scarpe rosse di mamma.",
      "Finita la guerra si fece un fuoco sul colle, e la Lilla portava le scarpe rosse della madre.",
      "Finita la guerra si fece un fuoco sul colle, e la Lilla portava le scarpe rosse della nonna.",
    ],
    [
      "Elio mi scriveva ogni domenica da Udine.",
      "Ogni domenica Elio le scrisse da Udine.",
      "Ogni sabato Elio le scrisse da Udine.",
    ],
    [
      "Non l'ho mai detto a Loredana, dei soldi. Non potevo.",
      "A Loredana dei soldi non disse mai nulla.",
      "A Loredana dei soldi disse tutto.",
    ],
    [
      "Il bambino visse solo tre giorni. Pietro.",
      "Pietro era vissuto tre giorni soltanto.",
      "Pietro era vissuto quattro giorni soltanto.",
    ],
    [
      "Mia suocera venne a stare con noi e ci restò diciannove anni.",
      "La madre di Elio era venuta a stare con loro, restandoci diciannove anni.",
      "La sorella di Elio era venuta a stare con loro, restandoci diciannove anni.",
    ],
    [
      "Ho sempre avuto paura dell'acqua, da quando Dino non c'è più.",
      "Dell'acqua ha avuto sempre paura, da quando Dino non c'è più.",
      "Del fuoco ha avuto sempre paura, da quando Dino non c'è più.",
    ],
    [
      "Eravamo in sei in due stanze. Io dormivo coi piedi in faccia a mia sorella.",
      "In due stanze vivevano in sei.",
      "In tre stanze vivevano in sei.",
    ],
    [
      "Ho preso la corriera per Ancona, sono scesa davanti all'ospedale e ho chiesto lavoro.",
      "Presa la corriera per Ancona e scesa davanti all'ospedale, chiese lavoro.",
      "Presa la corriera per Ancona e scesa davanti alla stazione, chiese lavoro.",
    ],
    [
      "L'ho perdonata. C'è voluto fino all'87, ma l'ho perdonata.",
      "Nel 1987 l'aveva perdonata.",
      "Nel 1977 l'aveva perdonata.",
    ],
    [
      "Il cane mi morse una volta sola, e il babbo non lo fece più entrare.",
      "Il cane l'aveva morsa una sola volta, e da allora il padre non lo fece più entrare.",
      "Il cane l'aveva morsa una sola volta, e da allora il nonno non lo fece più entrare.",
    ],
    [
      "Loredana aveva tre anni quando prese il morbillo, e restò sorda da un orecchio.",
      "Il morbillo lasciò Loredana, treenne, sorda da un orecchio.",
      "Il morbillo lasciò Loredana, quattrenne, sorda da un orecchio.",
    ],
    [
      "Il comandante era danese. Regalò a mio fratello il suo coltello.",
      "Il comandante, un danese, aveva regalato a Dino il coltello.",
      "Il comandante, un danese, aveva regalato a Dino il cappotto.",
    ],
    [
      "Io corsi a casa e mi nascosi dietro la stufa.",
      "Correndo a casa, si era nascosta dietro la stufa.",
      "Correndo a casa, si era nascosta dietro la porta.",
    ],
    [
      "Mio marito leggeva il giornale ad alta voce ogni sera.",
      "Ogni sera Elio lesse il giornale ad alta voce.",
      "Ogni sera Oreste lesse il giornale ad alta voce.",
    ],
    [
      "Uccidevamo il maiale a gennaio e le donne facevano le salsicce.",
      "A gennaio si uccideva il maiale, e le donne fecero le salsicce.",
      "A febbraio si uccideva il maiale, e le donne fecero le salsicce.",
    ],
    [
      "Ho cominciato in filanda la primavera che facevo quindici anni.",
      "Quindicenne, quella primavera cominciò in filanda.",
      "Sedicenne, quella primavera cominciò in filanda.",
    ],
    ["Nessuno disse una parola a tavola.", "A tavola tacquero tutti.", "A tavola parlarono tutti."],
    [
      "L'ho trovato io. Stava appoggiato al gelso.",
      "Fu lei a trovarlo, appoggiato al gelso.",
      "Fu lei a trovarlo, appoggiato al muro.",
    ],
    [
      "Mi hanno tolto da scuola in terza, e piansi.",
      "Tolta da scuola in terza, aveva pianto.",
      "Tolta da scuola in quarta, aveva pianto.",
    ],
  ],
};
