import { entries } from "../entries.ts";
import type { Lexicon } from "../pack.ts";

type Signals = Pick<Lexicon, "decline" | "unknown" | "none" | "grief" | "trauma" | "crisis">;

/** What tells the interviewer to pass on, to slow down, or to show help. */
export const signalWords: Signals = {
  decline: entries(`
      preferisco non parlarne, preferirei non parlarne, preferirei non parlare, preferisco non dirlo,
      preferisco non rispondere, preferirei non rispondere, non voglio parlarne, non ne voglio parlare,
      non vorrei parlarne, non mi va di parlarne, non mi va di parlare, non mi va di rispondere,
      non mi va, non me la sento, non voglio rispondere, non rispondo, non voglio dirlo,
      non voglio ricordare, passiamo ad altro, passiamo oltre, passi oltre, passa oltre, andiamo oltre,
      altra domanda, un'altra domanda, prossima domanda, la prossima domanda, salta la domanda,
      salti la domanda, salti questa, saltiamo la domanda, saltiamo questa, saltiamola, mi chieda altro,
      chiedimi altro, mi chieda qualcos'altro, chiedimi qualcos'altro, mi domandi altro,
      lasciamo perdere, lasciamo stare, meglio non parlarne, cambiamo argomento, cambiamo discorso,
      parliamo d'altro, parliamo di altro, è una cosa privata, sono cose private, è privato,
      questo lo tengo per me, lo tengo per me, me lo tengo per me, non sono affari suoi, non la riguarda,
      basta con questo argomento, non insista
    `),
  unknown: entries(`
      non lo so, non so, non saprei, non so dire, non saprei dire, non ricordo, non mi ricordo,
      non lo ricordo, non me lo ricordo, non ricordo più, non mi ricordo più, non rammento,
      non mi sovviene, non mi viene in mente, non mi viene in mente niente, non mi viene in mente nulla,
      non mi viene, non ne ho idea, nessuna idea, chi lo sa, chissà, boh, niente di speciale,
      nulla di speciale, niente di particolare, nulla di particolare, niente di che, niente da dire,
      nulla da dire, non ho niente da dire, non ho nulla da dire, non c'è niente da raccontare,
      non c'è niente da dire, non c'è molto da dire, non c'è nulla da dire, non c'è nulla da raccontare,
      me lo sono dimenticato, me lo sono dimenticata, me ne sono scordato, me ne sono scordata,
      mi sfugge, ho un vuoto, non ho ricordi, nessun ricordo, non l'ho mai saputo, non ho mai saputo,
      nessuno me l'ha detto, non capisco la domanda, non ho capito la domanda, ho dimenticato tutto,
      non so niente, non so nulla, non so cosa dire, non so che dire, non so che cosa dire, non so dirle,
      non so proprio, questo non lo so
    `),
  none: {
    partners_children: entries(`
      non mi sono mai sposato, non mi sono mai sposata, non mi sposai mai, non ho famiglia,
      né moglie né figli, né marito né figli, sono rimasto scapolo, sono rimasto celibe,
      sono rimasta nubile, sono rimasta zitella, sono sempre stato solo, sono sempre stata sola,
      ho sempre vissuto da solo, ho sempre vissuto da sola, non presi moglie, non presi marito,
      non ho mai preso moglie, non ho mai preso marito, sono rimasta sola tutta la vita,
      sono rimasto solo tutta la vita, non ho avuto né moglie né figli, non ho avuto né marito né figli
    `),
    work_outline: entries(`
      non ho mai lavorato, non lavorai mai, non ho mai avuto un lavoro, non ho avuto un lavoro,
      non ho mai fatto un lavoro, non ho mai avuto un impiego, non ho mai avuto bisogno di lavorare
    `),
    school_outline: entries(`
      non sono mai andato a scuola, non sono mai andata a scuola, non andai a scuola,
      non andai mai a scuola, non ho fatto le scuole, niente scuola, non ho mai studiato,
      non ho frequentato la scuola, a scuola non ci sono andato, a scuola non ci sono andata,
      sono analfabeta
    `),
    becoming_parent_or_kin: entries(`
      non ho avuto figli, non ebbi figli, non abbiamo avuto figli, non avemmo figli, non ho figli,
      figli non ne ho avuti, figli non ne vennero, non ho avuto nipoti, non ho nipoti,
      non sono diventato padre, non sono diventata madre, non sono mai stato padre,
      non sono mai stata madre, siamo rimasti senza figli, sono rimasto senza figli,
      sono rimasta senza figli
    `),
    love_story: entries(`
      non mi sono mai innamorato, non mi sono mai innamorata, non m'innamorai mai, non ho mai amato,
      nessun amore, non ho avuto amori, non ho mai avuto un fidanzato, non ho mai avuto una fidanzata,
      l'amore non l'ho conosciuto, non ho conosciuto l'amore
    `),
    first_job: entries(`
      non ho mai lavorato, non lavorai mai, non ho mai avuto un lavoro, non ho avuto un lavoro,
      non ho mai avuto un impiego
    `),
    working_life: entries(`
      non ho mai lavorato, non lavorai mai, non ho mai avuto un lavoro, non ho avuto un lavoro,
      non ho mai avuto un impiego
    `),
    study_or_training: entries(`
      non ho mai studiato, non ho studiato, non studiai, non ho fatto studi, non feci studi,
      non ho continuato gli studi, non ho potuto studiare, non potei studiare,
      non ho imparato un mestiere, nessun titolo di studio
    `),
    faith_or_belief_event: entries(`
      non sono credente, non credo in dio, non credo in niente, non credo in nulla, non credo a niente,
      sono ateo, sono atea, non ho fede, non ho mai creduto, non sono religioso, non sono religiosa,
      non sono mai stato religioso, non sono mai stata religiosa, la religione non mi interessa,
      non sono mai stato credente, non sono mai stata credente
    `),
    migration_move_travel: entries(`
      non ho mai viaggiato, non viaggiai mai, non mi sono mai mosso, non mi sono mai mossa,
      non mi mossi mai, non sono mai partito, non sono mai partita, sono sempre rimasto qui,
      sono sempre rimasta qui, ho sempre vissuto qui, sempre vissuto qui, non ho fatto viaggi,
      non sono mai uscito dal paese, non sono mai uscita dal paese, non ho mai lasciato il paese
    `),
  },
  grief: entries(`
      morì, morirono, morto, morta, morti, morte, moriva, moribond*, morente, morrà, è mancato,
      è mancata, mancò ai vivi, venne a mancare, è venuto a mancare, è venuta a mancare, scomparve,
      scompars*, decess*, decedut*, defunt*, funeral*, funebr*, esequie, lutto, lutti, luttuos*, tomba,
      tombe, sepolcr*, sepolt*, seppell*, cimitero, camposanto, bara, feretro, salma, cadaver*, vedov*,
      orfan*, cordoglio, condoglianz*, agonia, agonizz*, spirò, spirare, estint*, buonanima, buon'anima,
      compiant*, la perdita di, perdetti mi*, perdemmo mi*, ho perso mi*, ho perduto mi*,
      ho perso il mio, ho perso la mia, abbiamo perso il nostro, abbiamo perso la nostra,
      perso un figlio, perso una figlia, perduto un figlio, perduto una figlia, se n'è andato per sempre,
      se n'è andata per sempre, ultimo respiro, capezzale, estrema unzione, lapide, trapass*,
      in punto di morte, letto di morte, piango ancora, aborto spontaneo, nato morto, nata morta,
      mi manca tanto, mi manca ancora, riposi in pace, pace all'anima, lui non c'è più, lei non c'è più,
      padre non c'è più, madre non c'è più, marito non c'è più, moglie non c'è più, loro non ci sono più,
      vidi morire, vide morire, veder morire, vedere morire, visto morire, stava per morire,
      sul punto di morire, rimasti soli al mondo
    `),
  trauma: entries(`
      violenz*, stupr*, abus*, molest*, picchi*, percoss*, percuot*, bastonat*, bastonò, frustat*,
      frustò, cinghiate, maltratt*, sevizi*, tortur*, terrorizz*, aggred*, aggression*, rapit*, rapin*,
      assassin*, omicid*, uccis*, uccider*, ammazz*, fucilat*, fucilarono, fucilazion*, impiccat*,
      impiccarono, strage, stragi, massacr*, eccidi*, rappresagli*, rastrellament*, deportat*,
      deportazion*, lager, campo di concentramento, campi di concentramento, campo di sterminio,
      campo di prigionia, campo di lavoro, carcer*, internat*, internament*, foibe, leggi razziali,
      persecuzion*, perseguit*, ghetto, bombardament*, bombardav*, bombe, mitragli*, al fronte,
      sul fronte, fronte russo, assedio, assediat*, granata, granate, mutilat*, ferit*, sanguin*,
      fame nera, profug*, sfollat*, suicid*, si uccise, si ammazzò, si tolse la vita, manicomio, incubo,
      incubi, ostaggi*, le botte, prendeva a botte, a suon di botte, orrori della guerra, in trincea,
      nelle trincee, in battaglia, prigionier*, prigionia, in prigione, esiliat*, violento, violenta,
      violenti, mi picchiava, ci picchiava, mi picchiavano, alzava le mani, pozza di sangue,
      coperto di sangue, coperta di sangue, morire di fame, morivano di fame, gulag, camera a gas,
      camere a gas, squadrist*, olio di ricino
    `),
  crisis: entries(`
      voglio morire, voglio solo morire, voglio soltanto morire, vorrei solo morire,
      vorrei soltanto morire, vorrei essere morto, vorrei essere morta, vorrei morire subito,
      vorrei morire adesso, desidero solo morire, ho deciso di morire, non voglio più vivere,
      non voglio vivere più, non ho più voglia di vivere, voglio smettere di vivere, voglio farla finita,
      vorrei farla finita, ho deciso di farla finita, sto per farla finita, penso di farla finita,
      voglio uccidermi, vorrei uccidermi, mi voglio uccidere, penso di uccidermi,
      sto pensando di uccidermi, ho deciso di uccidermi, ho intenzione di uccidermi, sto per uccidermi,
      voglio ammazzarmi, mi voglio ammazzare, penso di ammazzarmi, ho deciso di ammazzarmi,
      sto per ammazzarmi, voglio togliermi la vita, vorrei togliermi la vita, penso di togliermi la vita,
      ho deciso di togliermi la vita, sto per togliermi la vita, mi tolgo la vita, voglio suicidarmi,
      vorrei suicidarmi, penso al suicidio, penso spesso al suicidio, sto pensando al suicidio,
      penso di suicidarmi, mi suicido, voglio impiccarmi, mi impicco stasera, voglio buttarmi di sotto,
      voglio buttarmi dalla finestra, voglio buttarmi sotto un treno, vorrei non svegliarmi più,
      spero di non svegliarmi più, sarebbe meglio se morissi, sarebbe meglio se fossi morto,
      sarebbe meglio se fossi morta, meglio se fossi morto, meglio se fossi morta,
      non vale più la pena di vivere, non vale più la pena vivere, non ha più senso vivere,
      ho preso tutte le pastiglie, ho preso tutte le pillole, ho ingoiato tutte le pastiglie,
      ho ingoiato tutte le pillole, voglio farmi del male, sto per farmi del male, vorrei morire,
      non ce la faccio più a vivere
    `),
};
