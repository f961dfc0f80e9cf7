import type { TakeUps } from "../take-ups.ts";

/** Something is promised for later: on folded clauses. */
export const promises =
  /\b(?:ill|i will|i shall|i must|we ll) (?:have to )?(?:come|get) (?:back |on |round ){0,2}to (?!the point|terms|bed|grips|work|sleep)|\b(?:ill|i will|i must|i shall) tell you(?: \S+){0,4} (?:later|presently|yet|another time|by and by|in a (?:minute|moment|bit))\b|\bremind me (?:to|about|of)\b|\bmore (?:of|about) \S+ (?:later|presently)\b/u;

/** What a telling ends on, as an English listener would take it up. */
export const takeUps: TakeUps = {
  promise: {
    heard: promises,
    asks: [
      "You said that this comes later. I would like to hear it now, if it suits you.",
      "You may as well come to that now. I am listening.",
      "You said you would get there. Let me hear that part.",
    ],
  },
  unasked: {
    heard:
      /\b(?:i|we) (?:never|didnt|did not|couldnt|darent|wouldnt) (?:\S+ )?(?:say|said|ask|asked|dare|dared|answer|answered)\b(?! (?:him|her|them|for|to)\b)|\bi said nothing\b/u,
    asks: ["What would you have liked to say?", "What held you back, do you think?"],
  },
  unknown: {
    heard:
      /\bto this day\b.*\bknow\b|\bknow\b.*\bto this day\b|\bnever (?:did )?(?:knew|know|found out|find out|understood|learnt|learned) (?:why|who|what|where|how|whether|if|which)\b|\bnever (?:did )?(?:found|find) out\b|\bstill dont know (?:why|who|what|where|how|whether|if|which)\b/u,
    asks: ["What have you thought about that, over the years?", "What do you think yourself?"],
  },
  last: {
    heard:
      /\blast time (?:i|we) (?:ever )?(?:saw|spoke|heard|met|held|sat)\b|\bnever (?:saw|seen|see|heard from|spoke to) (?:him|her|them|each other) again\b|\bthe last (?:i|we) (?:ever )?(?:saw|heard)\b/u,
    asks: ["What do you still see of that last time?", "How was it, that last time?"],
  },
  first: {
    heard: /\bfirst time (?:in my life|ever|i|we|anybody|anyone)\b|\bfor the first time\b/u,
    asks: ["What was it like, that first time?", "What do you still see of that first time?"],
  },
  kept: {
    heard:
      /\b(?:ive|i have|we ve|we have|i) still (?:got|have|wear) (?:it|them|that|the|his|her|my|one|both)\b|\b(?:ive|i have|i) (?:always )?kept (?:it|them|that|his|her|the|one)\b|\b(?:its|it is|theyre|they are) (?:still )?(?:in|on|under|above) (?:the|my|a|our) (?:\S+ )?(?:tin|drawer|box|loft|attic|wardrobe|cupboard|purse|bible|suitcase|shelf|wall|mantelpiece|sideboard|dresser|cabinet|shed)\b/u,
    asks: [
      "How did it come to be kept?",
      "What do you think of when you look at it?",
      "Why that, of all things?",
    ],
  },
};
