import type { Hearing } from "../hearing.ts";
import { phrases, reply, topics } from "../patterns.ts";
import { dangerWeights } from "./danger-weights.ts";
import { everyday } from "./everyday.ts";
import { weights } from "./intents.ts";
import { notAsked } from "./not-asked.ts";
import { idiom, plainly } from "./plainly.ts";
import { signs } from "./signs.ts";
import { spellings } from "./spellings.ts";
import { promises } from "./take-ups.ts";
import { tenses } from "./tenses.ts";
import { themes } from "./themes.ts";
import { wantedIn } from "./wanted-in.ts";

export const hearing: Hearing = {
  spellings,
  signs,
  themes,
  tenses,
  promises,
  danger: phrases(`
    (they|theyre|they are|he|she|hes|shes|he is|she is|son|daughter|wife|husband|carer) (is |are )?starving me ..
    i (want|wish|wanted|d like|would like|just want) (to die|to be dead|i was dead|i were dead) ! of|when|laughing|in|at|happy|with my|than|famous|tired|keen|clever
    (id|i would|theyd|they would|everyone would|hed|shed|everybody would) be better off (dead|without me) ! than|cooking|singing|driving|my|me|on|there
    (kill|harm|drown|hang|top|shoot) myself ! laughing|working|getting|trying|in|on|with|for|a|over|one day on | (want|going|like|mean|thought|think|might|will|ill|could) .. hurt(ing)? myself | do away with myself
    i .. (end|ending|take|taking) (it all|my life|my own life) ! in|story|stories|lightly|savings|with a pinch | (want|wish|going|ready|time|like) to (end it all|take my own life)
    tired of living ! out|next|in|on|off|from|above|under|by|with | (ive|i have|got) nothing (left )?to live for ! but | no reason (for me )?to (live|go on|get up) ! before|at|so|early|until|till|in|with|off|on
    no point (in )?(me )?(going on|living|carrying on) ! about|the|to|at|a|strike|holiday|there|in|next|with (the|it)|over
    dont want to (live|be alive|wake up|go on living|be here any more|be here anymore) ! in (a|an|the|that|those|my|our|her|his|town|*ia|london|america|wales|scotland|spain)|with (a|my|his|her|our|the|them|him)|on|off|next|near|anywhere|to|through|under|by|out|the|before|until|till|than|as|at|early|late|together|there|abroad|i want
    (i(ve| have) )?(been )?(saving|hoarding|hiding|storing|stockpiling|saved) .. (my|me|the|up) .. (pills|tablets|sleepers|sleeping pills) ! for|in one|in a|so | (pills|tablets) .. (saved up|put by|put aside) ! for|in the|so
    (son|daughter|grandson|husband|wife|nephew|niece|carer|lodger|he|she) (hits|beats|slaps|kicks|punches|hurts|threatens|chokes|is hurting|is hitting) me ! at|to|hollow|for|with (a bill|a hair*|a smile|his|her|laugh*)|by|in|every time|off|out|up|under|on the back|a bit
    (he|she|they) (locks?|locked) me in ! the (church|larder|yard|school|shop)|by|with|once|when|for a | locks the door .. (takes the key|cant get out)
    (afraid|frightened) of my (son|daughter|husband|grandson|wife|carer|nephew) ! when|behind|at | frightened of my own (son|daughter|husband|grandson|wife|child*|flesh|family|house|home)
    (he|she|they|son|daughter|grandson|niece|nephew|carer|lodger) (takes|took|taken|has) my pension ! sorted|worked|out|and brings`),
  plainly,
  idiom,
  denied:
    /\bover my dead body\b|^(?:\S+ ){0,3}dont want to live (?:in|on|near|next to|off) (?!pain|this|fear|misery|agony|hell|shame|a world|the dark|my own|like)\S+(?: \S+){0,5}$|\b(?:nobodys?|no ones?|noones?|none of them)(?: \w+){0,3} (?:hits?|hitting|beats?|beating|beaten|hurts?|hurting|threatens?|threatening|threatened|touch(?:es|ed)?|lock(?:s|ed)?|steals?|robs?|robbed) (?:me|owt|anything)\b(?!.*\b(?:but|except|only)\b)|^(?!.*\b(?:want to die|dont want to live|tablets|pills|overdose|(?:hits|beats|hurts) me|feed me|wont let me)\b).*(?:\b(?:its|it|(?:my|the|this|that|these|those|our) (?!(?:husband|son|daughter|wife|nephew|niece|carer|grandson|lodger|man|woman|boy|lad|girl)s?\b)\S+(?: (?!(?:husband|son|daughter|wife|nephew|niece|carer|grandson|lodger|man|woman|boy|lad|girl)s?\b)\S+)?)(?: (?:is|are|was|were|been|just|fair|nearly|really))* killing (?:me|us)\b(?! (?:slowly|bit by bit))|\b(?:be|been|was) the death of (?:me|us)\b|\b(?:he|she|it|shes|hes|they|lad|cat|dog|lads)(?: (?!me\b)\S+){0,4} starv(?:ing|ed|e)\b(?!.* me\b))/u,
  ended:
    /\b(?:he|she|it|they|we|i|nobody|there)(?: \S+){0,2} (?:never|not|didnt|nor)(?: ever)? (?!want\b|wish\b|talk\b|ask me\b|mention\b|tell\b)(?:\S+ ){1,5}(?:again|any ?more)\b(?!.*\b(?:you|your|please)\b)/u,
  introduces:
    /\b(?:names?|named|surname|maiden|born|christened|baptised|baptized|adopted|called|calls|call me|years old|(?:eldest|youngest|oldest|second|third|fourth|fifth|one|last|first) of (?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)|only child|(?:there were|we were|eight|seven|six|five|four) (?:\w+ )?(?:of us|on us|children|brothers|sisters)|i was a [a-z]+ before)\b/u,
  fine: /\b(?:im|i am|were|feel|feeling) (?:(?!(?:not|never|hardly)\b)\w+ ){0,2}(?:fine|all ?right|alright|ok|okay|grand|champion|right as (?:rain|ninepence)|well|good|not so bad|not too bad)\b|\b(?:nothing(?: is|s)? (?:wrong|the matter|amiss)|dont (?:you )?(?:worry|fret|fuss)|right as rain|no harm done|no need (?:for|to) (?:that|worry|fuss))\b/u,
  misheard: phrases(`
    you (have |ve |must have )?(heard|got|took|taken|misheard) (me |it |that |me all )?wrong | you misheard | you misunderst* | heard me wrong | got (the )?wrong end | a mistake | that (isnt|is not|wasnt|was not) what i (meant|said)
    ^ (yes |no |well |oh |right |so |then |aye |ok ){0,4}(ill|i will|ill just|let me|shall i) (just )?(go|carry) on`),
  agrees: reply({
    beside: "oh|well|i think|i suppose|maybe|perhaps|happen|if im honest|to be honest|im afraid|i am afraid",
    begins: `(?:yes|yeah|yep|aye|yea|im afraid so|i am afraid so|sadly so)\\b(?!,? (?:yes,? |well,? |but )*(?:no|not|nope|of course|im (?:fine|all ?right|ok|well)|i am (?:fine|all ?right|ok|well)|fine|we|once|there was)\\b)`,
    whole:
      "i am|i do|they do|they are|he does|she does|he is|she is|both|both of (?:them|those)|it is|i suppose so|i think so|sometimes|(?:no,? )?(?:but|only) sometimes|thats (?:right|it|so|true)|you heard (?:me )?right|the (?:first|second|last|latter)(?: one)?|at times|often|i wish it were|i(?:m| am) afraid i do|every day|most days",
  }),
  refutes: reply({
    beside:
      "oh|(?<!(?:no|not|never|nothing|nobody|really) )(?:well|good)|dear|dear me|my dear|heavens|god|lord|goodness|goodness me|bless you|gracious|ha|eh|why|love|pet|duck|hen|thank you|thanks|thank (?:god|goodness|heavens)|for (?:goodness|heavens|gods) sake|at all|i(?:m| am) (?:quite |perfectly )?(?:fine|all ?right|ok|well)",
    whole:
      "no|nay|nah|nope|naw|not at all|never|neither(?: of (?:them|those|the two))?|not me|not (?:a bit|in the least|really|likely)|none of (?:that|them|it|those)|nothing|nothing (?:of the (?:kind|sort)|like that)|not|(?:of course|certainly|absolutely|course) not|nobody|noone|no one|nobody (?:is|does|hurts me|harms me)|(?:no one|noone) (?:is|does|hurts me|harms me)|dont be (?:daft|silly|soft)|i didnt mean (?:that|it)(?: like that)?|i do not|i dont|i am not|im not|they dont|he doesnt|she doesnt|it isnt|theyre not|hes not|shes not",
  }),
  hoards:
    /\b(?:his|her|their|left)\b.*\b(?:morphine|sleeping (?:tablets|pills)|sleepers|tablets|pills|drops|patches)\b.*\b(?:i|ive|id) (?:keep|kept|have|got|put|hid|hide) (?:it|them|hold of (?:it|them))\b.*\b(?:by|near|beside|close|handy|bed|bedside|drawer|reach|pillow)\b/u,
  dangerFrom: 0.32,
  topics: topics({
    verbs:
      "talk|speak|tell|tell you|tell it|ask|ask me|asks|asked|asked me|asks me|asking|hear|hears|talking|telling|say|go back|back|get back|turn|get on|get me on|come round|going",
    prepositions: "about|aboot|bout|of|to the|to my|to our|to when",
    bare: "do|have|get down|lets have|put down|write down|what about|how about|like to get down before i forget is|down is|want is|like is",
    hints:
      "(?<!if )you want|(?<!if )you need|youll want|youd want|you want is|you need is|you should hear|you ought to hear|should ask about is|ought to ask about is|need to hear about|remind me of|remind me about|tell you|give you",
    stops:
      "because|cause|and|but|which|instead|next|now|please|if|then|before|so|or|for a change|love|an|rather|while|though|first$",
  }),
  unwanted:
    /\b(?:dont want|do not want|not want|rather not|never mind|(?:every(?:body|one)|they all|all of them|you all|you keep|always) (?:asks?|wants?|go(?:es)?|asking)|not about|enough of|had enough|sick of|no more|instead of|^not)\b/u,
  leaves: [
    /\b(?:give|giving) (.{2,40}?) a miss\b/,
    /^(?:and |but |no )?(?:that business with )?(.{2,40}?) (?:we (?:leave|let) (?:alone|be)|stays? (?:private|between|where)|i(?:ll)? keep to myself)\b/,
    /\b(?:go|going|get|delve|dig)(?: back)? into (?!it\b|that\b|this\b|them\b)(.{2,40}?)(?= (?:please|thank|if|and|again|any more|now|today)\b|$)/,
    /^(?:but )?(?:please )?(?:\S+ ){0,4}?(?:skip over|skip|bring up|go asking about|out of me about|talking about|miss out|avoid|steer clear of|keep off|keep away from|anything but|everything but|anything except|everything except|except about|not about|no more about|no more questions about|no more questions on|no questions about|enough about|enough of|not do|not mention|dont mention|never mention) (?:about )?(.{2,40}?)(?= (?:please|if|to me|thank|and|now|today|again|love|dear)\b|$)/,
    /^(?:and |but |no )?(.{2,30}?) (?:is|are) (?:off limits|out of bounds|not a (?:subject|topic|matter|thing)|not for (?:discussion|discussing|talking)|not something i)\b/,
    /^(?:and |but |no )?((?:\S+ ){0,4}?\S+) (?:id|i|we|ill) (?:rather not|sooner not|wont|dont|never|d rather not|prefer not to|will not|shant|do not|cant)(?: want to| like to| care to| wish to| ever)? (?:discuss|talk about|speak of|talk of|speak about|mention|go into|touch)\b/,
    /^what happened (?:in|with|to|at|on) (.{2,30}?) (?:stays|is nobodys|isnt)\b/,
    /\b(?:put|putting|print|write|writing) (?:anything )?(?:about )?(?!it\b|that\b|this\b|them\b|any)(.{2,40}?) (?:in|into) (?:the|any|my|a) (?:book|story|print)\b/,
    /\b(?:leave|leaving|left|keep|keeping|kept) (.{2,40}?) (?:out|alone|be)\b/,
    /\b(?:leave out|skip over|keep out) (.{2,40}?)$/,
    /\b(?:talk|speak|talking|speaking|discuss|discussing|ask|asking|hear)(?: me)?(?: anything| any more)? (?:about |of |into )?((?!to\b|it\b|that\b|about\b)\S.{1,40}?)(?= (?:please|thank|if|and|with|ask|to you|again|any more|in (?:this|our|the|my) (?:family|house)|here|today|now)\b|$)/,
    /\b(?:delete|erase|strike|scrub|wipe|cut|remove|take out|drop) (?:the |that )?(?:bit|part|business|stuff|thing|story|bits)? ?about (.{2,40})$/,
    /^(?:i dont want |we keep |no )?(.{2,30}?) (?:is |are )?(?:not|never) (?:to )?(?:go |be |going )?(?:in|into)\b/,
  ],
  passesBy:
    /\b(?:never mind|nevermind|forget about|(?:let s|lets|we ll|well|we|we will) leave) (?:\S+ ){1,4}?(?:be|aside|there|alone|out of it)\b|\b(?:never mind|nevermind|forget about) (?:my |old |poor |the )?\S+/gu,
  nameless:
    /^(?:why|what for|how come|how|where|when|it|that|this|them|him|her|me|all|all that|that one|this one|that bit|this bit|that part|it there|us|you|anything|these things|such things|that sort of thing|the question|questions|about it|about that|well|things|that lot|the lot|everything|something else|another|another one|me another|that will you|lie|be|well alone)$/,
  vague:
    /^(?:today|much|a|an|the|this|that|these|those|my|our|his|her|their|its|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|first|second|third|last|next|few|couple|several|many|some|all|years?|days?|times?|months?|weeks?|nights?|summers?|winters?|parts?|bits?|things?|business|stuff|side|subject|matter|questions?|story|stories|family|name|said|about|of|in|on|at|and|or|with|what)$/u,
  everyday,
  corrections: [
    /(?<from>\S+(?: \S+)?) (?:no|sorry|wait|no wait|no no|er no) (?:i tell a lie|tell a lie|sorry|wait|i mean|it was|no|that s wrong|im wrong|i lie|hang on)(?: (?:it was|no))? (?<to>\S+(?: \S+)?)/,
    /\bi said (?<from>.{1,30}?) (?:but )?(?:i meant|i should have said|it was|it should be|it s|no) (?<to>.{1,40})$/,
    /\bnot (?<from>(?:the |my |in |at |a )?\S+) (?:but|it was|that was) (?<to>(?:the |my |in |at |a )?\S+)/,
    /(?<to>(?:the |my |in |at |a |an )?\S+) not (?<from>(?:the |my |in |at |a |an )?\S+)$/,
    /\b(?:it )?(?:wasnt|werent|isnt) (?<from>.{1,30}?) (?:it was|it is|but|they were) (?<to>.{1,40})$/,
    /\b(?:i meant|i mean|i should say|or rather|make that|correction|it was) (?<to>.{1,40})$/,
    /(?<from>\S+) (?:no|sorry) (?<to>\S+)$/,
  ],
  notAsked,
  wantedIn,
  notPrinted:
    /\b(?:book|story|print|printed|publish\w*|publication|written down|write (?:that|it|this) (?:down|up)|put (?:that|it|this|him|her|them) in|off the record|between (?:us|ourselves|you and me)|leave (?:that|it|this|him|her|them|\S+) out|leave out (?:everything|anything|all|whatever) (?:about|of|to do with)|grandchildren|keep .{2,30} out)\b/,
  joints: /^(?:but|and|so|anyway|then|only|now|because|well|no|please|i)$/,
  ends: /^(?:(?:yes|no|well|ok|okay|right|aye|oh) )*(?:lets |let us |we can |we could |i want to |id like to |you can |better |id rather )?(?:finish|stop|end|leave it|thats (?:all|it|enough|everything|the lot|me done)|that is (?:all|enough)|that will do|thatll do|done|im (?:done|finished|tired)|enough|nothing (?:more|else)|no more|call it a day|goodbye|bye|no thank|no thanks)/,
  goesOn:
    /^(?:(?:yes|no|well|ok|okay|right|aye|oh|please|sure) )*(?:lets |let us |we can |i want to |id like to |can we |could we |well |ill )*(?:go on|carry on|continue|keep (?:going|on)|more|another|not (?:yet|finished|done)|theres more|ive more|yes|yes please|please do|of course|why not|dont stop|onwards?|aye|sure)\b/,
  weights,
  dangerWeights,
};
