import type { FamilyWords } from "../family-words.ts";

export const familyWords: FamilyWords = {
  own: "my|me|our",
  ownAfter: "",
  kinds:
    "two|three|four|five|six|late|eldest|oldest|youngest|older|younger|elder|middle|little|big|baby|twin|only|first|second|third|dear|poor|darling|own|lovely|kid",
  kin: {
    mother: "mother|mum|mam|mom|mummy|mammy|momma|mama",
    father: "father|dad|daddy|papa",
    brother: "brother",
    sister: "sister",
    grandmother: "grandmother|gran|granny|grandma|nan|nana",
    grandfather: "grandfather|grandad|granddad|grandpa",
    aunt: "aunt|auntie|aunty",
    uncle: "uncle",
    wife: "wife",
    husband: "husband|hubby",
    daughter: "daughter",
    son: "son",
    "mother-in-law": "mother-in-law",
    "father-in-law": "father-in-law",
    "sister-in-law": "sister-in-law",
    "brother-in-law": "brother-in-law",
    "daughter-in-law": "daughter-in-law",
    "son-in-law": "son-in-law",
    granddaughter: "granddaughter",
    grandson: "grandson",
    niece: "niece",
    nephew: "nephew",
    cousin: "cousin",
  },
  kinObjects: {},
  several: {
    brother: "brothers",
    sister: "sisters",
    daughter: "daughters",
    son: "sons",
    granddaughter: "granddaughters",
    grandson: "grandsons",
    aunt: "aunts",
    uncle: "uncles",
    cousin: "cousins",
    niece: "nieces",
    nephew: "nephews",
  },
  ownSeveral: "my|me|our",
  has: "i had a|i have a|i've a|i've got a|i had an|i have an|i had one|i have one|we had a|we have a|there was a|there was one",
  hasSeveral: "i had|i have|i've got|we had|we have|there were",
  bare: {
    mother: "mum|mam|mom|mummy|mammy|momma|mama|mother(?! \\p{Lu})",
    father: "dad|daddy|father(?! \\p{Lu})",
  },
  sides: { mother: "", father: "" },
  titles: "granny|gran|grandma|nan|nana|grandad|granddad|grandpa",
  where: "where",
  others:
    "his|her|their|your|the|a|an|that|this|another|every|each|any|no|old|step|foster|both|whose|young|some|someone's|one's",
  called:
    "whose name was|was called|is called|were called|called|was named|is named|named|['’]s name was|['’]s name is|['’]s name|was christened",
  is: "was|is|['’]s|were",
  and: "and|or|an|with",
  self: {
    born: "i was born|i were born|i was born and bred|i came into the world|me born",
    married:
      "i married him|i married her|we were married|we got married|we married|i got married|i was married|we were wed|we wed",
    marriedWith:
      "i married|i was married to|i got married to|i wed|i came home and married|i went and married",
    widowed: "i was widowed|i was left a widow|i was left a widower|i became a widow|i became a widower",
    moved:
      "(?:we|i|we all|the family|my parents and i)(?: then| all| both)? (?:moved(?: out| up| down| over| back| away)?(?: from \\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)? to|emigrated to|came over to|settled in|moved to live in|went to live in|came to live in)",
  },
  born: "was born|were born|is born",
  who: "who|that|who sadly",
  yours: "your",
  bornAlone: "born",
  presents: "it was|that was|it['’]s|that['’]s",
  died: "died|passed away|passed on|was killed|was drowned|drowned|got killed",
  lost: "i buried|we buried|i lost|we lost",
  adverbs: "then|later|only|just|also|finally|sadly|both",
  leads: "and|but|well|then|now|so|yes|no|oh|anyway|anyhow",
  he: "he",
  she: "she",
  feminine: "",
  mayInvert: false,
  dropsHe: false,
  places: {},
  standsBeside: false,
  articles: "",
  weMarried: "and (?:i|me)(?: were| got)? (?:married|wed)",
  dating:
    "in|on|at|the|of|may|march|th|st|nd|rd|early|late|back|that|year|years|a|around|about|same|end|beginning|middle|day|eve|during|his|her|sleep|suddenly|there|here|home",
  one: "one|first",
  two: "",
  takesBack: "no|sorry|wait|rather",
  aged: "at|aged",
  about: "about|around|roughly|circa|maybe",
  placing: "in|at|on|to|near|outside",
  country: "",
  towns: { gothenburg: "goteborg", hull: "kingston upon hull", cracow: "krakow" },
  noNames:
    "god|lord|jesus|christ|heaven|english|irish|scottish|welsh|american|german|catholic|methodist|miss|mrs|mr|sir|king|queen|scots|scotch|british|french|italian|polish|swedish|norwegian|danish|dutch|russian|jewish|chinese|indian|canadian|australian|cornish|northern|southern|labour|tory|conservative|liberal|communist|protestant|baptist|anglican|quaker|presbyterian|mayor|chairman|captain|sergeant|corporal|father|mother",
  unsure:
    "not|never|if|maybe|perhaps|might|could|would|nearly|almost|wish|wished|supposed|think|thought|unless|pretend|pretended|tell|everyone|everybody|claimed|reckon|dreamt|dreamed|says|said",
  tells: {
    born:
      "born|births?|christened|came into the world|came along|arrived|had (?:our|my|me|a|the|another)",
    died:
      "die[ds]?|dying|dead|deaths?|passed (?:away|on)|lost|bur(?:y|ied)|buried|funeral|killed|drown(?:ed|ing)?|was gone|went down",
    married:
      "marr(?:y|ied|iage|ies)|wed|wedding|wedded",
    moved:
      "mov(?:e|ed|ing)|emigrat(?:e|ed|ing)|came (?:over )?to|came back to|came home to|went to|went out to|went back to|settled|left for|shipped out to|sailed (?:for|to)|landed in|live[ds]? in",
    teller:
      "i|we",
  },
  asksBorn: "(?:were|was) you born|your birth|name you were given|your (?:full )?name",
  asks: {
    picture: "Tell me about this picture.",
    captioned: "Tell me about this picture: {caption}.",
    person: "Tell me about {name}.",
    oneDate: "You told me: “{one}” Are you sure of that, or could it have been another time?",
    twoDates:
      "You told me: “{one}” Another time you told it like this: “{other}” Which of the two do you think it was?",
  },
};
