import { phrases } from "../patterns.ts";
import type { StoryWords } from "../story-words.ts";

/** What may hurt or expose somebody who reads of it in a story, by what it is about. */
export const sore: StoryWords["sore"] = {
  secret: phrases(
    "mai (detto|raccontato|confidato) .. (a )?(nessuno|mio|mia|lui|lei) | nessuno (lo )?(sa|sapeva|seppe) ! dove|quando | (non lha|lha) mai (saputo|sentito) (nessuno)? | nessuno (lha|ha) mai (saputo|sentito) | segret(o|i|a|e|amente|ezza) | di nascosto | non (lo )?(sa|sanno) | non ha mai saputo | confess* | adottat* | vero padre",
  ),
  affair: phrases(
    "amante | amanti | tradi* | un altra donna | un altro uomo | relazione con | scappo con | scappata con | lascio per | figlio illegittimo | illegittim* | nozze riparatrici",
  ),
  crime: phrases(
    "prigione | carcere | galera | arresta* | rub* | ladro | ladri | tribunale | condann* | assassin* | uccise | violent* | mi picchiava | la picchiava | picchiava | contrabband* | spia | spie | denunciat* | denuncia | denuncio",
  ),
  money: phrases(
    "debit* | fallimento | falli | eredit* | testamento | giocat* | prestit* | non (ha|aveva) mai (pagato|restituito) | bevve tutto | diseredat* | usura*",
  ),
  quarrel: phrases(
    "litig* | lite | non ci (parliamo|parlavamo) | non (mi|gli|le) (parla|parlava|parlo) piu | ruppe con | rotto con | non (viene|venne) mai | non ha mai perdonato | non lo perdonai | caccio di casa | odio | non si parlano",
  ),
  blame: phrases(
    "colpa (sua|mia|loro|di) | la colpa | per causa (sua|di) | incolp* | perdonar* | bugiard* | menti* | ubriac* | beveva | fannullone | cattivo con | crudel* | odiav* | vigliacc*",
  ),
  illness: phrases(
    "cancro | tumore | demenza | alzheimer* | manicomio | esaurimento | depress* | schizofren* | ictus | aids | tubercol* | tisi | epiless* | aborto | aborti | alcolizzat* | drog* | handicappat* | infermita",
  ),
  loss: phrases(
    "suicid* | si (uccise|impicco|sparo|tolse la vita) | nato morto | nata morta | annego | annegat* | ammazzat* | morto bambino",
  ),
};
