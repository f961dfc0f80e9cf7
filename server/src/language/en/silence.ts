import { phrases } from "../patterns.ts";
import type { Silence } from "../silence.ts";

/** Somebody did not speak, in English. */
export const silence: Silence = {
  told: phrases(`
    (?<!(?:^| )(?:i|ive|id|to) )(never|not) (once |ever |even |yet ){0,2}(said|say|spoke|speak|told|tell|uttered|answered|breathed) ...
    (?<!(?:^| )i )(didnt|wouldnt|couldnt|dont|doesnt) (even |ever |once ){0,2}(say|speak|tell|utter|answer) ...
    (?<!(?:^| )i )(said|told (me|us)|spoke) (me |us )?(nothing|nowt|not a word|not one word|never a word) ...
    (?<!(?:^| )i )(kept|was|went|stayed) (silent|quiet|dumb) ...`),
  goesOn: phrases("^ (not|nor|neither|never) ... $"),
  nothing: phrases(
    "^ (and )?(not|never) (a|one|a single|one single) word( to (me|us))?( ever| then| after)? $",
  ),
};
