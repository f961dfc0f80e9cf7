import type { RetoldCases } from "./retold.ts";

export const it: readonly RetoldCases[] = [
  {
    language: "it",
    interview: "primo-bassi-it",
    name: "Primo Bassi",
    people: [
      { name: "Arturo", who: "padre" },
      { name: "Ersilia", who: "madre" },
      { name: "Dina", who: "sorella" },
      { name: "Ivo", who: "fratello" },
      { name: "Carmen", who: "moglie" },
      { name: "Marzia", who: "figlia" },
      { name: "Elia", who: "nipote" },
    ],
    fair: [
      [
        "Si chiama Primo perché fu il primo: il padre Arturo, che non aveva molta fantasia, chiamò Secondina la bambina nata dopo di lui.",
        [1],
      ],
      ["Nacque nel 1939 a Gualtieri, sotto l'argine del Po.", [1]],
      [
        "A scuola il maestro Zanichelli faceva l'appello e diceva ogni giorno «primo dei bassi, ultimo degli alti», e ne rideva soltanto lui.",
        [1, 2],
      ],
      [
        "Zanichelli era un uomo magro, con la giacca lustra sui gomiti, e arrivava in bicicletta da Brescello.",
        [2],
      ],
      ["I conti Primo li sapeva; scrivere invece non gli andava.", [2]],
      [
        "A dodici anni lasciò la scuola ed entrò nella bottega di Nello Fornasari, dove raddrizzava cerchi di bicicletta.",
        [2],
      ],
      [
        "A Nello restava una sola mano buona, perché l'altra gliel'aveva presa una trebbia, e così il ragazzo diventò la sua mano sinistra.",
        [3],
      ],
      ["«Sinistra, tieni qua», gli diceva Nello, e non lo chiamava mai Primo.", [3]],
      [
        "Lo pagava cento lire la settimana e una scodella di minestra, tanto fitta di fagioli che il cucchiaio ci stava in piedi.",
        [3],
      ],
      [
        "La minestra la cucinava la madre di Nello, la Desolina, una donnetta vestita di nero, sorda, che parlava soltanto in dialetto.",
        [3, 4],
      ],
      [
        "Quando nel 1951 venne la piena, la Desolina rimase in cucina a girare la polenta, con l'acqua già al secondo gradino.",
        [4],
      ],
      ["Primo e Nello la portarono di sopra sulla seggiola, e lei non mollò il paiolo.", [4]],
      [
        "Passarono tre settimane sul solaio del municipio, mentre la vacca Bionda stava al primo piano della scuola.",
        [4],
      ],
      [
        "Di notte si sentivano le campane suonare a martello, e gli uomini, tra loro il padre, erano sull'argine coi sacchi di sabbia.",
        [5],
      ],
      [
        "La madre, Ersilia, contava i figli ogni dieci minuti, come si contano i pulcini, ed erano quattro.",
        [5],
      ],
      [
        "L'estate dopo, in luglio, Primo andò al fiume con il fratello Ivo, che aveva nove anni; lui ne aveva tredici e doveva badargli.",
        [4, 6],
      ],
      ["Si voltò a guardare le angurie che un uomo vendeva dalla barca.", [6]],
      [
        "Quando si girò di nuovo, sulla sabbia c'erano soltanto i sandali, messi pari come voleva la mamma.",
        [6],
      ],
      ["Due giorni dopo lo trovarono a Boretto, e da allora la madre non contò più.", [6]],
      ["Non gli disse mai una parola, né quel giorno né più tardi; Primo avrebbe preferito due sberle.", [7]],
      ["D'estate la madre andava a Vercelli per la monda, e ci andò anche quell'anno, in ritardo.", [7]],
      [
        "Prima di allora la sua voce si sentiva dall'altra parte dell'argine; dopo cantò soltanto in chiesa, e piano.",
        [7],
      ],
      ["Per trentotto anni Primo suonò il clarino nella banda di Santa Vittoria.", [8]],
      [
        "Lo strumento, tutto incrinato, glielo diede Sante Mori, barbiere e capobanda, e lui lo riparò con un pezzo di camera d'aria.",
        [9],
      ],
      [
        "Un giorno, nella nebbia, la banda sbagliò corteo e accompagnò con la marcia funebre un carro di barbabietole fino allo zuccherificio.",
        [9],
      ],
      [
        "Nel 1961, al Kursaal di Guastalla, incontrò Carmen Soliani, di Boretto, con un vestito giallo che si era cucita da sola.",
        [9, 10],
      ],
      [
        "Durante l'intervallo scese e le disse che aveva la catena della bicicletta lenta, ma Carmen era venuta a piedi.",
        [10],
      ],
      ["Si sposarono nel 1963, e due anni dopo nacque Marzia, che oggi fa l'infermiera a Reggio.", [10, 11]],
      [
        "Per quarant'anni lei cucì di sopra e lui batté di sotto; quando la macchina taceva, lui saliva, perché era pronto.",
        [23],
      ],
      ["Dal 2016 la macchina non si sente più, eppure Primo continua a salire.", [23]],
    ],
    untrue: [
      ["Il padre la chiamò Secondina perché così si chiamava sua madre.", [1]],
      ["Nacque nel 1936 a Gualtieri.", [1]],
      ["Il maestro Zanichelli veniva in bicicletta da Parma.", [2]],
      ["A Primo la mano sinistra l'aveva mangiata una trebbia.", [3]],
      ["Nello gli dava mille lire la settimana.", [3]],
      ["La Desolina, la madre di Primo, era sorda come una campana.", [3, 4]],
      ["La Desolina mollò il paiolo in cucina.", [4]],
      ["Ivo ne aveva tredici, Primo nove.", [6]],
      ["Ivo doveva guardare Primo.", [6]],
      ["Quel giorno la madre gli diede due sberle.", [7]],
      ["Quell'anno la madre non andò a Vercelli a far la monda.", [7]],
      ["Il clarino glielo aggiustò Sante Mori con un pezzo di camera d'aria.", [9]],
      ["Carmen era venuta in bicicletta, e aveva la catena lenta.", [10]],
      ["Primo si sentì in colpa per tutta la vita.", [6, 7]],
      ["La Marzia è nata nel 1969, il Gianni nel 1965.", [10]],
    ],
  },
  {
    language: "it",
    interview: "assunta-it",
    name: "Assunta Marchesan",
    people: [
      { name: "Toni", who: "zio" },
      { name: "Bepi", who: "fratello" },
      { name: "Gino", who: "fratello" },
      { name: "Nives", who: "sorella" },
      { name: "Felice", who: "figlio" },
    ],
    fair: [
      ["Nacque il 15 agosto 1943, il giorno dell'Assunta, e alla madre il nome venne da sé.", [1]],
      [
        "Il padre avrebbe voluto chiamarla Teresa, ma era in mare, e quando tornò il prete aveva già scritto.",
        [1],
      ],
      [
        "In fabbrica le donne dicevano che era assunta ma non in regola, e le marchette le vide soltanto a diciotto anni.",
        [1],
      ],
      ["La famiglia a Chioggia era conosciuta come i Bragheta, per via del nonno Felice.", [1, 2]],
      [
        "Con la bora il nonno legò le proprie braghe al pennone e rientrò in porto in mutande, davanti alle donne che andavano a messa.",
        [2],
      ],
      [
        "Il 9 febbraio 1955 il padre e lo zio Toni erano fuori da Punta Maestra; lo zio fu tirato su, il padre no.",
        [3],
      ],
      ["Lo trovarono undici giorni dopo, e la madre lo riconobbe dai calzini che gli aveva fatto lei.", [3]],
      ["Per undici giorni il suo piatto rimase in tavola e nessuno poteva toccarlo.", [3]],
      [
        "La dodicesima sera la madre lavò il piatto pulito, lo mise via e disse che dall'indomani si lavorava.",
        [4],
      ],
      ["Assunta lasciò la scuola a metà della quinta elementare.", [4]],
      ["Il primo giorno portava gli zoccoli di Bepi, troppo grandi, imbottiti di carta.", [6]],
      ["Non arrivava al tavolo, così la misero su una cassetta di legno.", [6]],
      [
        "La madre contò due volte i soldi della busta gialla e quella sera le diede il latte che di solito toccava ai maschi.",
        [6],
      ],
      [
        "La sorella Nives, la più piccola, morì di meningite a tre anni, tra le sue braccia, mentre il dottore era al cinema.",
        [8],
      ],
      ["La vecchia Ines fumava la pipa e in fabbrica comandava più del padrone.", [9]],
    ],
    untrue: [
      ["Lo zio Toni fu trovato dopo undici giorni.", [3]],
      ["Il padre legò le braghe al pennone.", [2]],
      ["La Nives morì tra le braccia della madre.", [8]],
      ["Nessuno rise del nonno.", [2]],
      ["La Ines aveva seppellito tre mariti.", [9]],
    ],
  },
  {
    language: "it",
    interview: "ines-it",
    name: "Ines Bragadin",
    people: [
      { name: "Elvira", who: "madre" },
      { name: "Nane", who: "fratello" },
      { name: "Tonin", who: "fratello" },
      { name: "Paola", who: "figlia" },
    ],
    fair: [
      [
        "Il padre avrebbe voluto chiamarla Redenta, per la chiesa del Redentore, ma la madre Elvira si oppose.",
        [1],
      ],
      ["Le diedero invece il nome della zia che era morta di spagnola.", [1]],
      ["Il padre portava al Molino Stucky sacchi da ottanta chili.", [1]],
      [
        "La sera tornava bianco di farina, e la madre lo spazzolava in calle con la scopa prima di lasciarlo entrare.",
        [2],
      ],
      [
        "Ogni sera ripeteva la stessa battuta, che gli era andato di traverso il pane, e nel 1955, chiuso il mulino, smise anche quella.",
        [2],
      ],
      [
        "Da allora passava le sere all'osteria, mentre la moglie gli lasciava il piatto coperto, con un sasso sopra per via del gatto.",
        [3],
      ],
      ["La mattina Nane mangiava tutto freddo.", [3]],
      [
        "Durante l'occupazione gli uomini restarono chiusi nel mulino per settimane, e Ines portava al padre la pignatta.",
        [3, 4],
      ],
      [
        "La madre la legava in uno straccio con due nodi e le raccomandava di non correre, di non fermarsi e di non parlare con nessuno.",
        [4],
      ],
      [
        "D'inverno la nebbia era così fitta che non si vedeva la propria mano, e la ragazza camminava con il caldo della pignatta sulla pancia.",
        [4],
      ],
      ["Un soldato meridionale le fece aprire lo straccio, annusò i fagioli e la lasciò passare.", [4]],
      ["A sedici anni entrò alla Junghans, dove facevano le sveglie.", [6]],
      [
        "Tonin, nato nel 1945, visse sette anni, aveva le orecchie a vela e non smetteva mai di cantare.",
        [7],
      ],
      ["Di Papaveri e papere sbagliava le parole, e quando Ines lo correggeva si arrabbiava.", [8, 9]],
    ],
    untrue: [
      ["La madre voleva chiamarla Redenta.", [1]],
      ["Il padre la salutò con la mano quando tornò.", [5, 6]],
      ["Tonin aveva nove anni.", [7]],
      ["Ines aveva paura dei soldati.", [4]],
    ],
  },
];
