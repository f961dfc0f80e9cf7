import { set } from "../grammar.ts";
import { phrases } from "../patterns.ts";
import { formsOf, type StoryWords, tradesOf } from "../story-words.ts";
import { sore } from "./sore.ts";
import { edgeTalk } from "./talk.ts";
import { presentForms, verbForms } from "./verb-forms.ts";

export const storyWords: StoryWords = {
  inEnglish: "Italian",
  innerQuotes: ["“", "”"],
  talk: phrases(`
    (stupida|scema) macchina | macchina (stupida|scema) | chi (legge|ascolta|sente|vede) (queste|questo|tutto|quello) | (lei|tu) non (mi )?(ascolta|ascolti|risponde|rispondi) | (gliel|te l) ho (gia )?detto | l ho gia (detto|raccontato) | (ve|ce|glie) l ho (gia )?(detto|raccontato) | mi (ha|hai) gia chiesto | lei mi (chiede|domanda|va a chiedere|parla)
    mi (chieda|faccia) (un altra|qualcos altro|altro|di) | non mi (chieda|chiedere|domandi) | la prossima domanda | (puo|puoi) ripetere | ripeta | cosa (vuole|vuoi) dire | (lei|tu) e una (macchina|persona) | e un (robot|computer) | (cancelli|cancella|tolga|togli) (questo|quello|tutto) | si puo cancellare
    non (voglio|vorrei|intendo|mi va di) (parlare|parlarne|raccontare|dire) | di (lui|lei|questo|quello|*) non (voglio|parlo|vorrei) | preferisco (non|parlare) | (voglio|vorrei) (smettere|fermarmi|riposare) | sono (stanco|stanca) (adesso|ora|oggi)? | basta (cosi|per oggi) | andiamo avanti | parliamo (d|di) altro | passiamo ad altro | e un segreto | non e una risposta | posso (chiedere|chiederle|raccontare)
    (le|ti) (avevo|ho) (domandato|nominato|chiesto|detto che) | ^ (ma |e |pero ){0,2}non m ha (risposto|ascoltato|detto niente) | lei non m ha (risposto|ascoltato|detto niente) | ^ (ma |e |pero ){0,2}non mi (dice|ha detto) niente | lei non mi (dice|ha detto) niente | (ha|hai) capito $ | mi (vuol|vuole) ascoltare | (le|ghe) (contavo|racontavo|raccontavo) | io le (conto|dicevo) | me l ha detto anche lei | (lei|lu|la famiglia) mi (domandava|chiedeva) | (non )?me lo (domandi|chieda|chiede|domanda) | (de|di) (la |lo )?* (no|non) (ne )?parlo
    (chi ha|non ho|io non ho) detto (di|che) .. (cancell*|tog*|lasci*) | lei cosa (se ne )?fa | la dico a lei | (che )?gliela (conto|racconto) giusta | lui puo (leggere|sentire|ascoltare) | per oggi (basta|mi basta) | mi basta per oggi | (ho|io non ho|aveva) (solo |mica |soltanto )+detto (di|che) | ho detto solo di | (prima )?mi dice .. e poi mi dice | di questo adesso basta | (le|ti|vi) (dico|racconto) (di|del|della|dell|dei) .. piuttosto | una cosa la voglio | e peggio (del|della|dell|di) | lei mi (porta a|domanda il|domanda la|manda il) | (cancellata|cancellato|cancellala) (si o no|proprio) | (qui )?non mi picchia nessuno | lei sente | che lei mi domand* | non me lo vuol dire | me lo dica si o no`),
  briefTalk: phrases(`
    ^ che domanda $ | ^ (che )?cosa (stavo dicendo|dicevo) | ^ dov ero | ^ dove eravamo | ^ (bella|buona|che) domanda | ^ ecco tutto | ^ tutto qui | ^ basta $ | ^ grazie | ^ scusi | ^ mi scusi | ^ prego | ^ avanti | ^ come dice | ^ che altro | ^ allora $ | ^ beh $ | ^ sono (stanco|stanca) $ | ^ vuole | ^ lei ha | ^ va ben | ^ aspett* aspett* | ^ adesso si $
    ^ cio che domanda | ^ un poco ancora $ | ^ domani $ | ^ bongiorno | ^ buongiorno | ^ buonasera | ^ (ma )?va in malora | ^ (ah )?bon almeno | ^ pazienza $ | ^ ecco $ | ^ e lei scusi`),
  edgeTalk,
  toAsker:
    /(?<=[\p{L},;:«] )(?:Lei|Le|La|Suo|Sua|Gliel[aeio])(?![\p{L}'’])(?! \p{Lu})|(?<=\p{L})Le(?![\p{L}])|^Lei (?:mi|me l[oa]) (?:dice|chiede|domanda|ripete|ha (?:detto|chiesto))(?!\p{L})|, (?:cara|caro|figlia|figlio)(?: mi[ao])?(?:[,.!?]|$)/u,
  ofTelling: phrases(
    "^ (eh |oh )?(buongiorno|buonasera) $ | ^ (io )?sto bene | ^ va bene | ^ (e )?cosa vuole che le dica | ^ (allora |adesso |dai |su )?(continui|vada avanti|domandi|chieda)( pure)?$ | ^ (allora )?(gliela|glielo|ve la|ve lo) (dico|racconto) | ^ (non )?ho capito niente",
  ),
  begins: phrases(
    "(le|vi|ti|gliel[aeio]|ve l[aeio]) (racconto|dico|conto) | (voglio|vorrei|devo|posso|lasci* che) .. raccont*",
  ),
  announces: phrases(
    "(le|vi|ti|gli) (dico|racconto|parlo) (di|del|della|dell|dello|dei) | (voglio|volevo|vorrei) raccontar* (di|del|della|dell|dello|dei)",
  ),
  tail: /,? (?:allora|così|quindi|e) (?:(?:gliel|ve l|te l)[oa]) (?:dico|racconto)(?=[.!…])|, come (?:ho detto|dicevo|le dicevo)(?=[.!…])/giu,
  completes: /^Che (?=\p{Ll}+(?:ava|eva|iva|avano|evano|ivano)(?!\p{L})[^!?]*\.?$)/u,
  hints: phrases(
    "(un altra|un altro|altra) (storia|faccenda|questione|discorso|paio di maniche) $ | ma (questa|quella) e un altra (storia|cosa)",
  ),
  drops: phrases(
    "^ (no |ma |be |va be )?lasciamo (stare|perdere|andare) .. $ | ^ (no )?lasci (stare|perdere) $ | ^ (no )?(non )?ne parliamo piu $",
  ),
  brokenOff: phrases(
    "^ (no |ma no |be no |ma |mah ){1,2}(niente|nulla|lasciamo (stare|perdere)|non importa|fa niente|lasci stare|non lo dico) $ | ^ (niente|lasciamo stare|non importa) $",
  ),
  supposes: phrases(
    "(credo|penso|secondo me|mi sa|chissa) .. (lo )?(sapeva|sapesse|sapevano|sapessero|aveva capito|avesse capito) $ | (lo )?(sapeva|sapevano|aveva capito) (credo|penso|secondo me|mi sa) $ | (lo )?(sapeva|sapevano) (da sempre|gia|tutto|benissimo) $ | forse (lo )?(sapeva|sapevano|aveva capito) $",
  ),
  omits: phrases(
    "(tranne|salvo|eccetto|meno) (che )?(un|una|uno|quel|quell|quella|quello) (anno|inverno|estate|volta|stagione|natale)? | (tranne|salvo|eccetto|meno) (uno|una|quello|quella) | a parte (un|una|quel|quell|quella) (anno|inverno|volta|stagione) | (saltato|saltata|perso|persa|mancato|mancata) (solo|soltanto|giusto) (un|una|uno|quella|quello|quell) | (solo|soltanto) (un|una) (anno|volta) (non|ho saltato|ho mancato)",
  ),
  leaveOut: phrases(`
    saga .. (lo|la|li) (salti|tolga|tagli|lasci fuori) | (lo|la|li) (salti|tolga|tagli|lasci fuori) .. saga | (ma )?non che .. quello no | (nella storia|nel libro) non (ce lo|ce la|ci|ce li) (metta|metti|mettere|metta mica) | (quello|questo|quella|questa) no $ | (non (lo|la|li|le) .. )?(scrivere|scriverlo|scriverla) no | non (lo|la|li|le|ne|si) .. (scriva|scriviamo|scrivere|stampi|metta|mettere) | non (scriva|scrivere|metta|stampi|registri) | (non|mai) (va|deve|vada|devono) .. (nel|in nessun|sul) (libro|racconto|storia) | (lasci|tolga|lasciate|togliete) fuori | (lasciamolo|lasciatelo|lasciala|lascialo) fuori | non (deve|devono|dovra) (saperlo|sapere|leggere|leggerlo) | finche sono (vivo|viva) | resti tra noi | non (c e|ha|hanno) bisogno (che|di) .. (sappia|sapere|saperlo|legga|leggere|leggerlo) | (non serve|non occorre) che .. (sappia|sappiano|legga|leggano) | fuori dal (libro|racconto) | (nemmeno|neanche|nessuna|non una) parola (su|di|del|della) | (?<!(?:disse|detto|dissero|scrisse|scritto) )(nemmeno|neanche|neppure) una parola (di|su) (questo|questa|quello|quella|cio|lui|lei|loro) $ | (cancelli|cancella|tolga|togli) (questo|quello|tutto|questa|quella) | (?<!(?:che|se|non|me|glie|ce) )(lo|la|li) (tolga|tolgano|cancelli|cancelliamo|togliamo) (che|perche|per|prego|$) | non (lo|la|li|le) voglio (dentro|nel libro|nel racconto)`),
  ofName: /\b(?:cog)?nom[ei]\b/u,
  opensSecret: phrases(
    "(glielo|te lo) dico io | (le|ti) dico una cosa | una cosa (gliela|te la) dico | tanto (lei|tu) non lo dice",
  ),
  refuses: phrases(
    `^ (ne|neanche|nemmeno) (di|del|della|dei|delle) .. $ | ^ (di|del|della) (quello|quella|questo|questa) (li )?no $ | ^ (di|del|della|dell) .. si ma (di|del|della|dell) .. no $ | (de|di) .. (non|no) (ne )?(parlo|voglio parlare) | non (parlo|voglio parlare) (di|de) | non (mi|me lo) (domandi|chieda|domandare|chiedere) | (li|in quello|in quella storia) non (ci )?entro`,
  ),
  secrecy: phrases(
    "(questo|questa|quello|quella|solo) dopo che (sono|saro) mort* .. $ | (questo|questa) e un segreto $ | finche (sono|son) viv(o|a) (no|mai)? $",
  ),
  secret: phrases("segret(o|i|a|e|amente|ezza)"),
  confides: phrases(
    `(resti|rimanga|resta|rimane) (tra|fra) (noi|di noi) | (tra|fra) (me e lei|me e te|noi due) | lo dico (solo )?a lei | la dico (solo )?a lei | (non )?lo dica (a )?nessuno | se lo tenga per se | in confidenza | ^ (ma |ecco |e )?quest[oa] (e|resta|rimane) un segreto | (una|qualcosa|una cosa|questa e) da (tenere|lasciare) fuori $`,
  ),
  putIn: phrases(`
    scriv(i|a|ilo|ila|etelo) (pure )?(che|di|anche|lo|la) | (puo|puoi) dire (che|di) | (questa|questo|quella|quello|lo|la) (la |lo )?(puo|puoi|potete) (mettere|scrivere|stampare) | (questa|questo|quella|quello) (la|lo) (metta|scriva|stampi|metti) | (puo|puoi) (metterlo|metterla|scriverlo|scriverla) | (deve|devono|puo|possono) (restare|starci|entrare) | (ci|lo|la) (deve|puo) stare | (voglio|vorrei) (tanto |proprio )?che .. (ci sia|sia scritto|sia scritta|ci sia scritto|resti scritto|si sappia|stia scritto) | nel (libro|racconto) (ci |lo |la |li |le ){0,2}(voglio|vorrei|deve|devono|ci vuole) | ci (voglio|vorrei) (scritt*|stampat*|dentro) | (quello|questo|quella|questa|quelli|quelle) (lo|la|li|le) (voglio|vorrei) (scritt*|nel|dentro|proprio) | voglio che (ci )?(sia|siano|resti) | (?<!non )(?<!non (?:la|lo|li|le|ce) )(voglio|vorrei|mi piacerebbe) .. (nel|in questo|in quel|dentro il|sul) (suo |mio )?(libro|racconto) | ^ (e |questo |questa ){0,2}(lo|la) (scriva|metta)( bene| cosi)? $ | ^ (allora |e |si |dai ){0,2}(mettetelo|mettetela|metteteli|mettilo|mettila|lo metta|la metta|li metta)( pure| dentro)? $ | ^ (e |ecco )?(ci )?(metta|metti|scriva) (pure |anche )?che`),
  allows: phrases(
    "(?<!non )(?<!non ci )(puo|possono) (anche |pure |benissimo |tranquillamente )?(stare|restare|rimanere|andare|entrare|starci|restarci|esserci) | (?<!non )(lo |la |li |le |ce lo |ce la |ci )?(puo|puoi|potete) (anche |pure |benissimo |tranquillamente )?(mettere|scrivere|lasciare|tenere|dire|raccontare|stampare|metterlo|metterla|metterli|lasciarlo|lasciarla|scriverlo|scriverla) | va bene (che ci sia|che resti|nel libro)",
  ),
  wordForWord: phrases(
    "parola per parola | (tale e quale|cosi come|proprio come|esattamente come) .. (dico|detto|ho detto|parlo) | lettera per lettera | senza (cambiare|correggere|abbellire|toccare) ..",
  ),
  asksIn: phrases(
    "(mancare|esserci|starci|comparire|trovarsi|entrare|stare|restare|mettere) ... (racconto|libro|storia) | (racconto|libro|storia) ... (mancare|esserci|starci|contenere)",
  ),
  asksOut: phrases(
    "lasci* | fuori | in pace | per se | non (vuole|vorrebbe|ci deve|ci dovrebbe|deve (esserci|starci|comparire|entrare))",
  ),
  wantsIn: phrases(
    "(deve|devono|dovrebbe|dovrebbero) | (che )?(ci )?(sia|siano|resti|restino) | (voglio|vorrei) | (metta|metti|mettete|scriva|scrivi|scrivete) | non (si )?(dimentichi|dimenticare)",
  ),
  lastWord: phrases(
    "(mettiamo|metta|metti|messa|messo|mettere|lasci|finiamo|finisca) .. (in fondo|alla fine|per ultim*) | (finisca|finiamo|finire la storia|chiuda) con | ce la metta in fondo | (libro|storia|racconto) (deve|dovrebbe|ha da|lo voglio|la voglio) .. (finire|chiudersi|chiudere|terminare|concludersi) | (voglio|vorrei) che (il libro |la storia |il racconto )?(finisca|finisse|si chiuda) (con|cosi|parola)",
  ),
  firstWord: phrases(
    "(cominci|incominci|inizi|cominciare|iniziare|apra|aprire) (il libro|la storia|il racconto) (con|da|dal|dalla|dai|dalle|col|coi) | (il libro|la storia|il racconto) (deve )?(cominci|incominci|inizi|cominciare|iniziare) (con|da|dal|dalla|col|coi) | all inizio (del libro|della storia|del racconto)",
  ),
  irregular: verbForms,
  sameWord: formsOf(`
    madre: mamma mammina | padre: papà babbo babbino | nonna: nonnina | nonno: nonnino`),
  sameLetters: [],
  toThird: [
    ...presentForms,
    [/([aei])vamo$/u, "$1vano"],
    [/ammo$/u, "arono"],
    [/emmo$/u, "erono"],
    [/immo$/u, "irono"],
    [/([cg]i)amo$/u, "$1ano"],
    [/iamo$/u, "ano"],
  ],
  firstPerson: /^(?:ho|abbiamo|siamo|fui|ebbi|feci)$|(?:[aei]vamo|ammo|emmo|immo|[ae]vo)$/u,
  doneBy: null,
  nominative: null,
  bareThird:
    /^(?:è|e'|era|erano|ha|hanno|fu|furono|fa|va|sta|dice|disse|fece|venne|vennero|nacque|visse|xe|ga|gera)$|\p{L}{2}(?:ava|eva|iva|avano|evano|ivano|arono|erono|irono)$|\p{L}{2}[òì]$/u,
  subjectless: {
    mayBeNobody: /^(?:era|xe|gera)$/u,
    auxiliary: /^(?:è|e')$/u,
    participle: /^\p{L}+[ts][oa]$/u,
    plural: /(?:ano|ono)$|^hanno$/u,
  },
  denials: set("no anzi"),
  admits: phrases(
    "(detto|raccontato) (male|sbagliato|una cosa sbagliata|una cosa falsa|una bugia) | mi (sono|ero) sbagliat* | ho sbagliato (prima|a dire|a dirle|nel dire)",
  ),
  waits: phrases(
    "(aspett(i|a|ate)|mi sbaglio|mi confondo|sbaglio|scus(i|a|ate)|dico male|volevo dire|mi faccia pensare|cosa dico)",
  ),
  slip: /(?<from>[\p{L}\p{N}]+)[,.]? (?:[–—-] )?(?:no|scusi|anzi|aspetti)[,.]? (?:no[,.]? )?(?:mi sbaglio|era il|era|scusi|volevo dire|dico male|cioè|anzi|aspetti)[,.:]? (?:il |nel )?(?<to>[\p{L}\p{N}]+)/giu,
  sexes: {
    woman: phrases(
      "sono (nata|cresciuta|andata|stata|rimasta|tornata|venuta|partita) | ero (piccola|bambina|giovane sposa|incinta|sposata|ragazza) | da (bambina|ragazza|piccola) | mio marito | ero una (bambina|ragazza)",
    ),
    man: phrases(
      "sono (nato|cresciuto|andato|stato|rimasto|tornato|venuto|partito) | ero (piccolo|bambino|sposato|ragazzo) | da (bambino|ragazzo|piccolo) | mia moglie | ero un (bambino|ragazzo)",
    ),
  },
  born: phrases(
    "(sono|so|son) (nato|nata) | nacqui | venni al mondo | classe (del )?(mille|[0-9]+|(quarant|trent|vent|cinquant|sessant)[a-z]+)",
  ),
  age: /(?<!\p{L})(?:avevo|avrò avuto|quando avevo|a|all['’]età di|verso i|compiuti) (?:appena |circa |solo |quasi |gli |i )?((?:\d{1,2}|un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|(?:vent|trent|quarant|cinquant|sessant|settant|ottant)[\p{L}]+)) anni(?! fa)/giu,
  // The thirtieth and the thirty-first are days of a month, unless a word of years says otherwise.
  shortYear:
    /(?<!\p{L})(?:nel|del|dal|era il|dopo il|classe|nell['’]|(?<=(?<!\p{L})dal(?:l['’]| )\p{L}{5,} )(?:al(?= )|all['’])|dell['’]|dall['’])\s?(?:quaranta|cinquanta|sessanta|settanta|ottanta|novanta|(?:quarant|cinquant|sessant|settant|ottant|novant)(?:uno|otto)|trentotto|(?<=(?:nel|(?:classe|anno|inverno|estate|primavera|autunno|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) del) )(?:trenta|trentuno)|(?:trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta)(?:due|tré|tre|quattro|cinque|sei|sette|nove))(?!\p{L})(?! per cento| anni| (?:gennaio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre))|(?:(?<=(?<!\p{L})(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) )(?:(?:trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta)(?:due|tré|tre|quattro|cinque|sei|sette|nove)|(?:quarant|cinquant|sessant|settant|ottant|novant)(?:uno|otto)|trentotto)(?!\p{L}| anni)|(?<=(?:^|[.!?…]\s{1,2}|\n))(?:(?:quaranta|cinquanta|sessanta|settanta|ottanta|novanta)(?:due|tré|tre|quattro|cinque|sei|sette|nove)|(?:quarant|cinquant|sessant|settant|ottant|novant)(?:uno|otto))(?=\.(?!\.)|, (?!(?:anni|e|o|ma|ne|ci|mi|si|non|lui|lei|io|era|ero|erano|eravamo|ha|ho|aveva|avevo|avevamo|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|forse|quasi|tutti|tutte|più|meno|\p{L}+ant[aiu]\p{L}*)(?!\p{L}))))|(?<![\p{L}\p{N}])['’]\d{2}(?![\p{L}\p{N}]|['’]\p{L})|(?<=(?<!\p{L})(?:nel|del|dal|classe|(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|natale|pasqua)(?: del)?) )[3-9]\d(?![\p{L}\p{N}]|[.,:]\p{N}|['’%]| (?:anni|lire|euro|chili|metri|chilometri|persone|giorni|settimane|mesi|ore|minuti|gradi|per cento)(?!\p{L}))/gu,
  until: /(?<!\p{L})(?:fino a|fino al|fino all['’]|al|all['’]) ?\p{L}+(?:anta|ant[aiu]\p{L}*|\d{4})/giu,
  glance:
    /(?<!\p{L})(?:(?:già |fin |sin )?dal(?:l['’]| )|già nel(?:l['’]| )|quell[oaie] del(?:l['’]| )|come nel(?:l['’]| ))(?:\d{4}|\p{L}+)/giu,
  placeNamesEndInNoun: false,
  afterDeath:
    /(?<!\p{L})(?:dopo che|da quando|dopo la morte) (?:è |era )?(?:mort[oa] |mancat[oa] )?(?:il |la |l['’]|del |della |di )?(\p{Lu}\p{L}+)|(?<!\p{L})(?:bara|cassa|funerale) (?:di |del |della |dell['’])(\p{Lu}\p{L}+)/u,
  parts: [
    "Da dove vengo",
    "I primi anni",
    "Gli anni della scuola",
    "La giovinezza",
    "I primi passi da grande",
    "Gli anni da grande",
    "Gli anni di mezzo",
    "Gli anni più tardi",
    "Oggi",
    "Che cosa ha significato",
    "Che cosa voglio dire",
  ],
  periods: [
    [1, phrases("mi chiamo | il mio nome | battezza* | mi (hanno|diedero) chiamat*")],
    [5, phrases("primo ricordo | da (piccolo|piccola) | ero (piccolo|piccola)")],
    [
      9,
      phrases(
        "a scuola | la maestra | il maestro | elementari | da (bambino|bambina|ragazzino|ragazzina) | noi bambini",
      ),
    ],
    [
      16,
      phrases(
        "apprendist* | garzone | liceo | ginnasio | collegio | primo (lavoro|stipendio) | da (ragazzo|ragazza|giovane) | seminario",
      ),
    ],
    [22, phrases("fidanzat* | matrimonio | sposa* | nozze | militare | soldato | universita")],
    [
      28,
      phrases(
        "primo figlio | prima figlia | incinta | nacque (mio|mia|il|la) | quando i figli erano piccoli",
      ),
    ],
    [66, phrases("pensione | nipotin* | i nipoti | rimasta vedova | rimasto vedovo")],
    [78, phrases("adesso | oggigiorno | alla mia eta | al giorno d oggi | da vecchi*")],
    [
      8,
      phrases(
        "mia (madre|mamma|nonna|sorella) | mio (padre|papa|babbo|nonno|fratello) | i miei (genitori|nonni) | la nonna | il nonno",
      ),
    ],
    [28, phrases("mio marito | mia moglie")],
    [
      40,
      phrases(
        "mio figlio | mia figlia | i miei figli | al lavoro | fabbrica | officina | ufficio | bottega | padrone",
      ),
    ],
  ],
  turnings: {
    death: phrases(
      "(nacque|nato|nata) ... e (ebbe|visse|duro|ha avuto|e vissut*|e durat*) .. (minuti|ore|giorni|settimane) $ | (si fece|ci fu|venne) (un )?silenzio (nell altra stanza|di la|in camera|nella sua stanza) | (di la|in camera|nell altra stanza) non si senti piu .. $ | (una )?(seconda volta|altra volta) non (lo |la )?chiamai .. $ | non (lo |la )?chiamai (una seconda volta|piu) $ | e (lui|lei) lo stesso anno .. $ | (pensai|mi dissi) se non (entro|ci vado) $ | non rispose e (io )?(ho capito|capii) $ | mori | (l hanno|l abbiamo) (messo|messa|disteso|distesa) (sul (tavolo|letto)|nella (cassa|bara)|accanto|vicino) | (settimane|mesi|giorni|ore) e (poi )?(era|e stato) tutto finito | (e|era) (vissut*|campat*) (solo |appena )?(un|una|due|tre|quattro|cinque|sei|sette|otto) (ora|ore|giorno|giorni|settimana|settimane|mese|mesi) $ | (e stata|fu|era) l ultima (cosa|parola) che (ha detto|disse) | rimast(o|a) vedov(o|a) | nat(o|a) mort(o|a) | (?<!finche (?:e|era|fu) )(?<!una (?!sorella|figlia|bambina|donna)[a-z]+ )morta ! dal ridere|di ridere|dalla | (?<!finche (?:e|era|fu) )(?<!un (?!fratello|figlio|bambino|uomo)[a-z]+ )morto ! dal ridere|di ridere|dalla | morirono | (se n e|se ne e|e) andat(o|a) via per sempre | se n e andat(o|a) (in|a|il|nel|di|quel) * | ci ha lasciat* | non si e piu svegliat* | e venut(o|a) a mancare | (stava|sta) morendo | muore (mio|mia|il mio|la mia|la) | moriva (mio|mia) | e mancat* | mancat* | scompars* | uccis* | annega* | (tiro|tirarono|tirava|tirato|tirata|tirarlo|tirarla|ripescar*|ripesc*) .. (col|con il|con un|coi|con i) (gancio|rampino|arpione|uncino|ganci) | sepolt* | (abbiamo|hanno|l ho|l abbiamo) seppellit* | (?<!(?:un|che) )funeral* | perd* (mio|mia|il|la) | caduto in guerra | si spense | spiro | l han(no)? trovat* |  non l hanno (mai|piu) trovat* | affog* | non e (mai )?(piu )?tornat* | (l ho|l abbiamo|l hanno|la|lo) trovat* ... (fredd|rigid|senza vita)* | (ha|aveva) smesso di respirare | non respirava piu | ultimo respiro | (ha|aveva) lasciato (un|una|due|tre|quattro|cinque) (figli|bambin|orfan|vedov)* | l ultima volta .. non aveva piu (fiato|voce) | (l e|e) mort (ol|el|al|la|il|lo) | (xx|lui|lei|mamma|papa|babbo|marito|moglie|fratello|sorella) (adesso |ormai )?non c (e|era) piu | (campat*|vissut*) fino (a|ai|agli) (cent|novant|ottant|settant|sessant)* | (bambin*|figli*|creatura) che non (e|s e|ha) (rimast*|campat*|vissut*|restat*) | nat* ... non (ha (mai )?pianto|pianse) | non ce l ha fatta ! a | non (e )?sopravvissut* | non ha sofferto | (dottore|medico|dottoressa) .. (e stato|era stato|fu) (un attimo|questione di) | (ambulanza|dottore|medico|dottoressa) ... troppo tardi | nessuno .. (siede|seduto|siedeva) .. (nella|sulla) sua (sedia|poltrona) | (lo|la) senti* ... e poi (piu niente|piu nulla|niente|piu) $ | mattina .. letto era (vuoto|rifatto) | (gli|le) (hanno dato|davano|avevano dato|diedero) .. (mesi|settimane) (di vita|$)",
    ),
    marriage: phrases(
      "(mi sono|ci siamo|l ho|ho|mi son|se semo) sposat* | (?<!perche )(eravamo|siamo) sposati ! da | (in|nel) chiesa col velo | (accompagn*|portat*|port*) (mi |me )?all altare | sposati (il|nel|a|in) | ci sposammo | mi sposai | (nostro|mio) matrimonio | nostre nozze | (andavo|andai|andata|andato|portat(o|a)) all altare | ho divorziat* | (ci siamo|mi sono) separat*",
    ),
    move: phrases(
      "trasfer* | emigra* | traslo* | ci (siamo )?stabil* | lasciai (casa|il paese) | (partii|partimmo) per ! (la|il|l|lo) (messa|mercato|scuola|turno|lavoro|officina|campo|fiera|ospedale) | cambiammo casa | a servizio (che|a|in|da|presso|quando|di|$) | (sono|e|siamo|erano|era|ero|andat*) .. (in|nella|nelle|alla|alle) (miniera|miniere|risaia|filanda|fornace) ! che | andat* (in|a|ad) .. a (fare|lavorare|cercare lavoro)",
    ),
  },
  deathBeside: {
    mentioned:
      /\bda quando (?:\w+ ){0,3}(?:e mort[oa]|mori|e mancat[oa])\b|\bprima che (?:\w+ ){1,3}morisse\b/u,
    attended: /\b(?:venne|vennero|venut[oaei]|veniva) (?:\w+ ){0,2}al (?:suo )?funerale\b/u,
    lastDays: /\b(?:hospice|capezzale|fino all.ultimo|ultimo respiro)\b/u,
  },
  married: phrases("(spos*) | (si|lo|la|li|ci|mi) spos* | nozze | matrimonio"),
  children: phrases(
    "(e|era) nat* | nacque | nella pancia | incinta | (mio|mia) (figlio|figlia) | (i miei|due|tre) (figli|bambini) | ho avuto (un|una|due)",
  ),
  livelihood: phrases(
    "(lavoravo|ho lavorato|lavorai|a lavorare) (come|in|a|alla|nella|da|per) | (alla|alle|in) (fabbrica|filanda|risaia|officina|fiat|bottega) | anni ho (cucinato|cucito|insegnato|lavorato|fatto) | a (servizio|bottega|mestiere) | (il mio|il primo) (lavoro|mestiere) | assunt*",
  ),
  given: {
    words: set(
      "il lo la i gli le l quel quella quello quelle quei quegli del dello della dei degli delle dell al allo alla ai agli alle nel nella nello nei nelle sul sulla dal dalla",
    ),
    ending: null,
  },
  timeAfter: phrases(
    "(un|una|due|tre) (giorno|settimana|mese|anno|giorni|settimane|mesi|anni) dopo | (il|la) (giorno|settimana|mese|anno|mattina) dopo | l anno dopo | l indomani",
  ),
  ownName: phrases(
    "sono | ero | mi chiamo | mi chiamavo | mi chiamano | mi chiamavano | mi hanno chiamat* | mi ha chiamat* | mi hanno battezzat* | mi ha battezzat* | nata | vedova | da ragazza | da signorina",
  ),
  atWork: phrases(
    "(era|stava|sedeva|lavorava) (vicino|accanto|davanti|con|sotto) (a me|me|di me|noi) | (accanto|vicino) a me | schiena contro schiena | fianco a fianco | (mi ha|mi aveva) (insegnato|imparato) | (lo stesso|il mio) (turno|banco|reparto|telaio) | la stessa (linea|squadra|macchina) | (tesseva|guidava) | (era|il|la) (caporeparto|capoturno|caposquadra|capo|maestra di reparto|bidello|bigliettaio) | (ha|aveva) cominciato la stessa settimana",
  ),
  sore,
  staying: /^(?:a|ad|in|nel|nella|al|alla|all['’]|presso) ?/iu,
  home: /(?<![\p{L}])(?<!(?:se|quando|prima|finché) )(?:(?:(?:abit|viv|st)(?:o|avo|avamo|evo|evamo|iamo)|(?:sono|son|siamo|semo) (?:nat|cresciut)[oaie]) (?:(?:ad?|in|al|alla|alle|ai|nel|nella) |all['’])|(?:io (?:sono|son)|noi (?:siamo|semo)) (?:(?:de|di|del|della) |dell['’]))|(?<!\p{L})(?:da noi|casa nostra(?: era| stava)?|(?:la mia )?infanzia(?: l['’]ho (?:passata|fatta|avuta))?) (?:ad?|in|al|alla|alle|ai|nel|nella) /giu,
  origin:
    /(?<!\p{L})(?:[Dd]a (?:ragazza|nubile|signorina) (?:ero |mi chiamavo |facevo )?(?:una )?|[Nn]ata )\p{Lu}\p{L}+, (?:e (?:(?:siamo|eravamo|sono|ero|stavamo|stavo) )?|(?:(?!(?<!\p{L})(?:ed?|ma|però|conobbi|conosciut[oaie]|incontra[it]|incontrat[oaie]|sposat[oaie]|andat[oaie])(?!\p{L}))[^.;!?]){0,40}?)(?<!\p{L})(?:di|da|a|in) (?=\p{Lu})/u,
  scene: /^, (?:questo|questa|era|è|si era)(?!\p{L})/u,
  caption: {
    says: /(?<!\p{L})(?:diceva|dicevano|ripeteva|soleva dire)(?: sempre| spesso)?[,:]? (?!che )/iu,
    dwells:
      /(?<!\p{L})(?:stavamo|abitavamo|abitavo|vivevamo|vivevo|stavo|lavoravo|ho lavorato|andai a lavorare|sono andat[ao] a (?:lavorare|servizio)|sono entrat[ao]|ho cominciato|cominciai) (?=(?:in|nel|nella|nello|nell['’]|al|alla|allo|sopra|sotto|dietro|accanto|vicino|presso) )/iu,
    dull: /(?<!\p{L})(?:casa|case|scuola|strada|via|città|paese|stanza|camera|cucina|letto|fine|giorno|tempo|mattina|notte|guerra|lavoro|posto|treno|negozio|ufficio|chiesa|terra|campagna)(?!\p{L})(?! \p{Ll})/iu,
    years: /(?<!\p{L})anni$/iu,
    verbs: set(
      "è era ero eravamo erano sono siamo sei stata stato stati state ho hai ha abbiamo avete hanno fu furono fa faccio fanno fece feci va vado vanno viene vengo vengono venne dice dico dicono disse sta sto stanno dà do diede può posso possono vuole voglio deve devo sa so sanno xe ga gera gavevo piace pare sembra vede vedo sente sento prende prendo mette metto tiene tengo resta rimase nacque nacqui visse manca mangia guarda guardo lascia porta passa arriva torna tornò parla parlo cade cadde rise ride bastava basta serve conta fatto detto messo preso visto andata andato venuta venuto morta morto fosse fossi facesse avrà sarà farà",
    ),
    unfit:
      /(?<!\p{L})(?:questo|questa|questi|queste|quello|quella|quelli|quelle|quel|ciò|cosa|cose|qui|qua|lì|là|ci|ne|si|mi|ti|vi|gli|glielo|allora|poi|lei|lui|loro|le|lo|tu|tuo|tua|suo|sua|suoi|sue|altro|altra|altri|altre|stesso|stessa|così|tale|sì|no|saga|che|chi|come|perché|quando|dove|quale|qualcosa|qualcuno|nessuno|niente|tutto|tutti|anche|pure|prossimo|solito|peggio|meglio|certo|sicuro|vecchio|vecchia|maggiore|minore|più|scusi|scusa|grazie)(?!\p{L})/iu,
    sore: /(?<!\p{L})(?:sangue|polizia|carabinieri|celere|ospedale|manicomio|prigione|galera|multa|debiti?|ubriaco|malat[oa]|fame|bomb\p{L}*|fucile|paura|nud[oa]|bara|tomba|funerale|cimitero|vedov[oa]|mort[oaie]|morte|morire|tumore|dottore|medico|ambulanza|incidente|pianto|piangeva|lacrime|stupid[oa]|brutt[oa]|puzza|gabinetto|cesso|pover[oa]|botte|cinghia|gridava|annegat[oa]|febbre|operat[oa]|polmoni|coltello|bastard[aeio]|puttan[ae]|sgualdrin[ae]|idiot[aei]|storp[iao]|vigliacc[aohei]+|bugiard[aeio]|ladr[aeio]|pigr[aeo]|fannullon[aei]|inutil[ei]|buon[ao] a nulla|non val\p{L}* (?:niente|nulla)|condann\p{L}*|ergastol\p{L}*)(?!\p{L})/iu,
    kinds:
      /(?<!\p{L})(?:ragazz[aeio]|donn[ae]|uomo|uomini|mogli[e]?|mariti?|bambin[aeio]|femmin[ae]|maschi[o]?|spos[aeio]|zitell[ae]|scapoli?|orfan[aeio]|stranier[aeio]|forestier[aeio]|vicin[aeio]|matrimoni[o]?|sposarsi|sposars[ei])(?!\p{L})/iu,
    whoever: /^(?:chi|quel che|dove) /iu,
  },
  trades: tradesOf(
    /(?<!\p{L})(?<!se )(?:sono|ero|faccio|facevo|ho fatto|ho sempre fatto|sono stat[oa]|(?:lavoravo|lavorato|cominciai|cominciato)(?: [^ .!?;:]+){0,5} come|sono diventat[oa]) (?:il |la |lo |l['’]|un |una |un['’])?/gu,
    `
    maestro d'ascia | maestra d'asilo | maestro di musica | mondina | sarta | sarto | levatrice | ostetrica | infermiera | infermiere | maestra | maestro | fabbro | falegname | muratore | imbianchino | saldatore | minatore | contadina | contadino | bracciante | pescatore | pescivendola | fornaio | macellaio
    cuoca | cuoco | cameriera | parrucchiera | barbiere | postino | portalettere | telefonista | dattilografa | segretaria | ragioniera | ragioniere | tipografo | calzolaio | giardiniere | carabiniere | marinaio | medico | veterinario | ingegnere | fotografo
    organista | tranviere | ferroviere | macchinista | camionista | autista | tessitrice | tessitore | orologiaio | ricamatrice | magliaia | balia |
    operaia | operaio | fonditore | tornitore | fresatore | meccanico | elettricista | idraulico | stagnino | vetraio | soffiatore | ebanista | tappezziere | bottaio | maniscalco | sellaio | mugnaio | casaro | pastore | boscaiolo | carbonaio
    scaricatore | portuale | gondoliere | barcaiolo | casellante | bigliettaio | bigliettaia | spazzacamino | arrotino | ombrellaio | materassaia | materassaio | lavandaia | stiratrice | filandaia | filatrice | modista | tabacchina | perlaia | merlettaia
    bidella | bidello | professoressa | farmacista | dentista | impiegata | impiegato | cassiera | commessa | commesso | fruttivendolo | fruttivendola | salumiere | pasticciere | pizzaiolo | oste | ostessa | giornalista | rilegatore | liutaio | fisarmonicista | accordatore | accordatrice | elettrauto | carpentiere | gruista | capoturno | caporeparto | puericultrice | caposala | centralinista | radiotecnico | restauratore | restauratrice | camiciaia | pantalonaia | guantaia | salinaro | vallante | valligiano | cestaio`,
  ),
};
