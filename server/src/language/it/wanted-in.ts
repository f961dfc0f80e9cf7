import type { Hearing } from "../hearing.ts";
import { naming } from "../patterns.ts";

/** Somebody or something is not to be left out, or may stand in the story after all, in Italian. */
export const wantedIn: Hearing["wantedIn"] = naming(
  {
    before:
      "il|la|lo|l|i|gli|le|mio|mia|mi|quel|quella|povero|povera|di|del|della|dell|dello|dei|nostra|nostro",
    never: "la|lo|li|le|si|non|nun|un|no|mai|ne|niente|nessuno|ma|che|piu|se|quello|questo",
    opens: "(?:e |ma |pero |ecco |allora |be |si |no |adesso |prego ){0,3}",
    not: "non (?:mi |me |si |ti |la |lo |li |le |ce |se |mai |puo |puoi |deve |devi |dovete |potete |bisogna |va |vorra |sta bene |voglia ){0,3}",
    leave: "(?:lasci|lascia|lasciare|lasciar|lasciate|lasciamo|tenga|tenere|tieni)",
    skip: "(?:tralasci|tralasciare|tralascia|dimentichi|dimenticare|dimentica|dimenticarsi|dimenticatevi|scordi|scordare|scordarsi|salti|saltare|salta|escluda|escludere|escludi|ometta|omettere)",
    cut: "(?:tolga|togliere|togli|cancelli|cancellare|cancella|levi|levare|elimini|eliminare|tagli|tagliare)",
    skipped:
      "(?:lasciat[oaie] (?:fuori|da parte)|dimenticat[oaie]|esclus[oaie]|tralasciat[oaie]|saltat[oaie]|tolt[oaie]|tagliat[oaie]|cancellat[oaie]|fuori)",
    book: "(?:nel|nella|nei|in|dal|dalla|del|della) (?:(?:suo|sua|mio|mia|questo|questa|quel|quella) )?(?:libro|storia|racconto|stampa)",
    in: "(?:nel|nella|dentro|in)(?: (?:suo |sua |mio |mia |questo |questa )?(?:libro|storia|racconto|stampa))?",
    again:
      "(?:adesso|ormai|ora|pure|anche|allora|dopotutto|alla fine|di nuovo|per favore|mi raccomando|prego|lo stesso)",
    put: "(?:mettere|scrivere|stampare|lasciare|rimettere|inserire|raccontare|tenere)",
    puts: "(?:metta|mettete|metti|rimetta|rimetti|rimettete|lasci|scriva|inserisca|reinserisca|racconti)",
    may: "(?:puo|puoi|potete|si puo|possono)",
  },
  `
    {not}{leave} fuori {whom}
    {not}{leave} {whom} fuori
    ^ {opens}{not}{skip} {whom}( {book})?( {again}){0,2} $
    {not}{skip} {whom} {book}
    {not}{cut} {whom} (dal|dalla|nel|nella|del|della) (libro|storia|racconto)
    {whom} non (me |ce )?(la|lo|li|le) {leave} (fuori|da parte)
    {whom} non (me |ce )?(la|lo|li|le) ({skip}|{cut})( {book})?( {again}){0,2} $
    {whom} non (deve|puo|va|vada|dovrebbe|devono|vanno) (mica |mai |piu |essere |restare |rimanere |venire |stare ){0,2}({skipped}|mancare)
    {whom} non ha (piu )?bisogno di (restare|stare|rimanere) fuori
    non (voglio|vorrei|mi piacerebbe|sopporterei) che {whom} (manchi|mancasse|(resti|restasse|rimanga|rimanesse|venga|venisse|sia|fosse|finisca) {skipped})
    guai a (lasciare|lasciar|chi lascia|lei se lascia) fuori {whom}
    (peccato|ingiusto|brutto|sbagliato|vergogna) (lasciare|lasciar|tenere) fuori {whom}
    guai a {skip} {whom}
    {whom} (nel libro|nella storia|nel racconto) ci (deve|devono|vuole|puo|sta|stia)( essere| stare| entrare)?( {again}){0,2} $
    {whom} ci {may} (anche |pure |benissimo )?(stare|entrare|andare|restare|essere)( dentro| {book})?( {again}){0,2} $
    {whom} {may} (anche |pure |benissimo )?(stare|entrare|andare|restare|rimanere|finire|comparire|esserci|tornare) {in}( {again}){0,2} $
    {whom} (deve|devono|ha da|vada|torni|resti|stia|entri|va) (pure |anche )?(stare |entrare |esserci |restare |tornare )?(nel|nella|dentro|in) (libro|storia|racconto|la storia|il libro)( {again}){0,2} $
    {whom} (la|lo|li|le|ce la|ce lo) {puts}( dentro| {book}| {again}){0,3} $
    {whom} (la|lo|li|le|ce la|ce lo) {may} (anche |pure )?{put}( dentro| {book}| {again}){0,3} $
    ^ {opens}{puts} (pure |di nuovo |anche ){0,2}{whom}( dentro| {book}| {again}){1,3} $
    ^ {opens}{puts} (pure |di nuovo |anche ){1,2}{whom}( dentro| {book}| {again}){0,3} $
    {may} (pure |anche |benissimo )?{put} {whom} (dentro|{book})( {again}){0,2} $
    (lo|la|li|le|quello|questo|quella|questa) {may} (pure |anche |benissimo )?{put} (dentro |{book} )?(quello |la parte |il pezzo |la storia |quello che ho detto )?(di|del|della|dell|dello) {whom}
    (lo|la|li|le) {may} (pure |anche |benissimo )?{put} (dentro )?{whom} $
    (quello|cio|la parte|il pezzo|la storia|tutto)( che)?( ho| le ho)?( detto| raccontato)? (di|del|della|dell|dello|su|sul|sulla) {whom} (lo |la )?{may} (anche |pure )?({put}|andare|stare|restare|entrare)
    (?<!(?:niente|nulla|parola) )(di|del|della|dell|dello|su|sul|sulla) {whom} (adesso |ora |ormai )?{may} (anche |pure |adesso |ora ){0,2}(scrivere|parlare {book}|raccontare {book}|mettere|dire {book})
    non (mi )?(importa|dispiace|da fastidio|da noia) (se|che) {whom} (sta|stia|e|sia|va|vada|entra|entri|finisce|c e) {in}`,
);
