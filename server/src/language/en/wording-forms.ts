import { start, type WordingForms, word } from "../wording-forms.ts";

export const wordingForms: WordingForms = {
  name: "English",
  quoting: "“ and ”",
  asking: word("what|who|whom|whose|where|when|how|which|why"),
  inviting: word(
    "tell me|describe|walk me|take me|bring me|show me|paint me|let me hear|let(?:'s|’s| us) (?:go|stay|hear)|go (?:on|back)|say more|stay (?:with|in|at|by|there)|carry on|begin (?:with|where|at)|start (?:with|where|at)|i(?:'d|’d| would) (?:like|love) to hear|i(?:'m|’m| am) listening|yours to tell",
  ),
  yesNo: start(
    "did|do|does|was|were|is|are|have|has|had|can|could|would|will|should|may|might|shall|any",
    "and",
  ),
  secondQuestion:
    /(?<=[^\s.!?…”]\s)(?:and|or) (?:also )?(?:what|who|whom|whose|where|when|how|which|why)\b/iu,
  claimsLife:
    /\b(?:as a (?:human|person|mother|father)\b(?! (?:would|does|do|can|might))|i(?:'m| am) (?:human|a person)|my own (?:childhood|mother|father|family|life)|when i was (?:young|a child))\b/iu,
  yesOrNo: /^(?:yes|no|not yet|only)(?!\p{L})/iu,
  saysDone: word(
    "(?:no|any) (?:story|stories|book)|(?:out of|from|in|into) (?:every|all|the|your) (?:story|stories|book)|(?:left|leave|keep|kept|stays?|taken?|comes?|struck|is|goes) (?:\\p{L}+ ){0,3}out|stays? in|in again|back in|(?:not|never|nor) (?:be )?(?:printed|written|put in|go in(?:to)?)|won['’]t (?:be )?(?:printed|written|put in|go in(?:to)?)",
  ),
  saysSeen: word(
    "(?:read|reads|see|sees|seen|look at) (?:it|that|this|them|everything|here|only|by)|be (?:still |only )?(?:read|seen|heard)",
  ),
  saysIn: word(
    "in again|back in|stays? in|(?:it|that|this|she|he|they)(?:['’]ll| will| shall)? (?:all )?(?:goes?|is|are|stands?|be) in|(?:may|can) (?:stay|stand|be told|go in)|(?:leave|left|let|keep|put|have put) (?:it|that|them) (?:all )?(?:in|be|stand|stay|back)",
  ),
  comforts: word("sorry|condolences|heart goes out|sad to hear|how sad"),
  leavesChoice: word(
    "if you(?:['’]d| would)? (?:like|care|prefer|rather|want|wish)|(?:go on|carry on|start|say more|rest),? (?:\\p{L}+ ){0,3}(?:wherever|whenever|as) you(?:['’]d)? (?:like|want|wish|care)|(?<!\\p{L} )would you like to|or (?:shall|should) we|(?<=[,;.:–—]\\s)if not(?=,? (?:we|let|then)(?!\\p{L}))",
  ),
  ofManner:
    /^(?:ask|question|answer|warn|before|after|first|read|know|tell|told|say|said|plain|straight|clear|short|slow|repeat|again|same|twice|word|formula|phrase|button|machine|honest|angr|annoy|fright|afraid|polite|loud|wait|want|like|prefer|hear|listen|thing|way|begin)/u,
  saysErased:
    /\b(?:it(?:'s|’s| is| has been)|(?:that|your|the) answer (?:is|has been)|that(?:'s|’s| is| has been)|i(?:'ve|’ve| have)?) (?:now |all )?(?:erased?|deleted?|wiped|rubbed out|struck out|struck|gone)\b(?! (?:\p{L}+ ){0,2}(?:of|from)\b)/iu,
  goneForGood:
    /\b(?:gone|erased|deleted|wiped)(?: out)?,? (?:for (?:good|ever)|completely|entirely|everywhere)\b/iu,
  promisesErasing:
    /\b(?:(?<!(?:can|could|will|shall|should|do|did) )i(?:['’]ll| will| shall| can| could)? (?:then |just |also )?(?:delete|erase|wipe|destroy|rub (?:it|that) out)(?! (?:nothing|\p{L}+ (?:of|from)))|(?:it|that|they|this)(?:['’]ll| will| shall| can)? (?:all )?(?:be |is |are )(?:all )?(?:deleted|erased|wiped|destroyed|gone for good)(?! (?:out )?(?:of|from)))(?!\p{L})/iu,
  guesses: word(
    "(?<!how )(?:old|older|oldest|elderly|aged)|young\\p{L}*|teen\\p{L}*|child|children|kids?|boys?|girls?|lads?|lass|lasses|bab(?:y|ies)|toddlers?|adults?|middle-aged|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies|happy|happily|sad|sadly|proud|proudly|cheerful|angry|worried|tired|nervous|shy|serious|in love|couple|famil(?:y|ies)|newlyweds?|friends?|classmates?|colleagues?",
  ),
  promises:
    /\b(?:(?:stays?|just|only) between (?:us|you and me)|(?:no ?one|nobody) (?:can|will|could|may|ever) (?:ever )?(?:read|see|hear|know)s?|only you (?:can|will) (?:read|see|hear)|(?:is|are|stays?|kept) (?:completely |quite )?(?:private|confidential))\b/iu,
};
