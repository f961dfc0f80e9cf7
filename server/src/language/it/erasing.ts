import type { ErasingWords } from "../erasing-words.ts";
import { phrases, reply } from "../patterns.ts";

const beside = "eh|be|beh|ecco|allora|per favore|per piacere|grazie|signora|signore|ma|saga|prego";

export const erasing: ErasingWords = {
  asked: phrases(`
    (cancelli|cancellalo|cancellala|cancellare|cancellarl*|elimini|eliminare|eliminarl*|distrugga|distruggere|tolga|togliere|toglierl*|faccia sparire|far sparire|farl* sparire) ... (per sempre|del tutto|proprio|completamente|definitivamente|con la gomma|dappertutto|davvero)
    (si puo|puo|potrebbe|potete|si potrebbe|posso|riesce a) (non |mica |proprio |anche ){0,2}(cancellar*|eliminar*|distrugger*|far* sparire) (proprio|tutto|per|del|quello|questo|con|o|davvero|$)
    ^ (allora |si |be |beh |ecco |no |e |ma |dai |ebbene |per favore |su ){0,4}(lo |la |li |le )?(cancelli|elimini|distrugga|cancellalo|cancellala|cancellatelo|faccia sparire|cancelli tutto) (allora|pure|per favore|subito|tutto|si o no|e basta|$)
    (voglio|vorrei|volevo|preferisco|preferirei) .. (sia cancellat*|fosse cancellat*|cancellat*|sparisca|sparisse|spariscano|eliminat*|distrutt*|lo cancelli|la cancelli|lo cancellasse|sparito)
    (ho|avevo) (chiesto|detto) di (cancellar*|eliminar*|far* sparire) ...`),
  because: phrases(`
    (che|perche|senno|altrimenti|siccome) (la |il |lo |mia |mio |i |gli |le |l |poi ){0,3}(?!(?:lei|si|io|noi|non|lo|ne)(?: |$))\\S+ (lo |la |le |ci )?(legge|leggono|ascolta|ascoltano|puo leggere|vede tutto)
    (perche|cosi|che|in modo che) (la |il |mia |mio |l ){0,2}(?!(?:lei|si|io|noi)(?: |$))\\S+ non (lo |la |li |le )?(legga|leggano|veda|vedano|possa leggere|possano leggere|senta|legge|puo leggere) ..
    (questo|questa|e|questo qui) non (e )?per (gli occhi |le orecchie )?(della |del |di |la |il |mia |mio ){1,2}\\S+`),
  mild: /\b(?:serve|occorre|bisogno)\b/u,
  agrees: reply({
    beside,
    whole:
      "si|certo|certamente|va bene|d accordo|daccordo|lo cancelli|la cancelli|cancelli|cancelli pure|cancelli tutto|lo faccia|faccia pure|faccia|per sempre|sono sicur[ao]|sicur[ao]|volentieri|tutt[ao]|magari",
  }),
  declines: reply({
    beside,
    whole:
      "no|lasci stare|lo lasci|la lasci|lasci|meglio di no|non ancora|non adesso|non ora|per ora no|non importa|lo tenga|rimanga|resti|non lo cancelli|non lo faccia|resti cosi|lasciamo stare|lasciamo cosi",
  }),
  words: {
    until: "{seen} finché non si cancella.",
    askThis:
      "Cancello per sempre tutto quello che ha detto adesso? Poi nessuno lo può più leggere né sentire, e non si può riavere.",
    askNamed:
      "Cancello per sempre la risposta in cui si parla di questo, {names}, tutta intera? Poi nessuno la può più leggere né sentire, e non si può riavere.",
    askQuoted:
      "Cancello per sempre la risposta in cui ha detto {quote}, tutta intera? Poi nessuno la può più leggere né sentire, e non si può riavere.",
    askWhich:
      "Non ho cancellato ancora niente, perché non so con certezza quale risposta intende. Mi dica in due parole di che cosa parlava.",
    done: "È cancellato per sempre, parole e voce. Può restare solo nelle copie di sicurezza di chi gestisce questa Saga.",
    kept: "Allora non cancello niente. Resta fuori da ogni storia.",
    nothing: "Non ho cancellato niente.",
  },
};
