import { replyWith } from "./model-stand-in.ts";

/** What Nunzia said in Italian, as it was played by hand: a secret, a dress, a grief that is to go, and all that it took to delete them; and what a model heard. */
export const nunzia = [
  {
    says: "Mamma. Lei era di Bernalda, poi Montescaglioso, sempre in mezzo alla gente, il forno, la fontana, e la misero là in mezzo alle rane. I primi tempi la notte usciva fuori a chiamare, così, chiamava i nomi delle vicine, Peppina, Rosaria, per vedere se rispondeva qualcuno. Rispondevano le rane. E non era solo lei, pure io, dopo, da maritata, per quello... ma scusate un momento, questo chi lo legge? Lo legge solo Ilaria o lo leggono pure i figli miei?",
    reply: replyWith(
      "Lo può leggere e ascoltare chi ha preparato tutto per Lei: se è stata Ilaria, Ilaria. E può farlo chi gestisce questa Saga, e ne resta traccia. I Suoi figli no, a meno che non l'abbiano preparato loro o che una storia venga condivisa. Quello che mi chiede di lasciare fuori non entra in nessuna storia. Veda Lei, con calma, se andare avanti o no.",
      {
        intent: "asks",
        also: ["told"],
        move: "answer",
        about: "questo chi lo legge? Lo legge solo Ilaria o lo leggono pure i figli miei?",
        asked: ["reader"],
      },
    ),
  },
  {
    says: "Vado, vado. A ottantadue anni che mi fanno. Questa non la sa nessuno, nemmeno Mena buonanima, la sto dicendo a voi e Ilaria se la legge se la tenga. Donato stava in Germania, a Wolfsburg, alle macchine, dal sessantaquattro. Mandava i soldi. E io ogni mese ne levavo un poco e li cucivo nel materasso, dalla parte mia. Trecentoquarantamila lire, nel sessantotto. Tenevo il biglietto, Policoro-Torino, che da Torino stava Mena. Io me ne volevo andare, io coi figli e basta, lontana da quella casa e da lui pure, che uno che viene a Natale e agosto non è marito, è un villeggiante. E la mattina che dovevo partire Pino si alzò tutto rosso, il morbillo. E così. Coi soldi ci comprai la Necchi, a lui dissi che me li aveva dati mamma.",
    reply: replyWith(
      "Se l'è tenuta dal sessantotto fino a stamattina. Nessuna storia la avrà, finché non lo dice Lei. Se c'è altro da dire, La ascolto; e se basta così, basta così.",
      {
        intent: "secret",
        also: ["told"],
        move: "stay_gently",
        about: "Questa non la sa nessuno, nemmeno Mena buonanima",
        acts: [{ do: "keep_out", what: "1.3" }],
      },
    ),
  },
  {
    says: "basta così sì che poi uno dice chissà che volevi fare e invece niente la Necchi sta ancora là sotto la finestra col coperchio e il pedale che fa cric e io ci ho cucito i vestiti delle comunioni di mezzo Scanzano e pure il vestito di Dora quando si sposò che glielo dovetti allargare due volte in tre settimane davanti e mettere la pistagna così e Dora che piangeva con gli spilli addosso e Donato di là che non parlava con nessuno e faceva i fischietti di canna uno appresso all'altro ne fece quaranta mi pare quaranta fischietti e Mincuccio che venne col pane disse ma che è nato un reggimento",
    reply: replyWith("Che fine hanno fatto, quei quaranta fischietti?", {
      intent: "told",
      move: "follow_up",
      about: "Donato di là che non parlava con nessuno e faceva i fischietti di canna uno appresso all'altro",
    }),
  },
  {
    says: "Bruciati. Li bruciò lui nella stufa la sera del matrimonio. Perché poi servivano per il bambino, no? E il bambino... Dora teneva diciott'anni, era uno di Nova Siri, uno che vendeva i trattori, già sposato, e allora la sposammo di corsa a Michele, che era un bravo ragazzo e lo sapeva. Ci teneva da sempre, a lei, lo sapeva e se la prese. E dopo una ventina di giorni, gennaio dell'ottantatré, l'accompagnai io all'ospedale a Taranto e il bambino non venne. Cinque mesi. Era femmina. Ilaria è venuta dopo, nel novantadue, con Michele, tutto regolare.",
    reply: replyWith(
      "Una femmina, di cinque mesi. Anche questo lo può leggere chi ha preparato tutto per Lei; se deve restare fuori, me lo dica. Com'era la casa, quando è tornata con Dora da Taranto?",
      {
        intent: "grief",
        also: ["told"],
        move: "stay_gently",
        about: "l'accompagnai io all'ospedale a Taranto e il bambino non venne. Cinque mesi. Era femmina",
      },
    ),
  },
  {
    says: "Eh no. No no no. Madonna mia, che ho detto. Chi ha preparato tutto è Ilaria, e Dora è la mamma di Ilaria! Ilaria non sa niente, Dora non glielo ha detto mai, mi fa giurare. Ascoltate, quella cosa lì di Dora, di Taranto, quello dei trattori, la dovete togliere. Ma no togliere che non sta nel racconto, togliere proprio, buttare, come se non l'ho detta mai. Stracciatela. Si può fare o non si può fare?",
    reply: replyWith(
      "Sì, si può fare. Un giuramento è un giuramento: si butta tutta quella risposta, e anche queste parole di adesso. Con quella vanno via pure i fischietti nella stufa, che mi potrà ridire da soli. Il vestito da allargare l'ha detto prima, ed è ancora lì: se deve andare anche quello, me lo dica.",
      {
        intent: "delete",
        also: ["asks", "secret"],
        move: "delete",
        about: "togliere proprio, buttare, come se non l'ho detta mai",
        asked: ["erasing"],
        acts: [
          { do: "erase", what: "1.7" },
          { do: "erase", what: "1.9" },
        ],
      },
    ),
  },
  {
    says: "Sì, sì, buttate, buttate tutto, fischietti e stufa, che me ne faccio. E pure il vestito allargato buttate, che Ilaria i conti li sa fare, è ragioniera peggio del padre. La Necchi no però, la Necchi lasciatela.",
    reply: replyWith(
      "La Necchi resta al posto suo, coi vestiti delle comunioni. Il resto che mi ha detto adesso va messo insieme a quello di prima.",
      {
        intent: "delete",
        move: "delete",
        about: "La Necchi no però, la Necchi lasciatela",
        acts: [
          { do: "erase", what: "1.7" },
          { do: "erase", what: "1.9" },
          {
            do: "erase",
            what: "1.5 e pure il vestito di Dora quando si sposò che glielo dovetti allargare due volte in tre settimane davanti e mettere la pistagna così e Dora che piangeva con gli spilli addosso e Donato di là che non parlava con nessuno e faceva i fischietti di canna uno appresso all'altro ne fece quaranta mi pare quaranta fischietti e Mincuccio che venne col pane disse ma che è nato un reggimento",
          },
          {
            do: "erase",
            what: "1.11 E pure il vestito allargato buttate, che Ilaria i conti li sa fare, è ragioniera peggio del padre.",
          },
        ],
      },
    ),
  },
  {
    says: "Sì, pure quella, certo, che la dice tutta. E il vestito? Quello non me l'avete detto, se è andato o non è andato.",
    reply: replyWith(
      "Ha fatto bene a chiederlo: il vestito non è ancora andato. È fuori da ogni storia, ma Ilaria per ora lo può leggere.",
      {
        intent: "asks",
        also: ["delete"],
        move: "delete",
        about: "E il vestito? Quello non me l'avete detto, se è andato o non è andato",
        asked: ["erasing"],
        acts: [
          { do: "erase", what: "1.9" },
          {
            do: "erase",
            what: "1.5 e pure il vestito di Dora quando si sposò che glielo dovetti allargare due volte in tre settimane davanti e mettere la pistagna così e Dora che piangeva con gli spilli addosso e Donato di là che non parlava con nessuno e faceva i fischietti di canna uno appresso all'altro ne fece quaranta mi pare quaranta fischietti e Mincuccio che venne col pane disse ma che è nato un reggimento",
          },
          { do: "erase", what: "1.11" },
        ],
      },
    ),
  },
  {
    says: "Sì. Ho detto sì.",
    reply: replyWith("Mi dica."),
  },
  {
    says: "Eh, ma là dentro ci sta pure la Necchi, il pedale. Se il vestito da solo non si può levare, allora sì, buttate tutto, la Necchi ve la racconto un'altra volta. E quella che v'ho detto dopo, che Ilaria sa fare i conti, non è che rimane?",
    reply: replyWith(
      "Per adesso rimane, fa bene a chiederlo: non entra in nessuna storia, ma chi ha preparato tutto per Lei qui la può leggere, finché con un Suo sì non è cancellata. Lo stesso vale per il vestito; e la Necchi me la racconta un'altra volta.",
      {
        intent: "delete",
        also: ["asks"],
        move: "delete",
        about: "E quella che v'ho detto dopo, che Ilaria sa fare i conti, non è che rimane?",
        asked: ["erasing"],
        acts: [
          { do: "erase", what: "1.5" },
          { do: "erase", what: "1.11" },
        ],
      },
    ),
  },
  {
    says: "Sì. Il vestito e pure quella dei conti, tutt'e due.",
    reply: replyWith("Mi dica."),
  },
  {
    says: "Sì. Uh, sono stanca, sembra di stare dal notaio. Ci sta ancora da firmare?",
    reply: replyWith(
      "No, non c'è più niente da firmare: quello che voleva buttare è cancellato per sempre, e può restare solo nelle copie di sicurezza di chi gestisce questa Saga. Se è stanca ci fermiamo qui, e la Contessa ci aspetta alle sbarre; se ha ancora voglia, sono qui.",
      {
        intent: "asks",
        also: ["stop"],
        move: "answer",
        about: "sono stanca, sembra di stare dal notaio. Ci sta ancora da firmare?",
        asked: ["erasing"],
      },
    ),
  },
  {
    says: "No, no, ferma, quella è del materasso, chi v'ha detto di toccarla? Quella resta, Ilaria la può leggere. Io dicevo quella dei conti, che Ilaria fa la ragioniera. È andata o no?",
    reply: replyWith(
      "Mi scusi: quella resta com'è, non la tocca nessuno. L'altra, quella dei conti, sì: è cancellata per sempre, e può restare solo nelle copie di sicurezza di chi gestisce questa Saga. Da firmare non c'è più niente; se è stanca, ci fermiamo qui.",
      {
        intent: "asks",
        also: ["corrects"],
        move: "answer",
        about: "Io dicevo quella dei conti, che Ilaria fa la ragioniera. È andata o no?",
        asked: ["erasing"],
        acts: [{ do: "let_in", what: "k1.13-2" }],
      },
    ),
  },
  {
    says: 'Ma che cosa, "lo"? Il materasso no. Il materasso resta, e può stare pure nella storia. Quella dei conti di Ilaria, fischietti e stufa, quella sì, e ve l\'ho detto già.',
    reply: replyWith(
      "Mi scusi, ho fatto confusione io. Il materasso resta, e può stare nella storia. Quella dei conti, coi fischietti e la stufa, è già cancellata: non deve dire più niente. Se è stanca ci fermiamo; se no, mi dica ancora delle arance.",
      {
        intent: "not_heard",
        also: ["corrects"],
        move: "mend",
        about: 'Ma che cosa, "lo"? Il materasso no. Il materasso resta, e può stare pure nella storia',
        acts: [{ do: "let_in", what: "k1.23" }],
      },
    ),
  },
  {
    says: "Eh, meno male. Le arance, sì. Prima però v'ho detto trentuno stagioni, e non è giusto, ci stavo pensando mentre firmavamo. Sono trentaquattro, dal sessantuno al novantasei levando l'anno di Dora e l'anno di Pino. Una tazza, una sola, per sessanta femmine, ci pensate? Il gabinetto. E la Tonia col fischietto che ti contava i minuti. Nel settantaquattro ci siamo messe in fila tutte e sessanta davanti alla porta, tutte insieme, e il nastro camminava da solo e le arance cadevano per terra. La terra di casa invece no, la questione del podere e di Antonella, quella non me la domandate, che ci abbiamo messo otto anni a riparlarci.",
    reply: replyWith("Con tutte e sessanta in fila e le arance per terra, la Tonia che ha fatto?", {
      intent: "told",
      also: ["corrects", "declines"],
      move: "follow_up",
      about:
        "ci siamo messe in fila tutte e sessanta davanti alla porta, tutte insieme, e il nastro camminava da solo",
      acts: [
        { do: "leave_alone", what: "Antonella" },
        { do: "leave_alone", what: "questione del podere" },
      ],
    }),
  },
];
