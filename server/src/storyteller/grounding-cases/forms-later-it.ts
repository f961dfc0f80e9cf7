import type { FormCases } from "./forms.ts";

export const it: FormCases = {
  language: "it",
  name: "Norina Cattaneo",
  people: [
    {
      name: "Battista",
      who: "padre",
    },
    {
      name: "Virginia",
      who: "madre",
    },
  ],
  elsewhere: [
    "Ho sposato Renzo nel 1958.",
    "Mia zia si chiamava Delfina. Mi ha presa con sé che avevo sei anni.",
    "I bambini mi chiamavano Rina, in fabbrica ero la Nora.",
  ],
  cases: [
    [
      "Va al mercato di Crema col carretto dei cavoli.",
      "Andò al mercato di Crema col carretto dei cavoli.",
      "Andò al mercato di Lodi col carretto dei cavoli.",
    ],
    [
      "La carne di venerdì non l'abbiamo mangiata mai.",
      "Di venerdì non mangiarono mai la carne.",
      "Di domenica non mangiarono mai la carne.",
    ],
    [
      "Mio marito costruì la carrozzina con una cassetta di arance.",
      "Renzo aveva costruito la carrozzina con una cassetta di arance.",
      "Battista aveva costruito la carrozzina con una cassetta di arance.",
    ],
    [
      "La zia mi faceva le trecce così strette che non riuscivo a sbattere le palpebre.",
      "Facendole le trecce, Delfina le stringeva tanto che non riusciva a sbattere le palpebre.",
      "Facendole le trecce, Delfina le stringeva tanto che non riusciva a dormire.",
    ],
    [
      "In fabbrica il direttore mi diede un orologio.",
      "Alla Nora il direttore, in fabbrica, aveva dato un orologio.",
      "Alla Nora il direttore, in fabbrica, aveva dato una medaglia.",
    ],
    [
      "Avevo nove anni la prima volta che ho visto il mare.",
      "Norina vide il mare a nove anni, la prima volta.",
      "Norina vide il mare a otto anni, la prima volta.",
    ],
    [
      "La polenta non la sopporto, ma la finii, per lei.",
      "Anche se non sopporta la polenta, la finì per lei.",
      "Anche se non sopporta la minestra, la finì per lei.",
    ],
    [
      "Ero uscita un momento a prendere la legna quando crollò il tetto.",
      "Il tetto crollò mentre era appena uscita a prendere la legna.",
      "Il tetto crollò mentre era appena uscita a prendere l'acqua.",
    ],
    [
      "Dopo l'incendio la mamma non fece più il pane.",
      "La madre, dopo l'incendio, di pane non ne fece più.",
      "La madre, dopo l'alluvione, di pane non ne fece più.",
    ],
    [
      "Il capitano mi appese la medaglia al collo.",
      "La medaglia gliela appese al collo il capitano.",
      "Il fischietto glielo appese al collo il capitano.",
    ],
    [
      "Ogni estate nuoto in quel lago.",
      "Ogni estate aveva nuotato in quel lago.",
      "Ogni inverno aveva nuotato in quel lago.",
    ],
    [
      "Ci inginocchiavamo sulle assi e mio padre leggeva il salmo.",
      "Inginocchiati sulle assi, ascoltavano Battista che leggeva il salmo.",
      "Inginocchiati sulle assi, ascoltavano Renzo che leggeva il salmo.",
    ],
    [
      "Hanno rotto il vetro e rubato la cassa.",
      "Rotto il vetro, avevano rubato la cassa.",
      "Rotto il vetro, avevano rubato la bicicletta.",
    ],
    [
      "A Pasqua faccio ottantaquattro anni. Le patate me le zappo da sola.",
      "A Pasqua farà ottantaquattro anni, e le patate se le zappa da sola.",
      "A Pasqua farà ottantacinque anni, e le patate se le zappa da sola.",
    ],
    ["Per un anno non mi rivolse la parola.", "Per un anno non le parlò.", "Per un mese non le parlò."],
    [
      "Mio figlio nacque sul camion del carbone.",
      "Il figlio le era nato sul camion del carbone.",
      "Il figlio le era nato sul camion del latte.",
    ],
    [
      "Stavamo a Soncino, in una casa vicino al mulino.",
      "La casa di Soncino era vicino al mulino.",
      "La casa di Soresina era vicino al mulino.",
    ],
    [
      "Gli scrivevo ogni sera e non spedivo.",
      "Scrivendogli ogni sera, non spedì mai.",
      "Scrivendogli ogni mattina, non spedì mai.",
    ],
    [
      "Mi prendeva sulle ginocchia e raccontava dell'America.",
      "Prendendola sulle ginocchia, raccontò dell'America.",
      "Prendendola sulle ginocchia, raccontò della Russia.",
    ],
    [
      "Ho perso l'anello nel canale e non l'ho mai ritrovato.",
      "L'anello lo aveva perso nel canale, e mai più ritrovato.",
      "L'orecchino lo aveva perso nel canale, e mai più ritrovato.",
    ],
  ],
};
