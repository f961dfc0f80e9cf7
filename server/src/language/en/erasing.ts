import type { ErasingWords } from "../erasing-words.ts";
import { phrases, reply } from "../patterns.ts";

const beside = "oh|well|right|then|go on|now|love|dear|please|thank you|thanks|saga";

export const erasing: ErasingWords = {
  asked: phrases(`
    (want|wants|like|have|need|rather have|wish) (that|it|this|them|those|that one|that bit|it all|all that|all of it|the lot|that answer) .. (wiping|wiped|erasing|erased|deleting|deleted|rubbing out|rubbed out|destroying|destroyed|scrubbing|scrubbed|gone for good|gone altogether|got rid of)
    (wipe|erase|delete|rub|scrub|destroy|get rid of) ... (for good|altogether|completely|entirely|wholly|for ever|forever|everywhere|once and for all|from everywhere)
    ^ (just |please |then |so |well |right |yes |no |now |go on |and |but |you ){0,4}(wipe|erase|delete|scrub|destroy) (it|that|this|them|that one|the lot|it all|that answer) (then|please|now|for me|yes or no|will you|$)
    (can|could|will|would|wont|cant) (you|i|it|that|we|somebody|they) (please |just |not |really |all |be ){0,3}(wiped?|erased?|deleted?|destroy|destroyed|rubbed out|got rid of|get rid of) (it|that|this|them|for|altogether|or|$)
    (asked|told|want|wanted|need) you to (wipe|erase|delete|rub out|scrub|destroy|get rid of) ...`),
  because: phrases(`
    so (that )?(our |my )?(?!(?:you|it|that|we|i|there)(?: |$))\\S+ (cant|cannot|wont|never|doesnt|does not|couldnt|shant|can never|will never|need never) (ever )?(read|see|hear|find|get) ...
    (its|it is|thats|that is|this is|theyre|and|nor|or) not for (our |my )?(?!(?:me|us|you|a|an|any|the|now|long|want|lack|sale|print|writing|nothing)(?: |$))\\S+ ...
    (because|cause|as|since|for|only|and) (our |my )?(?!(?:you|i|we|it|that)(?: |$))\\S+ (reads|will read|ll read|sees|can read|might read|could read|listens|looks at) (it|this|that|these|all|in|everything|what) ..`),
  mild: /\bneed(?:nt| not)\b/u,
  agrees: reply({
    beside,
    whole:
      "yes|yeah|yep|aye|do|do it|do that|do so|delete it|delete that|delete|wipe it|erase it|get rid of it|for good|im sure|i am sure|quite sure|certainly|of course|go ahead|you do that|i do|i would|id like that|i want that|all of it|the lot",
  }),
  declines: reply({
    beside,
    whole:
      "no|nay|nope|not|dont|do not|dont do that|leave it|leave it be|let it be|keep it|not now|not yet|better not|best not|i dont think so|no need|let it stay|leave it as it is|leave it there|never mind",
  }),
  words: {
    until: "{seen} until it is deleted.",
    askThis:
      "Shall I delete for good all that you said just now? Then nobody can read or hear it any more, and it cannot be brought back.",
    askNamed:
      "Shall I delete for good the answer in which you told about {names}, all of it? Then nobody can read or hear it any more, and it cannot be brought back.",
    askQuoted:
      "Shall I delete for good the answer in which you said {quote}, all of it? Then nobody can read or hear it any more, and it cannot be brought back.",
    askWhich:
      "Nothing is deleted yet, for I am not certain which answer you mean. Tell me in a few words what it was about.",
    done: "It is deleted for good, words and sound. Only safety copies of whoever runs this Saga may still hold it.",
    kept: "Then nothing is deleted. It stands in no story.",
    nothing: "I have deleted nothing.",
  },
};
