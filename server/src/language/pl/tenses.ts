import type { Hearing } from "../hearing.ts";
import { phrases } from "../patterns.ts";

/** Signs of what was and of what is, in Polish: of what lasted or was done often, for what was done once may be of yesterday. */
export const tenses: Hearing["tenses"] = {
  past: phrases(`
    byl* | mial* | stal* | stalo | siedzial* | wisial* | chodzil* | jezdzil* | robil* | *owal* | *ywal* | lezal* | mieszkal* | jadl* | dawal* | nosil* | gral* | spal*
    trzymal* | mowil* | lubil* | szedl | szla | szli | szlo | wracal* | zamykal* | wypuszczal* | przyjezdzal* | przychodzil* | hustal* | bral* | odbieral* | dymil* | wialo
    otwieral* | padalo | znal* | umial* | pral* | odkladal* | uczyl* | zawsze bral*`),
  present: phrases(`
    jestem | mam | mysle | wiem | chce | chcialabym | chcialbym | moge | musze | modle | boje | siedze | leze | czekam | licze | biore | czuje | jest | sa | ma | maja
    bede | bedzie | *bym | *by | *byl* by | teraz | dzis | dzisiaj | wczoraj | przedwczoraj | jutro | ostatnio | w nocy | znow | znowu | odkad
    od (kiedy|poniedzialku|wtorku|srody|czwartku|piatku|soboty|niedzieli|tygodnia|miesiaca) | juz nie | jesli | jezeli | jak co`),
};
