import { type WordingForms, word } from "../wording-forms.ts";

export const wordingForms: WordingForms = {
  name: "Polish, polite, without forms that presume whether a man or a woman is addressed, until the teller has shown it",
  quoting: "„ and ”",
  asking: word(
    "co|kto|kogo|komu|kim|czym|czego|czemu|gdzie|kiedy|jak|jaki|jaka|jakie|jakim|jaką|jakiej|jakich|jakiego|dokąd|skąd|odkąd|dlaczego|ile|który|która|które|którą|którego|której|którym|czyj|czyja|czyje|na przykład",
  ),
  inviting: word(
    "proszę (?:\\p{L}+ ){0,2}\\p{L}+ć|niech (?:mi )?(?:pan|pani|państwo)|opowiedzieć|opisać|powiedzieć|zostańmy|zatrzymajmy|wróćmy|porozmawiajmy|zajrzyjmy|słucham|posłucham",
  ),
  invitingQuestion: /(?<!\p{L})może (?:mi )?pani?(?!\p{L})[^?]*(?:opowie|powie)(?!\p{L})/iu,
  // After a comma "czy" is "or": "Zostajemy przy tym, czy idziemy dalej?"
  yesNo: /(?:^|[:;…–—-]\s*|(?<!\p{L})(?:i|a)\s+)czy(?!\p{L})/iu,
  // "I co potem?" is one question: the joint has to stand after other words.
  secondQuestion:
    /(?<=[\p{L}\p{N},”] )(?:i|a|oraz|albo) (?:także )?(?:co|kto|kogo|gdzie|kiedy|jak|jaki|jaka|jakie|dokąd|skąd|dlaczego|ile)(?!\p{L})/iu,
  claimsLife:
    /(?<!\p{L})(?:jako człowiek|jestem człowiekiem|moje (?:dzieciństwo|życie)|kiedy byłam (?:młoda|mała))(?!\p{L})/iu,
  yesOrNo: /^(?:tak|nie|tylko)(?!\p{L})/iu,
  saysDone: word(
    "opowieści\\p{L}*|opowieść|książ\\p{L}*|pomini\\p{L}*|pomij\\p{L}*|wykreśl\\p{L}*|usunięt\\p{L}*|skasowan\\p{L}*|wymazan\\p{L}*|nie (?:wejdzie|trafi|znajdzie się)",
  ),
  saysSeen: word("czyta\\p{L}*|przeczyta\\p{L}*|widać|widzi|zobaczy\\p{L}*"),
  saysIn: word(
    "(?:może|mogą) (?:zostać|być|stać|wejść|znaleźć się|znowu|tam)|(?:zostaje|zostają|zostanie|zostawiam)|(?:będzie|będą) (?:to |tam |tak )?(?:stał\\p{L}*|w (?:książce|opowieści))|(?:wejdzie|wchodzi|stoi|znajdzie się)|(?:znowu|z powrotem) (?:jest|będzie|wejdzie|w)|przywrac\\p{L}+|przywróc\\p{L}+",
  ),
  comforts: word("przykro|współczu\\p{L}+|kondolencje|jakie to smutne"),
  leavesChoice: word(
    "(?:zacząć|opowiadać|mówić|wrócić)(?: znowu)?,? (?:od czego|kiedy|gdzie|jak) (?:pani?|państwo) (?:chce|zechce|woli)|jeśli (?:pani?|państwo) (?:chce|chcą|woli|wolą|ma ochotę|zechce)|(?<=[,;.:–—]\\s)jeśli nie,? (?:to )?(?:idziemy|pójdziemy|przejdziemy|przejdźmy|chodźmy|pójdźmy|możemy|porozmawiajmy|wrócimy)|czy (?:idziemy|pójdziemy|przejdziemy|wolał(?:by|aby|oby|iby)\\p{L}*)|albo (?:idziemy|przejdźmy|chodźmy)",
  ),
  ofManner:
    /^(?:pyta|pyt|odpow|uprzedz|ostrze|przed|najpierw|wcześn|potem|czyt|przeczyt|wie|wied|mów|powie|powi|powt|jasn|prost|szczer|krót|wol|znów|znowu|sam|raz|słow|formuł|zdan|guzik|przycisk|maszyn|zły|zła|złoś|gniew|przestrasz|boi|bać|słuch|chce|chci|wolał|lub|zacz)/u,
  saysErased:
    /(?<!\p{L})(?<!nie )(?:(?:jest|zostało|została) (?:już )?(?:usunięt|skasowan|wymazan|wykreślon)[eay]|(?:usun|skasowa|wymaza|wykreśli)(?:ęłam|ąłem|łam|łem))(?!\p{L})(?! (?:\p{L}+ ){0,2}(?:z|ze) )/iu,
  goneForGood: /(?<!\p{L})(?:usunięte|skasowane|wymazane) (?:na zawsze|całkowicie|wszędzie)(?!\p{L})/iu,
  promisesErasing:
    /(?<!\p{L})(?<!nie )(?:(?:usunę|usuwam|skasuję|kasuję|wymażę)|mogę (?:to |go |ją |je )?(?:usunąć|skasować|wymazać)|(?:zostanie|będzie|zostaną|będą) (?:to |on |ona )?(?:usunię|skasowan|wymazan)\p{L}*|zniknie na zawsze)(?!\p{L})/iu,
  guesses: word(
    "star(?:y|a|e|ą|ego|ej|zy|sz\\p{L}*|usz\\p{L}*)|młod\\p{L}*|dzieck\\p{L}*|dzieci\\p{L}*|chłop(?:iec|c\\p{L}+|ak\\p{L}*)|dziewczyn\\p{L}*|nastolat\\p{L}*|niemowl\\p{L}*|doros\\p{L}*|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|osiemdziesiąt|dziewięćdziesiąt|(?:dwudziest|trzydziest|czterdziest|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|osiemdziesiąt)(?:e|ych)|szczęśliw\\p{L}*|wesoł\\p{L}*|smutn\\p{L}*|dumn\\p{L}*|zmartwion\\p{L}*|zmęczon\\p{L}*|nieśmiał\\p{L}*|zakochan\\p{L}*|para|parę|małżeńst\\p{L}*|rodzin\\p{L}*|przyjaci\\p{L}*|kole(?:ga|dzy|żank\\p{L}*)|znajom\\p{L}*",
  ),
  promises:
    /(?<!\p{L})(?:(?:zostaje|zostanie) między nami|nikt (?:tego |jej |go )?nie (?:może|przeczyta|zobaczy|usłyszy)|tylko (?:Pan|Pani) (?:może|przeczyta)|(?:jest|zostanie|pozostaje) (?:całkiem )?(?:prywatne|poufne))(?!\p{L})/iu,
};
