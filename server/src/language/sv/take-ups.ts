import type { TakeUps } from "../take-ups.ts";

/** Something is promised for later: on folded clauses. */
export const promises =
  /\b(?:ska|skall|far|kan) jag (?:beratta|komma|ta)(?: \S+){0,3} (?:sedan|sen|senare|en annan gang|strax)\b|\bjag (?:ska|skall|far|kan) (?:beratta|ta)(?: \S+){0,4} (?:sedan|sen|senare|en annan gang|strax)\b|\b(?:kommer jag|jag kommer|ska jag komma|jag ska komma) (?:strax |snart |sen |sedan )?(?:till|tillbaka till)(?: \S+){0,3}$|\bpaminn mig\b|\bmer om \S+ (?:sedan|sen|senare)\b/u;

/** What a telling ends on, as a Swedish listener would take it up. */
export const takeUps: TakeUps = {
  promise: {
    heard: promises,
    asks: [
      "Det där skulle komma sen, sa du. Jag hör det gärna nu, om det passar.",
      "Ta det nu, om du vill. Jag lyssnar.",
      "Dit skulle du komma, sa du. Låt mig få höra den biten.",
    ],
  },
  unasked: {
    heard:
      /\b(?:jag|vi) (?:sa|fragade|svarade|vagade|tordes|sade) (?:\S+ )?(?:aldrig|inte|ingenting|inget)\b|\b(?:aldrig|inte) (?:fragade|sa|vagade|tordes|svarade) jag\b|\bjag (?:har|hade) aldrig (?:fragat|sagt|vagat)\b/u,
    asks: ["Vad hade du velat säga?", "Vad var det som höll dig tillbaka, tror du?"],
  },
  unknown: {
    heard:
      /\bvet (?:jag |vi )?(?:inte |ingen )?an i dag\b|\b(?:fick|har) (?:jag|vi) aldrig (?:veta|fatt veta|forstatt)\b|\bjag (?:fick|har) aldrig (?:veta|fatt veta|forstatt)\b|\bvet jag (?:fortfarande |an )?inte (?:an )?(?:varfor|vem|var|vad|om|hur)\b|\bjag vet (?:fortfarande|an) inte\b/u,
    asks: ["Vad har du tänkt om det genom åren?", "Vad tror du själv?"],
  },
  last: {
    heard:
      /\bsista gangen (?:jag|vi)\b|\b(?:sag|traffade|horde av) (?:jag |vi )?(?:honom|henne|dem|dom|varandra) aldrig (?:mer|igen)\b|\bsag aldrig (?:honom|henne|dem|dom|varandra) (?:mer|igen)\b|\bdet sista (?:jag|vi) (?:sag|horde)\b/u,
    asks: ["Vad ser du än av den sista gången?", "Hur var den, den sista gången?"],
  },
  first: {
    heard: /\bforsta gangen (?:i mitt liv|jag|vi|nagon|han|hon)\b|\bfor forsta gangen\b/u,
    asks: ["Hur var det, den första gången?", "Vad ser du än av den första gången?"],
  },
  kept: {
    heard:
      /\b(?:jag|vi) (?:har|sparade|har sparat) (?:kvar )?(?:den|det|dem|dom)(?: kvar| an| i | pa |$)|\b(?:har|finns|ligger|hanger|star|sitter) (?:\S+ )?kvar\b|\b(?:den|det|de|dom) (?:ligger|hanger|star|finns) (?:\S+ )?(?:i|pa|under) (?:\S+ )?(?:ladan|byran|byralada|garderoben|skapet|skrinet|bibeln|vaggen|hyllan|kistan|planboken|vinden|koket|asken|burken)\b/u,
    asks: ["Hur kommer det sig att det blev sparat?", "Vad tänker du på när du ser det?", "Varför just det?"],
  },
};
