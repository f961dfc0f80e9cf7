import { phrases } from "../patterns.ts";
import type { Silence } from "../silence.ts";

/** Somebody did not speak, in Italian. */
export const silence: Silence = {
  told: phrases(`
    non (mi |m |ci |c |gli |le ){0,2}(ha|aveva|hanno|avevano) (mai |mica |piu ){0,2}(detto|parlato|risposto|raccontato) ...
    non (mi |ci |gli |le ){0,2}(disse|dissero|diceva|dicevano|parlo|parlava|rispose|rispondeva) ...
    (tacque|taceva|tacevano|stette zitt*|stava zitt*|e stat* zitt*) ...`),
  goesOn: phrases("^ (ne|non|mai|nemmeno|neanche) ... $"),
  nothing: phrases("^ (e )?(nemmeno|neanche|neppure|mai|non) una (sola )?parola( a (me|noi)| mai)? $"),
};
