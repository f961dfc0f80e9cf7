import type { FollowUps } from "../pack.ts";

/** Turns on something the teller just said: the words come back unchanged, then one question. */
export const followUps: FollowUps = {
  person: {
    who: [
      "Ha nominato {hook}. Mi presenti questa persona come a chi non l'ha mai vista.",
      "{hook}, ha detto. Che tipo appare nel Suo ricordo?",
      "Mi fermo su {hook}. Che legame c'era tra voi?",
    ],
    where: [
      "{hook}: mi descriva il posto che lega a questa persona.",
      "Dunque {hook}. In quale luogo colloca questa figura?",
    ],
    when: [
      "Torniamo un momento qui: {hook}. In quale periodo della vita questa persona Le era più vicina?",
      "{hook}: da che momento comincia la vostra conoscenza?",
    ],
    event: [
      "{hook}, dice Lei. Mi racconti un episodio con questa persona al centro.",
      "Ecco {hook}. Che cosa accadde, in un giorno passato insieme?",
    ],
    detail: [
      "Ha ricordato {hook}. Quale gesto di questa persona rivede ancora?",
      "{hook}: che suono aveva quella voce?",
      "Mi soffermo su {hook}. Quali parole di questa persona ha conservato?",
    ],
    feeling: [
      "{hook}: che cosa provava in quella presenza?",
      "Lei ha nominato {hook}. Quali sentimenti porta con sé questo ricordo?",
    ],
    meaning: [
      "{hook}, diceva. Che cosa ha portato questa persona nella Sua vita?",
      "{hook}: che cosa si imparava, stando da quella parte?",
    ],
  },
  place: {
    where: [
      "Ha detto {hook}. Mi ci porti: che cosa c'è intorno?",
      "{hook}: che aspetto aveva quel posto?",
      "Siamo lì, {hook}. Quanto era lontano da casa?",
    ],
    who: ["{hook}. Chi si incontrava da quelle parti?", "Lei nomina {hook}. Chi altro conosceva quel posto?"],
    when: [
      "{hook}: in quale stagione rivede quel luogo?",
      "Ha menzionato {hook}. Per quanto tempo quel luogo fece parte delle Sue giornate?",
    ],
    event: [
      "{hook}: mi racconti che cosa vi accadde, un giorno.",
      "Le Sue parole sono {hook}. Che cosa si faceva lì, di solito?",
    ],
    detail: [
      "{hook}, ha detto. Quale odore c'era nell'aria?",
      "Ha detto proprio {hook}. Quali rumori riempivano quel luogo?",
      "Entriamo in quel posto, {hook}. Su quale oggetto cade lo sguardo?",
    ],
    feeling: [
      "{hook}: che cosa si provava a stare lì?",
      "Restiamo ancora qui: {hook}. Che cosa sente, tornandoci con il pensiero?",
    ],
    meaning: [
      "{hook}. Che cosa rappresenta per Lei quel luogo?",
      "E ancora {hook}. Quale parte di sé appartiene ancora a quel posto?",
    ],
  },
  thing: {
    detail: [
      "Ha nominato {hook}. Mi faccia vedere com'era, da vicino.",
      "{hook}: quale odore, quale suono ci si accompagna?",
      "Ecco, {hook}. Che cosa ne ricordano le mani?",
    ],
    who: ["{hook}: per le mani di chi passava?", "Ha detto {hook}. Chi ci aveva a che fare, ogni giorno?"],
    where: ["{hook}: qual era il posto giusto dove trovarlo?", "Ha ricordato {hook}. Da dove veniva?"],
    when: [
      "{hook}: in quali giorni compariva?",
      "Fermiamoci qui: {hook}. Di quale epoca della Sua vita fa parte?",
    ],
    event: [
      "{hook}. Mi racconti una volta in cui ebbe importanza.",
      "Ha parlato così: {hook}. Che fine fece, col tempo?",
    ],
    feeling: [
      "{hook}: che cosa Le smuove dentro?",
      "Parlava di questo: {hook}. Che effetto farebbe averlo di nuovo davanti?",
    ],
    meaning: [
      "{hook}. Perché la memoria ha conservato proprio questo, secondo Lei?",
      "Ecco qui {hook}. Che valore aveva per la gente di casa?",
    ],
  },
  event: {
    event: [
      "{hook}, ha detto. Come cominciò tutto?",
      "Ha raccontato {hook}. Che cosa avvenne subito dopo?",
      "Mi ci faccia assistere: {hook}. Come si svolse la scena?",
    ],
    where: [
      "{hook}: in quale posto ci si trovava?",
      "Le Sue parole: {hook}. Che cosa c'era attorno, in quel momento?",
    ],
    who: ["{hook}. Chi altro era presente?", "Resto su {hook}. Chi ebbe un ruolo in quel fatto?"],
    when: ["{hook}: che momento della Sua vita era?", "Riparto da {hook}. Quanto tempo prese la cosa?"],
    detail: [
      "{hook}: quale particolare è rimasto negli occhi?",
      "Fermiamoci qui, {hook}. Che cosa fu detto, parola per parola?",
    ],
    feeling: [
      "{hook}. Che cosa sentiva dentro, mentre accadeva?",
      "Raccontava {hook}. Con quale animo visse quelle ore?",
    ],
    meaning: ["{hook}: che cosa cambiò, in seguito?", "Ripensiamoci: {hook}. Come guarda oggi a quel fatto?"],
  },
  feeling: {
    event: [
      "Ha detto {hook}. Che cosa fece nascere questo sentimento?",
      "{hook}: mi racconti un momento in cui si provava questo.",
    ],
    where: [
      "{hook}: quale posto vede, se ripensa a quel sentire?",
      "{hook}, ha detto. Dove si trovava, in quelle ore?",
    ],
    who: ["{hook}. Chi se ne accorgeva?", "Ha usato le parole {hook}. Con chi se ne poteva parlare?"],
    when: [
      "{hook}. Quanto durò questo stato d'animo?",
      "Ha detto {hook}. In quali altri momenti ha provato qualcosa di simile?",
    ],
    detail: [
      "{hook}: come si avvertiva nel corpo?",
      "Lei dice {hook}. Da che cosa lo si sarebbe visto, da fuori?",
    ],
    feeling: [
      "{hook}, così ha detto. Con quali altre parole lo direbbe?",
      "{hook}: che cos'altro si mescolava a questo?",
    ],
    meaning: [
      "{hook}: che cosa ne pensa, a distanza di tempo?",
      "Torniamo a queste parole: {hook}. Che posto ha oggi questo sentimento nella Sua vita?",
    ],
  },
  time: {
    event: [
      "{hook}, dice Lei. Che cosa accadeva nella Sua vita, allora?",
      "Eccoci a quel tempo, {hook}. Mi racconti un giorno di quel periodo.",
    ],
    where: [
      "{hook}: dove abitava, a quel tempo?",
      "Ha precisato {hook}. In quali luoghi passavano le Sue giornate?",
    ],
    who: ["{hook}. Quali persone aveva intorno?", "Torniamo a quel tempo, {hook}. Chi vedeva più spesso?"],
    when: ["{hook}: che cosa era venuto prima?", "Partiamo da {hook}. Che cosa seguì, nei mesi dopo?"],
    detail: [
      "{hook}: come ci si vestiva, in quei giorni?",
      "Ha collocato il ricordo così: {hook}. Che cosa si sentiva in giro?",
    ],
    feeling: [
      "{hook}. Che umore aveva quel tempo, per Lei?",
      "Restiamo a quel tempo: {hook}. Quali pensieri occupavano la testa?",
    ],
    meaning: [
      "{hook}: perché quel periodo spicca nella memoria?",
      "Il tempo è {hook}. Che cosa portò di duraturo?",
    ],
  },
  phrase: {
    event: ["Ha detto {hook}. Mi faccia seguire il fatto, dall'inizio.", "{hook}: come andò avanti la cosa?"],
    where: [
      "{hook}. Dove siamo, in questo ricordo?",
      "Riprendo {hook}. Quale luogo c'è dietro queste parole?",
    ],
    who: [
      "{hook}: chi Le torna in mente, con queste parole?",
      "Le Sue parole sono state {hook}. Quali persone c'entravano?",
    ],
    when: [
      "{hook}. A quale tempo della vita ci porta?",
      "Torniamo a queste parole: {hook}. Che cosa era successo, prima?",
    ],
    detail: [
      "Restiamo su questo: {hook}. Mi descriva meglio ciò che vede.",
      "{hook}: quale particolare aggiungerebbe?",
      "Torno alle parole {hook}. Com'era la scena, vista da vicino?",
    ],
    feeling: ["{hook}. Che cosa sente nel dirlo?", "Lei ha detto {hook}. Che stato d'animo c'era sotto?"],
    meaning: [
      "{hook}: che importanza ha per Lei, adesso?",
      "Torno a queste parole: {hook}. Che cosa vuol dire per Lei?",
    ],
  },
};
