import type { ErasingWords } from "../erasing-words.ts";
import { phrases, reply } from "../patterns.ts";

const beside = "tack|snalla|da|du|nu|sa|oj|saga|vannen";

export const erasing: ErasingWords = {
  asked: phrases(`
    (radera|utplana|sudda|ta bort|forstora|stryk) ... (for alltid|for gott|helt och hallet|overallt|en gang for alla|pa riktigt)
    (kan|gar|skulle|kunde) (du|det|man|jag|den|vi|det dar|det inte) (inte |ocksa |att |helt ){0,2}(raderas?|sudda ut|suddas ut|utplanas?|forstoras?|ta bort det helt|tas bort helt) (det|den|helt|for|pa|eller|$)
    ^ (ja |jo |da |sa |men |snalla |nej |och |na |bara ){0,4}(radera|utplana|sudda ut|forstor) (det|den|alltihop|allt|svaret|det dar|den dar) (da|tack|nu|ja eller nej|helt|ar du snall|$)
    (vill|ville|skulle vilja|onskar) (jag |vi ){0,1}(ha |att |fa ){0,2}(det|den|alltihop|det dar|den dar) .. (raderat|raderad|utplanat|utsuddat|utsuddad|forstort|raderas|forsvinner|ska forsvinna|forsvinna|borta for gott|borttaget for gott|borttaget helt)
    (bad|bett|sa at|sagt at|vill att) (dig|du) (att )?(ska |skulle )?(radera|raderar|utplana|sudda ut|suddar ut|forstora) ...`),
  because: phrases(`
    sa (att )?(?!(?:du|det|vi|jag|man)(?: |$))\\S+ (\\S+ )?(inte|aldrig) (kan |ska kunna |far |kan fa |kommer at )?(lasa|laser|se|ser|hora|hor) ..
    (for|eftersom|for att|och) (?!(?:du|det|vi|jag|man)(?: |$))\\S+ (\\S+ )?(laser|ser|lyssnar pa|kan lasa) (det|det har|den|har|allt|detta) ..
    (det|detta|den|och|det har) (ar )?inte (for|till) (?!(?:mig|oss|dig|nu|att|en|ett|nagon|den)(?: |$))\\S+ (ogon|oron|att|$)`),
  mild: /\bbehover\b/u,
  agrees: reply({
    beside,
    whole:
      "ja|jo|jada|jajamen|javisst|jovisst|visst|absolut|garna|gor det|gor sa|radera det|radera|ta bort det|sudda ut det|for alltid|for gott|det vill jag|jag ar saker|alltihop|allt",
  }),
  declines: reply({
    beside,
    whole:
      "nej|na|nae|lat det vara|lat bli|gor inte det|radera inte|inte nu|inte an|helst inte|lat det sta|lat det ligga|behall det|det behovs inte|strunt i det|det far vara",
  }),
  words: {
    until: "{seen} tills det är raderat.",
    askThis:
      "Ska jag radera allt du sa nyss för alltid? Då kan ingen läsa eller höra det mer, och det går inte att få tillbaka.",
    askNamed:
      "Ska jag radera svaret där du berättade om {names} för alltid, hela svaret? Då kan ingen läsa eller höra det mer, och det går inte att få tillbaka.",
    askQuoted:
      "Ska jag radera svaret där du sa {quote} för alltid, hela svaret? Då kan ingen läsa eller höra det mer, och det går inte att få tillbaka.",
    askWhich:
      "Inget är raderat än, för jag vet inte säkert vilket svar du menar. Säg med några ord vad det handlade om.",
    done: "Det är raderat för alltid, både ord och ljud. Bara säkerhetskopior hos dem som sköter Saga kan ha det kvar.",
    kept: "Då är inget raderat. Det står inte i någon berättelse.",
    nothing: "Jag har inte raderat något.",
  },
};
