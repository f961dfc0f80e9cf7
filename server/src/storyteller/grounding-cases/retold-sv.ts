import type { RetoldCases } from "./retold.ts";

export const sv: readonly RetoldCases[] = [
  {
    language: "sv",
    interview: "elsa-sv",
    name: "Elsa Hamrin",
    people: [
      { name: "Edvin", who: "far" },
      { name: "Hulda", who: "mor" },
      { name: "Gun", who: "syster" },
      { name: "Sven-Erik", who: "bror" },
      { name: "Signe", who: "faster" },
      { name: "Harald", who: "man" },
      { name: "Maj-Britt", who: "vän" },
    ],
    fair: [
      [
        "Elsa fick sitt namn efter mormodern, som dog i lungsot på Gudmundrå lasarett året innan hon föddes.",
        [1],
      ],
      ["Modern hade velat ha Rut ur Bibeln, men fadern sa Elsa, och därmed var saken avgjord.", [1]],
      ["Han talade sällan, och det han väl sa fick gälla.", [1]],
      ["Familjen hette Wiklund och bodde i Köja, alldeles intill älven.", [1]],
      [
        "Som ung flottade Edvin timmer, och senare arbetade han i brädgården på Köja sågverk till dess ryggen tog slut.",
        [2],
      ],
      ["Om kvällarna satt han vid fönstret med mössan på huvudet, som om han väntade på någon.", [2]],
      [
        "Nitton år gammal var han med i Lunde 1931, något som Elsa fick veta av Sven-Erik och aldrig av honom själv.",
        [2],
      ],
      ["När det kom på tal i radion gick han ut och högg ved, trots att vedlådan redan var full.", [2]],
      [
        "Hulda tvättade åt disponenten och åt doktorn i Nyland, och hon sjöng läsarsånger när hon sköljde på bryggan.",
        [3],
      ],
      ["Ett ont ord fick Elsa aldrig höra av henne, men det hade varit bättre, menar hon.", [3]],
      [
        "På Konsum i Nyland basade Tage Bergvall, med svarta ärmhållare, en kam i bröstfickan och tummen på vågen.",
        [6],
      ],
      [
        "När Elsa den första veckan vägde upp ett kilo korv ärligt åt fru Tjärnlund, tog han med henne in på lagret: ”Elsa, du väger som en präst.”",
        [6],
      ],
      [
        "Samme man skrev upp de strejkande på krita i flera månader och tappade sedan boken i pannan, av misstag, som han sa.",
        [6],
      ],
      [
        "I tolv år, från 1959 till 1971, satt hon och Maj-Britt Sundin bredvid varandra på telefonstationen i Kramfors, på plats fyra och fem.",
        [7],
      ],
      ["Deras föreståndare, fröken Öberg, smög omkring bakom dem i filttofflor.", [8]],
      [
        "En dag då Ingegerd låg i mässling fick fröken Öberg själv ta en plats, och hon kopplade ihop biskopen i Härnösand med bryggeriet i Sollefteå.",
        [8],
      ],
      ["Biskopen frågade om nattvarden, och bryggaren svarade att det starka var slut till tisdagen.", [8]],
      ["Maj-Britt kissade på sig och fick gå hem med Elsas kofta om höfterna.", [8]],
      [
        "Varje dag bar fröken Öberg en brosch, en svala i blå emalj, och på hennes begravning dök det upp en gammal man från Ö-vik med en likadan.",
        [9],
      ],
      ["Ingen kände honom; han åt två smörgåsar och for med bussen.", [9]],
      [
        "I november 2009 hade Harald tagit med sig termosen ut till vedboden, och när han inte svarade på middagen fann Elsa honom sittande mot vedtraven, med mössan i knät.",
        [13],
      ],
      ["Hon hade stått inne och skalat potatis, hört yxan tystna och tänkt att nu kom han in.", [14]],
      [
        "Elsa satte sig på huggkubben bredvid honom och drack ur hans kaffe, som ännu var varmt, innan hon gick in och ringde.",
        [13, 14],
      ],
      [
        "Två gånger besökte hon Sven-Erik under de sexton år han satt på Gådeå; andra gången lovade hon att komma på söndagen, och det gjorde hon inte.",
        [19, 20],
      ],
      [
        "Bagarstugan i Köja låg ner mot bäcken och delades av fyra gårdar; i maj och oktober hade familjen den i tre dygn.",
        [16],
      ],
      ["Fastern Signe, ogift och stor som en dörr, skötte ugnen.", [16]],
      [
        "I oktober 1953, sedan modern inte hade sjungit på hela sommaren, sa Signe åt henne att låta flickan kavla bredvid sig.",
        [16],
      ],
      [
        "Modern flyttade sig en halvmeter, och en gång under natten tog hon om flickans hand och rättade greppet.",
        [16],
      ],
      ["I sexton år var systrarna osams om moderns köksklocka, som inte ens gick.", [23]],
      [
        "Till slut satt klockan på instrumentbrädan i Guns Opel Corsa, limmad med snickarlim, och visade kvart i elva.",
        [23, 24],
      ],
    ],
    untrue: [
      ["Elsa heter efter farmodern, som dog i lungsot.", [1]],
      ["Pappa ville egentligen ha Rut, men mamma sa Elsa.", [1]],
      ["Edvin var arton år när han var med i Lunde.", [2]],
      ["Edvin berättade själv för Elsa om Lunde.", [2]],
      ["Fadern slog barnen, men aldrig hårt.", [2]],
      ["Hulda sa många onda ord till Elsa.", [3]],
      ["Elsa kopplade ihop biskopen i Härnösand med bryggeriet i Sollefteå.", [8]],
      ["Maj-Britt satt på plats fem i tjugo år.", [7]],
      ["Den gamle mannen på begravningen var fröken Öbergs bror.", [9]],
      ["Kaffet var kallt när Elsa kom ut.", [13]],
      ["Harald drack upp kaffet.", [13, 14]],
      ["Elsa grät vid huggkubben.", [14]],
      ["Signe bad Elsa kavla bredvid Gun.", [16]],
      ["Elsa tog om moderns hand och rättade greppet.", [16]],
      ["Elsa tog köksklockan medan Gun var ute och pumpade däcken.", [23]],
    ],
  },
  {
    language: "sv",
    interview: "ingegerd-sv",
    name: "Ingegerd Wallin",
    people: [
      { name: "Rune", who: "bror" },
      { name: "Holger", who: "man" },
      { name: "Lena", who: "dotter" },
    ],
    fair: [
      ["Hon fick namnet efter mormodern, som var gift med Petrus i Styrnäs.", [1]],
      ["Modern hade velat kalla henne Dorotea, men fadern tyckte att en Tea i huset räckte.", [1]],
      ["På skiljet, där miljoner stockar sorterades, kallades hon Geda.", [1]],
      ["Det var brodern Rune som hittade på namnet när han var två år och inte kunde säga Ingegerd.", [2, 3]],
      ["Rune var två år äldre och blev bara fjorton.", [3]],
      [
        "Vid sexton års ålder började hon på knippverket, där flickorna läste bolagens märken på stockarna som gled förbi.",
        [4],
      ],
      ["År 1966 fick en däckskarl gulsot, och hon hoppade in i två veckor som blev sexton år.", [4]],
      ["Hela första förmiddagen ombord på Tärnan sa Kalle Krok inte ett ord.", [5]],
      [
        "När han tog den enda lådan att sitta på satte hon sig på hans hatt, och efter den dagen fick hon sitta.",
        [5],
      ],
      [
        "Två vintrar läste hon i Härnösand till skepparexamen, med dottern Lena i en korg, och hon fick högsta betyget i klassen.",
        [6],
      ],
      [
        "Hon ställde flottningschefen Berglund inför ett val: antingen körde hon Tärnan eller så körde hon hem.",
        [6],
      ],
      ["Ett helt år teg Kalle Krok, och sedan testamenterade han sin kikare till henne.", [6, 7]],
      [
        "Änkan Signe kom med den på cykel, i en brödpåse, dagen efter det att Ingegerd hade grävt hans grav.",
        [7],
      ],
      ["När flottningen lades ner 1982 var hon trettiosju år och hade ingenstans att gå.", [9]],
      [
        "På vägen till Höga kusten gick bilen sönder i Lunde, och Holger låg under den i finbyxorna medan hon köpte strömming.",
        [11],
      ],
    ],
    untrue: [
      ["Rune var två år yngre än hon.", [3]],
      ["Fadern ville kalla henne Dorotea.", [1]],
      ["Kalle Krok köpte kikaren av Signe.", [7]],
      ["Hon sörjde honom djupt.", [7]],
      ["Flottningen lades ner 1983.", [9]],
    ],
  },
  {
    language: "sv",
    interview: "svea-sv",
    name: "Svea Lindqvist",
    people: [
      { name: "Elsa", who: "mor" },
      { name: "Maj-Britt", who: "syster" },
      { name: "Gun-Britt Ask", who: "vän" },
    ],
    fair: [
      ["Svea föddes i mars 1943 på Karl Johansgatan i Majorna.", [1]],
      ["Fadern hade hoppats på en kung, och när det blev en flicka fick hon heta Svea som i Svea rike.", [1]],
      ["Modern ville ha Ingrid men låg till sängs och fick ingenting säga.", [1]],
      [
        "Elsa, som modern hette, sköljde flaskor på Pripps i gummistövlar, med händer som var röda upp till armbågarna.",
        [2],
      ],
      ["Hon sjöng bara när hon skurade trappan, och efter 1953 sjöng hon inte alls.", [2]],
      ["I landshövdingehuset bodde tolv familjer, och nu hörde de bara borsten.", [3]],
      ["När fru Alm bad henne sjunga lite tog hon hinken och gick in.", [3]],
      [
        "Lillasystern Maj-Britt fick polio i augusti 1953, sju år gammal, just som hon skulle börja skolan.",
        [4],
      ],
      [
        "Familjen släpptes inte in på Epidemin utan fick vinka från gården, och en sköterska vinkade tillbaka med flickans hand.",
        [4],
      ],
      ["Svea förstod att hon var död därför att fadern var nykter.", [4]],
      ["Kläderna och dockan brändes, och bara en röd vante fanns kvar bakom vedlåren.", [5]],
      [
        "Vid nitton års ålder, i maj 1962, blev hon konduktör på spårvagnen efter fyra år i en charkuteributik.",
        [8],
      ],
      ["Med kamraten Gunsan, som var rädd för getingar och inget annat, hade hon hand om trean.", [9]],
      [
        "En lördagskväll 1964 slog hon ner en stuvare som hade dragit kniv, med konduktörsväskan full av småmynt.",
        [9],
      ],
    ],
    untrue: [
      ["Modern fick bestämma namnet.", [1]],
      ["Maj-Britt var nio år när hon dog.", [4]],
      ["Gunsan var rädd för allting.", [9]],
      ["Svea hatade sin far.", [4]],
    ],
  },
];
