import type { RetoldCases } from "./retold.ts";

export const it: readonly RetoldCases[] = [
  {
    language: "it",
    interview: "ottorino-it",
    name: "Ottorino Cavalieri",
    people: [
      { name: "Ines", who: "madre" },
      { name: "Gaetano", who: "padre" },
      { name: "Learco", who: "fratello" },
      { name: "Velia", who: "moglie" },
      { name: "Donata", who: "figlia" },
      { name: "Mauro", who: "figlio" },
      { name: "Irene", who: "nipote" },
    ],
    fair: [
      [
        "Non era l'ottavo figlio, era il terzo; il nome veniva da un amico del padre, portato via nel 1936 e mai tornato.",
        [1],
      ],
      ["In paese lo chiamavano col nome della madre, perché era lei a comandare.", [1]],
      [
        "D'inverno la Ines cuoceva le anguille davanti a dodici camini, e la sera sapeva di fumo e di aceto.",
        [2],
      ],
      [
        "Nel 1948 il padre passò tre mesi in prigione per bracconaggio, e fu lei a mantenere i cinque figli.",
        [2],
      ],
      ["Il Bagoni non sporse denuncia per il pesce marcio, dato che sua moglie era cliente della Ines.", [3]],
      ["Gaetano riconosceva le guardie, al buio, dall'odore del loro sigaro.", [4]],
      [
        "Una notte di febbraio la barca si rovesciò alla bocca del canale: lui riuscì ad aggrapparsi a un palo, il fratello no.",
        [5],
      ],
      ["Quando trovarono il corpo, dopo tre giorni, non glielo lasciarono vedere.", [6]],
      [
        "La sposa dimenticata a Ostellato salì senza una parola, distribuì tre schiaffi e prese posto accanto al maiale.",
        [9],
      ],
      [
        "Per attirare l'attenzione della Velia le disse che aveva uno spillo sul colletto, anche se non c'era.",
        [12],
      ],
    ],
    untrue: [
      ["La Ines rimproverò al marito la sua prigione per tutta la vita.", [2]],
      ["Il capoguardia denunciò la Ines.", [3]],
      ["Il Learco si aggrappò a una bricola e si salvò.", [5]],
      ["La Velia morì in ospedale.", [11]],
      ["Il padre, quel giorno, viaggiò senza biglietto.", [23, 24]],
    ],
  },
  {
    language: "it",
    interview: "teresa-it",
    name: "Teresa Bonfanti",
    people: [
      { name: "Tista", who: "padre" },
      { name: "Rosa", who: "sorella" },
      { name: "Luigina", who: "sorella" },
      { name: "Giacomo", who: "fratello" },
      { name: "Piero", who: "marito" },
      { name: "Marco", who: "figlio" },
      { name: "Daniela", who: "figlia" },
      { name: "Elisa", who: "nipote" },
    ],
    fair: [
      [
        "Doveva portare il nome della nonna paterna, ma il padre si fermò a bere lungo la strada e davanti all'impiegato l'aveva scordato.",
        [1],
      ],
      ["La nonna, offesa, tacque col figlio fino a Natale e continuò a chiamarla Caterina.", [1]],
      ["Vestiva di nero dal 1922, quando le era morto il marito.", [2]],
      ["I bachi da seta stavano al caldo in cucina, mentre la famiglia dormiva al freddo.", [2]],
      [
        "Il dottore arrivò a piedi da Gazzaniga, nella neve, si sedette e domandò un bicchiere, e da questo capirono.",
        [3],
      ],
      [
        "Della sorella non ricorda più il viso, solo la voce e le scarpe, imbottite di carta, che le facevano dolere i calcagni.",
        [3, 4],
      ],
      [
        "Rosa storpiava le litanie per la capra, e la nonna, pur inseguendola con la scopa, se la rideva.",
        [5],
      ],
      ["A Milano, prima dei dodici anni, dormiva in uno stanzino senza chiave, dietro la cucina.", [6, 7]],
      ["Multarono la Ninì perché aveva fatto l'inchino al caposala.", [11]],
      ["Per due anni, dopo quello sciopero, la compagna non le rivolse più le labbra.", [11, 13]],
    ],
    untrue: [
      ["Il padre tornò a casa senza il mulo.", [1]],
      ["La nonna la chiamò sempre Teresa.", [1]],
      ["Fu la mamma a mettere a Rosa la vestina della comunione.", [2]],
      ["La Ninì la chiamò crumira davanti a tutte.", [12]],
      ["Il Bertocchi pagò la scuola alla Patrizia.", [15]],
    ],
  },
];
