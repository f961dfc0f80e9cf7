import type { Hearing } from "../hearing.ts";
import { naming } from "../patterns.ts";

/** Somebody is to be kept out of what Saga asks, in English. */
export const notAsked: Hearing["notAsked"] = naming(
  {
    before: "my|our|the|that|poor|old",
    asking:
      "(?:your|any of your|all your|all of your|these|those|the)(?: other| next)? (?:questions|question|asking)|(?:whatever|what|anything|everything)(?: else)?(?: that)? you(?:re| are|ll| will| may| might)?(?: going to| want to)? (?:ask|asking)|(?:when|while|whenever|if) you(?:re| are| go)? (?:ask|asking)",
    out: "(?:well |right |clean |strictly |altogether )?(?:out|off|away|alone|be|clear)(?: of| from| in| with)?(?: it| this)?(?: all)?(?: please| altogether)?",
    told: "(?<!(?:dont|not|never|always|i|we|they|he|she|who|would|could|did|didnt|(?<!you )to) )",
    refuses:
      "wont|dont want|dont wish|will not|would not|wouldnt|would rather not|d rather not|rather not|sooner not",
  },
  `
    {told}(leave|keep) {whom} {out} {asking}
    (want|like|prefer|rather|sooner|wish) {whom} (to be |to stay |left |kept ){1,2}{out} {asking}
    ^ (and |but |now |well |so ){0,2}{whom} (i|id) (want|like|would like|prefer) (left|kept) {out} {asking}
    ^ (and |but |now |well |so ){0,2}{whom} (is |stays |stay )?(to be |to stay |left |kept ){0,2}{out} {asking}
    (not|dont|never|stop|without) (to |you |go |be ){0,2}(bring|bringing|drag|dragging|put|putting|mix|mixing) {whom} (in|into|up in) {asking}
    {told}keep (your|the|all your|any) questions (off|away from|clear of|from) {whom}
    (one|somebody|someone|person|name|thing|matter|subject) (that |who |whom |which )?(i|id|ill) {refuses}( to)?( be| have| have you)? (asked|asking|ask|questioned)( about| after| of| on)? (and )?(thats|that is|its|it is) {whom}`,
);
