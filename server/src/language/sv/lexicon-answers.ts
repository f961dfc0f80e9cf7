import { entries } from "../entries.ts";
import type { Lexicon } from "../pack.ts";

type AnswerWords = Pick<Lexicon, "decline" | "unknown" | "none" | "grief" | "trauma" | "crisis">;

/** Answers that close a subject, and answers that call for care. */
export const answerWords: AnswerWords = {
  decline:
    entries(`hoppa över, hoppar över den, hoppar över det, hoppar över frågan, jag hoppar över, vi hoppar över,
    hoppa över frågan, hoppa över den frågan, kan vi hoppa över, hoppas över, nästa fråga, nästa ämne, fråga något annat,
    fråga mig något annat, fråga mig om något annat, fråga om något annat, fråga nåt annat, fråga mig nåt annat,
    ta något annat, ta nåt annat, tar något annat, tala om något annat, prata om något annat, prata om nåt annat, ny fråga,
    en annan fråga, byt ämne, byta ämne, byter ämne, vill inte svara, vill inte prata om, vill inte tala om,
    vill inte berätta, vill inte gå in på, vill jag inte svara, vill jag inte prata om, vill jag inte tala om,
    vill jag inte berätta, vill jag inte gå in på, vill helst inte, jag vill helst inte, vill jag helst inte, nej helst inte,
    helst inte tack, vill helst slippa, slipper helst, avstår, jag avstår, det är privat, för privat, det är för personligt,
    det angår ingen, behåller jag för mig själv, behålla för mig själv, hålla för mig själv, pratar jag inte om,
    talar jag inte om, inget jag pratar om, inget jag vill prata om, inget jag vill tala om, orkar inte svara,
    orkar inte prata om, orkar inte tala om, orkar jag inte prata om, inte den frågan, det svarar jag inte på, svarar jag inte på, tänker inte svara, tänker jag inte svara, tänker inte prata om, tänker jag inte prata om, den hoppar vi, vi hoppar den, jag står över den, låt det vara, låt oss lämna det,
    vi lämnar det, vi lämnar det där, helst inte, skippa, inget svar, inte i dag tack, nej tack`),
  unknown:
    entries(`vet inte, vet ej, vet jag inte, jag vet inte, det vet jag inte, ingen aning, har ingen aning,
    inte en aning, minns inte, minns ej, minns jag inte, jag minns inte, minns inget, minns ingenting, kommer inte ihåg,
    kommer jag inte ihåg, kommer inte på något, kommer inte på nåt, kommer jag inte på, jag har glömt, det har jag glömt,
    har glömt bort, har glömt det, inget särskilt, inget speciellt, ingenting särskilt, ingenting speciellt,
    inte något särskilt, inget att berätta, ingenting att berätta, inte mycket att berätta, inte mycket att säga,
    inget att säga, ingenting att säga, svårt att säga, svårt att minnas, det kan jag inte säga, kan inte minnas,
    kan jag inte minnas, kan inte svara på, kan jag inte svara på, kan inte komma ihåg, har inget minne, har inga minnen,
    inget minne av, vet inte vad jag ska säga, vet inte riktigt, det har jag aldrig tänkt på, har inte tänkt på det,
    det var allt jag minns, inte vad jag vet, inte som jag vet, inte som jag minns, inte vad jag minns, det minns jag ej, nja,
    vet icke, minns icke, kan jag ej minnas, vet jag ej`),
  // First person only: an uncle who never married says nothing about the teller.
  none: {
    partners_children:
      entries(`jag var aldrig gift, var jag aldrig gift, aldrig varit gift, gifte mig aldrig, gifte jag mig aldrig,
      aldrig gift mig, jag förblev ogift, jag är ogift, jag har alltid levt ensam, alltid levt ensam, jag levde alltid ensam,
      jag har levt ensam, jag har ingen familj, ingen egen familj, jag har alltid varit ensam, aldrig bildat familj,
      jag blev aldrig gift, blev jag aldrig gift`),
    work_outline:
      entries(`jag har aldrig arbetat, har aldrig arbetat, har jag aldrig arbetat, har aldrig jobbat, har jag aldrig jobbat,
      aldrig haft något arbete, aldrig haft något jobb, jag hade aldrig något jobb, jag hade aldrig något arbete,
      aldrig haft ett jobb, aldrig haft ett arbete, har aldrig förvärvsarbetat, jag kunde aldrig arbeta`),
    school_outline:
      entries(`jag gick aldrig i skola, jag gick aldrig i skolan, gick jag aldrig i skola, gick jag aldrig i skolan,
      jag har aldrig gått i skola, jag har aldrig gått i skolan, jag fick aldrig gå i skola, jag fick aldrig gå i skolan,
      fick jag aldrig gå i skola, fick jag aldrig gå i skolan, jag fick inte gå i skola, jag fick inte gå i skolan,
      jag fick ingen skolgång, ingen skolgång fick jag, aldrig satt min fot i en skola, jag fick ingen skolundervisning`),
    becoming_parent_or_kin:
      entries(`jag har inga barn, har jag inga barn, vi har inga barn, inga egna barn, jag fick inga barn, fick jag inga barn,
      vi fick inga barn, fick vi inga barn, jag fick aldrig barn, fick jag aldrig barn, vi fick aldrig barn, aldrig fått barn,
      aldrig fått några barn, jag är barnlös, vi förblev barnlösa, jag blev aldrig mor, jag blev aldrig far, jag blev aldrig mamma,
      jag blev aldrig pappa, jag blev aldrig förälder, vi kunde inte få barn, jag kunde inte få barn, har aldrig haft barn`),
    love_story:
      entries(`aldrig varit kär, jag var aldrig kär, aldrig varit förälskad, jag var aldrig förälskad, aldrig haft någon kärlek,
      aldrig haft något förhållande, aldrig haft något sällskap, aldrig haft någon fästman, aldrig haft någon fästmö,
      jag hade aldrig någon fästman, jag hade aldrig någon fästmö, jag blev aldrig kär, jag har aldrig älskat någon,
      ingen kärlek i mitt liv`),
    first_job:
      entries(`jag har aldrig arbetat, har aldrig arbetat, har jag aldrig arbetat, har aldrig jobbat, har jag aldrig jobbat,
      aldrig haft något arbete, aldrig haft något jobb, aldrig haft ett jobb, aldrig haft ett arbete, har aldrig förvärvsarbetat,
      aldrig haft någon anställning`),
    working_life:
      entries(`jag har aldrig arbetat, har aldrig arbetat, har jag aldrig arbetat, har aldrig jobbat, har jag aldrig jobbat,
      aldrig haft något arbete, aldrig haft något jobb, aldrig haft ett jobb, aldrig haft ett arbete, har aldrig förvärvsarbetat,
      inget arbetsliv`),
    study_or_training:
      entries(`jag har aldrig studerat, har aldrig studerat, jag studerade aldrig, studerade jag aldrig, jag läste aldrig vidare,
      läste jag aldrig vidare, har aldrig läst vidare, jag har ingen utbildning, har jag ingen utbildning, jag fick ingen utbildning,
      fick jag ingen utbildning, jag fick aldrig studera, jag fick inte studera, jag gick aldrig någon kurs, inga studier för mig`),
    faith_or_belief_event:
      entries(`jag är inte troende, inte troende är jag, har aldrig varit troende, jag är inte religiös, har aldrig varit religiös,
      jag tror inte på gud, tror jag inte på gud, jag tror inte på något, jag tror inte på nåt, jag är ateist, jag har ingen tro,
      jag har aldrig trott på gud, har aldrig trott på gud, jag är inte kristen`),
    migration_move_travel:
      entries(`jag har aldrig flyttat, har aldrig flyttat, jag flyttade aldrig, vi flyttade aldrig, jag har aldrig rest, har aldrig rest,
      jag reste aldrig, har inte rest någonstans, aldrig varit utomlands, alltid bott på samma ställe, bott på samma ställe hela livet,
      bott här hela livet, bott här i hela mitt liv, bott i samma hus hela livet, bott i samma by hela livet,
      jag har aldrig varit någonstans, aldrig bott någon annanstans`),
  },
  grief:
    entries(`dog, dött, dogo, dör, död, döda, döde, döden, dödsbädd*, dödsfall*, dödsbud*, dödssjuk*, avled*, afled*,
    avliden, avlidna, aflidne, bortgång*, gick bort, gått bort, somnade in, insomnade, slutade sina dagar, drog sin sista suck,
    begravning*, begrafning*, begrav*, begrov, begrofs, jordfäst*, jordades, kista stod, likkista*, svepning*, grav, graven,
    gravar, graf, grafven, gravsten*, kyrkogården, sorg, sorgen, sorger, sorgen efter, sörja, sörjde, sörjt, sorgkläd*,
    sorgeår*, sorgehus*, saknad, saknaden, saknar honom, saknar henne, saknar dem, miste, mist, förlorade min, förlorade vår,
    förlorat min, änka, änkan, änkling*, enka, enkling*, faderlös*, moderlös*, föräldralös*, dödfödd*, missfall*, missfallet,
    ta farväl, tog farväl, taga farväl, sista farväl*, sista vilan, minnesstund*, blev ensam kvar, omkom*, förolycka*,
    drunknade, föll i kriget, tog sitt liv, självmord*, sjelfmord*, cancer*, lungsot*`),
  trauma: entries(`
    i kriget, mitt i kriget, kriget kom, krigsfång*, bomb*, bombades, skyddsrum*, granat*, skottlossning*, skjuten,
    sköt ihjäl, fronten, slagfält*, ockup*, deporter*, koncentrationsläger*, arbetsläger*, fångläger*,
    lägret, förintelse*, gaskammar*, tortyr*, torter*, avrätta*, afrätta*, mörda*, mord, mordet, mördad*,
    dråp, våldta*, våldtäkt*, våldförde*, utnyttjad, utnyttjades, ofreda*, antasta*, övergrepp*, misshand*, misshandlade,
    misshandel, slog mig med, slog oss med, slog mig när, slog oss när, slog mig gul, slog oss barn, han slog mig, han slog oss, hon slog mig, far slog mig, far slog oss, pappa slog mig, pappa slog oss, slog mamma, slog mor, slog min mor, slog min mamma, fick stryk, stryk,
    aga, agade, agan, pryglad*, prygel*, piskade mig, piskade oss, fick smaka piskan, örfil*, våld, våldet, våldsam*, hotade, hotad,
    hot om, förfölj*, flykt, flydde, flykting*, fängelse*, fängslad*, inspärrad*, svält*, svalt, hungersnöd*,
    mobb*, mobbad*, övergiven*, fosterhem*, bortlämna*, tvångssteriliser*, tvångs*, olyckan, olycka,
    eldsvåda*, brann ner, överfall*, öfverfall*, rånad*, inbrott*, missbruk*, alkoholist*, söp, supa,
    drack upp, knivhugg*, sexuell*, incest*, slagen blodig, blodig*, lemlästa*, amputer*, skräckslagen*,
    mardröm*, trauma*`),
  // Only the teller, only now: wishes of the past ("jag ville dö") and idioms ("skrattade så jag höll på att dö") stay out.
  crisis:
    entries(`jag vill dö, jag vill bara dö, jag vill ju dö, jag vill inte leva längre, vill inte leva längre,
    vill inte leva mer, vill inte längre leva, vill inte finnas längre, vill inte finnas mer, orkar inte leva, orkar inte leva längre,
    orkar inte leva mer, jag vill inte leva, jag önskar att jag var död, önskar jag var död, önskar att jag vore död,
    önskar jag vore död, jag vill ta livet av mig, vill ta livet av mig, ska ta livet av mig, tänker ta livet av mig,
    tänker på att ta livet av mig, funderar på att ta livet av mig, kommer att ta livet av mig, tar livet av mig i,
    vill ta mitt liv, vill ta mitt eget liv, ska ta mitt eget liv, tänker ta mitt liv, tänker ta mitt eget liv,
    tänker på att ta mitt liv, funderar på att ta mitt liv, jag funderar på självmord, jag tänker på självmord, tänker begå självmord,
    ska begå självmord, jag har självmordstankar, jag är självmordsbenägen, göra slut på mitt liv nu, tänker göra slut på allt,
    vill göra slut på allt, ska göra slut på allt, tänker göra slut på mig, vill göra slut på mig, ska göra slut på mig,
    vill skada mig själv, ska skada mig själv, tänker skada mig själv, skär mig själv nu, jag har tagit en överdos,
    jag tog just en överdos, tagit för många tabletter nu, inget att leva för längre, finns inget att leva för,
    har inget att leva för, har ingenting att leva för, är ingen mening med att leva, finns ingen mening med att leva, ser ingen mening med att leva, vill inte vakna mer, vill inte vakna igen, hoppas att jag inte vaknar, hoppas jag inte vaknar, vill jag inte leva längre, vill jag inte leva mer, orkar jag inte leva, jag vill helst dö, bättre om jag inte fanns, bättre om jag var död,
    bättre om jag vore död, jag blir slagen här hemma, de slår mig här hemma, hon slår mig här hemma, han slår mig här hemma,
    jag är rädd för mitt liv nu, jag tänker hänga mig, jag ska hänga mig, jag vill hänga mig`),
};
