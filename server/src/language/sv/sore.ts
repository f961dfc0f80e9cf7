import { phrases } from "../patterns.ts";
import type { StoryWords } from "../story-words.ts";

/** What may hurt or expose somebody who reads of it in a story, by what it is about. */
export const sore: StoryWords["sore"] = {
  secret: phrases(
    "aldrig (berattat|sagt) .. (for )?(nagon|min|mina|det) | ingen (vet|visste) ! var|vart|nar | (ingen har|har ingen) (fatt )?(hora|hort|veta|vetat) | hemlighet* | vet inte (om )?det | fick aldrig veta | bakom ryggen | smog | i smyg | adopter* | ratta (far|pappa) | teg om",
  ),
  affair: phrases(
    "otrogen | otrohet | alskarinn* | alskare | en annan (kvinna|man) | annan kvinna | vansterpras* | lamnade (mig|henne|honom) for | rymde med | utom aktenskapet | oakta | maste gifta",
  ),
  crime: phrases(
    "fangels* | arrester* | stal | stulit | tjuv* | domdes | domstol* | polisen | mord* | mordade | valdtog* | slog (mig|henne|honom|oss|mamma|barnen) | smuggl* | forfalsk* | angav | angivare",
  ),
  money: phrases(
    "skuld* | skylldig | lanade pengar | betalade aldrig | konkurs* | arv | arvet | testament* | spelade bort | sop upp | arvlos* | svarta pengar | var skyldig",
  ),
  quarrel: phrases(
    "bral* | grala* | blev osams | osams | ovan* | talade aldrig (med|mer) | pratar inte (med|langre) | talar inte (med|langre) | har inte (pratat|talat) | hor inte av sig | kommer inte (hit|hem) | forlat aldrig | kastade ut | brot med | bruten kontakt",
  ),
  blame: phrases(
    "(hans|hennes|deras|mitt|min|ditt) fel | skyll* | skulden | pa grund av (honom|henne) | forlata honom | forlata henne | full | fyllo | fyllbult | drack | lat | ljog | logn* | elak* | hatade | oduglig*",
  ),
  illness: phrases(
    "cancer | tumor* | demens | alzheimer* | mentalsjukhus* | sinnessjuk* | nervsammanbrott | depress* | schizofren* | stroke | hjarnblodning | aids | hiv | tuberkulos | tbc | lungsot | epileps* | missfall | abort* | alkoholist* | missbruk* | utvecklingsstord*",
  ),
  loss: phrases(
    "tog (sitt|livet) .. (liv|av sig) | sjalvmord* | hangde sig | skot sig | dodfodd* | drunknade | mordades | miste barnet | dog i vaggan",
  ),
};
