import type { ErasingWords } from "../erasing-words.ts";
import { phrases, reply } from "../patterns.ts";

const beside =
  "but|oh|ah|och|and|sure|for heavens sake|for goodness sake|for gods sake|for the love of god|how many more times|how many times|lad|lass|pet|duck|ducks|flower|my dear|all of it|the lot|well|right|then|go on|now|love|dear|please|thank you|thanks|saga";

export const erasing: ErasingWords = {
  asked: phrases(`
    (i|id|i d|ill|i would|i do|and|but) (just |still |really |only |do |now |would |also ){0,2}(want|like|need|wish|rather have|want to have|like to have|rather) (it|this|that|them|these|those|it all|all of it|the lot|everything|all|what|whatever|the one|the bit|the part|the answer|my answer|my words) ... (wiping|wiped|erasing|erased|deleting|deleted|rubbing out|rubbed out) ! (down|clean|off|over|with|by|every)
    (i|id|i d|ill|i would) (just |still |really |do |now |would ){0,2}(want|like|need|rather have) (it|this|that|them|that one|that bit|it all|all that|all of it|the lot|that answer) .. (gone for good|gone altogether|got rid of)
    ^ (then |so |well |yes |no |and |but ){0,3}(it|this|that|that one|that bit|that answer|what i \\S+) .. (wants|needs) (wiping|wiped|erasing|erased|deleting|deleted|rubbing out|rubbed out) ! (down|clean|off|over|with|by|every)
    ^ (just |please |then |so |well |right |yes |no |now |go on |and |but |oh |you |dont keep it ){0,4}(wipe|erase|delete|rub|scrub) (it|this|that|them|these|those|all of it|all of that|everything|anything|all|the lot|what|whatever|the one|the bit|the part|the answer|my answer|my words) ... (for good|altogether|completely|entirely|wholly|for ever|forever|everywhere|once and for all|from everywhere)
    ^ (just |please |then |so |well |right |yes |no |now |and |but |oh ){0,4}get rid of (it|that|this|them|what i|all of it|that answer) ... (for good|altogether|completely|entirely|wholly|for ever|forever|everywhere|once and for all|from everywhere)
    (please|just|you to|i want to|id like to|you must|better|best) (wipe|erase|delete|rub|rub out) (it|this|that|them|these|those|all of it|all of that|everything|anything|all|the lot|what|whatever|the one|the bit|the part|the answer|my answer|my words) ... (for good|altogether|completely|entirely|wholly|for ever|forever|everywhere|once and for all|from everywhere)
    ^ (just |please |then |so |well |right |yes |no |now |go on |and |but |you ){0,4}(wipe|erase|delete|scrub|destroy) (it|that|this|them|that one|the lot|it all|that answer) (then|please|now|for me|yes or no|will you|$)
    (can|could|will|would|wont|cant) (you|i|it|that|we) (please |just |not |really |all |be ){0,3}(wiped?|erased?|deleted?|destroy|destroyed|rubbed out|got rid of|get rid of) (it|that|this|them|for|altogether|or|$)
    (can|could|will|would|wont|cant) you (please |just |not |really ){0,3}(wipe|erase|delete|rub out) (it|this|that|them|these|those|all of it|all of that|everything|anything|all|the lot|what|whatever|the one|the bit|the part|the answer|my answer|my words) ... (for good|altogether|completely|entirely|wholly|for ever|forever|everywhere|once and for all|from everywhere)
    (i|ive|i have|i did) (just |only |do |already ){0,2}(asked|ask|told|want|wanted|need) you to (wipe|erase|delete|rub out|get rid of) (it|this|that|them|these|those|all of it|all of that|everything|anything|all|the lot|what|whatever|the one|the bit|the part|the answer|my answer|my words) ...`),
  notOnlyOut: phrases(`
    (dont|do not|not) (mean|want|just|only|to) .. (leave|leaving|left|keep|kept|stay) (it |that |this |them )?out ... (wipe|erase|delete|rub out|rub it out|wiping|deleting|erasing|wiped|deleted|erased)`),
  refuses: phrases(`
    (?<!why )(dont|do not|never|rather not|please not|must not|mustnt|should not|shouldnt|better not|best not|not to|no need to|neednt|need not|didnt|did not|rather you didnt|rather you did not) (you |ever |just |go |and |dare |please |want |wish |to |ask |asked |tell |told |mean |say |said |have |be |it |that |this |any of |the |answer |me ){0,6}(delete|deleted|deleting|wipe|wiped|wiping|erase|erased|erasing|rub|get rid of|destroy|destroyed|remove|removed|scrub|take it out|throw)`),
  again: phrases(`
    ^ (yes |aye |just |please |then |so |well |right |now |go on |and |but |i said |do |oh |all of it ){0,4}(wipe|erase|delete|get rid of|rub out|rub it out|scrub it) ...`),
  limits: phrases(`
    but (not(?! (only|just))|only) .. | (keep|leave) .. | let .. (stay|stand|be) | and not .. | except .. | apart from .. | not (all|the whole|the lot) .. | only the (bit|part) .. | (all|everything) but ..`),
  about: phrases(`
    ^ (just |please |then |so |well |right |now |and |but |no |not that one ){0,4}(wipe|erase|delete|rub out) (what i|all i|everything i|the one|the bit|the answer|that answer|the part|that about) ...`),
  because: phrases(`
    so (that )?(our |my )?(?!(?:you|it|that|we|i|there)(?: |$))\\S+ (cant|cannot|wont|never|doesnt|does not|couldnt|shant|can never|will never|need never) (ever )?(reads?|sees?|hears?) (it|this|that|these|those|any of it|any of that|all this|what|$)
    (its|it is|thats|that is|this is|theyre|and|nor|or) not for (our |my )?(?!(?:me|us|you|a|an|any|the|now|long|want|lack|sale|print|writing|nothing)(?: |$))\\S+ ...
    (because|cause|as|since|for|only|and) (our |my )?(?!(?:you|i|we|it|that)(?: |$))\\S+ (reads|will read|ll read|sees|can read|might read|could read|listens|looks at) (it|this|that|these|all|in|everything|what) ..`),
  mild: /\bneed(?:nt| not)\b/u,
  commands: phrases(`
    ^ (just |please |then |so |well |right |yes |aye |no |now |go on |and |but |oh |you |can you |could you |will you |would you |i want you to |id like you to |youd best |you had best |youd better |id say |best ){0,6}(bin|chuck|scrap|ditch|sling|dump|tear up|throw out|throw away|do away with|get shut of|get shot of|be shut of|cast out) (out |away |up ){0,1}(it|this|that|them|the lot|what i|all i|everything i|all of it|the whole) ...
    ^ (just |please |then |so |yes |aye |oh |no |go on |and |but |will you |would you |can you ){0,4}(chuck|sling|throw|take|cast|rub|tear|strike|scrub|put) (it|this|that|the lot|all that|all of it) (out|away|up|off|down the|on the (fire|back of the fire)|in the (bin|fire)|from the|for good|altogether) ...
    ^ (oh |well |right |yes |aye |please |just |and ){0,3}(away|off|out|down the drain|to the bin|in the bin|on the fire|good riddance) (with|to) (it|that|this|the lot|all that) ...
    (i|id|i d) (would |want |like |love |sooner |be glad to |want to |like to |glad to ){0,3}(be |get |see the back of )?(shut|shot|rid) of (it|that|this|all that|what i) ...
    ^ (oh |well |right |yes |aye |no |please |and |but |so ){0,3}(it|this|that|that one|the lot|all that|what i said) (wants|needs|could do with) (binning|scrapping|burning|deleting|erasing|wiping|chucking|throwing out|getting rid of|rubbing out|to go) ...
    ^ (oh |well |right |yes |aye |no |please |and |but |so ){0,3}(its|it is|thats|that is|that was|it has|that has|itll|thatll|it will|that will|it ll|that ll) .. (to be got rid of|to be gone|to be deleted|to go|have to go|got to go) ...
    (id|i would|i d) (sooner|rather|like) (it|that|this|the lot) (were|was|be|to be) (gone|deleted|off there|away) ...
    ^ (just |please |then |so |well |right |yes |no |now |go on |and |but |oh |you |i mean |mean |i said |i say |do |will you |would you |could you |can you |i want you to |id like you to |i told you to |i asked you to |it must |saga |for heavens sake |for gods sake ){0,6}(delete|erase|wipe|scrub|destroy|get rid of|rub out|strike out|strike) (it|this|that|them|those|these|all|every|everything|what|whatever|the answer|my answer|the bit|the part|the one|the story|the whole|the lot|the thing) ...
    ^ (just |please |then |so |well |right |yes |no |now |and |but |oh |you ){0,4}(burn|shred|bin) (it|this|that|them|the lot|what i|all i) ...
    ^ (please |just |now |then |and |can you |could you |will you ){0,3}(make|have) (it|that|all that|the whole thing) (disappear|vanish|go away) ...
    (rather|sooner|wish|better) (you|if you) .. (deleted|erased|wiped|destroyed|got rid of) (it|that|this|the lot) ...
    ^ (and |but |so |then |please |now |well |yes |no ){0,3}(it|this|that|that one|that bit|that answer|the answer|the lot|all of it|all that|everything|what i said|the whole of it|(that|what i said|all|the bit|the one|everything) (about|of) \\S+( \\S+){0,2}) .. (must|should|has to|have to|needs to|is to|are to|wants to|ought to) (all |just |now |really )?(go|be gone|be deleted|be erased|be wiped|be destroyed|disappear|vanish) ...
    ^ (and |but |so |then |yes |well ){0,3}(i|id|i d|i would) (just |only |really |still |do |want |like |rather ){1,3}(it|this|that|that one|that bit|the one|the lot|that answer) (all )?(gone|out|away|off|binned|scrapped) ...
    (i|id|i d) (just |only |really |still |do ){0,2}(want|need|wish|like|would like|insist) .. (it|this|that|them|that one|the lot|the answer|that answer|all of it|everything|what i said) .. (deleted|erased|wiped|gone|destroyed|rubbed out|(took|taken|struck|crossed|scrubbed) (right |clean )?(out|off|away)|out of there) ...`),
  justSaid: phrases(`
    (what|that|all|everything) (i|ive|i have) (only )?just (now )?(said|told|been saying|written|wrote) .. | (what|that|all|everything) i (said|told|wrote) (you )?(just now|a moment ago|right now) .. | my last (answer|words|bit|sentence) ..`),
  forGood:
    /(?<=^| )(?:for good|for ever|forever|altogether|completely|entirely|wholly|everywhere|once and for all|(?:rubbed|wiped|scrubbed) (?:right |clean |all )?(?:out|off|away)|without a trace|so nobody|so no one|so (?:that )?not a soul|as (?:if|though) (?:id|i d|i had) never|as (?:if|though) it (?:had )?never|so that nobody|every last|every word|no trace|never again|no more|for good and all|for always)(?= |$)/u,
  regrets: phrases(`
    i (dont|do not) want (that|it|this|what i (said|told)) ... (kept|here|there|standing|read|known|left) ..
    why (have|did|do|had) i (go and |ever )?(say|said|tell|told) .. | what (have|did|had) i (go and |ever )?(say|said|tell|told) (you )?(that|it|all that) .. | i dont know what (came over|possessed|got into) me .. | i (should|ought) (never|not) (to )?have (said|told|opened|let) .. | i (shouldnt|oughtnt) (to )?have .. (said|told|opened) .. | i wish (id|i d|i had|i) (never|not) (said|told|opened) .. | i wish i hadnt (said|told|opened) .. | (ill|i will|i wont|i shant) (not )?(say|tell) (not )?another word .. | (me|my) (and my|and me|big) (big )?mouth`),
  offersAgain: phrases(`
    (i can|ill|i will|i could|i d|id) (always |soon |just |gladly )?(tell|say|give) ... (again|another time|a second time)`),
  part: phrases(`
    (just|only|one|single|that one|this one) (little |single |one |small |wee |tiny ){0,2}(sentence|bit|line|part|piece|phrase) ..
    (the|that|this) (one |little |last |first |wee ){0,2}(sentence|bit|line|part|piece|phrase) ..
    not (all|the whole|the lot|everything|the rest) ..
    (leave|keep) (me )?(the|all the|everything) (rest|others?|else) ..
    (the rest|everything else|the other bits|the others) .. (stay|stays|stand|stands|can stay|be|alone|in) ..
    (just|only) (that|this|the one|what i said) ..`),
  goesOn: /\b(?:he|she|they|him|her|them|his|their|it)\b/u,
  whole: phrases(`
    (the whole|the entire) (of it|answer|lot|thing) | all of (it|that) | (the lot|everything|every word|all i said)`),
  wholeAnswer: phrases(`
    (whole|entire|all) (of )?(the |that |my |it that )?(answer|one) ..`),
  allOfIt: reply({
    beside,
    whole:
      "all of it|all of that|the whole answer|the whole lot|the lot|the whole thing|the whole of it|everything|every word|the entire answer|(?:delete|wipe|erase) (?:all of it|the lot|everything|the whole answer)",
  }),
  justThat: phrases(`
    ^ (yes |aye |well |right |ok |please |then |and |oh |delete |wipe |erase |cut ){0,4}(just|only) (that|this|the|it)( one| little| bit| sentence| line| part| piece| phrase){0,3}( please| thank you| thanks| then| love| about \\S+( \\S+){0,3}){0,2} $`),
  restStays: phrases(`
    (leave|keep) (me )?(the|all the|everything) (rest|others?|else) ..
    (the rest|everything else|the other bits|the others) .. (stay|stays|stand|stands|can stay|be|alone|in) ..`),
  partAsked: phrases(`
    ^ (just |please |then |so |well |right |yes |no |now |go on |and |but |oh |you |can you |could you |will you |would you |i want you to |id like you to ){0,4}(cut|snip|delete|erase|wipe|rub|scrub) (out |away |just |only ){0,2}(the|that|this|one) (one |little |last |first ){0,2}(bit|part|sentence|line|piece|phrase) ...
    (can|could|cant|couldnt|would|will|wont) you .. (cut|snip|delete|erase|wipe|rub out|scrub) .. (just|only|the|that|one) (one |little |single ){0,2}(sentence|bit|line|part|piece|phrase) ...`),
  another: phrases(`
    (the|that|my) (one|other one|other|answer|bit|part) (before|about|of|where|when|with|in which|i told|after|earlier) ...
    (and|also|then|but|now) (there is |theres |the |that |my ){0,2}(one|other one|other|bit|answer) ...
    (and|also) (that|what i said|what i told|what) (about|of|you about) ..`),
  oneBefore: phrases(`
    (one|answer|bit) (right |just )?(before|earlier) .. | (one|answer) i gave before ..`),
  stays: phrases(`
    (leave|keep) (me |us )?(the|my|our|me|that|him|her|them|dad|mam|mum|mother|father) .. | \\S+ (stays|is to stay|are to stay|can stay|must stay) .. | let .. (stay|stand|be)`),
  asksWhat: phrases(`
    (which|what) (ones|one is|one was|one s|bits|bit is) (that|it|this) ..
    (which|what) (one|answer|bit|part|other|other one|do you mean|does it say|did i say|was it|is in it|would go|goes) .. | (read|tell|say) (it|that|me|us) .. (what|which|out|first|again) ..`),
  ofSaga: phrases(`
    (your|youre|thy|thi) (own )?(question|questions|asking|words|bit|talk) .. | (what|whatever|where) (you|tha|thee) (said|asked|put|read out|wrote) ..`),
  whether: phrases(`
    (its|that is|thats|it is|\\S+ is) gone (then |now )?(i hope|i trust|isnt it|is it) ..
    (is|has|was|are) (it|that|this|they|my answer|the answer|the secret) (really |now |all |yet |actually |truly |been |properly ){0,3}(gone|deleted|erased|wiped|away|destroyed|still there|there still) .. | (tell me|say|know) (if|whether) (it|that) (is|has been|was) .. (gone|deleted|erased) | (gone or not|gone or is it|have you (deleted|erased|wiped|done) (it|that)|did you (delete|erase|wipe) (it|that)) .. | (if|whether) (its|it is|it has|it|that|thats|they|they re|it s) (has |have |is |are )?(gone|been|still there|away) ..`),
  more: phrases(`
    (any|many|much) more .. | more (of them|of it|questions|to come|to sign|to say|to do|to go|still) .. | (anything|something|what) else .. | (are|is) (we|that|it|you) (all )?(done|finished|through|the lot|the end) .. | (is|was) that (it|all|everything|the last) .. | still (to|left) ...`),
  unlessPart: phrases(`
    if ... (cant|cannot|can not|couldnt|wont|isnt|not possible|impossible) ...`),
  agrees: reply({
    beside,
    whole:
      "please|the sooner the better|sooner the better|the quicker the better|off with it|take it away|rub it out|rub that out|get rid|gone|that goes|it goes|let it go|out|strike it out|id be glad|if you must|get on with it|have done with it|into the fire with it|on the fire|i dare say|that and all|that as well|that too|and that|burn it|i said yes|ive said yes|thats the bit|that is the bit|thats it|thats the one|that bit|just that bit|that very bit|do|that can go|it can go|that one can go|take it out|take that out|please do|too right|if you would|if you please|if you will|by all means|you may|i should say so|i should think so|thats what i want|that is what i want|right you are|absolutely|definitely|certainly do|ok|okay|very well|fine|indeed|of course i am|naturally|do please|yes do|off it goes|away with it|chuck it|bin it|scrap it|chuck it out|out with it|get shut of it|get shot of it|and good riddance|good riddance|thatll do|that will do|yes|yeah|yep|aye|that one|that very one|do it|do that|do so|delete it|delete that|delete|wipe it|erase it|get rid of it|for good|im sure|i am sure|im quite sure|i am quite sure|quite sure|thats right|that is right|go on then|i am|certainly|of course|go ahead|you do that|i do|i would|id like that|i want that",
  }),
  noMore: phrases(`
    (dont|do not|never) (you |ever |please |go |and |be ){0,3}(ask|asking|mention|mentioning|bring up|talk|speak|come back|go back|start on|start|raise|touch on) ...
    (not to|youre not to|you are not to|no need to) (ask|mention|talk|speak|bring up|come back) ...
    (no more|nothing more|nothing else|not another word|not one word|not a word|no questions|no more questions|no more talk|thats enough|that is enough|enough) (about|of|on) ...
    (ill|i will|i shall|i d|id|i would|i) (not|rather not|never|wont|shant) (be |want to )?(talk|talking|speak|speaking|discuss|discussing) ...`),
  wrongOne: phrases(`
    (the|a) wrong (one|bit|answer|thing) .. | (its|it is|it was) (the|that|about the) \\S+( \\S+){0,2} (i|im|i am|thats what i) (mean|meant|meaning|am on about|m on about|after) .. | not that one its ... | i (mean|meant|was on about|was talking about|was saying) (the|that) (one|bit|other) ..`),
  instead: phrases(`
    (i|ive|i was|im|i am) (really |only |actually |just |still )?(mean|meant|meaning|thinking of|on about|talking about|talking of) ...
    (its|it is|it was|thats|that was) ... (i|im|i am|i was) (really |only |actually )?(mean|meant|meaning|after|on about|thinking of|want|wanted) .. | instead ..`),
  besides: phrases(`
    ^ (oh |ah |yes |well |please |no |wait |but |then |sorry |dear |love |actually ){0,3}(and|also|plus|both|together with|along with) ...
    (too|as well|also|likewise|along with (it|that)|with it|with that|and all|at the same time) ..`),
  saidOf: phrases(`
    (what|all|that) (i|ive|i have|id|i had) (did |just |once )?(said|told|say|tell) (you |to you |thee )?(about|of|on) ...`),
  grumbles: phrases(`
    (im|i am|am|feel|feeling) (so |that |right |fair |proper |a bit |getting |very |all )?(tired|weary|worn out|jiggered|done in|whacked) ...
    ^ (oh |eh |ee |well ){0,2}(its|it is|this is|thats|that is|feels|it feels|youre|you are) (getting |just |a bit |worse )?(like|as bad as|worse than) ...
    (what a|such a) (carry on|palaver|fuss|performance|to do|rigmarole) ...
    (thats|that is|its|it is|just|only|exactly) (exactly |just |only )?what i (asked|said|wanted|told|keep|ve been|have been|was) ...
    how (many|often) (more )?(times|do i) ...
    (you|tha|thas|youre|thee) .. (slow|deaf|thick|daft) ..
    (dont|do not|no need to|you neednt|you need not|you didnt have to|you did not have to|stop) (you |go |keep |have to )?(read|reading|say|saying|repeat|repeating) (it|that|this|all that|the whole) ...
    (do as|as) i (said|say|told you|asked|tell you) ..
    ^ (well |oh |but |and |now ){0,2}i (have |ve |did |just )?(said|asked|told you) (so|that|it|twice|already|once|as much) ...`),
  declines: reply({
    beside: `${beside}|hang on|hold on|wait|wait a minute|just a minute|half a minute|on second thoughts|ah|mind|no`,
    begins:
      "(?:no|nay|nope|not|never|dont|do not|certainly not|of course not|absolutely not|(?:id|i would|i d) rather (?:not|you didnt|you did not|it stayed|keep)|(?:i )?(?:dont|do not|didnt|did not|never|wouldnt)|rather not|better not|best not|keep (?:it|that)|leave (?:it|that)|let (?:it|that))(?= |,|$)",
    whole:
      "let it lie|let it rest|you keep it|dont touch it|it can stay|i havent made up my mind|i have changed my mind|ive changed my mind|changed my mind|no|nay|nope|not|dont|do not|dont do that|leave it|leave it be|let it be|keep it|not now|not yet|better not|best not|i dont think so|no need|let it stay|leave it as it is|leave it there|never mind",
  }),
  ofSeveral: {
    first: phrases(`
    the first (one|bit|part|answer|of) .. | (only|just|not) the first $`),
    last: phrases(`
    the (second|last|other) (one|bit|part|answer|of) .. | (only|just|not) the (second|last|other) $`),
    only: phrases(`
    (only|just) (the|that|this) ..`),
  },
  counts: [
    "this sentence",
    "these two sentences",
    "these three sentences",
    "these four sentences",
    "these five sentences",
    "these six sentences",
    "these seven sentences",
    "these eight sentences",
    "these {count} sentences",
  ],
  words: {
    askThis: "Shall I delete for good all that you said just now?",
    askGivenTo: "Shall I delete for good your whole answer to {quote}?",
    askNamed: "Shall I delete for good your whole answer about {names}?",
    askQuoted: "Shall I delete for good the whole answer where you said {quote}?",
    askWhich:
      "I am not sure which answer you mean, so I have not deleted it. What was it about, in a few words?",
    askPart: "Shall I delete for good only this: {quote}? {rest}",
    fromTo: "{these}, from {from} to {to}",
    and: " and ",
    wholeWhere: "the whole answer where you said {quote}",
    noReturn:
      "What goes cannot be brought back; only the safety copies of the people who run Saga keep it for a while, and then lose it too.",
    restStays: "The rest of that answer stays.",
    soundToo: "The rest stays in writing; the recording of that answer goes.",
    restOfAll: "The rest of those answers stays.",
    soundOfAll: "The rest stays in writing; the recordings of those answers go.",
    askShort: "Shall I delete that for good, yes or no?",
    onlyThat: "Yes, only that goes, and the rest stays. Shall I delete it for good?",
    askWhichPart: "Which sentence is to go? Tell me a few words of it, or say “the whole answer”.",
    done: "That answer is deleted for good.",
    doneGivenTo: "Your answer to {quote} is deleted for good.",
    doneGivenToSpoken: "Your answer to {quote} is deleted for good, and its recording too.",
    doneSpoken: "That answer is deleted for good, and its recording too.",
    donePart: "That is deleted for good; the rest of that answer stays.",
    donePartSpoken: "That is deleted for good, and the recording too; the rest stays in writing.",
    doneAll: "All of that is deleted for good; the rest stays.",
    doneAllSpoken: "All of that is deleted for good, and the recordings too; the rest stays in writing.",
    talkToo: "What we said about it went too.",
    ofSagaToo: "What I asked and said about it went with it.",
    ofSagaGoes: "What I asked and said about it goes with it.",
    which: "It was in your answer when I asked {quote}.",
    tellAgain: "Tell me that again, then, just as you like.",
    can: "Yes, that can be done.",
    already: "That one is deleted already.",
    requestToo: "What you said to have it deleted is gone with it.",
    stillThere: "What you ask about is still there.",
    goneToo: "The other one is deleted already, too.",
    noMore: "There is nothing else to delete.",
    alreadyPart: "That bit is deleted already.",
    yes: "Yes, delete it for good",
    no: "No, keep it",
    kept: "Then nothing is deleted. It stands in no story.",
    nothing: "I have deleted nothing.",
    nothingMore: "I have deleted nothing else.",
    keptMore: "Then nothing more is deleted. It stands in no story.",
    letIn: "Then it is not deleted, and it may stand in stories again.",
    whatGoes: "If you say yes, nobody can read it here again; everything else stays.",
  },
};
