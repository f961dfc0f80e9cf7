import type { Hearing } from "../hearing.ts";
import { phrases } from "../patterns.ts";

/** Words that a reply may begin with and that say nothing. */
const lead = "(?:(?:oh|well|no|now|ah|eh|aye|yes|sorry|but|and|ee|ooh|please|love|dear|right|so|there) )*";
const hold =
  "(?:hold|hang) (?:on|fire)|bide (?:a|there|you)|(?:stay|stop|wait|sit) (?:there|here|put|where you are|right there)|wait (?:a|on|up|for)|half a (?:mo|minute|tick)|(?:one|just a|a) (?:minute|moment|tick|second|mo)|dont (?:you )?(?:go|run|move)(?: (?:away|off|anywhere))?|ill be (?:right |straight )?back|back in a|bear with|excuse me";
const household =
  "nurse|carer|doctor|chiropodist|home help|postman|milkman|plumber|meals on wheels|lady|girl|somebody|someone|neighbour|visitor|daughter|son|kettle|pan|milk|oven|toast|soup|jam|bell|doorbell|door|phone|telephone|cat|dog|taxi|dressing|tablets|drops|smoke|alarm";
const past = "(?!.*\\b(?:was|were|said|used|would|came|went|told|had)\\b)";

export const plainly: Hearing["plainly"] = {
  unclear: phrases(`
    ^ (oh |well |no |sorry |please |now |in |use |say it in |could we have |ask me in ){0,3}(simpler|plainer|easier|shorter|plain|simple|smaller|easy) (words|language|english) (please|love|if|for|i|then|now|dear|mind|thank|$) ...
    ^ (oh |well |no |sorry |but |now ){0,2}(that|this|it|that one|the question|all that|them words|those words) i (dont|do not|didnt|cant|cannot|couldnt) (understand|follow|get|make out|grasp) ..
    ^ (well |oh |then |now ){0,2}(you |youll |you will |youd ){0,1}(must |have to |need to |should |can |may |better |had better |want to ){0,1}(just )?say what (you|ye) (mean|want|are after) ... | ^ (well |oh |please ){0,2}(talk|speak|say it|ask it|put it) (plain|plainly|straight|straighter|simple|simply|so i can follow|so i understand|in plain) ... | (thats|its|that is|it is) too (clever|grand|hard|difficult) a question for me .. | ^ (what was|whats) that in (plain )?english $`),
  wait: new RegExp(
    `^${past}(?:${lead}(?:${hold})\\b.*\\b(?:${household})\\b|.*\\b(?:${household})s?\\b.*\\b(?:${hold})(?: (?:for me|there|love|dear|please|minute|moment|tick|a|you))*$)`,
    "u",
  ),
  farewell: new RegExp(
    `^${past}(?=.*\\b(?:door|bell|phone|taxi|nurse|carer|bus|visitors?|neighbour|dinner|tea|bingo)\\b)${lead}(?:i (?:must|have to|need to|should)|id (?:better|best)|i had better|ill (?:have to|need to|be)|ive got to|time i) (?:(?:be|get|just|now) )?(?:go|going|dash|off|run|leave you|say goodbye|love you and leave you)\\b`,
    "u",
  ),
  unknown: phrases(`
    (gone|flown|slipped|vanished|clean|fled|blown) (clean |right |clear |away )?(from|out of) (me|my (head|mind|memory)) .. $
    ^ (oh |well |ah |eh |now |but |the ){0,3}(heaven|heavens|lord|goodness|god|dear|dear god) (only |alone |above )?knows .. $
    ^ (oh |well |no |but |and |sorry |i ){0,3}(dont|do not|wouldnt|couldnt|cant) (know|say|answer|tell you) that one .. | ^ (oh |well |no |sorry |that one |that |it ){0,3}i (couldnt|could not|cant|cannot) tell you( that)?( now)? $
    (ask|try|give|find) (me |us )?(with )?(another|a different|a different one|something else|an easier) ... (too (small|young|little|wee)|not born|in my pram|a baby|babe in arms|only a (baby|bairn)|cant remember|dont remember|dont know) ..
    ^ (oh |well |no |but |and |ah |sorry ){0,3}(i|we) (was|were) (only |far |much |still |just ){0,2}(too (small|young|little|wee)|not born|a babe in arms|in my pram) (for that|then|yet|to (know|remember|recall|say|tell|mind|notice)|$) .. $`),
  "asks:person": phrases(`
    ^ (oh |well |and |but |now |here |tell me ){0,3}(can|do|could) you (even |really |actually |ever )?(see|watch) (me|us) .. | ^ (and |but |well ){0,2}are you (watching|looking at) (me|us) ..`),
  corrects: phrases(`
    ^ (oh |well |no |sorry |but |wait |listen |now |here ){0,3}i (told|gave|said) (you |it |you it |that |ye ){0,2}(a |the |an )?(wrong|false|lie|fib|untruth|wrongly) ...
    ^ (oh |well |no |sorry |but |now ){0,3}(that|it) (wasnt|isnt|was not|is not) (true|right|so|correct|quite right) what i (said|told you|gave you) .. | ^ (oh |well |no |sorry |but |now ){0,3}what i (said|told you|gave you) .. (wasnt|isnt|was not|is not|werent|was) (true|right|so|correct|wrong|quite right) ..
    ^ (oh |well |no |sorry |but |now ){0,3}i (said|told you) (something|a thing|one thing) .. (wasnt|werent|isnt|was not) (so|true|right) ..`),
  asked_before: phrases(`
    ^ (that|its|this|thats|this is|it is) (is |s )?(the |now the )?(second|third|fourth) time (youve|you have|you|ive been|im) (asked|ask|had|been asked|being asked) .. | ^ (oh |well |but |now ){0,2}(havent|have|didnt|did) i (not )?(only |just |already ){0,2}(finished|done|got through|told|finish|been) (telling |told |say |explaining |through |saying ){0,1}(you )?(\\S+ ){0,3}(about|all that|that|this|of) ... | ^ (we|weve|ive|i have|we have) (just |already |only just ){0,1}(been|gone|done) (through|over) (that|this|all that) ..`),
  wrong: phrases(`
    ^ (oh |well |no |but |now |hey ){0,3}(those|them|these|that|they|it) (arent|are not|are none of|isnt|is not|werent|wasnt|were never|aint) my words? .. | ^ (oh |well |no |but |now ){0,3}(youve|you have|ye have) (got (it|that|them|me|her|him)|muddled|mixed|twisted|confused|jumbled) ... ! wrong end | ^ (oh |no |but |well ){0,2}you(re| are) (muddling|mixing|confusing) (me|her|him|them|us|it|that|things|the|up|my) ...`),
  secret: phrases(`
    ^ (well |now |so |just |strictly |but ){0,2}between (you and me|you me|you|us|thee and me|ourselves) (me |you )?(and |an )(the|that|this) (gatepost|gate post|bedpost|bed post|lamppost|lamp post|wall|four walls|doorpost|teapot|cat|post) (it|i|he|she|we|they|there|that|my|our|her|his) ...
    (ive|i have|i) (carried|kept|hidden|held|borne) (it|this|that) (in me|to myself|inside|inside me|alone|with me|secret|quiet|all)? ?(\\S+ ){0,3}(since|for|these|all) ... (doesnt know|dont know|never knew|never told|didnt know|not even|nobody|no one|never let on|knows nothing) ..`),
  delete: phrases(`
    (forget|pretend|act as if|act as though|make out) (that )?i (ever |never |even |so much as ){0,2}(opened|open) my (mouth|gob|lips|trap) .. | (forget|pretend) (that )?i (ever |never )(spoke|said (it|that|a word|anything|owt)|mentioned (it|that|her|him|them)) .. $`),
  resumes: phrases(`
    ^ (now |then |so |go on |well ){0,2}(say|tell|give|read) (it|that|me it) back (to me|what|who|how|now|please|then|$) ... | (tell me|say|repeat|repeat back) what i (have |ve )?(just )?(told|said|tell|say) ... | ^ (so |well |now |and ){0,2}what (did i|have i) just (tell|told|say|said) .. | ^ (so |well |now ){0,2}(do|can) you (even |really )?(know|tell me|say) what i (have |ve )?just (told|said) ..`),
};

const others =
  "(?!.*\\b(?:hits?|beats?|beating|hurts?|locks?|locked|pension|afraid|frightened|scared|pills|tablets|knife|these days|nowadays|every (?:day|night)|tonight|still)\\b)";
const olderKin =
  "(?:mother|mam|mum|ma|father|dad|gran|granny|grandma|nan|nana|grandad|auntie|aunt|teacher|matron|headmaster|the nuns?|my sister|my brother)";

export const idiom: Hearing["idiom"] = new RegExp(
  `^${others}(?:.*\\b(?:i|we)(?: could| would| nearly| almost|d)(?: have|ve)?(?: (?:happily|gladly|cheerfully))?(?: have|ve)? (?:throttled?|strangled?|murdered?|killed?|brained|drowned|skinned|swung for|wrung)(?: \\S+){1,5} (?:when|the (?:day|time|night)|for (?:it|that|\\S+ing))\\b|.*\\b${olderKin} (?:(?:would|could|nearly|almost)(?: have| ve)?|was going to|threatened to) (?:murdered?|killed?|skinn?e?d?|throttled?|brained|had)(?: \\S+)? (?:me|us)\\b.* (?:for|when|if|over)\\b|.*\\b(?:died?|dying|dead|killed (?:me|us|myself|ourselves)) (?:(?:of|with|from) )?(?:laughing|laughter|giggling|embarrassment|shame|boredom)\\b)`,
  "u",
);
