import { entries } from "../entries.ts";
import type { Lexicon } from "../pack.ts";

type FunctionWords = Pick<
  Lexicon,
  | "stopwords"
  | "naming"
  | "titles"
  | "placePrepositions"
  | "hedges"
  | "negations"
  | "fillers"
  | "praise"
  | "leading"
  | "presuming"
>;

/** Words of the sentence rather than of the life: function words, hedges, what a question may not say. */
export const functionWords: FunctionWords = {
  stopwords: entries(`
    och, både, att, det, i, en, ett, jag, som, på, är, av, af, för, den, till, med, var, sig, om, inte, icke, ej,
    ens, ha, har, hade, han, hon, hen, men, de, dem, dom, under, så, från, ifrån, man, vid, nu, kan, kunna,
    kunde, kunnat, vi, du, ni, er, ert, era, oss, vår, vårt, våra, vårs, min, mitt, mina, din, ditt, dina,
    sin, sitt, sina, hans, hennes, dess, deras, mig, mej, dig, dej, honom, henne, eller, vad, hvad, vem,
    hvem, vilken, vilket, vilka, hvilken, hvilket, hvilka, vars, hvars, hur, huru, när, där, der, här, dit,
    hit, då, sedan, sen, varför, hvarför, alla, allt, all, alltid, alltså, andra, annan, annat, annars, bara,
    bli, blir, blev, blef, bliva, blifva, blivit, blifvit, blevo, blefvo, dessa, detta, denna, denne,
    detsamma, samma, efter, efteråt, ehuru, emot, mot, endast, enligt, fick, få, får, fått, fingo, finge,
    ganska, genom, gjorde, göra, gör, gjort, gick, går, gå, gått, gingo, ge, gav, gaf, hos, ibland, igen, in,
    inne, innan, inom, ingen, inget, inga, intet, ja, jo, nej, jaså, ju, kanske, kom, komma, kommer, kommit,
    kommo, kring, låta, lät, låt, lite, litet, långt, mellan, emellan, mer, mera, mest, mycket, mycken,
    många, måste, ned, ner, nere, nog, nån, något, någon, några, nåt, nära, också, även, äfven, över, öfver,
    oavsett, omkring, per, redan, sade, sa, säga, säger, sagt, samt, skall, ska, skulle, skulla, själv,
    själva, själf, själfva, sjelf, sjelfva, strax, ta, tar, taga, tog, tagit, togo, tills, trots, två, tre,
    upp, uppe, ur, ut, ute, uti, utan, utav, vara, varit, vore, voro, woro, äro, ären, varje, hvarje, hvar,
    varken, hvarken, vart, hvart, väl, vill, ville, vilja, velat, visst, åt, än, ännu, ända, vidare, dock,
    likväl, ändå, således, sålunda, därför, derför, därefter, därpå, derpå, därifrån, derifrån, därmed,
    därvid, dervid, därtill, dertill, häri, härmed, nämligen, emellertid, åtminstone, just, helt, mycke,
    tillbaka, fram, bort, borta, hem, sådan, sådant, sådana, bör, borde, brukade, brukar, bruka, lär, torde,
    må, måtte, finns, fanns, finnas, fans, funnits, låg, ligger, stod, står, sätt, fast, fastän, eftersom,
    emedan, medan, ty, ifall, huruvida, oftast, ofta, aldrig, nånsin, någonsin, någonting, nånting,
    ingenting, allting, varandra, hvarandra, varann, bägge, båda, först, sist, eget, egen, egna, hela, hel,
    stor, stort, stora, liten, lilla, små, gammal, gammalt, gamla, god, gott, goda, bra, ny, nytt, nya,
    annorlunda, liksom, likaså, såsom, dels, undan, framför, bakom, bredvid, hän, ack, o, å, eh, ah,
    alldeles, nästan, naturligtvis, egentligen, plötsligt, heller, bland, länge, åter, förut, kvar, ihop,
    gärna, helst, snart, alltför, alls, flera, blott, midt, rundt, lika, riktigt, tror, vet, ser, gång,
    gången, gånger, nyss, igenom, förbi, följaktligen, dessutom, dessförinnan, däremot, deremot, tillsammans,
    särskilt, särskildt, hellre, oftare, bättre, mindre, större, äldre, yngre, första, andre, sista, nästa,
    förra, lade, satte, höll, hölls, såg, se, sett, visste`),
  naming:
    entries(`hette, heter, kallades, kallad, kallade, kallat, kallas, kallar, hetat, vid namn, namnet, med namnet,
    benämnd, benämndes, nämndes, döptes till, fick namnet, som hette, döpt, känd som, gick under namnet, hetta, benämnt`),
  titles: entries(`
    herr, fru, fröken, mamsell, madam, doktor, doktorn, doctor, prosten, prost, pastor, kyrkoherde,
    kyrkoherden, komminister, biskop, biskopen, professor, magister, adjunkt, lektor, rektor, major, kapten,
    löjtnant, överste, öfverste, general, sergeant, korpral, baron, friherre, friherrinnan, greve, grefve,
    grefvinnan, grevinnan, kung, kungen, konung, drottning, prins, prinsessan, direktör, disponent, ingenjör,
    inspektor, patron, nämndeman, häradshövding, häradshöfding, länsman, fjärdingsman, klockare, kantor,
    organist, mor, moder, far, fader, moster, faster, morbror, farbror, tant, farmor, mormor, farfar, morfar,
    syster, broder, bror, gumman, gubben, sankt, sankta, s:t, advokat, assessor, notarie, lagman, jungfru,
    husfru, mäster, riksdagsman, statsrådet, statsminister, skollärare, barnmorskan, handlare, handlanden,
    postmästaren, skeppar, skepparen`),
  placePrepositions: entries(`
    i, på, från, ifrån, till, vid, nära, utanför, hos, uti, åt, över, öfver, genom, kring, omkring, mellan,
    bortom, invid, mot, emot, norr om, söder om, öster om, väster om, inom, runt, in i, ut till, upp till,
    ner till, ned till, upp i, ner i, inne i, strax utanför, intill, förbi, via, öster, mitt i`),
  hedges:
    entries(`kanske, kanhända, möjligen, möjligtvis, troligen, troligtvis, antagligen, förmodligen, sannolikt,
    nog, väl, ungefär, omkring, cirka, ca, runt, närapå, nästan, ett slags, en sorts, liksom, på något sätt, tror jag,
    jag tror, jag trodde, tycker jag, jag tycker, antar jag, jag antar, vad jag minns, om jag minns rätt,
    såvitt jag vet, så vitt jag vet, som jag minns, vill jag minnas, lär, lära ha, torde, tycktes, verkade, tydligen,
    enligt vad, sägs det, sades det, sa man, påstods, det sades, det påstås, jag är inte säker, inte säker på, osäker,
    vid pass, så där, sådär, någonstans, någon gång, eller så, på ett ungefär, så gott som, gissar jag, jag gissar,
    förefaller, föreföll, som det verkade, som jag tror, efter vad jag hört, måhända, törhända, kan ha varit, lite,
    litet, i stort sett, mer eller mindre, delvis, ibland, förmodar jag, jag förmodar, misstänker jag`),
  negations:
    entries(`inte, icke, ej, aldrig, ingen, inget, inga, intet, ingenting, varken, hvarken, utan, nej, knappt,
    knappast, ingendera, ingenstans, inte alls, inte längre, icke heller, inte heller, ej heller, knappt nog, föga,
    ingalunda, omöjligt, ingenstädes, aldrig mer, ingens, slapp, näppeligen, inte ens, icke ens`),
  fillers:
    entries(`öh, öhm, eh, ehm, äh, hm, hmm, mm, alltså, liksom, typ, va, vafalls, du vet, vet du, ja du,
    ja just det, jo men, ja men, jaha, jaja, jadå, nåja, nå, tja, asså, så att säga, om man säger så, om jag säger så,
    ska vi säga, vad ska jag säga, vad heter det, och så där, och så vidare, förstår du, ser du, hör du, ja ja,
    jo jo, nämen, nä men, vet ni, va ska man säga, hade jag så när sagt`),
  praise:
    entries(`vilken underbar, vilken fantastisk, vilken fin historia, vilken fin berättelse, vilken vacker,
    vilket fint minne, vilket underbart, vilket vackert, vilket fantastiskt, vilken bra, så fint berättat, fint berättat,
    vackert berättat, bra berättat, du berättar så, vad fint, vad vackert, vad roligt, vad spännande, vad intressant,
    så intressant, så spännande, så vackert, så fint att, underbart, fantastiskt, bra jobbat, bra gjort, duktigt,
    vad duktig, vilken duktig, imponerande, otroligt, vilken styrka, så starkt av dig, modigt av dig, vilket mod,
    vilken resa du, tack för att du delade, du är stark, du är modig, vilket liv, rörande berättelse, så gripande,
    härligt, vad härligt, strålande`),
  leading:
    entries(`minns du, har du, hade du, är du, är det, är ni, var det, var du, var ni, var han, var hon, blev du,
    blev det, blev ni, kan du, kunde du, kan det, vill du, ville du, ska du, skulle du, skulle det, fick du, fick ni,
    gick du, gick det, kände du, känner du, tycker du, tyckte du, tror du, trodde du, gjorde du, gjorde ni, brukade du,
    brukade ni, finns det, fanns det, bodde du, bodde ni, gillade du, trivdes du, saknade du, saknar du, hände det,
    stämmer det, visst, inte sant, eller hur, håller du med, måste inte, var inte, är inte, blev inte, kändes det,
    känns det, älskade du, ångrar du, önskar du, tänker du, tänkte du, vet du, visste du, hörde du, såg du, jobbade du,
    arbetade du, flyttade du, gifte du, fick man, kom du, kommer du, lärde du, hjälpte det, berodde det`),
  presuming: entries(
    `det måste ha, det var väl, du måste ha, du var väl, du blev väl, nog var det, visst var, visst är`,
  ),
};
