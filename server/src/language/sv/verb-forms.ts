import { formsOf } from "../story-words.ts";

/** Forms of verbs that share no beginning with their other forms, each with the one they are compared by. */
export const verbForms: ReadonlyMap<string, string> = formsOf(`
    tog: togs tagits tages | sitta: satt sitter suttit | ligga: legat ligger | stå: stod står stått | sjunga: sjöng sjunger sjungit | dricka: drack dricker druckit | skriva: skrev skriver skrivit | bära: bär burit
    springa: sprang springer sprungit | falla: föll faller fallit | veta: vet vetat | skjuta: sköt skjutit | bryta: bröt bryter brutit | dra: drog drar dragit | slå: slog slår slagit | sova: sov sover sovit | vinna: vann vinner vunnit
    binda: band binder bundit | finna: fann finner funnit | spricka: sprack spruckit | brinna: brann brunnit | bita: bet bitit | flyga: flög flugit | frysa: frös frusit | sälja: sålde säljer sålt | lägga: lade la lägger lagt
    sätta: satte sätter | gråta: grät gråter gråtit | hinna: hann hunnit | spinna: spann spunnit | krypa: kröp krupit | skrika: skrek skrikit | stiga: steg stigit | skära: skar skurit | stjäla: stal stulit | smörja: smorde smort
    bjuda: bjöd bjuder bjudit | ge: gav ger givit gett | få: fick får fått | gå: gick går gått | komma: kom kommer kommit | se: såg ser sett | göra: gjorde gör gjort | hålla: höll håller hållit | låta: lät låter låtit
    le: log ler | dö: dog dör dött | rida: red rider ridit | slippa: slapp slipper sluppit | sticka: stack sticker stuckit | tiga: teg tiger tigit | vika: vek viker vikit | välja: valde väljer valt | vrida: vred vrider vridit
    växa: växte växer vuxit | äta: åt äter ätit | förlåta: förlät förlåter förlåtit | försvinna: försvann försvinner försvunnit | hugga: högg hugger huggit | knyta: knöt knyter knutit | ljuga: ljög ljuger ljugit | rinna: rann rinner runnit
    sjunka: sjönk sjunker sjunkit | slita: slet sliter slitit | smyga: smög smyger smugit | stryka: strök stryker strukit | svära: svor svär svurit | simma: sam simmade simmar summit | supa: söp super supit | kliva: klev kliver klivit
    lida: led lider lidit | sy: sydde syr sytt | ro: rodde ror rott | bli: blev blir blivit | flytta: flyttade flyttar flyttat | bedja: bett ber | skilja: skilde skiljer skilt | spricka: spricker | gnida: gned gnidit | dyka: dök dyker
    nysa: nös | skryta: skröt skryter skrutit | klyva: klöv kluvit | ryta: röt | strida: stred strider stridit | svida: sved svider | vina: ven viner | tvinga: tvang tvungit | dväljas: dvaldes | begrava: begrov begravit
    kräva: krävt | svälja: svalde sväljer svalt | tälja: täljde täljer | vänja: vande vänjer vant | stödja: stödde stöder stött | le: lett | mala: malde mal malt | dölja: dolde döljer dolt | töras: tordes | smälta: smalt | svälta: svalt`);

/** Endings of what is done now, with those by which it is told, where cutting endings off does not bring them together: none. */
export const presentForms: readonly (readonly [RegExp, string])[] = [];
