import { formsOf } from "../story-words.ts";

/** Forms of verbs that share no beginning with their other forms, each with the one they are compared by. */
export const verbForms: ReadonlyMap<string, string> = formsOf(`
    detto: dire dico dice dicono dicevo diceva dicevano dissi disse dissero detta | fatto: fare faccio fa fanno facevo faceva facevano facesse feci fece fecero fatta
    venuto: venire vengo viene vengono veniva venivano venni venne vennero venuta | tornato: tornare torno torna tornano tornava tornai tornò tornarono tornammo tornati
    visto: vedere vedo vede vedeva vidi vide videro vista | preso: prendere prende prendeva presi prese presero presa | messo: mettere mette metteva misi mise misero messa
    rimasto: rimanere rimane rimaneva rimase rimasero rimasta | nato: nascere nasce nacqui nacque nacquero nata | vissuto: vivere vive viveva visse vissero vissuta
    dato: dare do danno dava davano diedi diede diedero data | stato: stare sta stanno stava stetti stette stata | saputo: sapere so sa sanno sapeva seppi seppe seppero | rotto: rompere rompe ruppe ruppero spezzò
    chiesto: chiedere chiede chiedeva chiese chiesero chiesta | scritto: scrivere scrive scriveva scrisse scrissero scritta | letto: leggere legge leggeva lesse lessero letta | perso: perdere perde perdeva perse persero persa
    venduto: vendere vende vendeva vendette vendetti vendé venduta | andato: andare vado va vanno andava andavo andò andai andarono andata andati | nascosto: nascondere nasconde nascose nascosi nascosero nascosta | chiuso: chiudere chiude chiuse chiusi chiusero chiusa | risposto: rispondere risponde rispose risposi
    spento: spegnere spegne spense spensi spenta | morto: morì morire muore morirono morta | corso: correre corre corse corsi corsero | pianto: piangere piange piangeva pianse | riso: ridere ride rideva rise risero | sceso: scendere scende scese scesi scesa
    tenuto: tenere tiene teneva tenne tennero tenuta | bevuto: bere beve beveva bevve | tolto: togliere toglie tolse tolsero | vinto: vincere vince vinse | cresciuto: crescere cresce crebbe cresciuta | conosciuto: conoscere conosce conobbe conobbi conosciuta riconoscere riconosce riconobbe riconobbi riconosciuto riconosciuta | acceso: accendere accese accesi
    scelto: scegliere sceglie sceglieva scelse scelsi scelsero scelta scegliendo | volere: voglio vuole voleva volle volli vollero voluto | piacere: piace piaceva piacque piaciuto piaciuta piaccia piacciono piacciano piacevano piacevo | tacere: tace taceva tacque tacquero taciuto
    appeso: appendere appende appendeva appese appesi appesero appesa appendendo | stretto: stringere stringe stringeva strinse strinsi strinsero stringendo | mosso: muovere muove muoveva mosse mossi mossero mossa muovendo
    raccolto: raccogliere raccoglie raccoglieva raccolse raccolsi raccolsero raccogliendo cogliere coglie coglieva colse colto | seduto: sedere siede sedeva sedette sedetti seduta seduti sedute sedendo | teso: tendere tende tese tesi
    ucciso: uccidere uccide uccideva uccise uccisero uccisa | uscito: uscire esce esco uscì uscii usciva uscivo uscirono uscita usciti uscendo | caduto: cadere cade cadeva cadde caddi caddero caduta cadendo | deciso: decidere decide decise decisi decisero decidendo
    aperto: aprire apre apriva aprì aprii aprirono aperta aprendo | offerto: offrire offre offrì | soffrire: soffre soffriva soffrì sofferto | coperto: coprire copre coprì copriva coperta | dividere: divide divideva divise divisero diviso divisa
    fritto: friggere frigge friggeva frisse | munto: mungere munge mungeva munse mungendo | spinto: spingere spinge spingeva spinse spinsi spinsero spingendo | dipinto: dipingere dipinge dipingeva dipinse | giunto: giungere giunge giunse giunsero
    morso: mordere morde mordeva morse morsero morsa | cotto: cuocere cuoce cuoceva cosse cuocendo | tinto: tingere tinge tinse | steso: stendere stende stendeva stese stesero stesa stendendo | speso: spendere spende spendeva
    detto: dicendo | fatto: facendo | venuto: venendo | visto: vedendo vedevano vedevo | preso: prendendo | messo: mettendo mettevo mettevano misero | rimasto: rimanendo | vissuto: vivendo | dato: dando | rotto: rompendo | chiesto: chiedendo
    scritto: scrivendo scrivevano scrivevo | letto: leggendo leggevo leggevano | perso: perdendo persi | venduto: vendendo vendevano | nascosto: nascondendo nascondeva | chiuso: chiudendo chiudeva | risposto: rispondendo | spento: spegnendo
    corso: correndo correva correvo correvano | pianto: piangendo piangevo piansi piangevano | riso: ridendo ridevo | sceso: scendendo scendeva scendevo scesero | tenuto: tenendo tengo tenevano | bevuto: bevendo bevevo bevevano | tolto: togliendo togliendo
    conosciuto: conoscendo | acceso: accendendo accendere accende accendeva accesero accesa | cresciuto: crescendo cresceva | saputo: sapendo sapevo sapevano sappia | andato: andando andarono | parso: parere pare pareva parve | dovuto: dovere deve doveva dovette`);

/** Endings of what is done now, with those by which it is told: "finisce", "finì"; "paghi" of oneself too. */
export const presentForms: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2})isc(?:o|i|e|ono)$/u, "iva"],
  [/(?<=\p{L}{2})([cg])hi$/u, "$1ava"],
];
