import type { FormCases } from "./forms.ts";

export const sv: FormCases = {
  language: "sv",
  name: "Gunvor Stensson",
  people: [
    {
      name: "Algot",
      who: "far",
    },
    {
      name: "Hulda",
      who: "mor",
    },
    {
      name: "Rune",
      who: "bror",
    },
    {
      name: "Bertil",
      who: "man",
    },
    {
      name: "Lena",
      who: "dotter",
    },
  ],
  elsewhere: [],
  cases: [
    [
      "Far går till sågen klockan fem varje morgon och kommer hem med sågspån i håret.",
      "Fadern hade gått till sågen klockan fem varje morgon och kommit hem med sågspån i håret.",
      "Fadern hade gått till sågen klockan sex varje morgon och kommit hem med sågspån i håret.",
    ],
    [
      "Vi hade aldrig någon radio hemma.",
      "De hade aldrig haft någon radio hemma.",
      "De hade aldrig haft någon klocka hemma.",
    ],
    [
      "Jag var sex år när jag ramlade i brunnen.",
      "Som sexåring föll hon i brunnen.",
      "Som sexåring föll hon i ån.",
    ],
    [
      "Hemma kallades jag Gunnis, i skolan Stensan.",
      "Gunnis kallades hon hemma, och i skolan Stensan.",
      "Gunnis kallades hon i skolan, och hemma Stensan.",
    ],
    [
      "Efter att Rune drunknade sjöng mamma aldrig mer.",
      "Modern slutade sjunga när Rune hade drunknat.",
      "Modern slutade tala när Rune hade drunknat.",
    ],
    [
      "Jag skulle bara köpa jäst. När jag kom tillbaka stod brandbilen där.",
      "Hon hade bara gått för att köpa jäst, och när hon kom tillbaka stod brandbilen där.",
      "Hon hade bara gått för att köpa mjöl, och när hon kom tillbaka stod brandbilen där.",
    ],
    [
      "Jag tycker inte om surströmming men jag åt upp den, för Bertils skull.",
      "Trots att hon inte tycker om surströmming åt hon upp den för Bertils skull.",
      "Trots att hon inte tycker om surströmming åt hon upp den för Runes skull.",
    ],
    [
      "Moster Elin bodde i Härnösand, hon sydde min brudklänning.",
      "Brudklänningen syddes av mostern i Härnösand.",
      "Brudklänningen syddes av mostern i Sundsvall.",
    ],
    [
      "Vi bodde i Ådalen och flyttade till Kramfors när jag var nio.",
      "Nio år gammal kom hon till Kramfors från Ådalen.",
      "Tio år gammal kom hon till Kramfors från Ådalen.",
    ],
    [
      "Han drack upp hela lönen och sen grät han.",
      "Hela lönen hade han druckit upp, och sedan gråtit.",
      "Hela lönen hade han druckit upp, och sedan skrattat.",
    ],
    [
      "Jag bar ut posten i sjutton år, i alla väder.",
      "I sjutton år hade hon burit ut posten i alla väder.",
      "I tjugo år hade hon burit ut posten i alla väder.",
    ],
    [
      "Mor stickade jämt. Hon stickade mig en blå kofta till realskolan.",
      "Modern, som jämt satt och stickade, gjorde henne en blå kofta till realskolan.",
      "Modern, som jämt satt och stickade, gjorde henne en röd kofta till realskolan.",
    ],
    [
      "Rune valde namnet på båten, den hette Fiskmåsen.",
      "Båtens namn, Fiskmåsen, hade valts av Rune.",
      "Båtens namn, Fiskmåsen, hade valts av Algot.",
    ],
    [
      "Vi låg i höet och lyssnade på åskan.",
      "Liggande i höet hade de lyssnat till åskan.",
      "Liggande i höet hade de lyssnat till radion.",
    ],
    [
      "Han ligger begravd i Nora. Jag går dit med ljung varje höst.",
      "Varje höst går Gunvor till graven i Nora med ljung.",
      "Varje höst går Gunvor till graven i Nora med rosor.",
    ],
    [
      "Jag var arton och han tjugofyra när vi förlovade oss.",
      "Vid arton års ålder förlovade hon sig med en tjugofyraåring.",
      "Vid nitton års ålder förlovade hon sig med en tjugofyraåring.",
    ],
    [
      "Fröken sa att det aldrig skulle bli något av mig, och jag trodde henne i många år.",
      "I många år trodde hon fröken, som sagt att det aldrig skulle bli något av henne.",
      "I många år trodde hon prästen, som sagt att det aldrig skulle bli något av henne.",
    ],
    [
      "Vi sålde gården och köpte en lägenhet i stan.",
      "Gården såldes, och en lägenhet köptes i stan.",
      "Gården såldes, och en affär köptes i stan.",
    ],
    [
      "Bertil lärde mig köra i mjölkbilen. Jag körde på en stolpe.",
      "Hon fick lära sig köra i mjölkbilen av Bertil och körde på en stolpe.",
      "Hon fick lära sig köra i brandbilen av Bertil och körde på en stolpe.",
    ],
    [
      "Jag minns inte en enda födelsedag före åtta.",
      "Ingen födelsedag före åtta minns hon.",
      "Ingen julafton före åtta minns hon.",
    ],
    [
      "När freden kom brann det en eld på berget, och jag hade mammas röda skor.",
      "Vid freden brann en eld på berget och Gunnis hade sin mors röda skor.",
      "Vid freden brann en eld på berget och Gunnis hade sin systers röda skor.",
    ],
    [
      "Bertil skrev till mig varje söndag från Boden.",
      "Varje söndag hade Bertil skrivit till henne från Boden.",
      "Varje lördag hade Bertil skrivit till henne från Boden.",
    ],
    [
      "Jag berättade aldrig för Lena om pengarna. Jag kunde inte.",
      "Lena fick aldrig veta något om pengarna.",
      "Lena fick veta allt om pengarna.",
    ],
    [
      "Pojken levde bara tre dagar. Han fick heta Per.",
      "Per levde i bara tre dagar.",
      "Per levde i bara fyra dagar.",
    ],
    [
      "Min svärmor flyttade in hos oss och stannade i nitton år.",
      "Bertils mor hade flyttat in hos dem och stannat i nitton år.",
      "Bertils syster hade flyttat in hos dem och stannat i nitton år.",
    ],
    [
      "Jag har alltid varit rädd för vatten, ända sen Rune.",
      "Rädd för vatten har hon varit ända sedan Rune.",
      "Rädd för eld har hon varit ända sedan Rune.",
    ],
    [
      "Vi var sju i två rum. Jag sov skavfötters med mina systrar.",
      "Sju personer delade två rum, och Gunvor sov skavfötters med systrarna.",
      "Åtta personer delade två rum, och Gunvor sov skavfötters med systrarna.",
    ],
    [
      "Jag tog bussen till Sollefteå och steg av vid lasarettet och bad om arbete.",
      "Med bussen tog hon sig till Sollefteå, steg av vid lasarettet och bad om arbete.",
      "Med bussen tog hon sig till Umeå, steg av vid lasarettet och bad om arbete.",
    ],
    [
      "Vi hade inga pengar till bröllopsresa. Vi fick en natt i Östersund och det regnade.",
      "Till bröllopsresan fanns inga pengar; det blev en natt i Östersund, i regn.",
      "Till bröllopsresan fanns inga pengar; det blev en vecka i Östersund, i regn.",
    ],
    [
      "Jag förlät henne. Det tog till 1987 men jag förlät henne.",
      "År 1987 hade hon förlåtit henne.",
      "År 1977 hade hon förlåtit henne.",
    ],
    [
      "Hunden bet mig en gång, och far släppte aldrig in den i huset mer.",
      "En enda gång hade hunden bitit henne, och fadern släppte aldrig in den i huset igen.",
      "En enda gång hade hunden bitit henne, och modern släppte aldrig in den i huset igen.",
    ],
    [
      "Lena var tre när hon fick mässlingen, och den gjorde henne döv på ena örat.",
      "Mässlingen gjorde treåriga Lena döv på ett öra.",
      "Mässlingen gjorde fyraåriga Lena döv på ett öra.",
    ],
    [
      "Skepparen var dansk. Han gav min bror sin kniv.",
      "Rune fick skepparens kniv; skepparen var dansk.",
      "Rune fick skepparens rock; skepparen var dansk.",
    ],
    [
      "Hon frös om fötterna. Hon stod i diskrummet i elva år, mor.",
      "I elva år stod Hulda i diskrummet och frös om fötterna.",
      "I elva år stod Hulda i diskrummet och frös om händerna.",
    ],
    [
      "Far högg av sig tummen på julafton.",
      "På julafton hade fadern huggit av sig tummen.",
      "På påskafton hade fadern huggit av sig tummen.",
    ],
    [
      "Jag sprang hem och gömde mig bakom spisen.",
      "Hon hade sprungit hem och gömt sig bakom spisen.",
      "Hon hade sprungit hem och gömt sig bakom dörren.",
    ],
    [
      "Mormor band kransar av lingonris och sålde dem på torget i Härnösand.",
      "Kransar av lingonris hade mormodern bundit och sålt på Härnösands torg.",
      "Kransar av lingonris hade farmodern bundit och sålt på Härnösands torg.",
    ],
    [
      "De stal blyet från kyrktaket, och min farbror fick sex månader.",
      "Farbrodern fick sex månader för att de stulit bly från kyrktaket.",
      "Farbrodern fick sex år för att de stulit bly från kyrktaket.",
    ],
    [
      "Jag började i tvätteriet den våren jag fyllde femton.",
      "Femtonåringen började i tvätteriet samma vår.",
      "Femtonåringen började i mejeriet samma vår.",
    ],
    [
      "Det var jag som hittade honom. Han satt lutad mot björken.",
      "Hon fann honom sittande, lutad mot björken.",
      "Hon fann honom sittande, lutad mot ladan.",
    ],
    ["Ingen sa ett ord vid middagen.", "Vid middagen var alla tysta.", "Vid middagen pratade alla."],
  ],
};
