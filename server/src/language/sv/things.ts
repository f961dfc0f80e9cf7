import { thingRows } from "../follow-ups.ts";

/** Things of everyday life, each row by the words it is told with; it is asked about by the first. */
export const things = thingRows(`
  barnvagnen, barnvagn; vaggan, vagga; vanten, vante, vantar, vantarna; handskarna, handskar; vedlåren, vedlår, veden, ved; spiselkransen
  byrån, byrå; lådan, låda, byrålådan; skåpet, skåp, skänken, skänk; garderoben, garderob; mattan, matta, trasmatta, trasmattor; gardinerna, gardiner
  gungstolen, gungstol; stolen, stol; bordet, bord, köksbordet; bänken, bänk; sängen, säng; utdragssoffan, utdragssoffa; täcket, täcke, filt, filten
  kudden, kudde; lakanen, lakan; pottan, potta; stearinljuset, stearinljus; fotogenlampan, fotogenlampa, lampan, lampa; elektriciteten, elektriskt ljus
  kaffepannan, kaffepanna, pannan; koppen, kopp, kopparna, koppar; fatet, fat; tallriken, tallrik, tallrikar, tallrikarna; grytan, gryta
  stekpannan, stekpanna; kniven, kniv, täljkniv; skeden, sked, skedar; brödkaveln, kavel; hinken, hink; baljan, balja, zinkbalja; pumpen, pump
  diskbaljan; rakkniven, rakkniv; såpan, såpa, tvålen, tvål; spegeln, spegel; kammen, kam; saxen, sax; nålen, nål, fingerborg, fingerborgen
  knapparna, knapp, knappar; bandet, rosett, rosetten; garnet, garn, ullgarn; förklädet, förkläde; blåstället, blåställ, overallen; stövlarna, stövlar, gummistövlar
  skorna, skor, sko; tofflorna, tofflor; strumporna, strumpor; vantarna; halsduken, halsduk; sjalen, sjal; jackan, jacka; tröjan, tröja, kofta, koftan
  skjortan, skjorta, skjortor, skjortorna; slipsen, slips; byxorna, byxor, kortbyxor; kostymen, kostym; kjolen, kjol; blusen, blus; underkjolen, underkjol
  korsetten, korsett; mössan, mössa, kepsen, keps; huvudduken, huvudduk, schaletten, schalett; slöjan, slöja; handväskan, handväska; väskan, väska
  portmonnän, portmonnä, börsen; paraplyet, paraply; käppen, käpp; näsduken, näsduk; glasögonen, glasögon; ringen, ring; medaljongen, medaljong; halsbandet, halsband
  väggklockan, väggklocka, klockan på väggen; nyckeln, nyckel, nycklar, nycklarna; asken, ask; burken, burk; kistan, kista, koffert, kofferten; korgen, korg
  tunnan, tunna; säcken, säck, säckar; repet, rep; stegen, stege; hammaren, hammare; städet, städ; yxan, yxa; hyveln, hyvel; spaden, spade; grepen, grep
  lien, lie; räfsan, räfsa; skottkärran, skottkärra; plogen, plog, plöjde; slåttern, slåtter, hövändning; skörden, skörd; tröskverket, tröskverk; logen, loge, ladan, lada
  stallet, stall; hönshuset, hönshus; mejeriet, mejeri; mjölken, mjölk, mjölkkannan, mjölkkannor, mjölkkanna; smöret, smör; osten, ost; grädden, grädde; honungen, honung
  sylten, sylt; sockret, socker; mjölet, mjöl; degen, deg; pannkakorna, pannkakor, pannkaka; köttbullarna, köttbullar; korven, korv; fläsket, fläsk; palten, palt
  blodpuddingen, blodpudding; lutfisken, lutfisk; ärtsoppan, ärtsoppa; soppan, soppa; kålroten, kålrot, kålrötter; morötterna, morötter; äpplet; päronen, päron, päronträdet, päronträd
  plommonen, plommon; körsbären, körsbär; apelsinen, apelsin, apelsiner; bananen, banan, bananer; nötterna, nötter; chokladen, choklad; tårtan, tårta; pepparkakorna, pepparkakor
  smörgåsen, smörgås, smörgåsar; brännvinet, brännvin; ölet, pilsner; cigaretterna, cigaretter, cigarett; pipan, pipa; snuset, snus; bussen, buss; lastbilen, lastbil
  bilen, bil, volvon, folkvagn; handbromsen, handbroms, bromsen, broms; ratten, ratt; motorn, motor; kärran, kärra; släden, släde; seltyget, seltyg; bron, bro; grinden, grind
  gärdsgården, gärdsgård, staketet, staket; trädgården, trädgård; kolonilotten, kolonilott; växthuset, växthus; rosorna, rosor, rosenbusken; syrenen, syren, syrener
  björken, björk; eken, ek; granen, gran; dammen, damm; brunnen, brunn; diket, dike; åkern, åker; ängen, äng; hagen, hage; berget, berg; klipporna, klippor; fyren, fyr
  näten, nät; åran, åror, årorna; ankaret, ankar; bryggan, brygga; båthuset, båthus; kranen, lyftkran; masugnen, masugn; svarven, svarv; stämpelklockan, stämpelklocka
  lönekuvertet, lönekuvert, avlöning, avlöningen, lönen; ackordet, ackord; pensionen; ransoneringskorten, ransoneringskort, ransonering, ransoneringen, kuponger
  mörkläggningen, mörkläggning; beredskapen, beredskap; skyddsrummet, skyddsrum; bomberna, bomb, bomber; telegrammet, telegram; medaljen, medalj; geväret, gevär, bössan, bössa
  breven, brev från, breven från; brevet, ett brev; vykortet, vykort; paketet, paket; frimärkena, frimärken; boken, bok; serietidningen, serietidningar; tidningen
  bibeln, bibel; psalmboken, psalmbok, psalmen, psalm; korset, kors; predikstolen; dopet, dop, dopklänning, dopklänningen; nattvarden; kyrkklockorna, kyrkklockor; kören, kör
  julgranen, julgran; julklapparna, julklapp, julklappar; julbordet, julbord; lussetåget, lucia, luciatåg; midsommarstången, midsommarstång, midsommar; valborgsbålet, majbrasa
  påskkärringarna, påskkärring; födelsedagskalaset, kalas, kalaset; gungan, gunga; bollen, boll, brännboll; draken, pappersdrake; leksaken, leksak, leksaker; leksaksbilen; trehjulingen, trehjuling
  korten, kortlek, spelade kort; dansbanan, dansbana, logdans, danserna; dansen; visan, visor; sången, sånger; skivan, skivor, grammofonskiva; bion, bio, biografen; filmen
  biljetten, biljett; semestern, semester; kolonin, barnkoloni, kollo; sjukhuset, sjukhus; ambulansen, ambulans; doktorn, doktor, provinsialläkaren; tandläkaren, tandläkare
  kryckorna, kryckor; rullstolen, rullstol; gipset, gips; operationen, operation; tabletterna, tabletter; sprutan, spruta; sjukan; likkistan; begravningen, begravning; graven, grav
  gravstenen, gravsten; kransen, krans, kransar; kyrkogården, kyrkogård; rottingen, rotting, pekpinnen, pekpinne; skolbänken, skolbänk; svarta tavlan; skolväskan, ränsel, ränseln
  skolmaten, skolmat; betyget, betyg, examen, skolavslutning, skolavslutningen; märket, märken; scouterna, scout, scouter; disken, kassaapparat, kassan; vågen, våg
  affären, affär, butiken, butik; skyltfönstret, skyltfönster; frisören, frisör, permanent; hyresvärden, hyresvärd; portvakten, portvakt; vaktmästaren, vaktmästare; brevbäraren, brevbärare, lantbrevbärare
  polisen, polis, landsfiskalen; sotaren, sotare; chefen, chef; ingenjören, ingenjör; lärlingen, lärling; barnmorskan, barnmorska; fästmannen, fästman; fästmön, fästmö; brudbuketten, brudbukett
  svärmodern, svärmor; svärfadern, svärfar; svärdottern, svärdotter; svärsonen, svärson; svågern, svåger; svägerskan, svägerska; sonsonen, sonson; dottersonen, dotterson
  sondottern, sondotter; dotterdottern, dotterdotter; barnbarnen, barnbarn; styvmodern, styvmor; styvfadern, styvfar; gudmodern, gudmor; kusinen, kusin; kusinerna, kusiner; tvillingarna, tvillingar
  arbetskamraten, arbetskamrat, arbetskamrater, arbetskamraterna; kamraten, kamrat; vännen, väninna, väninnan, bästa vän; råttorna, råtta, råttor, möss; räven, räv; haren, hare; ugglan, uggla
  kråkan, kråka, kråkor; svalorna, svalor; ormen, orm, huggorm; igelkotten, igelkott; älgen, älg; vargen, varg; björnen; fiskarna, gädda, gäddan, abborre, abborrar; masken, metmask
  sillen, sill; kolen, kolkällare; skorstenen, skorsten; röken; dimman, dimma; snön, snö, snödriva, snödrivor; isen, is; kölden, kyla, kylan; passet, pass; lägret, läger; ryggsäcken, ryggsäck; kartan, karta; ficklampan, ficklampa
  dockskåpet, dockskåp; gungbrädan; trappan, trappa, trappor; trapphuset, trapphus; dörren, dörr; fönstret, fönster; tröskeln
`);
