import { entries } from "../entries.ts";
import { type FunctionWords, pairsOf } from "../function-words.ts";
import { set } from "../grammar.ts";

export const closedWords: FunctionWords = {
  leaning: set(
    "and but or so then he she it they this that these those him her his their its them also too because which who whom neither nor otherwise however there such none again another thus meanwhile afterwards both",
  ),
  firstWords: set(
    "whenever wherever whatever whoever despite besides instead apart beneath throughout either several twice thrice seldom together elsewhere indoors inside outside today tonight tomorrow nowadays hence moreover furthermore second third next last years days nights weeks months hundreds dozens half part unlike back amid life time work yonder fewer whichever whilst whereas except opposite underneath alongside amongst aboard atop late thereafter thereby afterward away overhead halfway nearby straight far further farther longer",
  ),
  pronouns: set("he she him his her hers they them their theirs"),
  singular: set("he him his she her hers"),
  actors: set("he she"),
  objects: /(?<!\p{L})(?:it|them|him|her(?=\s*(?:[.,;:!?]|$)))(?!\p{L})/giu,
  things: set("it"),
  definite: set("the every all"),
  inverts: false,
  connectives: set("and but or so because when while that who which where although though if whereas yet"),
  coordinators: set("and but so then"),
  stumbles: set("i the a an we and to of in my he she they was were at on with our"),
  self: set("i we i'd i've i'm i'll we'd we've we're we'll"),
  ownVoice: {
    words: set("i me my mine myself we us our ours ourselves"),
    endings: null,
    others: new Set(),
    namesakes:
      /(?<=\b(?:the|an?|this|that|each|every|coal|tin|lead|copper|iron|gold|silver|salt|slate|old|deep|drift) )mine\b/iuy,
  },
  agents: set("by"),
  obliques: set("after before since without of"),
  looseHedges: set("about around some may might nearly somewhere something like kind sort"),
  doubts: set(
    "thinks thought thinking believing supposing wondered believes believed supposes supposed guesses guessed reckons unsure uncertain",
  ),
  untils: new Set(),
  nearDenials:
    /^(?:not (?:long|far|only|just|least|more|less)|no (?:more|less|fewer|sooner|later) than|no sooner)(?!\p{L})/iu,
  noHedges: null,
  compared: { more: /\b(?:better|worse|more|\w{3,}er)\b/u, most: /\b(?:best|worst|most|\w{3,}est)\b/u },
  reasons: set("because"),
  opposites: pairsOf(
    "older:younger oldest:youngest eldest:youngest biggest:smallest warm:cold hot:cold rich:poor full:empty north:south east:west",
  ),
  sides: pairsOf(""),
  withouts: set("without"),
  siblings: /^(?:the|both|two) (?:brothers|sisters|siblings)$/u,
  ofAnother: /\p{Lu}[\p{L}\p{M}]*['’]s(?!\p{L})/u,
  amongSiblings:
    /\b(?:siblings|brothers and sisters|sisters and brothers|(?:there were|we were) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: of us| children)?|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) of (?:us|them))\b/u,
  only: /\b(?:only|alone)\b/u,
  nobody: /\b(?:nobody|no one|none|nothing|nowt)\b/u,
  asIf: /\bas (?:if|though)\b/u,
  together: /^(?:we|us|our)(?:$|['’])/u,
  whither: set("back forth home away again out"),
  halfDenials:
    /\b(?:refus(?:ed|es|ing)|forbidden|forbade|banned|fail(?:ed|s)|deaf|blind|missing|lack(?:ed|ing)|stop(?:ped|s)?|silent|silence|gave up|declined|too \p{L}+ to|than \p{L}+ (?:could|can))\b/u,
  silent: /^(?:silen|wordless|speechless|mute$|quiet|hush)/u,
  wordless:
    /\b(?:without (?:saying |speaking )?(?:a|another|one|any)(?: single)? words?|without (?:saying|speaking)(?: anything| a thing| one thing)?)(?! of)\b/u,
  degrees: set("very so quite rather too really pretty terribly most more"),
  also: set("also too either neither well"),
  openers: set("well anyway"),
  contractions: new Map(
    "i:I im:I'm ive:I've id:I'd youre:you're youve:you've weve:we've theyre:they're theyve:they've theyd:they'd hes:he's shes:she's thats:that's theres:there's whats:what's dont:don't doesnt:doesn't didnt:didn't couldnt:couldn't wouldnt:wouldn't shouldnt:shouldn't wasnt:wasn't werent:weren't isnt:isn't arent:aren't hasnt:hasn't havent:haven't hadnt:hadn't cant:can't aint:ain't"
      .split(" ")
      .map((pair) => pair.split(":") as [string, string]),
  ),
  asking: set("say says ask asks asked asking answer answers answered replies replied"),
  contrasts: set("but however"),
  sequels: set("then afterwards later finally"),
  general: set(
    "family child children boy girl lad lass man men woman women person people folk place thing matter time day week month year moment way whole rest end apart earlier world life live lived age aged",
  ),
  rather: new Set(),
  peoples: /(?:e|ish|iard|(?:wo)?m[ae]n)?s?$/u,
  about: set("about of"),
  yes: set("yes yeah yep"),
  no: set("no nope nah"),
  noAlone: false,

  smallTalk:
    entries(`good question, let me think, let me see, i must think, as i said, like i said, i told you, i said already,
    said that already, already told you, of course, you know, you see, that's right, that is right, quite right, that's it,
    that is it, what else, and so on, thank you, thanks, ask my, ask her, ask him, you tell me, same as before,
    same again, same here, the same, the usual, as usual, by all means, go on, go ahead, wait a moment, one moment,
    excuse me, pardon, how nice, no matter, never mind, it depends, depends, naturally, certainly, exactly, absolutely`),
  commonEndings: /(?:ing|ed|ly|tion|ness|ment|ful|less|ous)$/u,
  nameEndings: /^(?:s|es)?$/u,
  joints: "and but or because although the a an my our your their".split(" "),
};
