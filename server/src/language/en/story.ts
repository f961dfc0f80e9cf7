import { set } from "../grammar.ts";
import { phrases } from "../patterns.ts";
import { formsOf, type StoryWords, tradesOf } from "../story-words.ts";
import { sore } from "./sore.ts";
import { edgeTalk } from "./talk.ts";
import { presentForms, verbForms } from "./verb-forms.ts";

export const storyWords: StoryWords = {
  inEnglish: "English",
  innerQuotes: ["‘", "’"],
  talk: phrases(`
    (sort|kind) of (a )?question | its like asking | you (daft|silly|soft|stupid) [a-z]+ $ | what id have asked | were you listening | (im|ive) sooner you asked | delete (that|this|it|what) | (stupid|daft|silly|bloody|blasted) (machine|computer|question|questions) | (who|whoever) (reads|hears|sees|else reads|gets to read) (this|it|that|them)
    you(re| are) not listening | are you listening | you (arent|dont|didnt|never|wont) (listen|listening|answer|hear me) | not an answer | i asked you | you asked (me )?(this|already|about|that) | youve (just )?asked | you ask me | (youre|why are you) (asking|telling) me | (youve|you have) (still )?not answered
    (i|ive|i have) (just |only |already )?told you (that|this|it|already|once|twice|all|who|what) | i said that already | ive said (that|it) already | you tell me | (?<!(?<!you )to )ask me (something|another|about|anything|again|later|what|a|the) | dont ask (me|how|about|why|who|what|after|any) | (repeat|say) (the|that|your) (question|again)
    what do you mean | your (question|questions|machine) | are you (a|an) (machine|robot|computer|person|program) | (and|then|now) you want (to know|the|my|more) | you want to know about | i (only |just )?(tell|told) you (about|i|a) | i never told you | youve (just )?(gone (back|round|past)|walked|done it again|given me a|forgotten|missed|skipped|jumped|had the best) | youll have heard | you heard me | nobodys (in danger|locked me in) | (talking to|for|like) a (machine|computer|robot) | who made you | this tablet | do you (sleep|eat|think) | get on with it $ | you could have said (yes|no) | (whos|who is) going to read | (some|any|an) admin
    i (wont|dont|do not|would not|wouldnt|cant|will not) (want to |like to |care to |wish to )?(talk|speak|tell) (about|of) | (id|i would|i had) rather (not|talk|tell|speak|you) | im not having it | (want|like|need|have) to stop (now|here|there|today|for) | im tired (now|today) | (lets|let us) (talk|go on|move on|leave|stop|get on) | well stop there | (had|thats) enough for today
    shall (i|we) $ | shall (i|we) (go|tell|talk|stop|leave) | (can|may|could) i (tell|ask|talk|go|have|stop) | ask (me )?(about )?something with | (thats|that is|this is|its|it is) (a|my|our) secret | (stays|to stay|to be left|is) in $ | in or out $ | keep this to yourself | between you and me | (thats|so thats) that door shut | behind that door | id want (that|it|this) said | dont be so (stupid|daft|silly) $`),
  briefTalk: phrases(`
    ^ what a question $ | ^ now then $ | ^ what was i saying | ^ where was i | ^ (now )?(thats|that is|thats a|now thats a) (a )?good question | ^ good question | ^ (and |now |well |so )?(thats |that is |thats quite |that is quite )?enough (of|about) (that|it|this|him|her|them)( now| for now| today)? $ | ^ (thatll|that will) do | ^ that will be all | ^ thats (it|all|better|enough) $ | ^ (well )?thats better $
    ^ you what | ^ go on then | ^ pardon | ^ thank you | ^ not yet $ | ^ what else | ^ any(way|how) $ | ^ there ive said it $ | ^ ive said it now | ^ ill start | ^ ill go on $ | ^ next $ | ^ i (told|said) (you )?(that|so) $ | ^ as i said $ | ^ right then $ | ^ never mind $ | ^ what on earth $
    ^ (dont|do|have|can|will|would) you | ^ what (would you|about) | ^ anything else | ^ i think thatll | ^ leave it $ | ^ sorry`),
  edgeTalk,
  toAsker:
    /(?<!\p{L})(?:I|I['’](?:ll|ve|d)|me) (?:(?:just|already|never|only|been|have|had|will|can|could) )*(?!know|mind|say|mean|thank|tell you, )\p{L}+ (?:it |that |this |them |to |about )*you(?![\p{L}'’]| (?:know|see|could|can|would|might|never|had|were|get|got))|(?<!\p{L})you(?:['’]ve|['’]re)? (?:just |been )?(?:make|made|kept|forgotten|walked|handed|asked|said|told|ask|say|mean|skipped|passed|missed|write|put|want|wanted|asking|saying|sounding) (?:[^,.]{0,30} )?(?:me|him|her|it|that|what|past|sorry|for)(?!\p{L})|, (?:love|pet|dear|duck|hen|flower|petal)(?:[,.!?]|$)|(?<!\p{L})question is (?:that|this)\?|^You can (?:write|print|put|go|stop|ask)|^(?:And )?mind (?:about|what)(?!\p{L})|(?<!\p{L})(?:are|do|can|will|have|did) you (?!believe|imagine)[^"“”]*\?$/iu,
  ofTelling: phrases(`
    ^ (well |oh |and )?(its )?(good|nice|pleased) to meet you | ^ (well |oh |no |nay )?im (fine|all right|alright|ok|okay|not so bad|very well|grand) | ^ (well |oh )?all right $ | ^ let it be $ | ^ (well )?theres not (a great deal|much|a lot) to (it|tell|say) | ^ (well )?theres no more to it than ive (said|told) $ | ^ (but |and )?im not starting with | ^ ill (tell|give) you .. anyway | ^ in any order .. $ | you could have asked | ^ oh thats what you | ^ (well |right |oh |aye )?thats (honest|straight|plain|fair|more like it) $ | ^ thats what they ask you | ^ ill go on $ | ^ i can stay
    ^ (but |and )?(ill not|i wont|im not going to) go into | ^ (no |well )?i brought (him|her|it|them) up myself | ill tell (it )?you (the rest|anyway|it|that|this)( one| now)? | ^ (well |now |so |right )?(go on|carry on|ask away)( then)? | (one or two|a few) more $ | (ill have|give me|lets have) something (lighter|easier|else|cheerful) | well be here till | (i said|im) (for good|finished|done) | therell be no next time | im back $ | (to|for) (write|writing) (it |this )?up | ^ (well |right |oh |aye )?thats (honest|straight|plain|fair) (any road|enough|of you) | ^ (then |now |so )?do this for me | ^ (that is|thats) all youre getting`),
  begins: phrases(
    "(ill|i will|let me|i must|i have to|ive to|ive got to|i can|i could|id like to|i want to|ill just|i might) (just |only )?(tell|give) you",
  ),
  announces: phrases(
    "(ill|ive to|let me) tell you .. (about|of) | (i|id) (want|wanted|like|would like) to tell (you )?(about|of)",
  ),
  tail: /,? (?:so|and|but) I(?:['’]d| had)? (?:(?:better|best) |might as well |may as well |ought to |['’]ll )?(?:just )?(?:give|tell) (?:it (?:to )?you|you(?: it| that)?)(?: (?:before|while) [^.!?,]{1,30})?(?=[.!…])|, (?:as|like) I (?:said|say|told you)(?=[.!…])|,? and that['’]s all you['’]re getting(?=[.!…])/giu,
  completes: /^That (?=(?:he|she|it|they|there|we|I)['’\s])/u,
  hints: phrases(
    "that (was|is|wasnt|s)( quite)? (another|a different) (matter|story|thing|tale|time) | thats (another|a different) (matter|story|thing|tale) | another (story|matter) (altogether|entirely)",
  ),
  drops: phrases(
    "^ (no |well |but |oh |anyway )?(lets |let us |well |ill |we ll )?leave (it|that)( there| be| alone)? $ | ^ (no |well )?(that s|thats) (enough|all) (of|about) that $ | ^ (no )?never mind (that|about that) $",
  ),
  brokenOff: phrases(
    "^ (no |oh no |well no |ah ){1,2}(nothing|never mind|it (doesnt|does not) matter|no matter|leave it|let it be|i wont( say)?|im not saying) $",
  ),
  supposes: phrases(
    "(i|we) (often |sometimes |always )?(think|thought|wonder if|believe|reckon|suspect) .. (he|she|they) (always |must have |may have |might have )?(knew|known|guessed) $ | (he|she|they) (always )?(knew|guessed) i (think|believe|reckon|suspect) $ | (hed|shed|theyd|he had|she had|they had) (always |long )?known (since|all along|from|the whole) | (happen|perhaps|maybe) (he|she|they) (knew|guessed) $",
  ),
  omits: phrases(
    "(only|just) missed (the |that |a )?(one|once|year|winter|season|time) | missed (only|just) (the )?(one|once) | (bar|barring) (the |that )?(one|once|year|winter|time) | all but (the |that )?(one|once) | (except|excepting|but|save|apart|other) (for |from |than )?(the |that )(one|year|winter|summer|spring|autumn|time|season) | (except|save) (for )?(one|once) | with one exception",
  ),
  leaveOut: phrases(`
    saga (can|should|must|had better|ought to|may) .. (leave|skip|cut|miss) (that|it|this|him|her|them) | (leave|keep|take|cut|cross) (that|it|this|him|her|them|those) .. out | (leave|keep|cut|cross) (his|her|their|my|the|our|*) .. out | (not|never|isnt|arent|s not) to (go|be) in (any|the|a|my|your|this|that) (book|books|story|stories|tale|record|writing|print|paper|papers|account) | (not|never|isnt|arent|s not) to (go|be) in (it|this|that|there|any) $ | not in (the|any|a|my|your|this) (book|story) | dont (write|print|put|record|note|keep) (that|this|it|him|her|them|any) | off the record | (stay|stays|staying) out (till|until|of) | (not|never) to go to (the|my|our|any|*)
    not for (the|any|a|my|this) (book|story|children|family) | (mustnt|must not|not to|never to) (find out|know|read|hear) | not to be (printed|written|told) | his name out | her name out | while im alive | ^ (\\S+ ){0,3}(rub|scrub|wipe|strike) (that|it|him|her|them) .. (out|off) | (to|can|you|please) (rub|scrub|wipe|strike) (that|him|her|them) .. (out|off) | (to|can|you|please) (rub|scrub|wipe|strike) it .. out | not (a|one) (single )?word .. about | nothing (about|of) .. to be (written|printed|told|put) | (not|dont want) (him|her|them) in (it|this|that|there)
     (neednt|need never|doesnt (need|have) to|dont (need|have) to|no need for * to) (ever )?(know|hear about|read|be told) | i dont want .. (book|story|printed|written)`),
  ofName: /\b(?:sur)?names?\b/u,
  opensSecret: phrases(
    "ill tell you (something|this|one thing) | you wont (tell|pass it on|repeat it) | i may as well tell (you|it) | now ill tell you",
  ),
  refuses: phrases(
    `^ (nor|and not|or) about .. $ | dont ask( me)?( anything| any more)? (about|after|where|why|how) | (im|i am) not (talking|speaking|going to (talk|speak)) (about|of) | (im|i am) not (going|getting) into (that|it|this|any of it) | i (dont|wont|cant|will not|do not) (want to )?(talk|speak) (about|of) | ^ (no )?ill not (talk|speak) (about|of)`,
  ),
  secrecy: phrases(
    "(thats|that is|its|it is|this is) (a|my|our) secret( (that is|that|now|mind|love|pet))? $ | (not|nobody|only|never) .. (till|until|before|after) (im|i am) (dead|gone|buried|in my grave) $ | keep (it|that|this) under your (hat|bonnet) $",
  ),
  secret: phrases("secret | secrets"),
  confides: phrases(
    `^ (now |but |and |well )?(this|that|it|heres|here is)( is|s)? (a|my) secret ! recipe|recipes|ingredient|ingredients|place|passage|drawer|door|garden | ^ (now |but )?(this|its|it is) (a|my) secret ! recipe|recipes|ingredient|ingredients|place|passage|drawer|door|garden | between (you|thee|thou) and (me|i|myself) | (it|this|that) (goes|is going|is to go|can go|must go) no further | (want|like) (it|this|that) (kept|keeping|to be kept|to be|to stay|to remain) (a )?secret | (just|strictly|only) between us | between ourselves | (its|this is|that is|thats) to stop here | to stay (here|in this room|between us) | keep (this|it) to yourself | (?<!\\b(?:i|we|they|you|people) )dont tell (anybody|anyone|them|her|him|a soul) | (this|it) (mustnt|must not|is not to) go (any )?further | (one|something|this one|a thing|its) (for keeping|to keep|to be kept|to leave|to be left) out $`,
  ),
  putIn: phrases(`
    (you can|you may|you could|do|please) (put|leave|write|print) .. in | (leave|keep) (him|her|them|that|this|it) in | (you can|you may) leave * in | (put|want) (his|her|their) .. (name|names) .. in | write (it |that |this )?down | (put|get) that in the (book|story) | ^ (and |so |do |please )?put (that|this|it|him|her|them) in $ | ^ (and |so |do |please )?put (that|this|it|him|her|them) in and put it right $ | ^ (and )?(thats|that is|its|this is) to (be|go) in (word for word)? $ | (you can|you may) say (that )?(he|she|they|it|i|we) | id like (her|him|them) to read | (that|this) (one )?can go in | (can|may|should|ought to) go in (the|my|a) (book|story) | ^ (so |and |well |then |oh |all right ){0,2}put (him|her|them) (back )?in $ | stays in | to stay in | (i|id|i d|ill|i will|i would|i should|we) (really |just |only |so |would |should |very much ){0,2}(like|want|love|wish|have|see) .. in (your|the|this|that|my|a) (book|story)
    (i|id|i d|ill|i will|i would|i should|we) (really |just |only |would |should |want to |rather |sooner |do ){0,2}(have|want|like|see) (that|this|it|him|her|them|those) in (with|about|for|too|and|mind|just|exactly|as|word|$) | ^ (and |so |please |now |you ){0,3}put (that|this|it|him|her|them) (in|down) (just|exactly|as|word|with|in writing|please|mind|$) | (that|this|it|she|he|they|them|those|names) (must|has to|have to|is to|are to|ought to|should|shall|wants to|want to) (go|be|stand) in (the|your|this|my|that) (book|story) | make sure .. (is|are|goes|go|gets|stands) in (it|the|your|this|there) | i want (them|him|her|that|it) .. in (it|the|there)
    ^ (so |and |now |well ){0,2}(you |ye )put (that|this|it)( in| down)?( mind| then| please)? $ | (want|like|wish|have) .. (word for word|exactly as i \\S+) .. in (the|your|my|this|that|a) (book|story) | (theres|i have|ive) .. (thing|something|line|word|words) (that )?(i want|id like|i would like) (put |to be |to stand |to go |down |written ){0,2}in (the|your|my|this|that|a) (book|story)
    if ever this is a story | id like their names | put (his|her|their|the) names`),
  allows: phrases(
    "(?<!(?:not|never|cannot|cant|nothing|no|none|nobody|neither|nor) .. )(may|can|could|might) (all |both )?(stand|stay|remain|go in|be in|be there|be told|be written|be printed|be said|come in|be known) | (?<!nothing )(?<!never )you (can|may|could) (have|put|keep|leave|print|write|tell|say) | (thats|those are|they are|theyre|thats all) (all right|alright|fine|allowed|no matter|free)",
  ),
  wordForWord: phrases(
    "word for word | (just|exactly|precisely) (as|how|what|the way) (i|im|ive) .. | letter by letter | dont (you )?(pretty|change|alter|tidy|improve|touch) (it|that|a word|anything) ..",
  ),
  asksIn: phrases(
    "(in|into|missing from|left out of|part of) (your|the|this|that) .. (story|book) | (story|book) .. (have|has|hold) .. in it",
  ),
  asksOut: phrases(
    "(leave|left|let) .. alone | (rather|sooner|better) .. (leave|left|not|out) | (keep|kept|stay|be) out of | leave out | not (be|stand|want|like|have|go) .. in (your|the|this|that)",
  ),
  wantsIn: phrases(
    "(must|mustnt|has to|have to|should|ought to|got to|wants to|needs to) .. (be|go|stand|stay) | put | (i|id) (want|like) | dont (forget|leave) | make sure | (is|are) to (be|go|stand|stay) in",
  ),
  lastWord: phrases(
    "^ (and |then |so |now |please |you can |you could |id like (it |you )?to )?(end|finish|close) (it |this |that |the (story|book) |my story )?(with|on) | (put|leave|keep|have) (that|this|it|him|her|them) .. (at the (very )?end|for the end|(to|till) last) | i want it to end (with|on) | (book|story) (must|should|shall|has to|ought to|is to|wants to) (only |just )?(end|finish|close) .. (with|on|like|so|thus|there|word) | it (must|should|shall|has to|is to) (end|finish|close) (like this|word for word|with (the|these|this) (words|word|line|sentence))",
  ),
  firstWord: phrases(
    "^ (and |then |so |now |please |you can |you could |id like (it |you )?to )?(start|begin|open) (it|this|the (story|book)|my story|my book) (off )?(with|on) | i want (it|the story|the book) to (start|begin|open) with | at the (very )?(beginning|start) of (the|my) (book|story) | (book|story) (must|should|shall|has to|ought to|is to|wants to) (only |just )?(start|begin|open) .. (with|like|so|thus|word)",
  ),
  irregular: verbForms,
  sameWord: formsOf(`
    mother: mum mam mom mummy mommy mama mamma ma | father: dad daddy papa pa | grandmother: grandma granny gran nan nana nanna | grandfather: grandad granddad grandpa gramps | aunt: auntie aunty`),
  sameLetters: [],
  toThird: presentForms,
  firstPerson: null,
  doneBy: null,
  nominative: null,
  bareThird: null,
  subjectless: null,
  denials: set("no nay"),
  admits: phrases(
    "(told|telling|tell) (you )?(it |that |this |you )?(a )?(wrong|lie) | (said|got|had) (it|that|something|one thing) .. wrong | i said .. wrong | (that|it) was wrong what i (said|told)",
  ),
  waits: phrases(
    "(wait|hang on|hold on|let me (think|see)|i tell a lie|tell a lie|i lie|i mean|thats wrong|im wrong|sorry|what am i saying)",
  ),
  slip: /(?<from>[\p{L}\p{N}'’]+)[,.]? (?:[–—-] )?(?:no|sorry|wait|er)[,.]? (?:no[,.]? )?(?:I tell a lie|tell a lie|I lie|wait|sorry|I mean|that['’]s wrong|I['’]m wrong|it was|rather|not that)[,.:]? (?:it was )?(?<to>[\p{L}\p{N}'’]+)/giu,
  sexes: {
    woman: phrases(
      "my husband | i was a (girl|young woman|bride|widow|housewife|waitress|nun|midwife|schoolgirl) | as a (girl|young girl|woman|bride) | when i was expecting | my (late )?husbands | a woman like me",
    ),
    man: phrases(
      "my wife | i was a (boy|lad|young man|groom|widower|waiter|schoolboy) | as a (boy|lad|young man) | my (late )?wifes | when i was a lad | ask a man | a man like me",
    ),
  },
  born: phrases("i was born | i (came|was brought) into the world | ^ born"),
  age: /(?<!\p{L})(?:when (?:i was|i turned)|i was|i wasn['’]t yet|at the age of|aged|by the time i was|i['’]d be|i (?:must|might|may|could|would)(?: have|['’]ve) been|i turned|at) (?:about |only |just |nearly |barely |all of )?((?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?))(?=[ ,.;!?]|$)(?! (?:(?:to|past) \p{L}+(?!\p{L})|years? (?:ago|later)|o['’]clock|in the (?:morning|afternoon|evening)|pounds|shillings|pence|miles))/giu,
  // "In sixty-three", "the November of eighty-eight", "I met him at the Regal, dancing, sixty-three, and": never an age or a count.
  shortYear:
    /(?<=(?<!\p{L})(?:in|since|till|until|from|after|before|then|that was|it was|(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|whitsun)(?: of)?) |(?:^|[.!?…] )(?:i|we|that was) [^.!?…]*, |(?:^|[.!?…] )(?=[a-z]+[- ][a-z]+(?:\.|, (?:then|it was|that was|and|the|an?|when|in|on|after|before|my)(?!\p{L})))|(?<!\p{L})(?:summer|winter|spring|autumn|year|day|night), (?=[a-z]+[- ][a-z]+,))(?:thirty|forty|fifty|sixty|seventy|eighty|ninety)[- ](?:one|two|three|four|five|six|seven|eight|nine)(?!\p{L}|-| (?:years?|yr|odd|miles?|pounds?|pence|shillings|quid|foot|feet|steps|stairs|times|of|people|men|women|children|days|weeks|months|hours|minutes|per ?cent))|(?<![\p{L}\p{N}])['’]\d{2}(?![\p{L}\p{N}]|['’]\p{L})|(?<=(?<!\p{L})(?:in|since|till|until|from|by|(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|whitsun)(?: of)?) )[3-9]\d(?![\p{L}\p{N}]|[.,:]\p{N}|['’%]| (?:years?|yr|odd|miles?|pounds?|pence|shillings|quid|foot|feet|steps|stairs|times|of|people|men|women|children|days|weeks|months|hours|minutes|per ?cent|degrees)(?!\p{L}))/gu,
  until: /(?<!\p{L})(?:till|until|up to) \S+(?: \S+)?/giu,
  glance:
    /(?<!\p{L})(?:(?:ever )?since|already (?:in|from|by)|(?:the one|that|those|the ones) (?:of|from)|(?:like|as|than) in) (?:\d{4}|\p{L}+(?:[- ]\p{L}+){0,2})/giu,
  placeNamesEndInNoun: true,
  afterDeath:
    /(?<!\p{L})(?:after|since|once) (\p{Lu}\p{L}+) (?:had )?(?:went|gone|died|passed|was gone|was dead)(?!\p{L})|(?<!\p{L})(\p{Lu}\p{L}+)['’]s? (?:coffin|funeral|burial)(?!\p{L})/u,
  parts: [
    "Where I come from",
    "The first years",
    "School years",
    "Growing up",
    "Setting out",
    "Building a life",
    "The middle years",
    "The later years",
    "These days",
    "What it has meant",
    "What I want to say",
  ],
  periods: [
    [1, phrases("i was (named|christened|called) | my name (is|was) | named (me|after)")],
    [
      5,
      phrases("my (earliest|first) memory | before i went to school | when i was (little|small|tiny|a baby)"),
    ],
    [
      9,
      phrases(
        "at school | to school | my teacher | the schoolmaster | our teacher | when i was a (boy|girl|child|lad|lass|kid) | as a (boy|girl|child|lad) | we children | playground",
      ),
    ],
    [
      16,
      phrases(
        "left school | apprentic* | first (job|wages|dance|kiss) | when i was young | grammar school | youth club",
      ),
    ],
    [
      22,
      phrases(
        "courting | engaged | engagement | proposed | wedding | honeymoon | got married | we (were )?married | i married | national service | called up | college | university",
      ),
    ],
    [
      28,
      phrases(
        "my (first|eldest|oldest) (child|born|baby|son|daughter) | was born | when the children were | the baby | pregnant | expecting",
      ),
    ],
    [
      66,
      phrases(
        "retired | retirement | my pension | grandchildren | my grand* | widowed | since (he|she) died | great grand*",
      ),
    ],
    [
      78,
      phrases(
        "nowadays | these days | now im | at my age | every morning now | the nurse comes | this year | comes (tuesdays|mondays|wednesdays|thursdays|fridays|saturdays|sundays)",
      ),
    ],
    [
      8,
      phrases(
        "my (dad|mam|mum|mother|father|parents|gran|nan|grandmother|grandfather|granddad|grandad|brother|sister) | mam | dad | mum | auntie | uncle",
      ),
    ],
    [28, phrases("my (husband|wife|fiance|girlfriend|boyfriend)")],
    [
      40,
      phrases(
        "my (son|daughter|boy|girl|children|kids|job|boss|work) | at work | the (factory|office|mill|pit|works|firm|shop floor)",
      ),
    ],
  ],
  turnings: {
    death: phrases(
      "born ... and (he|she|it) (only |just )?had .. (minutes|hours|days|weeks) $ | it (went|was) (all |so |dead )?quiet in (the (other|next|front|back)|his|her) (room|bedroom) | (never|didnt|did not) (call|called|shout|shouted) .. (second time|again|twice) $ | and (he|she) (went )?the same year .. $ | (thought|said to myself) if i (dont|didnt) go in $ | (he|she) (didnt|did not|never) answer* .. (and )?i knew $ | (?<!could ?h?a?ve )(?<!(?:till|until) (?:he|she|they|i) )(?<!nearly )(?<!almost )(?<!nobody )(?<!they )died ! laughing|of relief|of shame|of embarrassment | (hour|hours|days|weeks|months|nights|time) dying | was dying | passed (away|on) | (he|she|they) (was|were) dead (on|by|before|that|when|within) | (died|went|go|slipped) .. in (his|her|their) sleep | (he|she) (went|fell) (in|into) the (dock|canal|cut|river|beck|harbour|lock|water) ! to|for|on|and|paddling | (he|she|dad|mam|mum|father|mother) went with (the|his|her) (dust|chest|heart|lungs|drink) | (he|she|dad|mam|mum|father|mother) went in (19|20)?[0-9][0-9] ! to | ((19|20)[0-9][0-9]|(nineteen|twenty) [a-z]+) (he|she|we lost *) went $ | (he|she|dad|mam|mum|mother|father) (went|was gone) (in|on|that|one) (the |a )?(january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|night|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday)( of)?( (19|20)[0-9][0-9])? $ | slipped (away|off) (on|in|at|one|that|before|just) .. | slipped away | (didnt|did not|never) (wake|woke) (up )?(again |any more )?$ | (he|she) was gone (by|before) (the )?(morning|night|dinner|spring|winter|christmas|easter) | laid (him|her|them) (out|on the table|beside|next to|alongside) | (weeks|months|days|hours) and (it|that) was (all )?over | lived (only |just |but )?(an?|two|three|four|five|six|seven|eight|nine|ten) (hour|hours|day|days|week|weeks|month|months) $ | (that|it) was the last (thing |word |words )?(he|she) (ever )?(said|spoke) | widowed | left a (widow|widower) | pulled (him|her) out (dead|drowned) | (pulled|got|fished|brought|dragged|pulling) (him|her|them|xx) .. (out|up) .. with (a|the|his) (boat ?hook|boathook|hook|pole|grapnel|drag) | ^ (?!(?:money|everything|time|all|that|it|this|what)(?: |$))\\S+ (we|i|weve) lost $ | when (they|we) buried xx | (hes|shes|theyre) (both |all )?dead (now|and gone|long since) | was killed | drowned | we lost (him|her|my|our|the) | lost (my|our|his|her) (husband|wife|son|daughter|brother|sister|mother|father|baby|child) | buried | never came (home|back) | took (his|her) own life | stillborn | born dead | (?<! an? )funeral | (his|her|their) .. death | (i|we|wed|weve) lost (her|him|them|the|wor|our|my) | never found (him|her|them|*) | was lost (off|at|with|in) | were lost | found (him|her) .. (week|days|morning|dead) | found (him|her) ... ((?<!the )(?<!a )cold|lifeless|stone dead) | (stopped|stops) breathing | (wasnt|was not|no longer|not) breathing | (his|her) last breath | the last time .. (he|she) (had no|hadnt the|couldnt get (his|her)) breath | (xxs|hes|shes|xx is) (both |long )?gone now | (he|she|xx|mam|mum|mother|dad|father|gran|granny|grandma|grandmother|grandad|granddad|grandfather|nan|brothers|sisters|parents) (is|are|was|were) (both |all )?long gone | (he|she|xx|mam|mum|mother|dad|father|gran|granny|grandma|grandmother|grandad|granddad|grandfather|nan) lived to (be )?(a )?(hundred|ninety|eighty|seventy|sixty|fifty|[0-9]+) | (bairn|baby|babby|child|boy|girl|lad|lass|one) .. that (didnt|did not|never) (stop|stay|live|last) | born and (he|she|it) (wasnt|was not|werent|were not) (living|alive) | born .. and (he|she|it) (never|didnt|did not) (cried|cry|breathed|breathe) | (he|she|xx|mam|mum|mother|dad|father|gran|granny|grandma|grandmother|grandad|granddad|grandfather|nan) (didnt|did not|never) (survive|survived) ! on | (didnt|did not|never) (pull|pulled) through | (he|she|xx) (didnt|did not|never) (suffer|suffered) (long|at all|much|$) | doctor said .. (was quick|was instant*|over in (a|no)|wouldnt have known|felt nothing) | ambulance .. too late | (came|come|got there|were|was) too late for (him|her|xx) | (nobody|no one) (sits|sat|has sat|ever sits) in (his|her|xxs) (chair|place|seat) | chair ... (nobody|no one) (sits|sat|has sat|ever sits) in it | heard (him|her|xx) ... and then i (didnt|did not) $ | morning .. bed (was|were) (empty|stripped|made) | (19|20)[0-9][0-9] and (he|she)(d| had) .. (weeks|months|years) $ | (gave|given) (him|her|xx) .. (weeks|months) (to live|and (he|she)|$)",
    ),
    marriage: phrases(
      "(?<!till )(?<!until )(?<!before )(?<!since )(?<!after )(?<!because )(i|we|id|wed) (got |were |was )?(just |newly )?(married|wed) | (to be|be|been|were|was|got|get) wed (in|at|on|that|the) | stood at the altar | (walked|went) (me |her )?(up|down) the aisle | got married | (our|my) (wedding|marriage) | the wedding day | (my|the|a) .. (veil|bouquet|bridesmaid*) | (?<!never )(?<!not )(?<!nt )married (him|her|me|us) | (id|i had|id have|i|better|best) (better |best )?marry (him|her) | (father|dad|dada|brother|uncle|grandad|xx) gave me away | came home and married | i divorced | got divorced | we divorced | separated",
    ),
    move: phrases(
      "(we|i) got (the|a|our) (council )?(house|flat|cottage) | (we|i) moved ! the|a|an|it|them|him|his|her|my|that|those|these|aside|up|along|closer|nearer|over | moved (to|in|into|out|away) ! (the|one) (side|window|door|fire|table|front|back)|(my|his|her|the) (chair|seat|bed)|from the (fire|window|door|table) | emigrat* | (i|we|he|she|they|father|mother|dad|mam|mum|parents|family|grandfather|grandmother|uncle|aunt) came over ! the|a|to (me|us|him|her|the)|and|all|me|us|him|her | left home ! at (four|five|six|seven|eight|nine|half) | left the country | (i|we|he|she|they|father|mother|dad|mam|mum|brother|sister|son|daughter) (had |all |both |just |then )?left for ! work|school|church|chapel|mass|dinner|a|the (shift|night|day|weekend|afternoon|hospital) | settled in ! (the|his|her|my|a) (chair|seat|corner|bed) | sailed (for|to) | evacuated | (went|gone|sent|go) .. (into|in) service (at|when|before|with|in|as|i|she|he|$) | (i|he|she|we|they|brother|sister|uncle|aunt|dad|father|son|daughter) went (out |off |over |away |up |down )?to [a-z]+ to (work|dig|nurse|train|live|settle|farm|mine|mill|look for work|find work)",
    ),
  },
  deathBeside: {
    mentioned: /\b(?:since|till|until) (?:\w+ ){1,3}(?:died|passed away|was dead)\b/u,
    attended: /\bcame (?:\w+ ){0,3}to (?:the|his|her) funeral\b/u,
    lastDays: /\b(?:hospice|deathbed|to the end|last breath|last words?)\b/u,
  },
  married: phrases("(married|wed|wedded|wedding)"),
  children: phrases(
    "(was|were|is) born | had a (baby|boy|girl|son|daughter) | expecting (our|my|her|him) | (i|we) had (our|two|three|four|five) | (our|my) (eldest|youngest|first|boy|girl|son|daughter|lad|lass)",
  ),
  livelihood: phrases(
    "(left|finished) school at | (i|id|ive) (started|began|worked) (in|at|as|on|for) | i was (a|an|the) .. years | (there|it) .. years ! ago|old|later|before | (first|my) (job|trade|wages|wage) | served my time | (ten|fifteen|twenty|thirty|forty|fifty|sixty) .. years (19|20)* | (learned|learnt) it off | apprentic* | (conductress|conductor|clerk|nurse|teacher|driver|cook|cleaner) (at|in|from|for) | answered (a|an) (card|advert*)",
  ),
  given: {
    words: set("the that those these this"),
    ending: null,
  },
  timeAfter: phrases(
    "(a|one|two|three|the) (day|week|month|year|days|weeks|months|years|night|morning) (later|after|afterwards) | the (next|following) (day|week|month|year|morning|night)",
  ),
  ownName: phrases(
    "i am | im | i was | i were | my name is | my names | they call me | they called me | called me | calls me | i was christened | christened me | maiden name was | nee | born a",
  ),
  atWork: phrases(
    "(sat|sits|stood|stands|was|were|worked) (beside|next to|opposite|with|by) (me|us) | next to (me|us) | opposite me | beside me (at|on|in) | back to back | side by side | (worked|started|served|trained|learned) (with|under|beside|for|at|in) | (taught|learned|learnt|trained|showed) me | same (shift|bench|line|gang|crew|loom|desk|table) | (wove|drove|conducted|packed|delivered) | the (foreman|forelady|forewoman|gaffer|overlooker|overseer|manageress|manager|conductor|driver|signalman|caretaker) | forewoman | (started|came) (the|that) same (week|day|year)",
  ),
  sore,
  staying: /^(?:in|at|on|near) /iu,
  home: /(?<![\p{L}])(?<!(?:if|when|before|until|till|while) )(?:I|we)(?:['’](?:ve|d)| have| had)?(?: (?:always|all|both))? (?:live|lived|grew up|come|(?:was|were) (?:born|raised|brought up)(?: and (?:bred|raised))?) (?:in|at|on|from) |(?<![\p{L}])(?:I['’]m|I am|we['’]re|we are|we were) (?:from|in(?= \p{Lu}[\p{L}'’-]+, in \p{Lu})) |(?<!\p{L})(?:my|our|me) (?:childhood|home|house) (?:was|stood) (?:all )?(?:in|at|on) /giu,
  origin:
    /(?<!\p{L})I was(?: born)?(?: an?)? \p{Lu}\p{L}+ before(?: I (?:was )?married| we married| that)?, (?:and (?:(?:down|up|over|out) )?|(?:(?!(?<!\p{L})(?:and|but|met|married|moved|went)(?!\p{L}))[^.;!?]){0,40}?)(?<!\p{L})(?:off|from|in|down|up|at|on) (?=(?:the )?\p{Lu})|(?<!\p{L})I was(?: born)? an? (\p{Lu}\p{L}+)[.,] [^.;!?]{0,20}?(?=\p{Lu}\p{L}+(?:['’]s| is| was) (?:full of|thick with|nothing but|all) \1)/u,
  scene: /^, (?:this|that|it) (?:is|was|were)(?!\p{L})/u,
  caption: {
    says: /(?<!\p{L})(?:used to say|used to tell (?:me|us)|always said|always says|always say|would (?:always )?say|(?:she|he)['’]d (?:always )?say)(?: to (?:me|us|everybody))?[,:]? (?!that )/iu,
    dwells:
      /(?<!\p{L})(?:I|we)(?:['’]d)? (?:lived|went to work|went|worked|started|began|slept|grew up|were brought up|was brought up|got (?:a (?:job|start|place)|taken on)|kept (?:a )?\p{L}+) (?=(?:in|at|on|over|above|behind|under|near|opposite|beside) )/iu,
    dull: /(?<!\p{L})(?:house|home|school|street|road|town|village|city|room|bedroom|kitchen|bed|service|end|back|top|side|day|week|time|morning|night|war|army|place|country|work|job|own|bus|train|foot|holiday|trip|visit|shop|office|dance|wedding|church|chapel)(?!\p{L})/iu,
    years: /(?<!\p{L})years?(?: of (?:it|that|them))?$/iu,
    verbs: set(
      "am is are was were be been being do does did have has had can could will would shall should may might must ought ain isn wasn weren don doesn didn won wouldn couldn shouldn hasn haven hadn ll ve re let go goes come comes say says said see saw know knew think thought want wants get gets got make makes made take takes took give gives gave put puts keep keeps kept tell tells told look looks ask asks cut hit shut bring brought leave left hear heard feel felt mean meant seem seems become set sold bought paid lost won ran swam sang sat stood lay laid flew blew drew threw hid bit shook woke tore wore swore froze rose fell sent spent lent built dug hung stuck swung rang sank drank began stole chose spoke broke forgot spread burst rode fed fought sought dealt dreamt learnt slept swept wept crept meant need needs use used",
    ),
    unfit:
      /(?<!\p{L})(?:this|that|these|those|it|there|here|then|you|your|yours|one|ones|else|such|same|so|other|others|another|something|somebody|someone|anything|everything|thing|things|yes|no|saga|sort|kind|lot|bit|too|anyway|which|who|what|how|why|when|him|her|his|she|he|they|them|their|any|every|next|usual|worse|better|older|younger|please|sorry|dear)(?![\p{L}'’])/iu,
    sore: /(?<!\p{L})(?:blood|bloody|bled|bleeding|police|policeman|constable|hospital|infirmary|asylum|workhouse|prison|jail|court|debts?|drunk|sick|ill|poorly|hungry|hunger|bombs?|bombed|gun|guns|knife|scared|afraid|naked|coffin|graves?|funeral|undertaker|cemetery|churchyard|widow|widower|dead|died|dying|death|cancer|stroke|doctors?|pills|ambulance|accident|cried|crying|tears|stupid|fool|ugly|smell|stank|lavatory|toilet|poor little mite|beat|beaten|hit me|strap|belt|gone now|screamed|screaming|drowned|fever|operation|chest|lungs|bastards?|whores?|sluts?|tarts?|idiots?|cripples?|cowards?|liars?|thie(?:f|ves)|lazy|worthless|useless|worth nothing|good for nothing|sentenced?)(?!\p{L})/iu,
    kinds:
      /(?<!\p{L})(?:girls?|boys?|wom[ae]n|m[ae]n|wi(?:fe|ves)|husbands?|lads?|lass(?:es)?|ladies|lady|child|children|kids?|bab(?:y|ies)|brides?|spinsters?|bachelors?|orphans?|foreigners?|strangers?|neighbours?|marriage|marry|married|wedlock|wed)(?!\p{L})/iu,
    whoever: /^(?:he who|who|whoever|what|where) /iu,
  },
  trades: tradesOf(
    /(?<!\p{L})(?<!if )i(?:['’]m| am| was| were| became| worked as|['’]d become| trained as| was (?:bound|taken on|apprenticed)(?: [^ .!?;:]+){0,3} as| (?:started|began|worked)(?: [^ .!?;:]+){0,5} as) an? /gu,
    `
    piano tuner | organist | tram conductor | tram driver | bus conductor | bus driver | lorry driver | train driver | engine driver | crane driver | signalman | nurse | midwife | teacher | schoolteacher | doctor | vet | vicar
    seamstress | dressmaker | tailor | weaver | spinner | lace maker | net braider | herring girl | fishwife | fisherman | trawlerman | sailor | shipwright | boatbuilder | riveter | welder | plater | fitter | engineer | draughtsman
    miner | joiner | carpenter | bricklayer | stonemason | plumber | electrician | painter | signwriter | blacksmith | farrier | saddler | thatcher | farmer | shepherd | gardener | gamekeeper | baker | butcher | cook | confectioner | grocer
    shopkeeper | milkman | waitress | barmaid | hairdresser | barber | postman | postwoman | telephonist | typist | secretary | bookkeeper | librarian | printer | compositor | cobbler | shoemaker | potter | glassblower | clockmaker | watchmaker
    photographer | policeman | fireman | chimney sweep | housekeeper |
    boilermaker | caulker | turner | moulder | patternmaker | sheet metal worker | toolmaker | docker | stevedore | lamplighter | window cleaner | cowman | stockman | ploughman | drayman | cooper | wheelwright | upholsterer | cabinet maker
    french polisher | glazier | plasterer | roofer | slater | lock-keeper | lighterman | stoker | ticket collector | platelayer | bus conductress | tram conductress | dinner lady | nursery nurse | district nurse | health visitor | ward sister
    social worker | headmistress | headmaster | pharmacist | dentist | optician | bank clerk | clerk | cashier | shop assistant | greengrocer | fishmonger | ironmonger | draper | milliner | florist | machinist | lithographer | engraver
    bookbinder | journalist | reporter | land girl | air hostess | stewardess | chef | brewer | publican | chambermaid | parlourmaid | kitchen maid | nanny | caretaker | groundsman | undertaker | surveyor | architect | coach trimmer | sign writer | mechanic | motor mechanic | radiographer | physiotherapist | auxiliary nurse | cinema projectionist | projectionist | weighbridge clerk | lineman | linesman | fish curer | fish filleter | gutter | canteen cook | school cook | lollipop lady | home help`,
  ),
};
