import type { Hearing } from "../hearing.ts";
import { naming } from "../patterns.ts";

/** Somebody or something is not to be left out, or may stand in the story after all, in Swedish. */
export const wantedIn: Hearing["wantedIn"] = naming(
  {
    before: "min|mitt|mina|var|vart|den|det|lilla|gamla|om",
    never:
      "bort|over|utanfor|ute|fran|av|till|for|med|inte|int|inta|ente|aldrig|ingen|inget|ej|utan|men|att|det|den|dem|dom|honom|henne|som",
    opens: "(?:och |men |nu |sa |ja |nej |snalla |du ){0,3}",
    may: "(?:far|ska|kan|maste|bor|skall)",
    surely: "(?:absolut |verkligen |for allt i varlden |da |ju |ni |du |man |vi ){0,3}",
    skip: "(?:glomma bort|glomma|hoppa over|utelamna|utesluta|stryka|ta bort|radera|missa|skippa|tappa bort)",
    skips: "(?:glommer bort|glommer|hoppar over|utelamnar|utesluter|stryker|tar bort|raderar|missar|skippar)",
    skipped:
      "(?:gloms|glommas|glomd|glomt|bortglomd|utelamnas|utelamnad|utesluts|uteslutas|utesluten|stryks|strykas|struken|hoppas over|tas bort|fattas|saknas|lamnas utanfor|lamnas ute|hamnar utanfor|ar utanfor|vara utanfor|star utanfor)(?: bort)?",
    out: "(?:vara )?(?:utanfor|ute|borta)",
    book: "(?:i|ur|fran) (?:den |min |din )?(?:boken|bok|berattelsen|berattelse|historien|tryck)",
    with: "(?:med|in|kvar|dar|upp)",
    put: "(?:ta med|ha med|skriva in|skriva|satta in|satta dit|lagga in|trycka|behalla)",
    again: "(?:igen|anda|nu|da|tack|ocksa|trots allt|gott|garna|ar du snall|er|i alla fall|heller)",
  },
  `
    ^ {opens}(glom|glom bort|utelamna|uteslut|stryk|radera|missa|skippa) {surely}inte (bort )?{whom}( {book})?( {again}){0,2} $
    ^ {opens}(hoppa) {surely}inte over {whom}
    ^ {opens}(ta) {surely}inte bort {whom}
    ^ {opens}(lamna|hall|lat) {surely}inte {whom} {out}
    (du|ni|man|vi) {may} {surely}(inte|aldrig) {skip} {whom}
    {may} (du|ni|man) {surely}(inte|aldrig) {skip} {whom}
    (du|ni|man|vi) {may} {surely}(inte|aldrig) (lamna|halla|lata) {whom} {out}
    {whom} {may} {surely}(inte|aldrig) ({skipped}|{skip}|lamna utanfor|halla utanfor|lamnas|hallas utanfor|fattas|saknas)
    jag (vill|skulle vilja|onskar) (absolut |verkligen |helst )?inte att {whom} (ska |skall |blir |bli |far ){0,2}{skipped}
    jag (vill|skulle vilja|onskar) (absolut |verkligen |helst )?inte att (du|ni) {skips} {whom}
    jag (vill|skulle vilja|onskar) (absolut |verkligen |helst )?inte att (du|ni) (lamnar|haller|later) {whom} {out}
    (fel|synd|oratt|skam) att {skip} {whom}
    (gar|duger|blir) (det )?inte (an )?att {skip} {whom}
    (gar|duger|blir) (det )?inte (an )?att (lamna|halla) {whom} {out}
    (du|ni) (kan|far|kan fa) (garna |gott |nu |val |allt ){0,2}{put} (det|den)( dar| har)?( med)? (det |det dar |biten |allt |det jag sa )?om {whom}
    (du|ni) (kan|far|kan fa) (garna |gott |nu |val |allt ){0,2}{put} (det|den)( dar| har)? med {whom} $
    (du|ni) (kan|far|kan fa) (garna |gott |nu |val |allt ){0,2}(skriva|beratta|trycka) (det jag sa |det )?om {whom}( {book})?( {again}){0,2} $
    (du|ni) (kan|far|kan fa) (garna |gott |nu |val |allt ){0,2}(ta med|ha med|skriva in|satta in|lagga in) {whom}( {book})?( {again}){0,2} $
    {whom} {may} (garna |gott |val |lov att |fa |nu |anda |allt ){0,3}(sta|vara|komma|tas|skrivas|tryckas|finnas|ga) {with} {book}( {again}){0,2} $
    {whom} {may} (garna |gott |val |lov att |fa |nu |anda |allt ){0,3}(sta|vara|komma|tas|skrivas|tryckas|finnas) (med|kvar)( {again}){0,2} $
    {whom} {may} (garna |gott |val |lov att |fa |nu |anda |allt ){0,3}(sta|vara|komma|finnas|komma med|sta med|vara med) {book}( {again}){0,2} $
    (?<!(?:ingenting|inget|ord|nagot|mycket) )(det |det dar |biten |delen |allt )?(jag )?(har )?(sa |sagt |berattade |berattat )?om {whom} {may} (garna |gott |val |nu |anda |allt ){0,2}(sta|vara|komma|tas|skrivas|tryckas|ga|berattas)
    {whom} (far|kan) (du|ni) (garna |gott |val |nu |anda |allt ){0,2}{put}( med| in)?( {book})?( {again}){0,2} $
    (?<!(?:ingenting|inget|ord|nagot|mycket) )(det |det dar |biten |delen |allt )?(jag )?(har )?(sa |sagt |berattade |berattat )?om {whom} (far|kan) (du|ni) (garna |gott |val |nu |anda |allt ){0,2}{put}
    (gor|har) (det )?(inget|ingenting|ingen skada|inget emot) (om|att) {whom} (ar|star|kommer|tas|far vara) (med|in|{book})
    {whom} (behover|maste) inte (vara |sta |hallas |lamnas )?(langre )?(vara |sta |hallas |lamnas )?(utanfor|ute|borta|utelamnad)
    ^ {opens}(ta|satt|lagg|skriv|ha) (garna |gott )?(med|in|tillbaka) {whom}( {book})?( {again}){0,2} $
    ^ {opens}(ta|satt|lagg|skriv|ha) (garna |gott )?{whom} (med|in|tillbaka)( {book})?( {again}){0,2} $
    ^ {opens}lat {whom} (fa )?(vara med|sta kvar|sta med|komma med|sta|vara kvar)( {book})?( {again}){0,2} $
    {whom} (gar|duger) bra att (ha|ta) med`,
);
