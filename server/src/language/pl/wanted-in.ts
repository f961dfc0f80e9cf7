import type { Hearing } from "../hearing.ts";
import { naming } from "../patterns.ts";

/** Somebody or something is not to be left out, or may stand in the story after all, in Polish. */
export const wantedIn: Hearing["wantedIn"] = naming(
  {
    before: "moj|moja|moje|mojego|mojej|moim|naszego|naszej|ta|te|tej|o|to",
    never:
      "bardzo|wiec|tylko|jednak|od|do|dla|z|ze|u|bez|nie|nigdy|ani|bez|nic|ale|ze|zeby|tym|tego|to|prosze|niech|pani|pan",
    opens: "(?:a |ale |i |no |tylko |to |dobrze |tak |nie ){0,3}",
    please: "(?:prosze |niech |pani |pan |tylko |mi |wolno |mozna |moze |trzeba |to |juz |jednak |tez ){0,5}",
    may: "(?:wolno |mozna |moze |moze pani |moze pan |trzeba |chce |daj boze ){0,2}",
    skip: "(?:pomijaj|pomijajcie|pomin|pomijac|pominac|pomija|pominie|skreslaj|skreslac|skreslic|skresla|wykreslaj|wykreslac|wykreslic|wykresla|wyrzucaj|wyrzucac|wyrzuca|usuwaj|usuwac|usuwa|opuszczaj|opuszczac|opuszcza|przeskakuj|omijaj|omijac)",
    forget: "(?:zapomnij|zapomni|zapomniec|zapominaj|zapominac|zapomina|zapomnijcie)",
    skipped:
      "(?:pominiet\\S+|wykreslon\\S+|skreslon\\S+|zapomnian\\S+|wyrzucon\\S+|opuszczon\\S+|usuniet\\S+|poza \\S+)",
    book: "(?:w|do|z) (?:tej |mojej |pani |tego )?(?:ksiaz\\S+|ksiazce|opowies\\S+|histori\\S+|druk\\S*)",
    again: "(?:z powrotem|jednak|juz|teraz|tez|prosze|spokojnie|mimo wszystko)",
    put: "(?:wpisac|umiescic|wydrukowac|drukowac|przywrocic|napisac|zapisac|wlaczyc|(?:dac|zostawic|dodac|wlozyc)(?= (?:jednak |tez |juz )?(?:w|do) (?:ksiaz|opowies|histori|druk)))",
    puts: "(?:wpisze|umiesci|wydrukuje|przywroci|napisze|zapisze|wlaczy|(?:da|zostawi|doda|wlozy)(?= (?:jednak |tez |juz )?(?:w|do) (?:ksiaz|opowies|histori|druk)))",
  },
  `
    ^ {opens}{please}nie {may}{skip} {whom}
    {whom} {please}nie {may}{skip}
    ^ {opens}{please}nie {may}{forget} o {whom}
    o {whom} {please}nie {may}{forget}
    ^ {opens}{please}nie (zostawiaj|zostawiac|zostawia|zostawi|zostawic) {whom} (poza|z boku|na boku)
    {whom} nie (moze|powinna|powinien|powinno|ma prawa|ma) (zostac |byc )?{skipped}
    {whom} nie (moze|powinno|ma prawa) (tam |tu |nam )?(zabraknac|brakowac)
    nie (chce|chcialabym|chcialbym|zycze sobie) (zeby|aby|by) {whom} (nie bylo|zabraklo|brakowalo|(zostala|zostal|zostalo|byla|byl|bylo|bedzie) {skipped})
    nie (chce|chcialabym|chcialbym|zycze sobie) (zeby|aby|by) (pani |pan )?(pominela|pominal|skreslila|skreslil|wykreslila|wykreslil|wyrzucila|wyrzucil) {whom}
    (szkoda|grzech|wstyd|nieladnie|niesprawiedliwe) (by )?(bylo |byloby )?{skip} {whom}
    (to|tego|te) (moze|mozna) (pani |pan |tez |spokojnie ){0,2}{put} (to |tego |ten kawalek )?o {whom}
    (to|tego|wszystko|te rzeczy) co (ja )?(pani |panu )?(mowilam|mowilem|powiedzialam|powiedzialem|opowiadalam|opowiadalem) o {whom} (juz |to |jednak )?(mozna|moze|prosze) (pani |pan |juz |jednak ){0,2}{put}
    (?<!(?:nic|slowa|niczego) )o {whom} (juz |jednak )?(moze|mozna|prosze) (pani |pan |juz |jednak |tez ){0,3}(pisac|{put})
    {whom} (juz |jednak |tez ){0,2}(moze|mozna|prosze|wolno) (pani |pan |juz |jednak |tez |spokojnie ){0,3}{put}( {book}| {again}){0,3} $
    {whom} (juz |jednak |tez ){0,2}(moze|ma|musi|powinna|powinien) (juz |jednak |tez |spokojnie |sie ){0,2}(byc|stac|zostac|wejsc|znalezc sie|znalezc|wrocic|pojsc|trafic) {book}( {again}){0,2} $
    {whom} niech (juz |jednak |tez |tam ){0,2}(bedzie|zostanie|stoi|wejdzie|wroci) {book}( {again}){0,2} $
    ^ {opens}niech {whom} (juz |jednak |tez ){0,2}(bedzie|zostanie|stoi|wejdzie|wroci) {book}( {again}){0,2} $
    (niech pani|niech pan) {whom} (jednak |tez |juz ){0,2}{puts}( {book}| {again}){0,3} $
    {whom} (niech pani|niech pan) (jednak |tez |juz ){0,2}{puts}( {book}| {again}){0,3} $
    ^ {opens}prosze {whom} (jednak |tez |juz |z powrotem ){0,2}{put}( {book}| {again}){0,3} $
    ^ {opens}prosze (jednak |tez |juz |z powrotem ){0,2}{put} {whom}( {book}| {again}){1,3} $
    (niech pani|niech pan) (jednak |tez |juz ){0,2}{puts} {whom}
    (prosze |trzeba )(jednak |juz )?przywrocic {whom}
    {whom} (prosze )?(przywrocic|wpisac z powrotem|dac z powrotem)
    (nie mam nic|nic nie mam|nie bede miala nic) przeciwko (temu )?(zeby|aby|by) {whom} (byla|byl|bylo|stala|stal|zostala|zostal|znalazla sie|znalazl sie) {book}
    nie (szkodzi|przeszkadza mi|przeszkadza) (ze|jesli|jak|zeby) {whom} (jest|bedzie|byla|byl) {book}
    {whom} nie musi (juz |wiecej )?(byc |zostac |pozostac )?({skipped}|pominiet\\S+)`,
);
