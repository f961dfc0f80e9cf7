import type { Language } from "@saga/contract/vocabulary";

/** What somebody tells of a secret and of a father, and how both are asked to go. `left`: what stays of the first. */
type Said = Record<
  "name" | "gloves" | "secret" | "after" | "father" | "asks" | "both" | "yes" | "alone" | "whole" | "shown",
  string
>;

export const said: Record<Language, Said> = {
  it: {
    name: "Rosa, come la mi' nonna da parte di babbo, che stava a Sillico. Io son nata lassù nel febbraio del quarantaquattro, con la neve alla finestra.",
    gloves:
      "Il mi' babbo la sera veniva nel metato, e mi metteva una castagna calda in ogni mano, serrava le dita e diceva: ecco i guanti della signora. Quello io me lo sento ancora qui nel palmo.",
    secret:
      "Quell'inverno poi ci fu poco da cantare, perché l'Ofelia aveva preso i soldi dalla cassa della cooperativa, e Ivo dovette vender la vitella per rimetterceli. Zitti tutti.",
    after: "E il babbo però le castagne me le dava lo stesso, a diciott'anni.",
    father:
      "Più muto. Si metteva sulla panca, si levava gli scarponi e guardava il foco. Una volta mi disse: Rosa, te a Fornaci guadagni più di me. Perché io ero già alla SMI, a contare i bossoli, dal sessanta. E rise, ma mica tanto.",
    asks: "Senta però. Quella faccenda dell'Ofelia, i soldi, la vitella, quella la cancelli per sempre, per l'amor di Dio. Ma le castagne restano.",
    both: "Sì sì, quella la butti pure. E già che ha la scopa in mano: anche quella di prima, del babbo che io a Fornaci guadagnavo più di lui. Non dovevo dirla, povero babbo, ci si vergognava. Via tutta anche quella.",
    yes: "Ecco, brava, proprio quello. Lo butti via, lo butti via. E le castagne restano, siamo d'accordo.",
    alone:
      "E quella del babbo, che a Fornaci guadagnavo più di lui? È andata via o è ancora lì? Perché io anche quella la voglio via, tutta.",
    whole: "Ma se gliel'ho detto adesso, sì! Non ci capisco più niente. Sì, cancelli, tutta la risposta.",
    shown: "scarponi",
  },
  en: {
    name: "Rose. After my gran, Rose Pickering, who kept the toll house at Sowley Bridge and would have no other name said.",
    gloves:
      "Dad used to bring me a hot potato in each hand of a night, and he'd say, there's the lady's gloves. I can feel them yet.",
    secret:
      "That winter our Phyllis took the money out of the chapel box, forty pound, and Jack had to sell the heifer to put it back. Not a word.",
    after: "But Dad brought the potatoes just the same, when I was eighteen.",
    father:
      "He got quieter. He'd sit on the bench and get his boots off and look at the fire. Once he said to me, Rose, you earn more at the mill than me. I was on the looms by then, at Fairhurst's. And he laughed, but not much.",
    asks: "I wish I'd not told you about Phyllis and the chapel box. I want that bit deleted for good. But leave the potatoes.",
    both: "Yes, bin it. And the one before, about Dad, that I earned more than him, that as well. All of that one.",
    yes: "Yes, that's the bit. Bin it.",
    alone: "The one about Dad on the bench, that I earned more than him: I want that gone too.",
    whole: "The whole answer, yes, and then I'll put the kettle on.",
    shown: "bench",
  },
  sv: {
    name: "Rosa. Efter farmor, Rosa Pettersson, som hade grindstugan i Sollebrunn och inte ville höra något annat namn.",
    gloves:
      "Far kom med en varm potatis i var hand om kvällarna, och så sa han: här är fruns handskar. Jag känner dem än.",
    secret:
      "Den vintern tog Ofelia pengarna ur kyrkbössan, fyrtio kronor, och Jan fick sälja kvigan för att lägga tillbaka dem. Inte ett ord.",
    after: "Men potatisen kom far med ändå, när jag var arton.",
    father:
      "Han blev tystare. Han satt på bänken och drog av sig kängorna och såg in i elden. En gång sa han till mig: Rosa, du tjänar mer på fabriken än jag. Jag var vid vävstolarna då, hos Algots. Och han skrattade, men inte mycket.",
    asks: "Jag skulle inte ha berättat om Ofelia och kyrkbössan. Radera den biten för alltid. Men potatisen ska stå kvar.",
    both: "Ja, ta bort det. Och det där om far på bänken, att jag tjänade mer än han, det också. Hela det svaret.",
    yes: "Ja, just den biten. Ta bort den.",
    alone: "Det där om far på bänken, att jag tjänade mer än han: det vill jag också ha bort.",
    whole: "Hela svaret, ja, och sen sätter jag på kaffet.",
    shown: "bänken",
  },
  pl: {
    name: "Róża. Po babci, Róży Pawlak, która mieszkała w dróżniczówce pod Sanokiem i innego imienia nie chciała słyszeć.",
    gloves:
      "Tata wieczorem przynosił mi gorący ziemniak w każdej ręce i mówił: oto rękawiczki pani. Do dziś je czuję.",
    secret:
      "Tamtej zimy Ofelia wzięła pieniądze ze skarbonki kościelnej, czterdzieści złotych, a Jan musiał sprzedać jałówkę, żeby oddać. Cisza w domu.",
    after: "Ale ziemniaki tata przynosił dalej, jak miałam osiemnaście lat.",
    father:
      "Ucichł. Siadał na ławce, zdejmował buty i patrzył w ogień. Raz powiedział do mnie: Róża, ty w fabryce zarabiasz więcej niż ja. Byłam już wtedy przy krosnach, u Poznańskiego. I zaśmiał się, ale nie bardzo.",
    asks: "Nie powinnam była mówić o Ofelii i skarbonce. Proszę usunąć ten kawałek na zawsze. Ale ziemniaki zostają.",
    both: "Tak, wyrzucić to. I to wcześniejsze, o tacie na ławce, że zarabiałam więcej od niego, to też. Całą tamtą odpowiedź.",
    yes: "Tak, właśnie to. Proszę to wyrzucić.",
    alone: "To o tacie na ławce, że zarabiałam więcej od niego: to też ma zniknąć.",
    whole: "Cała odpowiedź, tak, a potem nastawię wodę na herbatę.",
    shown: "ławce",
  },
};

/** Words of the secret, of the father's answer, and of what was said of deleting them. */
export const words: Record<Language, { secret: string[]; father: string[] }> = {
  it: {
    secret: ["Ofelia", "cooperativa", "vitella", "Zitti", "faccenda", "butti via"],
    father: ["scarponi", "Fornaci", "bossoli", "scopa in mano", "voglio via"],
  },
  en: {
    secret: ["Phyllis", "chapel box", "heifer", "Not a word", "bin it", "Bin it"],
    father: ["bench", "looms", "Fairhurst", "earned more", "kettle"],
  },
  sv: {
    secret: ["Ofelia", "kyrkbössan", "kvigan", "Inte ett ord", "Ta bort den", "ta bort det"],
    father: ["bänken", "vävstol", "Algots", "tjänade mer", "kaffet"],
  },
  pl: {
    secret: ["Ofeli", "skarbon", "jałówkę", "Cisza", "wyrzucić"],
    father: ["ławce", "krosnach", "Poznańskiego", "zarabiałam", "herbatę"],
  },
};
