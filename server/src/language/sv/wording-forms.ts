import { start, type WordingForms, word } from "../wording-forms.ts";

export const wordingForms: WordingForms = {
  name: "Swedish, with du",
  quoting: "” and ”",
  asking: word("vad|vem|vems|vilka|vilken|vilket|var|vart|när|hur|varför|varifrån"),
  inviting: word(
    "berätta|beskriv|ta (?:med mig|mig med)|visa mig|fortsätt|stanna|låt mig (?:få )?höra|vill gärna höra|lyssnar|börja",
  ),
  invitingQuestion:
    /^(?:\p{L}+, )?vill du (?:berätta|beskriva|säga|visa)(?!\p{L})(?!.*(?<!\p{L})eller(?!\p{L}))/iu,
  yesNo: start(
    "har|hade|är|kan|kunde|vill|ville|skulle|minns du|brukade|fick|fanns|finns|gjorde|var (?:det|du|ni|han|hon|den|de|där|din|ditt|dina)",
    "och",
  ),
  secondQuestion:
    /(?<=[^\s.!?…”]\s)(?:och|eller) (?:också )?(?:vad|vem|vilka|vilken|vilket|var|vart|när|hur|varför)(?!\p{L})/iu,
  claimsLife:
    /(?<!\p{L})(?:som människa|jag är (?:en )?människa|min egen (?:barndom|mor|far|familj)|när jag var (?:ung|barn|liten))(?!\p{L})/iu,
  yesOrNo: /^(?:ja|jo|nej|bara)(?!\p{L})/iu,
  saysDone: word(
    "berättelsen?|berättelser|berättelserna|boken|(?:hålls|håller|stannar|lämnas|står|låter) (?:\\p{L}+ ){0,3}utanför|struket|stryker|tagit bort|är borttaget|med igen|(?:kommer|ska|skall) inte (?:\\p{L}+ )?med|tryckas? inte|inte tryckas",
  ),
  saysSeen: word("läsa|läser|läsas|läses|läst|(?:se|ser) (?:det|den|svaret)|(?:kan|får) ses"),
  saysIn: word(
    "med igen|(?:kommer|står|är) (?:det |den |allt )?(?:nu )?med|(?:får|ska|skall|kan) (?:gärna |nog |förstås |alltså )?(?:stå|vara med|komma med|finnas med|få vara med|få stå)|står kvar|låter (?:det|den|allt) (?:få )?(?:stå|vara med)",
  ),
  comforts: word("beklagar|ledsen|ledsamt|sorgligt|lider med dig|tråkigt att höra"),
  leavesChoice: word(
    "om du (?:vill|orkar|hellre|har lust)|(?:fortsätt|berätta|börja|ta vid) (?:\\p{L}+ ){0,3}(?:där|var|när|som) du (?:själv )?(?:vill|har lust)|(?<=[,;.:–—]\\s)annars(?= \\p{L}+ vi(?!\\p{L}))|eller (?:ska|skall|vill du) (?:vi|att vi|hellre)",
  ),
  ofManner:
    /^(?:fråg|svar|varn|förväg|innan|först|efter|läs|vet|veta|säg|sag|sade|rak|tydlig|klar|kort|sakt|långsam|uppre|igen|samma|gång|ord|formel|fras|knapp|maskin|ärlig|arg|skräm|rädd|lyssn|hör|vill|önsk|gärna|hellre|enk|börja)/u,
  saysErased:
    /(?<!\p{L})(?:(?:det|den|svaret)(?: där)? är (?:nu )?(?:raderat|raderad|struket|struken|utplånat|borta|borttaget|borttagen)|jag har (?:nu )?(?:raderat|strukit|utplånat|tagit bort))(?!\p{L})(?! (?:\p{L}+ ){0,2}(?:ur|från) )/iu,
  goneForGood:
    /(?<!\p{L})(?:borta|raderat|utplånat|struket) (?:för alltid|för gott|helt|överallt)(?!\p{L})/iu,
  promisesErasing:
    /(?<!\p{L})(?:(?:raderar|suddar ut|utplånar) jag|jag (?:raderar|suddar ut|utplånar)(?! (?:inget|ingenting|inte|aldrig))|(?:det|den|allt|så) (?:raderas|suddas ut|utplånas)(?! (?:det |den )?(?:inte|aldrig))|kan jag (?:radera|utplåna|ta bort (?:det|den|allt) (?:för gott|för alltid|helt))|jag kan (?:radera|utplåna|ta bort (?:det|den|allt) (?:för gott|för alltid|helt)))(?!\p{L})/iu,
  guesses: word(
    "(?<!hur )(?:gammal|gamla|äldre|äldst\\p{L}*)|ung|unga|yngre|yngst\\p{L}*|barn\\p{L}*|pojk\\p{L}*|flick\\p{L}*|tonår\\p{L}*|bebis\\p{L}*|vux(?:en|na)|medelålders|tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio|nittio|(?:tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio|nittio)tal\\p{L}*|glad|glada|ledsen|ledsna|stolt|stolta|arg|arga|orolig\\p{L}*|trött|trötta|blyg|blyga|lycklig\\p{L}*|kär|kära|paret|familj\\p{L}*|vän|vänner|vännen|vännerna|kompis\\p{L}*|kollegor?|klasskamrat\\p{L}*",
  ),
  promises:
    /(?<!\p{L})(?:(?:stannar|bara) mellan oss|ingen (?:kan|kommer att|får) (?:någonsin )?(?:läsa|se|höra)|bara du (?:kan|får) (?:läsa|se|höra)|(?:är|förblir) (?:helt )?(?:privat|konfidentiellt))(?!\p{L})/iu,
};
