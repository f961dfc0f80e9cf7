import type { TakeUps } from "../take-ups.ts";

/** Something is promised for later: on folded clauses. */
export const promises =
  /\b(?:poi|dopo|piu avanti|piu tardi|un altra volta) (?:le |gliel[oa]? |ve l[oa] |te l[oa] |ci )?(?:racconto|dico|raccontero|diro|spiego|arrivo|torno|vengo)\b|\b(?:glielo|gliela|le|ci) (?:racconto|dico|raccontero|diro|spiego|arrivo|torno)(?: \S+)? (?:poi|dopo|piu avanti|piu tardi|un altra volta)\b|\bci (?:arrivo|arriviamo|torno|torniamo)$|\bmi ricordi di\b/u;

/** What a telling ends on, as an Italian listener would take it up. */
export const takeUps: TakeUps = {
  promise: {
    heard: promises,
    asks: [
      "Questo ha detto che viene dopo. Lo sento volentieri adesso, se Le va.",
      "Può arrivarci anche adesso. La ascolto.",
      "Quella parte doveva ancora venire. La sento volentieri.",
    ],
  },
  unasked: {
    heard:
      /\b(?:io )?non (?:gliel )?(?:\S+ )?(?:chiesi|dissi|risposi|osai|osavo|chiedevo)\b|\bnon (?:\S+ )?(?:ho|avevo) (?:mai |piu )?(?:chiesto|detto|risposto|osato|avuto il coraggio)\b/u,
    asks: ["Che cosa avrebbe voluto dire?", "Che cosa L'ha trattenuta, secondo Lei?"],
  },
  unknown: {
    heard:
      /\b(?:non (?:\S+ )?(?:abbiamo|ho|si e) mai (?:saputo|capito|scoperto))\b|\bnon (?:l )?(?:so|sappiamo) (?:ancora|neanche oggi|nemmeno oggi|tuttora)\b|\b(?:ancora oggi|a tutt oggi|ancora adesso) non (?:\S+ )?(?:so|sappiamo|capisco)\b/u,
    asks: ["Che cosa ne ha pensato, in tutti questi anni?", "Secondo Lei, com'è andata?"],
  },
  last: {
    heard:
      /\bultima volta (?:che )?(?:l |lo |la |li |ci |ho |ha |abbiamo )|\bnon (?:l |lo |la |li |ci )(?:ho|abbiamo|siamo) (?:mai )?piu (?:vist|sentit|rivist)\S+|\bnon (?:lo|la|li) (?:vidi|rividi|vedemmo) (?:mai )?piu\b/u,
    asks: ["Di quell'ultima volta, che cosa rivede?", "Com'è stata, quell'ultima volta?"],
  },
  first: {
    heard: /\bprima volta (?:che|in vita mia|nella vita|della mia vita)\b|\bper la prima volta\b/u,
    asks: ["Com'è stata, quella prima volta?", "Di quella prima volta, che cosa rivede?"],
  },
  kept: {
    heard:
      /\b(?:ce l ho|l ho tenut\S|l ho conservat\S|li ho tenuti|le ho tenute|lo tengo|la tengo|lo conservo|la conservo|ce li ho|ce le ho|ho ancora) (?:ancora|in|nel\S*|sul\S*|sopra|il|la|un|una|quel\S*)\b|\b(?:sta|stanno|e) (?:ancora |sempre )?(?:li|la|qui|qua)?,? ?(?:nel|nella|sul|sulla|dentro|in fondo al) (?:\S+ )?(?:cassetto|armadio|credenza|scatola|bibbia|parete|mensola|soffitta|portafoglio|comodino|como|madia|baule)\b/u,
    asks: ["Come mai è rimasto proprio questo?", "A che cosa pensa, quando lo vede lì?"],
  },
};
