import { entries } from "../entries.ts";
import { type FollowUps, sceneRows } from "../follow-ups.ts";
import { phrases } from "../patterns.ts";
import { givenNames } from "./given-names.ts";
import { matters } from "./matters.ts";
import { things } from "./things.ts";
import { times } from "./times.ts";

/** Ordered as they are sought: of two in one place the first. */
const scenes = sceneRows(`
  ! ci siamo conosciuti, ci conoscemmo, ci siamo incontrati, l'ho conosciuta, l'ho conosciuto al, l'ho conosciuto in, ho conosciuto mio marito, ho conosciuto mia moglie, conobbi mio marito, conobbi mia moglie, il nostro primo incontro = Com'è andata, quella prima volta? / Che cosa Le è rimasto di quella prima volta? / E dopo quel primo incontro, come andò avanti?
  ! ci siamo sposati, ci siamo sposate, mi sono sposato, mi sono sposata, me so' sposata, me so' sposato, ci sposammo, mi sposai, l'ho sposata, l'ho sposato, il nostro matrimonio, il mio matrimonio, le nostre nozze, le mie nozze, sposati il, quando mi sposai = Che cosa ricorda del giorno delle nozze? / Com'è stato quel giorno, dalla mattina? / Dove siete andati ad abitare, dopo le nozze?
  ! eravamo fidanzati, ci siamo fidanzati, mi sono fidanzato, mi sono fidanzata, da fidanzati, mi faceva la corte, le facevo la corte, si è dichiarato, mi sono dichiarato, chiese la mano, chiedere la mano = Come ci si vedeva, allora, da fidanzati? / E in casa, che cosa ne dicevano? / Come andò avanti, fra voi?
  ! è nato il primo, è nata la prima, è nato il nostro, è nata la nostra, è nato mio figlio, è nata mia figlia, sono nati i figli, sono nati i bambini, il mio primo figlio, la mia prima figlia, ho avuto due figli, ho avuto tre figli, abbiamo avuto due figli, abbiamo avuto tre figli, ho partorito = Che cosa ricorda di quei primi tempi? / Com'erano, allora, le giornate?
  ! ho lasciato la scuola, ho smesso la scuola, ho smesso di andare a scuola, addio scuola, finita la scuola, finite le elementari, ho finito le elementari, ho finito le scuole, mi hanno tolto da scuola, mi tolsero da scuola = Com'è stato, lasciare la scuola? / E dopo la scuola, che cosa è venuto?
  il primo giorno di scuola, andavo a scuola, andavamo a scuola, a scuola andavo, a scuola andavamo, a scuola si andava, si andava a scuola = Com'era quella scuola? / Di quella scuola, chi si ricorda? / Com'era la strada per andare a scuola?
  ! il mio primo lavoro, il primo lavoro, primo giorno di lavoro, primo giorno in fabbrica, ho cominciato a lavorare, ho iniziato a lavorare, cominciai a lavorare, sono andato a lavorare, sono andata a lavorare, andai a lavorare, sono andata a servizio, andai a servizio, sono andato a imparare, sono andata a imparare, a imparare il mestiere, ho imparato il mestiere, mi hanno assunto, mi hanno assunta, mi assunsero, mi hanno preso a lavorare, mi hanno presa a lavorare = Com'è stato il primo giorno? / Chi Le ha fatto vedere come si faceva? / Come Le era capitato quel lavoro?
  la prima paga, il primo stipendio, il mio stipendio, la mia paga, avevo la paga, la busta paga, la prima busta, il primo salario, i primi soldi = Che cosa ci si comprava, allora, con quei soldi? / Dove andavano a finire, quei soldi?
  ! a lavorare in svizzera, a lavorare in germania, a lavorare in belgio, a lavorare in francia, a lavorare in america, a lavorare all'estero, siamo emigrati, sono emigrato, sono emigrata, emigrai, emigrammo = Com'era la vita, là? / Come ci si capiva, con la gente del posto? / Com'è stato arrivare là?
  ! ci siamo trasferiti, mi sono trasferito, mi sono trasferita, ci trasferimmo, siamo andati ad abitare, siamo andati a stare, andammo ad abitare, andammo a stare, sono venuta ad abitare, sono venuto ad abitare, abbiamo cambiato casa, abbiamo comprato casa, ci hanno dato la casa, la nostra prima casa, la casa popolare, la casa nuova = Com'era la casa? / Com'è stato, arrivare lì? / La prima notte, com'è andata?
  durante la guerra, in tempo di guerra, c'era la guerra, sotto le bombe, eravamo sfollati, siamo sfollati, da sfollati, sfollammo, gli anni della guerra = Come si sentiva la guerra, nella vita di ogni giorno? / Che cosa rivede, di quel tempo? / Come si passavano le giornate?
  è finita la guerra, finì la guerra, la fine della guerra, il venticinque aprile, il giorno della liberazione, sono arrivati gli americani, arrivarono gli americani = Che cosa rivede, di quei giorni? / Che cosa è cambiato per prima cosa?
  ho fatto il militare, a fare il militare, facevo il militare, il servizio militare, la naja, la naia, sotto naja, sotto le armi, mi hanno richiamato, cartolina precetto = Com'erano le giornate, da militare? / Che gente c'era, là? / Com'è stato partire?
  ho preso la patente, presi la patente, la patente della, prendere la patente = Com'è stato, guidare le prime volte? / Chi insegnava a guidare, allora?
  vendemmia, vendemmiare, si vendemmiava, mietitura, mietere, si mieteva, trebbiatura, la trebbia, trebbiare, fienagione, fare il fieno, mungere, mungevo, mungeva, zappare, zappavo, a zappare, la monda, la raccolta delle olive, la raccolta del riso = Come andava una giornata di quelle, dalla mattina? / Chi ci lavorava? / Che cosa toccava fare ai ragazzi?
  ammazzare il maiale, si ammazzava il maiale, ammazzavamo il maiale, ammazzavano il maiale, uccidere il maiale, si uccideva il maiale, il norcino, fare i salami = Come andava, quel giorno del maiale? / Chi veniva ad aiutare?
  tirava la sfoglia, tirare la sfoglia, faceva la pasta, faceva il pane, fare il pane, si faceva il pane, faceva la polenta, faceva i tortellini, faceva i cappelletti, faceva le tagliatelle, faceva gli gnocchi, faceva la conserva, fare la conserva, fare le conserve, si faceva la conserva, faceva il formaggio = Come si preparava? / In che giorni si faceva? / Che profumo c'era, allora?
  cucinava, cucinavo, faceva da mangiare, facevo da mangiare, preparava da mangiare = Che cosa c'era in tavola, di solito? / Qual era il piatto più buono?
  avevamo fame, c'era la fame, patito la fame, pativamo la fame, la miseria, eravamo poveri, eravamo poverissimi, non c'erano soldi, soldi non ce n'erano, non avevamo niente, non si aveva niente, a credito, si faceva segnare, tirava la cinghia, si tirava la cinghia = Come si faceva a tirare avanti? / Che cosa non mancava, nonostante tutto?
  cantavamo, si cantava, cantavo, cantavano tutti, nel coro, al coro = Che cosa si cantava? / Quali parole Le sono rimaste in mente?
  al ballo, a ballare, si ballava, ballavo, ballavamo, in balera, la balera, le balere, sala da ballo, abbiamo ballato = Com'era una serata di ballo? / Che cosa suonavano? / Con chi si andava, a ballare?
  andavamo al cinema, andavo al cinema, si andava al cinema, siamo andati al cinema, il primo film = Com'era, andare al cinema allora? / Quale film Le è rimasto in mente?
  abbiamo riso, si rideva, ridevamo, ridevano tutti, a ridere tutti, tutti a ridere, scoppiati a ridere, scoppiò a ridere, morire dal ridere, che risate, dalle risate, ha riso fino = Che cosa faceva più ridere? / Chi rideva di più?
  mi hanno sgridato, mi hanno sgridata, mi ha sgridato, mi ha sgridata, in castigo, in punizione, le bacchettate, ho marinato la scuola, mi hanno licenziato, mi hanno licenziata, mi hanno bocciato, mi hanno bocciata = Che cosa era successo? / E dopo, com'è andata?
  ! abbiamo litigato, avevamo litigato, litigammo, si litigava, ho litigato, non ci parliamo, non ci parlavamo, non ci siamo più parlati, non ci siamo parlati, non ci siamo più parlate = Da dove era cominciata? / E da allora, com'è andata?
  avevo paura, ho avuto paura, gavevo paura, avevamo paura, mi sono spaventato, mi sono spaventata, che paura, una paura = Che cosa faceva più paura? / E com'è passata?
  ero orgoglioso, ero orgogliosa, orgoglioso di, orgogliosa di, ne vado fiero, ne vado fiera, che soddisfazione = Che cosa c'era voluto, per arrivarci? / E in casa, che cosa ne dissero?
  ! mi sono pentito, mi sono pentita, me ne pento, mi pento, non me lo perdono, non me lo sono mai perdonato, il rimorso, un rimorso, il rimpianto, un rimpianto = Come la vede, adesso? / Oggi, che cosa farebbe di diverso?
  ! mi piacerebbe, vorrei ancora, vorrei tanto, la voglia de, ho ancora un sogno = Come se lo immagina? / Da quanto tempo ci pensa?
  sono andato in pensione, sono andata in pensione, andai in pensione, quando sono in pensione, da quando sono in pensione = Com'è stato, avere le giornate libere? / Che cosa ha fatto, i primi giorni liberi?
  mi scriveva, le scrivevo, gli scrivevo, ci scrivevamo, una lettera, la lettera, una cartolina da, un telegramma, il telegramma = Che cosa ci si scriveva, allora? / Com'era, aspettare la posta?
  nell'orto, l'orto, coltivavo, coltivavamo, il mio orto = Che cosa ci cresceva? / Chi insegnava, a coltivare?
  la domenica, di domenica, tutte le domeniche, ogni domenica, alla domenica = Com'era una domenica, dalla mattina alla sera? / Qual era la parte più bella della domenica?
  a natale, per natale, il natale, ogni natale, natale era, i natali = Com'era il Natale, in casa? / Quale Natale ricorda meglio?
  a pasqua, per pasqua, la pasqua, pasquetta, venerdì santo, settimana santa = Com'era la Pasqua, da voi? / Che cosa si faceva, a Pasqua?
  in colonia, la colonia, alla colonia, colonia estiva, colonia marina = Com'era la colonia? / Che cosa si faceva tutto il giorno, in colonia?
  d'estate, tutte le estati, ogni estate, le vacanze, in vacanza, in villeggiatura, ferragosto = Mi racconti una di quelle estati. / Come passavano le giornate, d'estate?
  faceva freddo, un freddo cane, che freddo, si gelava, gelava = Come ci si scaldava? / Com'erano gli inverni, lì?
  a veglia, il filò, a filò, fare filò, le veglie, la sera nella stalla = Che cosa si raccontava, in quelle sere? / Chi veniva?
  la prima comunione, prima comunione, la cresima = Che cosa ricorda di quella giornata? / Come ci si vestiva, quel giorno?
  i nipotini, mio nipotino, mia nipotina, il nipotino, la nipotina, bisnipoti, pronipoti, pronipotin* = Che cosa fate insieme? / Che cosa vorrebbe raccontare ai più piccoli?
`);

export const followUps: FollowUps = {
  scenes,
  matters: [...matters, ...things],
  aboutMatter: [
    "Mi racconti ancora {matter}.",
    "Che cosa ricorda {matter}?",
    "Mi parli un po' di più {matter}.",
    "Vorrei sapere qualcosa di più {matter}.",
    "Che cosa Le è rimasto in mente {matter}?",
    "Mi dica ancora qualcosa {matter}.",
    "Che storia c'è, a proposito {matter}?",
    "Che cosa si diceva in casa {matter}?",
    "Ancora due parole {matter}, se Le va.",
  ],
  times,
  aboutTime: [
    "Che altro ricorda di {time}?",
    "Mi racconti ancora di {time}.",
    "Che cosa rivede, di {time}?",
    "E poi, {time}, com'è andata?",
    "Vorrei sentire ancora di {time}.",
  ],
  leastWelcome: { person: 0.53, scene: 0.68 },
  likeness: new Set(entries("come, quanto, sembrava, sembravano, pareva, parevano, manco")),
  personBefore: new Set(
    entries(`
      sposato, sposata, sposai, sposò, fidanzato, fidanzata, conobbi, incontrai, incontrato, incontrata, conosciuto,
      conosciuta, povero, povera, buonanima
    `),
  ),
  personAfter: new Set(
    entries(`
      rideva, rise, disse, diceva, dice, voleva, chiese, chiedeva, rispose, rispondeva, pensava, sapeva, amava, sposò,
      lavorava, cantava, insegnava, insegnò, scriveva, scrisse, cucinava, cuciva, fumava, beveva, ballava, gridava, gridò, detto, chiesto, insegnato, risposto,
      piangeva, pianse, parlava, raccontava, urlava, zigava, nacque
    `),
  ),
  ownerless: new Set(entries("papà, babbo, mamma, mama, nonno, nonna, zio, zia")),
  givenNames,
  nameArticles: new Set(entries("il, la, l, lo, el, del, della, dell")),
  saints: new Set(["san", "santa", "santo", "sant", "santi"]),
  thingArticles: new Set(entries("un, uno, una, i, gli, nel, nella, al, alla, sul, sulla")),
  titled: entries("zio, zia, don, suor, fra, nonno, nonna, barba"),
  passing: new Set(
    entries(
      "con, col, coi, per, sotto, sopra, senza, dietro, contro, nessun, nessuna, non, di, del, della, dei, delle",
    ),
  ),
  isSame: /^\p{L}+(?: \p{Lu}\p{L}+)*(?:,? (?:è|era|sarebbe)|,) $/u,
  tellers: new Set(
    entries(
      "disse, dice, diceva, dicevano, detto, chiesto, chiese, chiedeva, voleva, volevano, pensava, rispose, risposto, raccontava, gridava",
    ),
  ),
  hints:
    /\b(?:dopo|da) (?:allora|quel giorno|quella volta|il 19\d\d|il (?:quaranta|cinquanta|sessanta)\w*)\b(?: \S+){0,4} (?:non|mai piu|piu)\b|\bnon (?:ha|hanno) (?:mai )?piu (?!visto|avuto bisogno)\S+|^(?:e |ma )?aveva (?:solo |appena |soltanto )?(?:un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici) ann[oi]$/u,
  goesOn:
    /(?<!\p{L})(?:lui|lei|gli|suo|sua|suoi|sue|era|aveva|ha|diceva|disse|dice|faceva|fece|stava|andava|\p{L}{2,}(?:ava|eva|iva|ò))(?!\p{L})/iu,
  nameAsMatter: null,
  announces:
    /\be (?:di|del|della|dell) @ che (?:le )?(?:parl\S+|raccont\S+|stavo)\b|\b(?:(?:voglio|volevo|vorrei|devo|dovevo|stavo per|posso|fammi|mi lasci|lasciami|mi faccia) (?:proprio |solo |invece |anche )?(?:raccontare|raccontarle|raccontarti|parlare|parlarle|parlarti|dire|dirle|dirti)|(?:le|ti) (?:racconto|raccontavo|racconterei|dico|dicevo|parlo|parlavo)|raccontavo|racconto) (?:qualcosa |ancora |di piu |anche |un po ){0,2}(?:di|del|della|dello|dei|delle|dell|su|sul|sulla) (?:\S+ )?@|\b(?:chieda|chiedimi|chiedere|domandi|domandare|chiedermi|domandarmi) (?:\S+ )?(?:di|del|della|dello|dell|dei|delle) (?:\S+ )?@|(?:^|\be |\bma )(?:di|del|della|dell) (?:\S+ )?@ (?:si puo|puo|glielo|le posso)\b|\bdi @ (?:ne parliamo|parliamo|si parla|voglio parlare)\b|\b(?:stavo|stavamo) (?:dicendo|parlando|raccontando) (?:di|del|della|dello|dell|dei|delle) @/u,
  denies:
    /\bnon ce (?:nessun\S* )?@|\bnon c e (?:nessun\S* )?@|\bnon (?:\S+ )?(?:parl\S+|dic\S+|raccont\S+|si tratta\S*|era|e|chied\S+|domand\S+) (?:\S+ )?(?:di|del|della|dello|dei|delle|dell|su|sul|sulla) @|(?:^|\be |\bma )non (?:di|del|della|dello|dei|delle|dell|su|sul|sulla) @|\b(?:lascio|lasciamo|lasciamolo|lasciamola) (?:stare |perdere )?(?:\S+ )?@ (?:li|la|qui|stare|in pace)\b/u,
  lasting: /\b(?:mai|ancora oggi|tuttora|da allora|ancora adesso|prima volta)\b/u,
  mirth: entries(`
    ridere, rideva, ridevano, ridevamo, ridendo, ride, rido, risata, risate, abbiamo riso, ha riso, hanno riso, buffo, buffa,
    buffi, divertente, divertenti, comico, comica, scherz*, barzellett*
  `),
  toSaga: phrases(`
    te l ho (gia )?detto | (credevo|pensavo) che (lei|mi) | gliel ho (gia )?detto | glielo ho detto | (?<!non )l ho (gia )?detto | gliel avevo detto | ho appena detto | cosa devo dire | cosa vuole che
    (mi|me) (chiede|chiedi|chieda|domanda|domandi|domandava|chiedeva|chiedesse|chiedete|lo chieda|lo domandi) | (mi|me lo) (aveva|avevi|hai) (chiesto|domandato) $ | non m ha risposto | non mi ha risposto | non mi risponde
    che domanda | che domande | la sua domanda | le sue domande | fammi le domande | fammi una domanda | la domanda | mi vuol ascoltare | mi ascolta | mi sta ascoltando | chi sei | chi e lei
    ti dico | le dico | dimmi | mi dica | senti | mi scusi | gliela conto | gliela racconto | lo puo mettere | la puo mettere | lo puoi scrivere | lo scriva | la scriva | scrivi | puoi dire | cancell* | son qua | sono qua | eccomi`),
  deaths: entries(`
    la bara, la sua bara, bara bianca, è vissuto tre giorni, è vissuta tre giorni, visse tre giorni, non ha pianto, è andato sotto, è andata sotto, non è più venuto su, non è più venuta su, l'hanno tirato fuori, l'hanno tirata fuori, l'hanno trovato morto, l'hanno trovata morta, l'hanno trovato nel fiume, l'hanno trovata nel fiume, l'hanno trovato nel canale, l'hanno trovata nel canale, se n'è andato, se n'è andata, non c'è più, ci ha lasciato per sempre, ci ha lasciato troppo presto, ci ha lasciati, non ce l'ha fatta,
    è morto, è morta, e morto, e morta, era morto, era morta, sono morti, mi è morto, mi è morta, morì, morirono, è mancato, è mancata, venuto a
    mancare, venuta a mancare, ho perso mio, ho perso mia, ho perso il, abbiamo perso, sepolto, sepolta, seppellito, seppellita, annegato, annegata, affogato,
    affogata, ucciso, uccisa, fucilato, fucilati, non è più tornato, non è più tornata, non tornò più, nato morto, nata morta, si è impiccato, tolto la vita, smesso di respirare, non respirava più
  `),
  deathIdioms: phrases(
    "quando (e morto|e morta|mori|e mancato|e mancata) $ | (finche|fino a che|fino a quando) (non )?(\\S+ )?(e morto|e morta|mori) | mort[oaie] (dal|dalla|di|dalle|de) (ridere|fame|sonno|paura|vergogna|freddo|fatica|stanchezza|voglia|caldo|noia|invidia) | se n e andat[oa] (\\S+ ){0,3}(a|per) \\S+(are|ere|ire) | se n e andat[oa] (via|di casa|in (germania|svizzera|belgio|francia|america|argentina|australia|brasile|citta|pensione)) | stanc[ao] mort[ao] | straca morta | morivo (dal|dalla|di|de) | muoio (dal|dalla|di) | da morire",
  ),
  aboutLost: [
    "Mi parli di {person}, se Le va.",
    "Sentirei volentieri di {person}, se Le va.",
    "Che cosa Le torna, di {person}?",
    "Se Le va, mi dica che cosa ricorda di {person}.",
  ],
};
