import type { Hearing } from "../hearing.ts";
import { naming } from "../patterns.ts";

/** Somebody is to be kept out of what Saga asks, in Italian. */
export const notAsked: Hearing["notAsked"] = naming(
  {
    before: "il|la|lo|l|i|gli|le|mio|mia|mi|quel|quella|povero|povera",
    asking:
      "(?:(?:sue|tue|vostre|altre|prossime|queste) )?domande|(?:quello|cio|tutto quello|tutto cio|tutto|quanto) che (?:mi |ci )?(?:chied|domand)\\S+|quando (?:mi |ci )?(?:(?:fa|fai|fate) (?:le |delle )?(?:sue |tue )?domande|(?:chied|domand)\\S+)",
    out: "(?:proprio |del tutto )?(?:fuori|in pace|stare|da parte|lontan[oa])(?: da| dalle| dal| con| con le| nelle| per le)?",
    leave: "lasci|lascia|lasciate|lasciamo|tenga|tieni|tenete|teniamo",
    but: "(?:e |ma |pero |ecco |allora |be )",
    of: "di|del|della|dello|dell|dei|su|sul|sulla",
  },
  `
    (?<!(?:non|si|che) ){leave} {whom} {out} {asking}
    ^ {but}{0,2}{whom} (la|lo|li|le) {leave} {out} {asking}
    non (mi |ci )?(chied*|domand*|domandi)( piu| mai| niente){0,2} {of} {whom} (e |ma )?(la |lo |li |le )?(lasci|lasci[ao]l[aoie]|tenga|tienil[aoie]|lasciatel[aoie]) (fuori|in pace|stare|da parte)
    (voglio|vorrei|preferisco|preferirei|desidero) che {whom} (resti|rimanga|stia|restasse|rimanesse|stesse) {out} {asking}
    ^ {but}{0,2}{whom} {asking} (la|lo|li|le) {leave} (stare|in pace|fuori|da parte)
    ^ {but}{0,2}{asking} {whom} (la|lo|li|le) {leave} (stare|in pace|fuori|da parte)
    {of} {whom} non (mi |ci )?(faccia|fare|farmi|fate|fai|facciamo|facciano)( piu| altre| mai){0,2} domande
    (una|uno|persona|cosa|nome|faccenda) (di cui|della quale|del quale) non (voglio|vorrei|desidero) (che )?(mi |si |ci ){0,2}(chied*|domand*|facci* domande) ed? (e|questa e|quella e) {whom}`,
);
