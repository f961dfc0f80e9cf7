import { entriesBothWays } from "../entries.ts";
import { type Grammar, list, set } from "../grammar.ts";

const words = (text: string): ReadonlySet<string> =>
  new Set(entriesBothWays(text.trim().split(/\s+/u).join(",")));

export const grammar: Grammar = {
  joints: set(
    "i a ale lecz albo lub czy ani oraz bo bowiem ponieważ gdyż chociaż choć podczas gdy kiedy gdzie dokąd skąd odkąd dopóki który która które którzy których któremu której którego którym którymi którą że żeby żebyśmy aby by jeśli jeżeli jakby gdyby aż niż zanim nim co jak dlaczego dlatego czemu więc toteż zatem zaś jednak",
  ),
  replies: set("nie tak no a ano ale oj och ach dobrze jasne skąd gdzie tam przecież"),
  endings: list(
    "ował owała owali owały owania owanie eniach eniami eniem eniu enia enie aniach aniami aniem aniu ania anie ami ach ego emu ymi imi owi iem iej łem łam liśmy łyśmy ał ała ało ali ały ił iła iło ili iły ył yła yło yli yły ów om ie ią ię ej ym im ą ę a e i o u y em ek ka ki kę ką ce",
  ),
  abbreviations: list("ul św ks dr prof nr p pp al"),
  determiners: set(
    "mój moja moje moi mojej mojego mojemu moim moją moimi moich nasz nasza nasze nasi naszej naszego naszemu naszym naszą naszymi naszych swój swoja swoje swojej swojego swoim swoją swoich jego jej ich ten ta to te tego tej temu tym tę tą tych tamten tamta tamto tamtego tamtej tamtym taki taka takie każdy każda każde jeden jedna jedno pewien pewna jakiś jakaś jakieś dwa dwie trzy cztery pięć",
  ),
  remarks: entriesBothWays(`
    dawno temu, tak dawno, pamiętam, pamięta pani, pamięta pan, chciał* dodać, chciałbym dodać, chciałabym dodać,
    chciałbym żeby, chciałabym żeby, widzę to, jak mówił*, jak już mówił*, mówił* już, już mówił*, jak wspomniał*,
    nigdy nie zapomnę, do śmierci nie zapomnę, co jeszcze, i tak dalej, powiem tak, mogę powiedzieć, co tu mówić,
    co tu dużo mówić, co tu gadać, co ja gadam, co ja mówię, trzeba powiedzieć, muszę powiedzieć, prawdę mówiąc,
    prawdę powiedziawszy, proszę pani, proszę pana, pani kochana, panie kochany, wie pani, wie pan, pani wie, pan wie,
    rozumie pani, rozumie pan, powiem pani, powiem panu, nie wiem jak to powiedzieć, to by było na tyle, to wszystko
  `),
  turns: {},
  // Words of the teller's own person, and clauses: their verbs say "I", and nobody can turn those round from a list.
  cannotTurn: words(`
    ja my mnie mi mną nas nam nami się mój moja moje moi moim moimi moją mojej mojego moich mojemu nasz nasza nasze nasi nasi
    naszej naszym naszymi naszego naszych naszą pan pana panu pani panią wy was wam saga to tym tamtym innym
    jak kiedy gdy co gdzie skąd dokąd kto kogo dlaczego czemu że żeby żebym bo czy który która które którzy którego której
    którym którymi którą których myśmy jakeśmy kiedyśmy cośmy żeśmy jakem kiedym com żem żech jo jest są był była było byli
    byłem byłam byliśmy byłyśmy miałem miałam mieliśmy chcę chciałbym chciałabym wolę wolałbym wolałabym będę mogę proszę
  `),
  // "do": "wróćmy do Gdyni". What is asked for stands by itself in the wordings of `wish`.
  aboutPrepositions: set("o do"),
  unsaid: entriesBothWays(`
    nikomu nie mówił*, nikomu nie powiedział*, nikomu tego nie mówił*, nikomu tego nie powiedział*, nikomu o tym nie mówił*,
    nikomu o tym nie powiedział*, nigdy nikomu nie, nigdy nikomu o tym, nigdy nikomu tego, nie mówił* nikomu,
    nie powiedział* nikomu, nie mówił* o tym nikomu, nie powiedział* o tym nikomu, nigdy nie mówił*, nigdy o tym nie mówił*,
    nigdy tego nie mówił*, nigdy nie powiedział*, nigdy tego nie powiedział*, nigdy mu nie powiedział*, nigdy jej nie powiedział*,
    nigdy im nie powiedział*, o tym nikt nie wie, tego nikt nie wie, nikt o tym nie wie, nikt tego nie wie, nikt o tym nie wiedział,
    nikt się nie dowiedział, do dziś nikt nie wie, o tym się nie mówiło, o tym się nie mówi, nie mówiło się o tym,
    nie mówiło się o takich, o takich rzeczach się nie mówiło, nie rozmawialiśmy o tym, o tym nie rozmawialiśmy,
    nigdyśmy o tym nie, u nas się o tym nie, ani słowa więcej, ani słowem nie, tak między nami, między nami mówiąc,
    niech to zostanie między nami, mniejsza z tym, mniejsza o to, a mniejsza, lepiej nie mówić, lepiej nie opowiadać,
    lepiej nie wspominać, lepiej nie pytać, szkoda gadać, szkoda mówić, szkoda słów, szkoda godać, nie ma co gadać,
    ni ma co godać, niy ma co godać, nie ma o czym gadać, dość o tym, dosyć o tym, długo by mówić, długo by opowiadać,
    dużo by mówić, dużo by opowiadać, dużo by gadać, a nieważne, zresztą nieważne, to nieważne, no ale cóż, no ale nic, ale nic to,
    ale to nic, to już inna sprawa, to inna sprawa, nie wiem czemu to mówię, nie wiem po co to mówię, nie wiem czemu to opowiadam,
    nie wiem po co to opowiadam, trzymał* to w sobie, trzymał* w sobie, dusił* to w sobie, dusił* w sobie, chował* to w sobie,
    nosił* to w sobie, noszę to w sobie, żodnymu nie pedzioł*, żodnymu żech niy
  `),
  promised: entriesBothWays(`
    do tego dojdę, do tego jeszcze dojdę, jeszcze do tego dojdę, do tego dojdziemy, dojdę do tego, dojdę jeszcze do tego,
    do tego wrócę, do tego jeszcze wrócę, jeszcze do tego wrócę, wrócę do tego, wrócę jeszcze do tego, do tego wrócimy,
    jeszcze o tym powiem, o tym jeszcze powiem, jeszcze o tym opowiem, o tym jeszcze opowiem, o tym opowiem, to opowiem później,
    to później opowiem, później opowiem, opowiem później, opowiem potem, potem opowiem, o tym potem, o tym później, o nim potem,
    o niej potem, o nich potem, o tym jeszcze będzie, o nim jeszcze będzie, o niej jeszcze będzie, o tym kiedy indziej,
    to kiedy indziej, o tym innym razem, to innym razem, ale to innym razem, opowiem innym razem, innym razem opowiem,
    to inna historia, to już inna historia, to całkiem inna historia, to zupełnie inna historia, to osobna historia,
    to osobny rozdział, to długa historia, to inna para kaloszy, to inna bajka, to już inna bajka, proszę mi przypomnieć,
    niech mi pani przypomni, niech mi pan przypomni, przypomnij mi, nie uprzedzajmy, nie uprzedzając, jak dojdę do, jak dojdziemy do
  `),
  turning: entriesBothWays(`
    już nigdy, nigdy więcej, nigdy już nie, od tego dnia, od tamtego dnia, od tamtej pory, od tamtego czasu, od tej chwili,
    od tamtej chwili, od tego momentu, od tamtego momentu, ostatni raz, po raz ostatni, pierwszy raz, po raz pierwszy,
    wszystko się zmieniło, zmieniło się wszystko, zmieniło wszystko, wszystko się odmieniło, zmieniło mi życie,
    zmieniło moje życie, zmieniło całe moje życie, odmieniło mi życie, nic już nie było, nic nie było już, nie było już takie,
    już nie było takie, już nie było to samo, to już nie było to, zdecydowałem, zdecydowałam, zdecydowaliśmy, postanowiłem,
    postanowiłam, postanowiliśmy, podjąłem decyzję, podjęłam decyzję, podjęliśmy decyzję, wtedy wiedział*, wtedy zrozumiał*,
    dopiero wtedy zrozumiał*, wtedy do mnie dotarło, dotarło do mnie, wtedy pojął*, wtedy pojęł*, otworzyły mi się oczy,
    skończyło się dzieciństwo, skończyło się moje dzieciństwo, skończyła się młodość, świat się zawalił, świat mi się zawalił,
    świat się nam zawalił, życie się przewróciło, wszystko runęło, wszystko przepadło, i wtedy się zaczęło
  `),
  // "zawsze" by itself is mostly no habit ("na zawsze", "zawsze chciałam"): only next to somebody or to a thing done.
  habit: entriesBothWays(`
    mama zawsze, matka zawsze, tata zawsze, ojciec zawsze, babcia zawsze, dziadek zawsze, brat zawsze, siostra zawsze, mąż zawsze,
    żona zawsze, on zawsze, ona zawsze, oni zawsze, myśmy zawsze, zawsze mówił*, zawsze siedział*, zawsze chodził*, zawsze robił*,
    zawsze śpiewał*, zawsze nosił*, zawsze dawał*, zawsze przynosił*, zawsze stał*, zawsze czekał*, zawsze kupował*, zawsze jeździł*,
    zawsze gotował*, zawsze piekł*, zawsze opowiadał*, zawsze powtarzał*, zawsze szł*, zawsze szedł, zawsze brał*, zawsze w niedziel*,
    zawsze w sobot*, zawsze rano, zawsze wieczorem, zawsze przed, zawsze na święta, zawsze latem, zawsze zimą,
    co niedziela, co niedzielę, co sobota, co sobotę, co piątek, co czwartek, co środę, co rano, co wieczór, co noc, co dzień, co dnia,
    co tydzień, co miesiąc, co roku, co rok, co lato, co zimę, co drugi dzień, jak co roku, w każdą niedzielę, w każdą sobotę,
    w każdy piątek, w każde święta, każdego dnia, każdego ranka, każdego wieczoru, każdego wieczora, każdego roku, każdego lata,
    każdej niedzieli, każdej soboty, każdej zimy, każdej jesieni, każdej wiosny, każdej nocy, codziennie, w niedziele, w soboty,
    w piątki, w czwartki, w środy, wieczorami, rankami, nocami, popołudniami, zwykle, zazwyczaj, zwyczajowo, dzień w dzień,
    noc w noc, rok w rok, rok rocznie, rokrocznie, tydzień w tydzień, świątek piątek, bywało, bywało że, siadywał*, chadzał*,
    jadał*, sypiał*, grywał*, czytywał*, pisywał*, mawiał*, jeżdżał*, przychodził*, przyjeżdżał*, chodziło się, jeździło się,
    robiło się, jadło się, piekło się, śpiewało się, siadało się, kisiło się, darło się, schodzili się, zbierali się, spotykaliśmy się,
    spotykałyśmy się, chodziliśmy, chodziłyśmy, jeździliśmy, jeździłyśmy, siadaliśmy, siadałyśmy, zbieraliśmy się, miał zwyczaj,
    miała zwyczaj, mieli zwyczaj, zawdy, zawżdy, dycki, furt, kożdy dziyń, kożdo niydziela
  `),
  // Not "stołem", "czołem": the verbs that people tell their lives with.
  speaker: {
    man: /(?<!\p{L})(?:nie)?(?:by|mia|urodzi|mieszka|chodzi|pracowa|robi|wiedzia|pamięta|chcia|zosta|pojecha|przyjecha|wyjecha|jecha|uczy|nauczy|dosta|widzia|zobaczy|mówi|powiedzia|opowiada|myśla|pomyśla|lubi|ba|siedzia|wróci|da|bra|wzią|spa|ożeni|skończy|zaczą|kocha|pozna|słysza|musia|trzyma|nosi|gra|pisa|czyta|żału|umia|woli|wola|spotka|kupi|zrobi|poszed|przyszed|wyszed|wszed|mog|móg|nios|nosi|czu)łem(?!\p{L})/giu,
    woman:
      /(?<!\p{L})(?:nie)?(?:by|mia|urodzi|mieszka|chodzi|pracowa|robi|wiedzia|pamięta|chcia|zosta|pojecha|przyjecha|wyjecha|jecha|uczy|nauczy|dosta|widzia|zobaczy|mówi|powiedzia|opowiada|myśla|pomyśla|lubi|ba|siedzia|wróci|da|bra|wzię|spa|skończy|zaczę|kocha|pozna|słysza|musia|trzyma|nosi|gra|pisa|czyta|umia|woli|wola|spotka|kupi|zrobi|posz|przysz|wysz|wesz|mog|nios|czu|płaka|szy|gotowa|śpiewa)łam(?!\p{L})/giu,
  },
  // Given names of women end in -a, with few exceptions either way; surnames do not tell.
  named: {
    man: /(?:^|[.!?,;–-]\s*)(?:(?:[Pp]roszę|[Mm]oże|[Nn]ajlepiej|[Nn]iech będzie|[Ww]olę)\s+)?(?:[Mm]ówić\s+)?(?:(?:mi|do mnie|być|per)\s+)?„?Pan(?:em)?”?(?=\s*(?:[.!?,;]|$))|(?<!\p{L})(?:[Mm]am na imię|[Nn]a imię (?:mi|mam))\s+(?:(?:Kuba|Barnaba|Kosma|Bonawentura|Jarema)(?!\p{L})|(?!(?:Ruth?|Noemi|Miriam|Karmen|Beatrycze|Ines|Nel)(?!\p{L}))\p{Lu}\p{Ll}*[^a\P{Ll}](?!\p{L}))/gu,
    woman:
      /(?:^|[.!?,;–-]\s*)(?:(?:[Pp]roszę|[Mm]oże|[Nn]ajlepiej|[Nn]iech będzie|[Ww]olę)\s+)?(?:[Mm]ówić\s+)?(?:(?:mi|do mnie|być|per)\s+)?„?Pani(?:ą)?”?(?=\s*(?:[.!?,;]|$))|(?<!\p{L})(?:[Mm]am na imię|[Nn]a imię (?:mi|mam))\s+(?:(?:Ruth?|Noemi|Miriam|Karmen|Beatrycze|Ines|Nel)(?!\p{L})|(?!(?:Kuba|Barnaba|Kosma|Bonawentura|Jarema)(?!\p{L}))\p{Lu}\p{Ll}*a(?!\p{L}))/gu,
  },
  pronouns: /(?<!\p{L})(?:on|ona|jego|jej|jemu|nim|nią|niego|niej)(?!\p{L})/iu,
  subjects: set("ja my on ona oni one"),
  finiteVerbs: set("jest są był była było byli były mam mamy mieszkam szedł szła przyszedł poszedł"),
  verbEndings:
    /\p{L}(?:łem|łam|liśmy|łyśmy|[aiyę]ła|[aiyę]ło|[aiyeę]li|ął)$|\p{L}{3}am$|\p{L}{2}[aiy]ł$|\p{L}{3}[aiyę]ły$/u,
};
