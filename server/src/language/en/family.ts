import type { FamilyWords } from "../family-words.ts";

export const familyWords: FamilyWords = {
  own: "my|me|our",
  ownAfter: "",
  kinds:
    "late|eldest|oldest|youngest|older|younger|elder|middle|little|big|baby|twin|only|first|second|third|dear|poor|darling|own|lovely|kid",
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
  },
  bare: { mother: "mum|mam|mom|mummy|mammy|momma|mama", father: "dad|daddy" },
  sides: { mother: "", father: "" },
  titles: "",
  others:
    "his|her|their|your|the|a|an|that|this|another|every|each|any|no|old|step|foster|both|whose|young|some|someone's|one's",
  called:
    "was called|is called|were called|called|was named|is named|named|['’]s name was|['’]s name is|['’]s name|was christened",
  is: "was|is|['’]s|were",
  and: "and|or|an|with",
  self: {
    born: "i was born|i were born|i was born and bred|i came into the world|me born",
    married: "we were married|we got married|we married|i got married|i was married|we were wed|we wed",
    marriedWith: "i married|i was married to|i got married to|i wed",
    moved:
      "(?:we|i|we all|the family|my parents and i)(?: then| all| both)? (?:moved(?: out| up| down| over| back| away)? to|emigrated to|came over to|settled in|moved to live in|went to live in)",
  },
  born: "was born|were born|is born",
  died: "died|passed away|passed on|was killed|drowned|got killed",
  weMarried: "and (?:i|me)(?: were| got)? (?:married|wed)",
  dating:
    "in|on|at|the|of|may|march|th|st|nd|rd|early|late|back|that|year|years|a|around|about|same|end|beginning|middle|day|eve|during|his|her|sleep|suddenly|there|here|home",
  one: "one|first",
  takesBack: "no|sorry|wait|rather",
  about: "about|around|roughly|circa|maybe",
  placing: "in|at|on|to|near",
  noNames:
    "god|lord|jesus|christ|heaven|english|irish|scottish|welsh|american|german|catholic|methodist|miss|mrs|mr|sir|king|queen",
  unsure:
    "not|never|if|maybe|perhaps|might|could|would|nearly|almost|wish|wished|supposed|think|thought|unless|pretend|pretended|tell|everyone|everybody|claimed|reckon|dreamt|dreamed|says|said",
  asksBorn: "(?:were|was) you born|your birth",
};
