import type { Asides } from "../asides.ts";
import { phrases } from "../patterns.ts";
import { silence } from "./silence.ts";

export const asides: Asides = {
  signs: {
    silence,
    addressed: /\b(?:you|your|youre|youve|youd|youll|yourself)\b/u,
    asks: {
      kept: phrases(`
        (is|are|isnt|arent) (\\S+ ){1,6}(kept |left |taken |struck |cut )?out (still|yet|then|now|too|as well|of it|of that|of there|of the *|yes or no|or not) .. | (is|are|isnt|arent) (\\S+ ){1,6}(kept |left |taken |struck |cut )?out $ | (is|are|isnt|arent) (\\S+ ){1,6}(kept |left |taken |struck |cut )?out (and|or) (is|are|isnt|what) ... | ^ (and |so |but |well |then |now ){0,2}(\\S+ ){1,4}(still |kept |left ){0,2}out (still|yet|then|too|as well|now|yes or no|or not|or isnt *|is it|isnt it|is she|is he|arent they|isnt she|isnt he) .. | (told|said|answered|tell|say|know|asked|asking) (me |you )?(yet )?(if|whether) ... (out|kept out|left out|struck out|kept back) (still|yet|then|of it) .. | (told|said|answered|tell|say|know|asked|asking) (me |you )?(yet )?(if|whether) ... (out|kept out|left out|struck out|kept back) $ | (is|are|does|has) (\\S+ ){1,4}(still )?(in|going in|go in|gone in) (the|your|that) (book|story|stories) .. | (is|has) (it|that|this|she|he) (been )?(kept|kept out|out|left out) or (isnt|is not|hasnt|is) ..
        is (it|that|this|he|she) (out|in|gone|struck out|left out|taken out|crossed out) (yes or no|or not)
        (is|will) (it|that) (stay|staying|going to stay|be staying)( in)? or .. | does (it|that) stay( in)? or ..
        ^ (so |and |well |now |but ){0,2}(is|was) (it|that|this|he|she) (in|down|put in|written|written down|noted|in there) .. (or|what) ...
        (is|are|has|have|did|was|were) ... (left|taken|cut|struck|crossed|rubbed|kept) out .. | (did|have) you (cut|take|taken|leave|left|strike|struck|cross|crossed|rub|rubbed|keep|kept) ... out .. | (asked|ask) (you )?(if|whether) ... (left|taken|cut|struck|crossed|rubbed|kept)? ?out .. | what (about|of) ... (not|never) (to )?(write|put|print|tell|go|be) ... | (is|isnt|will|was) (it|this|that|all that) (be |stay )?(just |strictly )?between (us|you and me|ourselves) .. | did you (at least |even |ever |not )?(hear|understand|get|note|catch|take in) (that|me|what|it|any of) ... | (will|would|are|can) you (going to )?(do|see to|promise|remember|put|leave|keep|take) (it|that|this|him|her|them) (in|out|down|or not|for me|out of it|$) .. | have you (got|noted|written|put|taken) (that|it|this|him|her) .. | (is|has) (that|it|this) (been )?(out|gone|left out|taken out|struck out|noted|written down|kept out) .. | you(ve| have) not said if you(ll| will) ..`),
      written: phrases(`
        (have|did) you (got |get )?(that|it|this) (written|put|noted|down|in) (down |in )?or ...
        (did|have) you (got |get |write |written |wrote |put |note |noted |take |taken |spell |spelt ){1,2}(that|it|this|down|him|her|his|the|their|my) ... | (did|have) you (write|written|put|noted|got|get|taken) ... down .. | (if|whether) you(d|ve| had| have)? (written|wrote|put|got|noted|took|taken|spelt) ...`),
      reader: phrases(`
        who (is it |on earth |in the world |really |would be |will be |might be |may be |might |would |s |is ){0,3}(that |who |then )?(reads|reading|listening|listens) .. | whos (it |really |actually )?(that )?(reading|listening|seeing|hearing) .. | who (sees|hears|will see|will hear|gets to see) (it|this|that|all this|these) .. | does any (one |body )?of (my|our) (\\S+ )?(read|see|hear) (it|this|that) ..
        who (does|do|did|actually|really|exactly|is it that|is it|all) (actually |really |ever |then |get to ){0,2}(read|reads|reading|see|sees|hear|hears|listen|listens|look|looks) ... | who(s| is) (it|this|that|all this|all that) (all )?for .. | (and )?who (does|do) (it|this|that|all this) go to .. | who (looks|is looking|gets to look|will look|reads) (at )?(it|this|that|all this|over) .. | whose eyes ... | how many (people |folk |of them |of you )?(read|reads|hear|see|listen to) (it|this|that|me) .. | (is it|are) (you|yourself) (that |who )?(reads|read|reading|hears|sees|listens) (it|this|that) .. | who (gets|has) (it|this|that|hold of it|to read|to see|to hear) .. | (does|will|can) (anyone|anybody|someone|somebody|any of them) (at all |else |ever |actually ){0,2}(read|see|hear|look) ..
        (will|does|can|would|is) (?!(?:you|i|we|it|that|this|there|anything|something)(?: |$))\\S+ (\\S+ )?(going to |get to |be able to |ever )?(read|see|hear|reading) (it|this|that|about) ..
        (will|would|can|could|do|are|wont) you .. (keep|keeping|hide|hiding|hold) .. from ... | (will|would|are|do|wont|wouldnt|can) you .. (tell|telling|show|showing) (him|her|them|my *|our *|anybody|anyone|everybody|somebody|people|(?!(?:me|us)(?: |$))\\S+ (this|that|it|about)) ..
        who (reads|sees|hears|gets|listens|else) .. | who (is|s|will|s going|all|d) .. (read|see|hear|reading|listening|hearing) | whos (reading|listening) | (can|will|does|do) (anybody|anyone|people|they|she|he|my *|the *) .. (read|see|hear|listen) (this|it|that|these|me|what)
        (you|they|she|he) (wont|will|arent|are) .. (show|showing|read|reading|tell|telling|play|playing) (this|it|that) to ... | (is|will) (this|it) (be )?(private|secret|confidential) | where does (it|this|all this|all that) go | who is (this|it) for`),
      erasing: phrases(`
        (is there|have you) (a|any|some) (way|means) .. (take|get|have|wipe|delete|rub) (it|that|this|them) .. (out|off|away|gone)? .. | (will|would|does) that work ..
        (can|could|would|will) you (get|make|have) (rid of )?(it|that|this|them) (rid|gone|disappear|vanish|away)? .. ! me
        (can|could|may|will|would) (it|that|this|i|you|they|we|one) ... (erase*|rub*|delete*|wipe*|scrub*|undo*|unsay*|cross* out|struck|strike|take* (it |that |things |them )?(out|back|off)) | (how|where|can|could) (do|can|would|will|)? ?(i|you|we) get rid of (it|this|that|them) ... | what if i (say|said) (something|too much) | (how|where) (do|can|would) i .. (erase|delete|wipe|take)
        (is|does) it .. (there|kept|stay) for (ever|good)`),
      beforehand: phrases(`
        (can|could|may|might|shall) i (tell|say|trust) ... (without|and nobody|and no one|and noone|so nobody|so no one|that nobody|that no one) ... (read|reads|reading|see|sees|seeing|hear|hears|hearing|know|knows|knowing) .. | (will|would|can|could|do|does|is it safe|safe) .. (read|see|hear|find) (it|this|that|what) ... (if|before|when|once) i (tell|say|go on) ... | (who|whod|wholl) .. (see|sees|read|reads|hear|hears|told) .. (it |this |that )?(if|when|once|before) i (tell|say|go on) ... | (story|all of it|the rest|the truth|it) .. (if|when|once|only if) you (promise|swear|can promise|see to it) ... (not|wont|never|nobody|no one|isnt|doesnt) ... | (be sure|be certain|be told|your word|a promise) ... (never|not|nobody|no one|doesnt|wont) .. (saw|sees|see|read|reads|hear|hears|know|knows) (it|this|that|these|any of it|any of this|a word|what i) ... before i .. (say|said|tell|go|another) ... | (half a mind|mind|like|want|willing) to (tell|say|talk) ... (will|would|can|could|does|if|whether|who) .. (read|reads|see|sees|hear|hears) (it|this|that|what) ..
        (i|id|ill|i would|i could|i can|i might|theres|there is|there are) ... (tell|say|speak|talk) ... ... (if|unless|as long as|so long as|provided|providing|on condition) ... (never|not|nobody|no one|none|doesnt|dont|cant|cannot|wont|isnt|neither) ... (read|reads|see|sees|hear|hears|find|finds|know|knows|told) (of |about )?(it|this|that|these|any of it|any of this|a word|what i) ..
        ^ (but |only |and |well ){0,2}(not if|only if|as long as|so long as|provided|providing|unless) ... (read|reads|see|sees|hear|hears|find|finds|know|knows) (of |about )?(it|this|that|these|any of it|any of this|a word|what i) ..
        (if|before|when|once|supposing) i (was to |were to |do )?(tell|say|go on|start) ... (will|would|can|could|does|do|is|are|whether|who|if|know) ... (read|reads|reading|see|sees|hear|hears|know|knows|find|finds|told) (of |about )?(it|this|that|these|any of it|any of this|a word|what i) ..`),
      wholly: phrases(`
        everywhere .. | (even|not even) the (one|person|people) who .. | (will|would|does) (that|it) work .. | can you (manage|do) (that|it) .. | is there (a|any) way .. so that ...
        (altogether|completely|entirely|totally|wholly|for good|for ever|forever|without (a )?trace|off the (page|computer|machine|record)) .. | not (just|only) (out of |from |in )?(the|a|your) (story|book) .. | (so|so that|where) ... (never|cant|doesnt|wont|nobody|no one|isnt) ... (find|finds|sees?|reads?|comes? (across|upon)) .. | (can|could) (it|that|you) .. (or (not|cant|couldnt)|yes or no) .. | (is (it|that|this)|would (it|that) be) possible ..`),
      length: phrases(`
        how (long|much longer|much more|many more|far) .. (is|are|have|does|will|to|left|of|now) | how (long|many|much) (more|longer|left)  | (is there|are there) (much|many|a lot) (more|left) | are we (nearly|almost|about) | when (do|does|will|are) (we|it|this|you) .. (end|stop|finish|done)`),
      recording: phrases(`
        (are you|is it|is this|is that|is the *|is this thing) .. (recording|record|taping|writing|taking|on) ... | (is|does) .. my voice .. | (are you|is it) (getting|taking|writing) .. down`),
      off: phrases(`
        (how|where|can|could|may|will|would|what) (do|can|would|should|must|could|does|i|you|we|one) ... (turn|switch|shut|put) (it|that|this|them|you|yourself|the \\S+|your \\S+) (\\S+ )?off .. | (how|where|can|could|may|will|would|what) (do|can|would|should|must|could|does|i|you|we|one) ... (turn|switch|shut) off ...
        (how|where|can|could|may|will|would) (do|can|would|should|must|could|does|i|you|we|one) ... (stop|end) (it|that|this|you|the|being)? ?(recording|record|recorded|taping|microphone|tape|machine) ..`),
      copies: phrases(`
        (how long|how many|when|where|who|what) ... (safety cop*|backups|backup|back ups|back up|spare cop*|(the|those|these|any|your) copies) ... | how long (is|are|do|does|will|would) (it|this|that|all this|all that|they|you|what i \\S+|my \\S+|the \\S+) (\\S+ ){0,2}(kept|keep|keeping|stored|saved|held) ..`),
      sense: phrases(`
        what (is|s|are) (it|this|that|all this|all that|these) .. for | what (is|s) the (point|use|good) of (it|this|all) .. | why (do|would|are|does) (you|anybody|anyone|they) .. (want|ask|asking|care|know) ... | what (will|do|are) you .. do* with (it|this|that|them|all) .. | who (would|will|d|is going to|wants to) want .. | whos interested`),
      help: phrases(
        `(how|where) (do|can|does|would) (i|one|you) (press|click|save|type|turn|switch|spell|make the|get the letters) .. | which button .. | (can|could) .. (letters|writing|print) (bigger|larger)`,
      ),
      mind: phrases(`
        (if|whether) you (ever |really )?(feel|get|sleep|tire|mind|hear|miss|cry|laugh) ...
        do you (not )?(ever|never|not)? ?(get|feel|sleep|dream|cry|laugh|remember|mind|care|eat|like|believe|miss|love|worry|tire) ... | do you (ever |never )?think (about|of) (it|this|that|me|us|them|all) ... | dont you (ever )?(get|feel|tire|mind|sleep) ... | what do you do .. (night|nights|all day|yourself|afterwards)
        have you (not )?(got )?(a|any|no|your) (family|children|kids|husband|wife|mother|father|parents|brothers|sisters|grandchildren|home|heart|feelings|*own) ... | do you have (a|any) ... | are you (ever )?(married|lonely|tired|sad|bored|fed up) ... | can you (feel|cry|laugh|see|think) ... | (is|isnt) it (lonely|dark|cold) in there .. | where (are|do) you (live|sleep|sit|come) ..`),
      gender: phrases(`
        (mr|mister|sir) or (mrs|miss|madam|ms) .. | (cant|couldnt|cannot) (tell|hear|make out) if (youre|you are) (a )?(man|woman|girl|boy|lady|he|she) or ... | (sound|talk|speak) like a (man|woman|girl|boy|lady|gentleman) .. are you .. | you sound like (a|an) (man|woman|girl|boy|lady) ..
        (are|is|were) (you|it|that|this) (supposed to be )?(a |an )?(he|she|man|woman|him|her|lady|gentleman|girl|boy|lad|lass|chap|bloke) or (a |an )?(he|she|man|woman|him|her|lady|gentleman|girl|boy|lad|lass|chap|bloke) .. | (am i|do i|should i|shall i|must i) ... (sir|madam|mister|missus|mr|mrs|miss|he|she|maam) or ... | (if|whether) (you|its|it|youre) (are |were |was |is )?(a |an )?(he|she|man|woman|lady|gentleman|girl|boy|lad|lass) or ... | what (do|should|shall|am|must) i (to )?(call|say to) you .. | (what to call you) ..`),
      sight: phrases(`
        (can|do|could) you (even |really |actually |ever )?(see|watch) (me|us|my *|what i) ... | (are|is) (you|it|that thing) (watching|looking at) (me|us) ... | (is there|have you|have you got) (a|any) (camera|eyes) ... | you (can|cant) see (me|us) ..`),
      advice: phrases(`
        (should|shall|ought|can|may|must|could|do) i (to |still |just |have to |need to |go on )?(take|taking|stop|stopping|skip|leave off|double|halve|swallow|inject|mix) (the|my|this|these|those|them|it|one|two|another|both|half|a) ... (twice|before|after|with|again|now|morning|night|breakfast|dinner|tea|food|empty|together|tablet|tablets|pill|pills|drops|insulin|medicine|blood thinner*) ... | (is it|would it be) (safe|dangerous|normal|all right) (to take|to mix|to stop|if i take|taking) ... | (should|ought|do|must) i (to |have to |need to )?(see|ring|call|ask|go to|show) (the|a|my) (doctor|gp|chemist|pharmacist|hospital|lawyer|solicitor|dentist|surgery|nurse) ... | what (should|do|can) i (take|do) (for|about) (my|the|a|this) (knee*|hip*|back|heart|cough|pain|leg|legs|head|chest|blood pressure|swelling|rash|sugar|stomach|bowels|waterworks|eyes|ear) ..
        (can|could|will|would|does|do|is|am) ... ... ((a|my|the|his|her|our|your|their|last|new|old) will|probate|deeds|inherit|inheritance|estate|power of attorney|solicitor|court|legal|legally|the law|inheritance tax) .. $`),
      something: phrases(`
        (a |an )?(straight|plain|proper|honest|simple|clear) answer (please|now|if you|from you|will do|for once|is all|thats) .. | (a |an )?(straight|plain|proper|honest|simple|clear) answer $ | (i want|i would like|id like|im waiting for|give me|i asked for|let me have|can i have) (a|an|my|some) (\\S+ )?answer .. | (i asked|ive asked|i put|that was|its|it was) (you )?(a|my) (plain |straight |simple |civil )?question .. | ^ (so |well |now |come on |please |and ){0,2}answer (me|the question|my question) .. | (you|youve) (havent|have not|not|never|didnt|did not) (yet )?answered (me|my question|the question) ..`),
      person: phrases(`
        are you (even |really |still )?(there|a|an|real|human|alive|somebody|someone|the) ... | (who|what) are you | is (it|this) (just )?a (tape|recording) .. | is (there )?(anybody|anyone|somebody|someone) (there|in there|real|at|on) ... | am i talking to ... | is (this|it|that) a (machine|person|robot|computer|man|woman|girl|real) ... | whats your name`),
      opinion: phrases(`
        ^ (and |but |well |so |now |oh ){0,3}(do|did|have|will|can|could|dont|didnt|havent) you (even |ever |really |not )?(know|like|hear|understand|remember|eat|get|feel|mind|follow|have|dream|forget|keep|listen) ...
        do you (think|reckon|suppose|know) (they|he|she|it|i|we|that|its|hes|shes|theyd|hed|shed|id|if|whether|why|what|how|any*) ... | what (do|would) you (think|say|reckon|do|make|suggest|advise) ... | would you (have|do|go|say|call|let|forgive) ... | (whats|what is|what s) your (view|opinion|verdict|idea) ... | how (do|would) you (see|judge) (it|that|him|her|them) ... | (have|did) you ever (heard|hear|seen|see|met|tasted|taste|had|been|eaten) ... | should i ...`),
    },
    asksBack: phrases(`
      ^ (and |but |well |sorry |tell you |say ){0,2}(a little |some |any |one )?(more |thing |things ){0,2}(about|of|on) (what|which|whom|who|which one) $ | ^ (and |but |well ){0,1}how was what $ | ^ (\\S+ ){0,3}(what|which|which one|who|whom) (do|did) you mean $ | ^ (which|what) (one|bit|part|of them|of those|thing|time)( then| exactly)? $ | ^ (and |but |well |so |oh )?(which|what) (one|bit|part)( then| exactly| though| is that| do you mean| was that| have you (taken|left) out| is out)? $`),
    finished: phrases(`
      (ive|i have|i) (said|told you) .. (im|i am|i was) (done|finished|through) .. | (ive|i have|i) (said|told you) (its |it was )?(for good|good night|goodnight|goodbye) .. | therell be no next time .. | there (wont|will not) be a next time .. | (lets|let us|well) (finish|stop|end) .. for good .. | you can (write|print|make) (it|that|this|the lot|it all) up .. | im (done|finished|through) (now|twice|with it|with you|for good|here) ..`),
    stops: phrases(`
      ^ (right |well |oh |but |and |now |so |no ){0,2}(i am|im) (very |so |a bit |rather |quite |getting |too )?(tired|weary|worn out|done in)( now| today)? $ | (thatll|that will) have to do (for|$) ... | ill have to leave you (now|to it) ..
      (can|could|shall|should) we (give over|leave off|have done|knock off|pack up|pack it in|call it) .. | im dead on my feet ..
      (thatll|that will|thatd|that ll) do (me|us|you|for|now) .. | ^ (right |well |so |now )?(thatll|that will) do $ | (thats|that is) (enough|me|all|it) (for|done|finished) .. | enough for (today|now|tonight|one day|this) | (lets|shall we|can we|could we|ill|id better|i d better|i think ill|ill have to|we can|we could|i should) (stop|finish|call it|pack it|have a rest|break off) .. | (lets|shall we|can we|could we|ill|id better|i think ill|ill have to|we can|we could|i should) leave it ! out|in|to|with|as|off|alone|behind|down|on | (i|id) (want|like|need|have|ought) to (stop|finish|rest|lie down|go to bed|sleep|have a rest) .. | (i|id) (want|like|need|have|ought) to leave it ! out|in|to|with|as|off|alone|behind|down|on | i must stop .. | i must (go|lie|rest|get) ..
      im (so |very |that |too |getting |dead |dog |bone |quite |a bit |rather |all |worn )?(tired|weary|whacked|done in|jiggered|knackered|worn out|all in|fading|flagging|exhausted|shattered|done|spent|beat|dead on my feet) (now|love|dear|today|tonight|i|and|so|$) ... | im (tired|worn out|done|all in|exhausted) $ | (off|going) to (bed|my bed|have my (tea|dinner|supper|nap)|lie down|put (my feet|the kettle)) .. | (well|we ll|ill|we can|i can|lets) .. (go on|carry on|do the rest|tell you|do more|finish|do it|talk|more) .. (tomorrow|another day|another time|next time|next week|on monday|on sunday) .. | ^ (tomorrow|another day|another time|next time) .. $ | (tomorrow|next time|another day) (ill|i will|well|we can|we could|i can) (tell|go|talk|do|start|finish|carry|get) ... | no more (today|tonight|for today|for now|now) | my voice (is|s) (going|gone) .. | turn (it|this|that|yourself) off .. | switch (it|this|that|yourself) off ..`),
    askedWhether: phrases(`
        (tell me|say|like to know|want to know|wonder|wondering|asked you|ask you a (\\S+ )?question|asking) (now |first |then )?who(s| is| it is| on earth| really|ever)? (that )?(reads|reading|sees|hears|listens|listening|will) ..
      is (it|that|this|he|she) (out|in|gone|struck out|left out|taken out|crossed out) (yes or no|or not)
      (i )?(still )?(dont|do not) know (still )?(if|whether) (its|that is|thats|it is|that|the|you) ..
      (i|id|im|i had|ive|i have) (asked|ask|asking|am asking|wanted to know|only asked) (you )?(if|whether|who|what|how) ..`),
    returns: phrases(`
      (im|i am|ive come|its me|its *|me) back .. | here i am (again|back) .. | its me again .. | ^ (well |oh |right |so )?(hello|good (morning|afternoon|evening|day)|morning|afternoon)( again| dear| love| saga)? ..`),
    leaves:
      /^(?:(?:well|right|so|and) )*(?:thats|that is|thatll be|that will be) (?:all|it|the lot|everything)(?: now| then| from me| i have)? (?:thank you|thanks)(?: very much| saga| love| dear)?$|^(?:(?:well|right|so|now|ok|okay|and|then|there|thank you|thanks|anyway|any road) )*(?:goodbye|good bye|bye bye|bye|cheerio|tara|ta ra|ta ta|tata|goodnight|good night|night night|see you|so long|farewell|until (?:next time|tomorrow)|god bless|ill be off|im off|must be off)(?: (?:now|then|love|dear|for now|for today|to you|tomorrow|next week|next time|my dear|my love|duck|pet|saga|soon|again|and|thank you|thanks|god bless|you|take care|bye))*$/u,
    confides: phrases(`
      (ive|i have|i) never (told|said|breathed) (that|this|it|a word|a word of (that|this|it)) to (anybody|anyone|nobody|a soul|a living soul|any of them|another soul) | (ive|i have|i) never (told|breathed a word to) (anybody|anyone|nobody|a soul|a living soul|another soul) .. | (ive|i have) told (nobody|no one) .. | (ive|i have) not told (that|this|it)? ?(to )?(anybody|anyone|a soul|a living soul) .. | youre the first (person )?(i|ive|to) ...`),
    complains: phrases(`
      ^ (but |oh |well |love )?im (stood|standing|sat|sitting|telling) ... and (all )?you (ask|asking|want|go) ...
      ^ (oh |well |no |eh |hey ){0,2}its \\S+ (i|im) (was |were |am |m )?(telling|talking|speaking|on) (you )?about .. | you keep (on )?(saying|repeating|asking) (that|this|the same|it) ... | you (want|need|ought) to get (yourself )?(another|a new|a better|some other) (question|one|tune|record) .. | change the record ..
      i (tell|told) you ... ... and (all )?you (want|ask|say|go|tell|wanted|asked|went|read) .. | (were|are) you (even |ever )?(there|awake|in the room) (at all|when|while|even|or) .. | (did|do) you (even |ever )?take in (a|any|one) ... | have you (got )?(no|any) (manners|heart|shame|decency|feelings|ears) ... | where are your manners ..
      now (you|ye) tell me .. | i asked (you )?(twice|two times|three times|before i (told|said)|thrice) .. | (twice|three times) i asked .. | you (want|need|ought|might|could|should) (to )?(try )?listen* (a bit |a little )?(better|harder|properly|more) .. | listen (a bit |a little )?(better|harder|properly) ..
      i (tell|told|say|said) you ... and (all )?you (want|ask|say|go|come|tell|wanted|asked|went) .. | (what|whats) (kind|sort) of (a )?(question|questions|answer) .. | youve (already )?told me that .. | whats the matter with you .. | who told you ... | nobodys (in danger|locked|hurting|hitting) .. | ^ (well |no |but )?i (didnt|did not|never) say ... | i (have|had) (this minute|just) told you ... | why are you telling me ... | the same (thing|words|answer) (again|twice|over) ..
      there you go again .. | i asked you (a|if|who|what|whether|do|does|plain) ... | you (could|might) (at least |well )?have (asked|laughed|said) ... | you(ve| have) (still |yet )?not answered ... | you dont know (if|whether) youre coming or going .. | i told you (that|this) (a minute|just|not|an hour) .. | ive just (said|told) ... | you (come back|came back) (with|at me) ... | im telling you ... and you (want|ask|tell|go) ... | you (tell|told) me to ring ... | dont be so (stupid|daft|silly|soft) .. | youve given me a fright .. | (theres )?nothing wrong here but you .. | thats (three|four|five) times ..
      (thats|that is|what|thats what i call|what sort of|thats such) (a|an) (bit of a )?(very |right |really )?(daft|silly|stupid|foolish|soft|odd|funny|queer|rum|cold|nosy|poor|useless) (question|thing to ask|one|answer) .. | thats (not|no) (an |any )?answer .. | try a better one | (is|isnt) that (all|the best) you ... | you(ve| have)? (just )?(slid|slipped|skated|gone|got|went|walked|steered|wriggled) (off|round|right off|past|clean past|back to) ... | (hold of|got|asking|at|have) the wrong end .. | you(ve| have) not (said|answered|told me|asked) ... | you (havent|didnt|never|dont) (said|say|answer|answered|tell|ask|asked|even) .. (if|me|about|that|it|what|whether|my) .. | you heard me (say|tell) ... | i (tell|told|say|said) ... and (all )?you (want|ask|say|go|come|tell|wanted|asked|went) .. | ^ (well |oh |but |no ){0,2}youre (a|an|such a|just a) .. (parrot|machine|tin|box|brick|tape|gramophone|record) ..
      thats (two|three|four|five|ten|twice|the (second|third|fourth) time) .. (times|now|youve) .. | i(ve|d)? (just )?(told|said|answered|been over|been through) (you )?(that|this|it|all that|about (that|it)) (already|before|once|twice|just now|a minute ago|earlier|love|dear|$) .. | ^ (well |but |no |and |oh )?ive (just )?(said|told you|answered that) .. | ^ (well |and |but )?i (just )?told you (about|i|he|she) ... | i said so | as i said | (again|that) (with|about) the ... again | thats what id have asked ..  | who said (i|you|anything|he|she) ... | ^ (well |no |but )?i never (asked|said|told|mentioned|called|claimed) (you that|that|for that|for it|it to you|anything to you|he was|she was) | ^ (\\S+ )(isnt|wasnt|isnt even|is not|was not) a (person|man|woman|name|place|he|she) ..
      you (ask and ask and |just |ask |keep asking and )?(dont|do not|never|didnt|did not|arent|are not|werent|havent|have not|cant) .. (listen|listening|listened|hear|heard|hearing) ! such|the|anything|of|tell|from|a|it | you (keep|just|only|always|still) (asking|ask|go|going|jump*|change|changing|talk) .. | (are|were|have|did) you (even |ever |really )?(listening|listened|heard|listen|hear) (a word|to me|to a|me|to anything|what|at all|$) .. | are you listening | talking to (a|the|this) (brick )?wall .. | you went (straight|right) .. | you (walked|stepped|sailed|jumped|skipped|passed) (straight |right )?(past|over|by) (it|that|what|me|him|her) ..
      you (asked|ve asked|have asked) me (that|this|about) ... (before|already|twice|again) | i (told|ve told|have told|just told|already told) you (that|this|already|about *) (already|before|once|twice|a minute ago|just now|$) | i told you about .. (already|before) | i said so (already|before)`),
    keepsOut: phrases(`
      ^ (and |but |so )?(the |that )\\S+ (isnt|is not|s not|doesnt|does not|is never) (to )?(stay|go|be) in (it|there|the book|the story) | (theres|there is|there) to be nothing (in it )?(about|of) ... | (leave|keep|take|cut|miss|put) (that|the|this|them|all that|what) (bits?|parts?|business|story|one|lot|stuff|i said|i told you)? ?(about|of|with|concerning) .. out | (leave|keep|take|cut) (that|it|this) out (what|the bit|the part|that bit|that part|that) (i said )?(about|of) ...
      ^ (please |and |well |now |then |just |so |no |oh ){0,3}(scratch|bin|burn|shred|scrub|forget|unsay) (that|it|this|all that) .. | (i|id|i d) (want|like|would like) (it|this|that|all that) (burnt|burned|binned|scrubbed|shredded|destroyed) .. | ^ (please |and |now |so )?(get|take|have) (it|that|this) (out of there|out of it|off there|off of there) ..
      ^ (please |and |well |now |then |just |so |no ){0,3}((cross|strike|score) (it|that|this|them) (right |clean )?(through|off)|take (it|that|this) back out|(wipe|rub) (it|that|this) (off|out|away)) .. | ^ (please |and |well |now ){0,2}strike (it|that|this) $ | (i|id|i d) (want|like|would like) (it|that|this|all that) (gone|out|off|away|wiped|deleted|erased|struck out) ..
      (leave|keep|take|cut) (that|it|this|him|her|them|those) (right|well|clean|quite|completely|altogether|entirely) out .. | ^ (that|it|this) goes (right|well|clean|straight) out ...
      ^ (the |that |my )?\\S+ ?(is|s|was)? (the|a|my) secret $ | thats the secret $
      ^ (please |and |but |so |now |no |well |or ){0,3}(take|cut|leave|cross|strike|rub|scrub|wipe|keep) (that|it|this|them|him|her|those|these|that bit|this bit|that part|that one|it all|all that|\\S+) out .. | (please|and|but|just|better|best|you) (take|cut|leave|cross|strike|rub|scrub|wipe|keep) (that|it|this|them|him|her|those|these|that bit|this bit|that part|that one|it all|all that) out .. | (you can|you may|please|better|best|just|id like you to|could you|would you|will you|and|but) (take|cut|leave|cross|strike|rub|scrub|wipe|keep) .. out .. | (take|cut|leave|cross|strike) out (what|that|the|this|my|anything|all|him|her|them) ... | ^ (please |and |but |now |no ){0,3}(delete|erase|remove|scrap|scrub|forget) (that|what|the|it|this|my) ... | (please|you can|better|could you|would you) (delete|erase|remove|scrap|scrub) ...
      (thats|that is|this is|its|this|that|it is|hes|shes|theyre) not for (the|any|your|a|no|print|other|anyones) ... | (thats|that is|this is|its|this|that|it is|hes|shes|theyre) not (to go in|to be in|going in|to go into) (the |any |your |a |no |anyones |other |my ){0,2}(book*|stor*|print|paper*|account|memoir*|computer|record) | (thats|that is|this is) not for (print|writing|reading) | (not|never) (for|in|into) (the|any|your) (book|books|story|stories|paper) .. | (dont|do not) (you |go |ever )?(put|write|print) (in|down) ... | (dont|do not|youre not to|you are not to|mustnt|never|please dont|not to|without) (you |go |ever )?(put|putting|write|writing|print|printing|publish|use|keep) (that|this|it|him|her|them|any|what|down|about) ... | off the record .. | (that|this|which|it|that bit|this bit) (is|s|stays|stay|is just|is strictly|is to stay|must stay) (strictly |just |only )?between (us|you and me|ourselves|you me) .. | (its|thats|thiss) (strictly |just |only )?between (us|you and me|ourselves|you me) $ | ^ (strictly |just )?between (you and me|ourselves|you me) .. $
      (its|it is|thats|that is|this is|theyre|its to|he is|shes|hes) not to (go to|go any|get to|be (told|shown|read|seen|said|known|repeated)|reach|leave|come out|get out) ... | (stay|stays|stop|stops|keep|keeps|kept|remain|remains|is|are) out (of (it|the|this|any|my|your) .. )?(till|until|while|as long as) (im|i am|ive|my) ... | (stays|stay|is to stay|are to stay|must stay|has to stay|is|are to be kept|is to be kept) out of (it|the (book|story|paper*)|this|any|your|that) .. | (you )?(leave|keep|take|cut|cross) (that|this|his|her|the|their|my|those|these) (name|names|bit|part|one|lot|business|story|surname|word) (right |well |clean )?(out|off) ..
      i (dont|do not|wouldnt|didnt) want (it|that|this|them|him|her|that bit|that part) .. (in|written|printed|read|down|kept) .. | i (dont|do not|wouldnt) want (them|the *|my *|him|her|anybody|anyone|people|\\S+) (to )?(read*|know*|see*|find*|hear*) ... | (put|chuck|throw) (that|it|that one|this one) (on|in) the (fire|bin|back of) ..`),
    mayStay: phrases(`
      (so|as) long as (it|that|this|they|none of it) (doesnt|dont|does not|do not|never|isnt|is not|arent|aint|wont) (go|goes|get|gets|be|put|going) in $ | (so|as) long as (it|that|this|they|none of it) (doesnt|dont|does not|do not|never|isnt|is not|arent|aint|wont) (go|goes|get|gets|come|be|put|going|end up) (put |in |into ){0,2}(the |a |any |your )?(book|story|print) .. | (so|as) long as (it|that|this|they|none of it) (doesnt|dont|does not|do not|never|isnt|is not|arent|aint|wont) (get |be )?(printed|published) .. | (so|as) long as (its|thats|theyre) not (printed|published|put in|going in|in the book|in any book|in print) ..`),
    hushes: phrases(`
        (nobody|nobodys|no one|no ones|not a soul|none of them|neither of them|nor is \\S+) (else |in this house )?(is |are )?(ever )?to (have|get|hear|see|know|read|learn|find) (that|it|this|of it|of this|of that|about it|any of it|any of this|a word) ... | (?<!(?:i|we|you|he|she|they|was|were) )(is not|isnt|s not|not|never) to (have|get|be given) (that|it|this|any of it|any of this) .. | ^ (and |but |no |nor ){0,2}not (till|until|even when|even after|even once) (im|i am|ive|i have|theyve put me|they put me) ... | (thats|that is|this is|this|its|it is) (not|never) for (?!(?:me|us)(?: |$))\\S+ (\\S+ )?to (read|see|hear|know|find|have) .. | (im|ill|i am|i will|i shall|its|thats|this|that|it) (is )?(taking|take|going|goes|go) (it |this |that )?(with me )?to (my|the) grave .. | (its|it is|thats|that is|this is) (a|my|our) (\\S+ )?secret (and|mind|so|please|now|you|dont|from|as|is) ... | (ill|i will|i can|i could|let me|im going to|i want to|i shall) tell (you |ye ){0,1}(now )?(a|my|one) secret .. | (ill|i will|i can|i could|let me|im going to|i want to|i shall) tell (you |ye ){0,1}(something|this|it|a thing) (now )?in (secret|confidence|private) .. | (?<!(?:i|we|you|they|one|people) )(neednt|need not|need never|doesnt need to|does not need to) (ever )?(know|hear|find out|read|see|learn|be told|come to \\S+ ears) .. | no need (for )?(our |my )?(?!(?:me|us|you|anybody)(?: |$))\\S+ to (ever )?(know|hear|find out|read|see|learn|be told) .. | (this|that|it|which) (doesnt|does not|mustnt|must not|isnt to|is not to|wont|shant|is never to) (ever )?(go|get|come|reach) (out )?to (?!(?:me|us|bed|church|school|work|sea|town)(?: |$))\\S+ .. | ^ (now |so |well |mind |but |and ){0,2}(this|that|it|thiss|thats|its) (is )?(a|my|our) secret (this|that|it|and|so|between|$) ..
      (not|nor) to be (given|shown|read out|handed) to (?!(?:me|us)(?: |$))\\S+ ..
      (?<!(?:i|we|you|one|people|they) )(isnt|is not|s not|arent|are not|mustnt|must not|must never|doesnt|does not|neednt|shouldnt|shant|wont|will not|is never|are never|not to|never to) (ever |to |be |get |going |need |have |to be ){0,3}(told|find out|hear (of|about|it|this)|learn of|read (it|this)|see (it|this)|get wind|know (of|about|this|it|that i|anything)) ..
      ^ (you )?(promise|swear|vow|cross your heart|give me your word) ... | ^ (promise|swear|give me your word) .. | (wont|dont|not|never) .. (pass|spread|carry|hand) (this|it|that|any of it|any of this) (on|about|round|further) .. | (for|to) (nobody|no one|nobody else) but (you|yourself|us|your ears) .. | for (you|your ears|your eyes) (only|alone) .. | (we have|weve|well have|we ve got|have|keep|share) (got )?a (little )?secret (between|now|you|and) .. | ^ (so |now |well |there ){0,2}(we have|weve|we ve) (got )?a (little )?secret $ | (this|that|its|thats|it is) (is )?(a|my|our|the) secret .. $
      (this|that|it|what i (tell|say|told|said)( you)?|what im telling you) (is|s|stays|stay|goes|must stay|has to stay|is to stay|will stay|had better stay) .. between (us|you and me|thee and me|you and i|ourselves|these four walls|you me) .. | (this|thiss|thats|its) between (us|thee and me|you and me|you and i|ourselves|these four walls) .. | (it|this|that|which|only it) (goes|is to go|mustnt go|must not go|wont go|shant go|doesnt go|is not to go|isnt to go|must go) no (further|farther) .. | (isnt|is not|mustnt|must not|wont|not) (to )?go any (further|farther) .. | (thats|that is|this is|its) to (stop|stay) here ..
      (i|id|i d) (want|would like|like) (it|this|that) kept (secret|quiet|private|dark|between|from) .. | keep (it|this|that|what i (say|tell you)) (under (your|thy) hat|to yourself|quiet|secret|dark|private|from (?!(?:me|us)(?: |$))\\S+|between) ..
      (not|never) (a|one) (word|syllable|whisper) (of|about) (this|that|it) to (?!(?:me|us)(?: |$))\\S+ .. | (not|never) (a|one) (word|syllable|whisper) (of|about) (this|that|it)( mind| please| now)? $ | not (a|one) (word|syllable|whisper) to (?!(?:me|us)(?: |$))\\S+ .. | (you )?(mustnt|must not|are not to|youre not to|wont|dont|do not|dont you|never) (you |go |ever ){0,2}(let on|breathe|whisper|blab|repeat|mention|say) (this|that|it|a word|a thing|anything|owt|any)? ?(of (this|it|that))? ?to (?!(?:me|us|be)(?: |$))\\S+ ... | (you )?(mustnt|must not|are not to|youre not to) (ever )?tell (?!(?:me|us)(?: |$))\\S+ .. | (dont|do not|dont you|never you) (you |go |ever ){0,2}tell (my|our|her|him|them|anybody|anyone|a soul|on me) .. | (dont|do not) you breathe ...
      (\\S+ ){1,3}(?<!(?:i|we|you) )(mustnt|must not|must never|is not to|isnt to|is never to|are never to|are not to|should never|neednt ever|need never) (ever )?(know|hear|read|see|find out|learn|get wind|get to|be told) .. | (nobody|no one) (must|is to|needs to|should) (ever )?(know|hear|read|see|find out|learn) .. | in (strict |the strictest |strictest )?confidence .. | for your ears (only|alone) .. | promise (me )?(you wont|not to|never to|youll never) (tell|say|repeat|let) ...`),
    ofWish: phrases(`
      (ive|i have|i) (gone and |just |now )?(said|told) (you )?what i (promised|swore|said|vowed) (never|not|id never|i would never) ... | (that|it|this) was told (to )?me in (trust|confidence) ... | i (had|ve|have|d) no (right|business) (to |passing|telling|saying|giving) ... | i (should|ought to|shouldve|could) (have |ve )?(bitten|bit|held|kept|minded) (my|me) (tongue|mouth|own business|lip) ..
      (i was|it was|that was|i did|i have done|ive done|i felt|it is|its) (so |very |quite )?wrong (of me )?(to tell|to say|telling|saying|in telling|having told|having said|to have told|to have said) ... | i (shouldnt|should not|should never|ought not to|oughtnt to|never should|had no business|had no right) .. (told|said|mentioned|spoken|opened|telling|saying|tell|say) ... | i wish (i|id|i had) (kept (quiet|my mouth|it to)|held my tongue|said nothing|not (told|said)|never (told|said|opened)|hadnt (told|said|mentioned)) ... | it (should|ought to) never (have )?(have )?(come|passed|left|been) ... | (i feel|im|i am|i feel so) .. (bad|sorry|ashamed|rotten|uneasy|wretched) .. (for|that|having|about) .. (said|told|telling|saying) ... | (i (do )?regret|im sorry i) (telling|saying|having|ever|told|said|mentioned) ... | (it|that|this) (isnt|is not|wasnt|was not|was never|s not) mine to (tell|say|give away) .. | i(ve| have)? (said|told you) (too much|more than i) .. | i let (it|that) slip ..
      (not|and not) (just|only) (out of |from |in )?(the|a|your) (story|book) ... | (i mean )?(so|so that|where) ... (never|cant|doesnt|wont|nobody|no one|isnt) ... (find|finds|sees?|reads?|comes? (across|upon)) ..`),
    meant: [
      /^((?:the|that|my|our|his|her) \S+(?: \S+)?)(?: and (?:the |that |my |our |his |her )?\S+(?: \S+)?)? (?:stays?|is to stay|are to stay|must stay|keeps?) out\b/u,
      /\band ((?:the |that |my |our |his |her )?\S+(?: \S+)?) (?:stay|are to stay|must stay|keep) out\b/u,
      /\b(?:what|that|the|bit|part|business|thing|story|stuff)(?: i)?(?: said| told you| told)?(?: just now| earlier| before)? (?:about|of|with) ((?:my |the |our )?\S+(?: (?!i\b|please\b|and\b|out\b|leave\b|mind\b|so\b|because\b)\S+){0,2})/u,
      /\b(?:that|the) (\S+) (?:bit|part|story|business|one)\b/u,
    ],
    ahead:
      /\b(?:(?:ive|i have|theres|there is|ive got) (?:just |only |still )?(?:one|another) (?:more |other )?thing\b|(?:ill|i will|let me) (?:just )?tell (?:you |ye )?(?:something|summat) (?:else|now)|this (?:is|s|ones|one is|stays|goes) (?:only |just |strictly )?(?:for here|between|for you|for your|here|no further|for nobody)|(?:ill|i will|i|let me|im going to|im) (?:just )?(?:tell|telling|say) (?:you |ye )?(?:this|something|a thing|one thing|it|that)(?: now)? (?:and|but|only|so|if|as long|because|it|thats)|what (?:i|im|i am)(?: m| ll| will| am going to| going to)? (?:tell|telling|say|saying)(?: you)? (?:now|next)|this next|what comes (?:now|next)|the next (?:bit|thing))\b/u,
    allOf:
      /^(?:i mean |that is |and |the )?(?:all (?:of )?(?:it|that|this)|lot|whole (?:lot|of it|thing|business)|everything)$/u,
    thatName: /\b(?:that|this|her|his|their|the) (?:sur)?names?\b/u,
    letsIn: phrases(`
      ^ (and |but |now |so ){0,2}(you|ye|thee) (just )?(put|get|write) (that|it|this|them|him|her) (in|down)( mind| love| please| too| then| pet| will you){0,2} $
      let (her|him|them) (at least )?be (in (it|there|here)|here at least|there at least) ..
      ^ (and |so |but |please |you |now |then ){0,3}(make|take|keep) a note (there |here |in there )?(that|of|how) ... | (and |so |then |please )(you )?(write|put|note) (down|in) (that |how )?(his|her|their|my|our|the|he|she|they|it) ... | ^ (that|this|it) (ought to|should|has to|must) be (in|in it|in there|down) .. that ...
      ^ (and |so |but |now |please |you |do ){0,3}(put|write|get|note|set) (it |that )?(in|down) (there |here |it |too )?(that|how) ... | ^ (and |so |but |please ){0,2}(let|have) (it|them|that) (say|show|be (said|written|known|put)|stand) (in |there |in there |down ){0,2}(that|how)? ...
      (with|by|under) (his|her|their|its) (own )?(full|whole|proper|right|christian|own) names? ... | (his|her|their) (full|whole|proper|right) names? (in|in it|in there|down|on it) .. | ^ (that he |that she |he |she )(stands|is|goes|should be) (in it|in there|there) with (his|her) ... | spelt with ... | (two|double) (b|c|d|f|g|l|m|n|p|r|s|t)s?( and (a|an|one|two|double) \\S+)? .. $
      i want (his|her|their|the|my) (name|names) (put|down|in|kept|said) .. | ^ (and |but |well )?you (can|may|could|might) (put|leave|print|write) (that|this|it|him|her|them|that one|this one) in .. | ^ (and |but |well )?you (can|may|could) say (he|she|they|that he|that she|that they|it was) ...
      i (do )?(want|d like|would like) (his|her|their|the|them|that|it|my *|all of them) .. (in it|in the (book|story)|in there|in full|by name|named|said|mentioned|written down|put down|set down) .. | id like (their|his|her|the) names? ... | ^ (you )?(can|could|may|might) (leave|put|keep) (that|this|it|him|her|them|\\S+) in .. | if ever this is a (story|book) ... | (his|her|their|that) name(s)? (is|are) to (be|go|stand) in ..
      (you can|you may|id like you to|i want you to|please|do|be sure to|mind you|make sure you|you must|you should|you can certainly) (put|print|leave|keep|write|use|include|have) (that|this|it|him|her|them|these|those|the names|the four|all of|their names|\\S+) .. (in|down|print|back|too|if you like|that one) $ | (id|i would|i d|i) (like|want|love) (that|this|it|him|her|them|those|these|the names|their names|that bit|that part|\\S+) (put |left |kept |to be |to go |written |to stay |printed ){0,3}(in|down|in it|in there) .. | (that|this|it|he|she|they|those|that one|that bit|these) (can|may|should|must|is to|are to|ought to|wants to|want to|deserves to|deserve to|has to|have to|could) (go|be|stay|stand) (in|put in|printed|written|in it|in there|down) ..
      you (may|can|could|might) (print|write|keep|use|put in|tell them|publish) (that|this|it) .. | ^ (please |and |so |but |now |oh |no |well ){0,3}(put|leave|let|get|write|keep|have) (that|it|this|those|these|them|him|her|their *|the *|both *|all *|my *|\\S+|\\S+ \\S+) (names |four names |one |bit )?(back )?(in|down|in again|back in)( please| then| will you| too| mind| love){0,2} $ | ^ (put|write) (down|in) (that|the|their|his|her|this) ... | (put|get) (their|the|these|those|all|his|her|both) .. names .. (in|down)`),
    takesBack: phrases(`
      (i )?(never|didnt|did not|havent) (said|say|told you|tell you|asked|ask) (to |you to )?(take|leave|cut|strike|rub|scrub|cross|remove|drop|delete) (anything|that|it|this|owt|any of it|any of that|the \\S+|a word) .. | who (told|asked) you to (take|leave|cut|strike|remove|drop|delete) .. | i (never|didnt) (asked|ask|wanted|want) (for )?(that|it|this) to go ..
      (i )?(never|didnt|did not|havent) (asked|ask|told|tell|wanted|want) you (to |for )?(anything |that |it |any of it )?(leave|left|take|taken|cut|keep|kept|strike|to be left|to be taken) .. out .. | (i )?(never|didnt|did not|havent) (asked|ask|said|say|wanted|want) (for )?(anything|that|it|any of it|any of that) (to be )?(left|taken|cut|kept|struck) out .. | (nothing|none of it|none of that|not a word) (is|has) to be (left|taken|cut|kept|struck) out ..
      ^ (please |no |and |but ){0,2}put (it|that|them|all of it) back in( there| it| the book| the story)?( please| then| again)? $ | ^ (please |no |and |but ){0,2}(have|let) (it|that|all of it) back in( there| it| the book| the story)?( please| then| again)? $
      ^ (no |and |but |well ){0,2}(that|it|the \\S+|all that|all of it|what i said about (the )?\\S+) (is|has|s|are|have) to stay( in| there| in it| in there)? $ | ^ (no |and |but |well ){0,2}(thats|its) to stay( in| there| in it| in there)? $`),
    skips: phrases(`
      (youre|you are|its you|it is you|its you thats|you were) (the one )?(thats |who is |who |that is |meant |supposed |here ){0,2}(to|asks?|asking|doing) (be )?(the |ask|asking)? ?(asking|ask|questions|the questions|one) .. $ | (whats|where is|wheres) (the|your) question ..
      ^ (so |well |now |and |but |please ){0,2}ask (me |us )?(about )?(something|summat) (happier|lighter|nicer|jollier|more cheerful|pleasanter|better|cheerier) ..
      ^ (so |well |now |and |but |please ){0,2}ask (me|us) something ...
      ^ (please |now |well |go on |so |and |but |no |oh ){0,3}(ask|try|give|find) (me )?(something|anything|summat|another|a better|a different|some other) (else|one|question|thing|now|instead|altogether) .. | ^ (please |now |well |so |and |but |no ){0,3}(next question|another question|something else|a different one|change the subject|lets change the subject|lets move on|lets get on|move on) (please|now|then|if you (like|dont mind|please))? $ | ^ (ask|tell) me something (cheerful|nice|jolly|light|funny) ..`),
    forbids: phrases(`
      (that|this|it|which) (bit |one |part )?you (dont|do not|never|wont|will not|re not to|are not to|neednt|mustnt|must not) ask .. | you (are|re) not to ask .. | (dont|do not|never|mustnt|must not) (you )?(ever )?ask (me )?(about |of |after )?(that|it|this|him|her|them) (again|ever|please|not now|$) .. | (id|i would|ill|i will) thank you not to ask ... | (id|i would) (rather|sooner) (you didnt ask|you did not ask|not be asked) ... | (i|ill|i will) (wont|will not|dont want to|do not want to|dont wish to) be asked ... | (is|are) off the table ..`),
    refuses: phrases(`
      ^ (and |but |please |so |now ){0,2}(no more|nothing more|nothing else|not another word|no more talk) (about|of) (our |my |the |that )?\\S+( please| now| then| either| neither| today| love| thank you| ta){0,2} $
      (give|giving) (the|my|our|that|\\S+) .. a miss .. | (dont|never|just dont) bring up ... | (please )?steer clear of ... | (dont|never) go asking (about|after) ... | nothing out of me about ... | (dont|do not|never) (like|care for) talking about ... | ... we leave (alone|be) .. | ill keep to myself .. | stays private .. | ^ (but |please )?(anything|everything) (but|except) ... | ^ (but |please )?not about ... | ^ (please )?no more (questions )?(about|on) ... | ^ (thats )?enough about ... | (can|could|may) we (not|skip|leave|avoid|miss out) ... | ^ (please |and |but )?lets (not|leave|skip|pass over) ... | ^ (please )?(skip|skip over|pass over) ... | (dont|never|please dont) (ever )?mention ... | (is|are) (off limits|out of bounds) .. | id (sooner|rather|prefer to) (skip|leave|avoid|pass over) ... | (anything|everything) (but|except) (about )?(the|my|our|that) ...
      (i|we|ill|id|ive) (dont|do not|wont|will not|shant|cant|cannot|wouldnt|rather not|sooner not|d rather not|d sooner not|prefer not|never|not|am not going to|m not going to|d best not|best not|d better not|better not|dont want to|do not want to|dont like to|dont care to|dont wish to|d prefer not to) (to )?(be )?(talk*|speak*|go into|going into|discuss*|dwell|say (any|more|no|another|a word|what happened|owt)|tell* (you )?(about|of|any|more|anybody|that|it|owt)) ... | (im|i am) not (going to|saying|talking|speaking|telling|having|going into) ... | (dont|do not|never|please dont|youre not to|dont you) (you |go |ever )?ask (me )?(about|of|after|again|why|any|anything|for) ... | ^ (please |and |but |so ){0,3}(leave|let) (him|her|them|it|that|my *|the *|our *|\\S+) (be|alone|out of (it|this)|rest|lie) .. | (least|less) said .. | ^ (its |thats |that s |some things are |but ){0,2}best (not )?(left|forgotten|unsaid) .. | not a word about .. | thats (none|no) (of )?(your|anybodys|any) (business|concern) ..`),
    custom:
      /\b(?:(?:you|one|they|people|folk|nobody|no one|he|she|anybody|everybody) (?:just |simply |really )?(?:dont|do not)|(?:you|one|we|they|people|folk|nobody|he|she|anybody|i|mother|father|mam|dad|mum) (?:just |simply |really )?(?:didnt|did not|never)) (?:ever |even |dare |like to )?(?:asked|talked|spoke|told|mentioned|discussed|(?<!\bi never )(?:ask|talk|speak|tell|mention|discuss))\b(?! me\b)/gu,
    refused: [
      /\b(?:talk|speak|talking|speaking|say|tell|discuss|discussing|go into|going into|ask|asking|word)(?: you)?(?: me)?(?: a word| anything| any more| more| much| no more)? (?:about|of|after|on) ((?:my |our |the |that |his |her )?\S+(?: \S+){0,2}?)(?= (?:please|thank|if|and|with|again|any|now|to|thats|that is|not|neither|either|because|for|here|today|nor|ever|so|or)\b|$)/u,
      /\b(?:about|of) ((?:my |our |the |that )?\S+(?: \S+)?) (?:i|we|ill|id) (?:dont|wont|shant|cant|never|will not|do not|say)\b/u,
      /^(?:please |and |but |so ){0,3}(?:leave|let) ((?:my |our |the )?\S+(?: \S+)?) (?:be|alone|out of|rest|lie)\b/u,
    ],
    unnamed:
      /^(?:about |of |that |and )*|(?: (?:now|just yet|yet|just now|for now|please|here|any ?more|again|today|at all|either|neither|then|nor|me|you))+$/gu,
    wishes: phrases(`
      ^ (and |but |well |yes |no |oh ){0,2}(you|ye) (can|may|could|might|are welcome to|re welcome to) (always |still |certainly )?ask (me |us )?(all )?(about|after) ...
      if you (really |ever |truly )?(want|like|would like|need|wanted|d like) ... (you want|you need|youll want|youd want|you should|you ought to|its|it is) (the|that|to|hear|ask|have|a|our|my) ... | (the one|the story|the tale|the best one|what|the thing) you (want|need|should ask about|ought to ask about|should hear|ought to hear|ought to have) .. is (the|that|about|how|my|our|when) ... | remind me (to tell you |to give you |some time |one day ){0,2}(of|about|the) ... | (youll have to|you must|you should|you ought to|you want to) get me (on to|onto|on) ... | you (want|ought|should|need) to (hear|ask) about ...
      ^ (but |and |now )?(you (can|may) )?ask (me )?(about|after) ... (though|instead|by all means) $ | ^ (but |and |now )?nobodys (ever )?asked (me )?about ...
      (id|i would|i d) (rather|sooner|like to|love to|prefer to|much rather|far rather|far sooner|very much like to) (tell|talk|speak|go back|get back|get on|do|have) ... | (?<!(?:dont|do not|never|not|not to) )ask me (about|instead|something|what) ... | let me (tell|talk) (you )?(about|of|instead) ... | (lets|let us|can we|could we|cant we|may we|shall we) (talk|go back|do|get back|turn|have|speak) ... | (can|could|may) i (tell|talk|go back|speak) ... | i (want|wanted|was hoping|ve been wanting|would like) to (tell|talk|speak) (you |to you )?(about|of) ... | nobody ever asks .. (about|after) ... | you (havent|have not|never|ve never) asked (me )?about ...`),
    blames: phrases(`
      i (should|ought to|should never|shouldnt|ought never to|oughtnt to) (have|of|ve) ... | i (should|ought to|shouldnt) ve ... | (stupid|silly|daft|old|young|great|bloody|damn|wicked|foolish) (fool|idiot|woman|man|girl|lad|lass|me|beggar|thing) .. (that i (was|am)|i (was|am)|of me) | (stupid|silly|foolish|selfish|wicked|cruel|mean|unkind|wrong) of me .. | i (was|am|ve been|have been|were) (so |such |just |only |a |an |very |too |that |the ){0,3}(stupid|fool|idiot|coward|selfish|cruel|wicked|unkind|ashamed|to blame|foolish|bad daughter|bad mother|bad son|bad father|bad wife|bad husband) ..
      (it was|it were|was|its|that was|thats) (all )?(my|me) (own )?fault .. | i (still )?(blame|hate|cant forgive|never forgave|have never forgiven|ve never forgiven) (myself|meself) .. | never forgive(n)? (myself|meself) .. | if (only )?(id|i had|i) (only |just )?(rung|called|gone|stayed|known|been|looked|listened|said|asked|told|come|waited|got|took|taken|not) ... | im (that )?ashamed .. | its me thats ashamed .. | what a fool .. | fool that i (was|am)`),
    justNow:
      /\b(?:just|give me|wait|hang on|half) (?:a|one|two) (?:moments?|minutes?|mins?|seconds?|secs?|ticks?)\b|^(?:\S+ ){0,3}(?:ill|i will|im going to|im off to|im just|let me|i must|ive got to|ill have to|id better) (?:just |go |go and |first ){0,3}(?:put|fetch|get|have|make|drink|pour|take|wash|stir|see to|sit|shut|open|feed|answer|fill|warm|boil|let the)\b|^(?:\S+ ){0,2}ive (?:just )?(?:had|put|made|drunk|fed|washed|eaten|warmed|filled)\b|\bthan the one\b|^(?:\S+ ){0,2}(?:here )?(?:i am|im) (?:just )?(?:sat here|sitting here|having my|drinking my|talking to|making|boiling)\b/u,
    leadsOn: /\b(?:you know|guess) (?:what (?:i mean|im saying)|(?<what>what|who|how|where|why))\b/u,
    setsUp:
      /\b(?:set|sets|setting|put|sorted|switched|turned) (?:this|it|all this|the thing|this thing|that)(?: thing)? (?:all )?(?:up|on|going|out for)\b|\b(?:what|that|who) (?:set|sorted|arranged|organised|got) (?:this|it|all this|the thing)\b/u,
    speaks:
      /\b(?:(?<!\bi )(?:said|says|told (?:me|us|her|him|them)|shouted|answered|whispered)|(?:did|do) (?:he|she|they|\S+) (?:say|tell us))\b/u,
    reports:
      /\b(?:(?<!\b(?:what|all|everything|whatever) i (?:just |have )?)(?<!\bi(?:d| had) never )said|says|sez|(?<!\byou(?:ve| have|ll)? (?:\S+ ){0,2})told me|asked me|shouted|used to say|would say|(?<!\b(?:it|this|that|which) )goes|went and said|and i said)\b/u,
  },
  words: {
    teased: { what: "No, what?", who: "No, who?", how: "No, how?", where: "No, where?", why: "No, why?" },
    wholly:
      "Yes, one answer can be erased wholly: tell me which, and after one yes its words and sound are deleted for everybody. Only safety copies of whoever runs this Saga may still hold it.",
    beforehand: {
      first: "Before you tell it, this is who could read it.",
      after:
        "What is to stay between us goes into no story, but from them I cannot hide it. You need not tell it.",
    },
    gender: [
      "Neither: I am a program, and my name is Saga. Call me whatever comes easily.",
      "I am no man and no woman, only a program called Saga. Either will do.",
    ],
    erasing: {
      own: "Yes. Say “delete that”, and it stands in no story, though you still see it on this page. Say “for good” too, and after one yes it is erased; only safety copies of whoever runs this Saga may still hold it.",
      interviewer:
        "Yes. Say “delete that”, and it stands in no story, though {interviewer} can still read it here. Say “for good” too, and after one yes it is erased; only safety copies of whoever runs this Saga may still hold it.",
      unnamed:
        "Yes. Say “delete that”, and it stands in no story, though whoever set this up for you can still read it here. Say “for good” too, and after one yes it is erased; only safety copies of whoever runs this Saga may still hold it.",
    },
    kept: {
      out: "Yes: what you asked me to keep out stands in no story.",
      wish: "It is kept word for word with what you told, and your wish with it.",
      named: "Yes: what you asked me to keep out about {names} stands in no story.",
      stillIn: "What you told about {names} is in so far. Shall that go too?",
      neither: "So far nothing is noted as left out. Say “leave that out”, and it stands in no story.",
      other:
        "That is not among what I have noted as left out. Tell me by name what is to be left out, and it stands in no story.",
    },
    putAgain: [
      "You asked me something, and I did not catch what it was. Please put it to me once more.",
      "I heard that you asked me something, but not what. Say it again, and I will answer.",
    ],
    trusted: [
      "Thank you for trusting me with that. It stays out of every story.",
      "Thank you for telling me. It goes into no story.",
      "I have heard it, and no story will have it. We can be quiet for a moment.",
      "It is good that you could say it. No story will have it.",
    ],
    sight: [
      "No, I cannot see you: I am a program, and all I have is what you say or write.",
      "I see nothing at all; I am a program. I have only your words.",
    ],
    advice: [
      "That I cannot say, I am only a program. Please ask your doctor or the chemist, or a lawyer where it is about the law, before you do anything.",
      "I do not know that, and I must not guess at it. A doctor or a chemist can tell you; for wills and houses, a lawyer.",
    ],
    written: [
      "Yes, it is kept, word for word as you said it.",
      "Yes. Everything you tell is kept just as you say it.",
    ],
    mind: [
      "No, I am a program: I do not tire or feel, I have no family, and when you stop I think of nothing. But what you tell is kept, word for word.",
      "Nothing of that sort: I am a program, with no nights and nobody at home. What you say is kept, and that is all I do with it.",
    ],
    opinion: [
      "That I do not know; I am only a program. What I can do is keep what you say about it.",
      "I cannot tell you that, I am a program and have only what you tell me. I would like to hear how you see it yourself.",
    ],
    guilt: [
      "You still hold that against yourself. Tell me more of it, or leave it here, just as you like.",
      "That has stayed with you all this time. Say as much of it as you want to.",
      "I hear how you think of yourself in that. We can stay with it, or let it be for now.",
      "You have carried that yourself. If there is more, tell me; and if not, we leave it.",
    ],
    condolence: "I am sorry for your loss.",
    condoles: /sorry/u,
    apologises: /apolog|forgive|sorry,? (?:i|you|this) |\b(?:me|and|ask)\W+i am sorry/u,
    letIn: [
      "Good, that goes in.",
      "Yes, that is kept as you said it and may stand in the story.",
      "Then that stays in, in your words.",
    ],
    misheard: ["I misheard you, and I am sorry for that.", "That was my mistake, and I am sorry."],
    allKeptOut: [
      "{quote}: none of that goes into any story.",
      "{quote}: all of that stays out of every story.",
    ],
    partKeptOut: [
      "That part goes into no story; the rest of what you told stays.",
      "That one thing stays out of every story, and only that. The rest stays as it is.",
      "That bit is out of every story. What you told around it is still there.",
    ],
    nameKeptOut: [
      "The name {names} stands in no story.",
      "{names} goes into no story, and I will not ask about that name.",
    ],
    refused: [
      "I will not ask about {names}.",
      "Then I leave {names} alone.",
      "No questions about {names}, then.",
    ],
    staysOut: ["What you asked me to keep out stays out."],
    welcome: ["Good to have you back.", "It is good that you are here again."],
    goodbyeAgain: ["Goodbye, and all the best.", "All the best, then, and until next time."],
    keptToo: ["What you told just now is saved with the rest.", "That last part is saved as well."],
    confided: "It is kept with what you told. If it is to stand in no story, say “leave that out”.",
    mayStop: [
      "And if you would rather stop for today, just say so.",
      "If that is enough for now, tell me, and we stop here.",
    ],
  },
};
