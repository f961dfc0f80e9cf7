import { entries } from "../entries.ts";
import type { Lexicon } from "../pack.ts";

type FunctionWords = Pick<
  Lexicon,
  "stopwords" | "naming" | "titles" | "placePrepositions" | "speech" | "hedges" | "negations" | "fillers"
>;

/** Words that carry a sentence rather than its matter. Includes older spellings and movable verb endings. */
export const functionWords: FunctionWords = {
  stopwords: entries(`
    a, aby, ach, acz, aczkolwiek, ale, albo, albowiem, ależ, ani, aż, bardzo, bardziej, bez, beze, bo,
    bowiem, by, byle, być, bym, byś, był, była, byłam, byłem, byli, było, były, byliśmy, byłyśmy, będzie,
    będą, będę, będziemy, bywa, bywał, bywało, bydź, chociaż, choć, ci, ciebie, cię, co, cokolwiek, coś, com,
    cóż, czasem, czemu, czego, czegoś, czym, czymś, czy, czyj, czyja, czyje, czyli, dla, dlaczego, dlatego,
    do, dokąd, dopiero, dopóki, dość, dosyć, dziś, gdy, gdyby, gdyż, gdym, gdyśmy, gdzie, gdzież, go, i, ich,
    ile, im, inna, inne, inny, innych, innym, iż, ja, jak, jaka, jaki, jakie, jakiś, jakaś, jakieś, jakiegoś,
    jakiejś, jako, jakby, jakże, je, jeden, jedna, jedno, jednak, jednakże, jego, jej, jéj, jemu, jest,
    jestem, jesteś, jesteśmy, jeszcze, jeśli, jeżeli, już, ją, kiedy, kiedym, kiedyś, każda, każde, każdy,
    każdego, każdej, każdym, kto, ktoś, którą, która, które, którego, której, któremu, który, których,
    którym, którymi, którzy, ku, lecz, lub, ma, mam, mamy, mają, masz, mi, mię, miał, miała, miałam, miałem,
    miało, miały, mieli, mieliśmy, mieć, mną, mnie, mogę, może, mogą, mogli, mogła, mogło, mógł, moim, moich,
    moi, moja, moją, moje, mojego, mojej, mojemu, mój, mu, musi, my, na, nad, nade, nam, nami, nas, nasz,
    nasza, nasze, naszego, naszej, naszych, naszym, nawet, nią, nich, nie, niech, nieco, nim, nimi, niego,
    niej, niemu, niż, no, o, obok, od, ode, ojej, on, ona, one, oni, ono, oraz, otóż, po, pod, podczas, pode,
    pomiędzy, ponieważ, poza, przeto, przecież, przed, przede, przez, przeze, przy, raz, są, siebie, się,
    skąd, skoro, sobie, sobą, spod, spomiędzy, sponad, spośród, sprzed, swego, swej, swoim, swoich, swoja, swoją, swoje, swojego, swojej, swój, swych,
    swym, ta, tak, taka, taki, takie, takiego, takiej, takich, takim, także, tam, tamten, tamta, tamto, tego,
    tej, téj, tem, ten, temu, też, to, tobą, tobie, toteż, trochę, tu, tutaj, twoja, twoje, twój, ty, tych,
    tylko, tym, tymi, tyle, tę, tą, u, w, wam, wami, was, wasz, wasza, we, według, wcale, więc, więcej,
    właśnie, wobec, wówczas, wszak, wszakże, wszelako, wtedy, wtem, z, za, zaraz, zaś, zawsze, ze, zza, że, żeby,
    żem, żeśmy, znad, znów, znowu, został, została, zostało, zostali
  `),
  naming: entries(`
    imieniem, o imieniu, na imię, miał na imię, miała na imię, dali mu na imię, dali jej na imię, nazwiskiem,
    o nazwisku, nazywał się, nazywała się, nazywało się, nazywali się, nazywa się, nazywam się, zwał się,
    zwała się, zwie się, zwany, zwana, zwane, zwanego, zwanej, zwanym, zwaną, nazywany, nazywana, nazwany,
    nazwana, wołali na niego, wołali na nią, wołano na niego, wołano na nią, mówili na niego, mówili na nią,
    przezwany, przezwana, przezywany, przezywana, przydomkiem, wabił się, wabiła się
  `),
  titles: entries(`
    pan, pana, panu, panem, panie, państwo, państwa, państwu, pani, panią, panna, panny, pannie, pannę,
    panną, imć, jegomość, jejmość, ksiądz, księdza, księdzu, księdzem, ks, brat, siostra, ojciec, matka,
    święty, świętego, święta, świętej, św, doktor, doktora, doktorem, doktorowa, dr, profesor, profesora,
    profesorem, prof, inżynier, inżyniera, inż, mecenas, mecenasa, magister, mgr, kapitan, kapitana, major,
    majora, pułkownik, pułkownika, generał, generała, porucznik, porucznika, sierżant, sierżanta, hrabia,
    hrabiego, hrabina, hrabiny, książę, księcia, księżna, księżnej, księżniczka, baron, barona, baronowa,
    król, króla, królowa, królowej, biskup, biskupa, rabin, rabina, dziedzic, dziedzica, wójt, wójta,
    burmistrz, burmistrza, sędzia, sędziego, dyrektor, dyrektora, majster, majstra, ciocia, cioci, ciocię,
    ciocią, ciotka, ciotki, wujek, wujka, wuj, wuja, stryj, stryja, stryjek, babcia, babci, dziadek, dziadka,
    babka, kuzyn, kuzynka, towarzysz, kum, kuma
  `),
  placePrepositions: entries(`
    w, we, do, u, z, ze, pod, pode, koło, obok, nad, nade, na, przy, przed, między, niedaleko, nieopodal,
    blisko, opodal, spod, znad, zza, od, ku, przez, za, poza, po, naprzeciw, naprzeciwko, wokół, dookoła,
    wedle
  `),
  speech: entries(`
    mówił*, mówili*, mówiono, mówi, mówią, mówię, mawiał*, mawiali, mawiano, powiedział*, powiedzieli*,
    powiadał*, powiada, powiadają, opowiadał*, opowiadali*, opowiedział*, rzekł*, rzecze, odrzekł*, odparł*,
    odpowiedział*, odpowiedzieli*, zapytał*, zapytali*, pytał*, pytali*, spytał*, zawołał*, wołał*, wołali*,
    krzyknął, krzyknęł*, krzyczał*, krzyczeli*, szepnął, szepnęł*, szeptał*, dodał*, oznajmił*, oświadczył*,
    ostrzegł*, prosił*, poprosił*, powtarzał*, powtarzali*, przyrzekł*, obiecał*, przysięg*, tłumaczył*,
    wytłumaczył*, wspominał*, nakazał*, kazał*, kazali*, rozkazał*, mruknął, mruknęł*, burknął, burknęł*,
    westchnął, westchnęł*, zażartował*, żartował*, zaśpiewał*, ozwał*, odezwał*, słowa, słowami, rzekłem,
    rzekłam, gadał*, gadali*, plotkował*, słyszałem od, słyszałam od
  `),
  hedges: entries(`
    może, być może, chyba, pewnie, zapewne, podobno, ponoć, prawdopodobnie, przypuszczalnie, około,
    mniej więcej, z grubsza, zdaje mi się, zdawało mi się, wydaje mi się, wydawało mi się, zdaje się, bodaj,
    bodajże, możliwe, o ile pamiętam, o ile dobrze pamiętam, o ile wiem, jeśli się nie mylę,
    jeżeli się nie mylę, jeśli dobrze pamiętam, jeżeli dobrze pamiętam, nie jestem pewien, nie jestem pewna,
    jakby, niby, raczej, prawie, niemal, nieledwie, gdzieś, jakoś, jakieś, myślę, sądzę, przypuszczam,
    domyślam się, koło #, blisko #, ze #, ledwie, ledwo, mówili że, mówiono że, z opowiadań, z tego co wiem,
    z tego co pamiętam, jak przez mgłę, nie wiem czy, czasami, niekiedy, najpewniej, widocznie, snać, snadź,
    poniekąd, pono, bodajby
  `),
  negations: entries(`
    nie, nigdy, nikt, nikogo, nikomu, nikim, nic, niczego, niczemu, niczym, nigdzie, żaden, żadna, żadne,
    żadnego, żadnej, żadnych, żadnym, żadną, ani, bez, wcale, bynajmniej, nijak, skądże, brak, brakowało,
    zabrakło, zamiast, nie było, nie ma, nie miał, nie miała, przenigdy, niczyj, niczyja
  `),
  fillers: entries(`
    yyy, yy, eee, ee, hmm, hm, mhm, ehm, em, no, no więc, no wie pan, no wie pani, wie pan, wie pani,
    wie pan co, wie pani co, wiesz, no wiesz, proszę pana, proszę pani, proszę państwa, rozumie pan,
    rozumie pani, że tak powiem, że tak się wyrażę, znaczy się, no tak, no dobra, ten tego
  `),
};
