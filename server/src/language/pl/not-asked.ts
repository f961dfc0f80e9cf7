import type { Hearing } from "../hearing.ts";
import { naming } from "../patterns.ts";

/** Somebody is to be kept out of what Saga asks, in Polish. */
export const notAsked: Hearing["notAsked"] = naming(
  {
    before: "moj|moja|moje|mojego|mojej|naszego|naszej|tego|tej",
    asking:
      "(?:swoi\\S+ |pani |pana |tych |tymi |wszystki\\S+ )?pyta(?:n|niami|niach|nia)|(?:tego|tym|wszystkiego|wszystkim) o co (?:mnie |pani |pan ){0,3}pyta(?:sz|c|ja)?",
    when: "(?:jak|kiedy|gdy) (?:mnie |mi |pani |pan ){0,3}(?:pyta(?:sz)?|zadaje(?:sz)? pytania)",
    from: "poza|w|od|z dala od|z|przy",
    leave:
      "zostaw|zostawi|zostawic|zostawmy|zostawcie|pomin|pominie|pominac|pominmy|omija|omijac|omijajmy|trzyma|trzymac|trzymaj|wylaczyc|wylaczy",
    but: "(?:a |ale |i |no |tylko |to )",
    please: "(?:niech |prosze |pani |pan |chce |chcialabym |chcialbym |zeby |mi |juz |to )",
  },
  `
    ^ {but}{0,2}{whom} {please}{1,4}{leave} {from} {asking}
    ^ {but}{0,2}{whom} {please}{1,4}{from} {asking} {leave}
    ^ {but}{0,2}{whom} {please}{1,3}{leave} {when}
    ^ {but}{0,2}{please}{1,3}{whom} {leave} {from} {asking}
    ^ {but}{0,2}{please}{1,3}{whom} {leave} {when}
    ^ {but}{0,2}{please}{1,3}{from} {asking} {leave} {whom}
    ^ {but}{0,2}{please}{1,3}{from} {asking} {whom} {leave}
    ^ {but}{0,2}{when} {but}{0,1}{whom} {please}{1,3}{leave}
    (?<!nie ){leave} {whom} {from} {asking}
    (?<!nie ){leave} {whom} {when}
    ^ {but}{0,2}{whom} {please}{1,3}(zostawi|zostawic|zostawcie) w spokoju
    ^ {but}{0,2}{please}{1,3}{whom} (zostawi|zostawic|zostawcie) w spokoju
    (zeby|aby) (pani |pan )?{whom} (zostawila|zostawil|pominela|pominal) (w spokoju|{from} {asking})
    (niech|zeby|aby|prosze) (pani |pan )?{whom} {from} {asking} nie (rusza*|wspomina*|porusza*|miesza*|wciaga*)
    (jedna|jeden|jedno|osoba|rzecz|sprawa|ktos|cos) o (ktora|ktorego|ktore|ktorej|kogo|co) nie (chce|zycze sobie|chcialabym|chcialbym) (byc |zeby |aby )?(mnie |pani |pan ){0,2}pyta* (i |a )?(to |ta |ten )(jest )?{whom}`,
);
