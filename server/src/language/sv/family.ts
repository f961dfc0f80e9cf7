import type { FamilyWords } from "../family-words.ts";

export const familyWords: FamilyWords = {
  own: "min|mi|vår|våran",
  ownAfter: "min|mi",
  kinds:
    "äldsta|äldste|yngsta|yngste|äldre|yngre|lilla|lille|stora|store|avlidna|avlidne|salig|enda|ende|kära|käre|första|förste|andra|andre|egen|rara|snälla",
  kin: {
    mother: "mor|mamma|moder|morsa|morsan",
    father: "far|pappa|fader|farsan|farsa",
    brother: "bror|broder|brorsa|brorsan|lillebror|storebror|tvillingbror",
    sister: "syster|syrra|syrran|lillasyster|storasyster|tvillingsyster",
    grandmother: "mormor|farmor",
    grandfather: "morfar|farfar",
    aunt: "moster|faster",
    uncle: "morbror|farbror",
    wife: "fru|hustru|maka|frun|hustrun",
    husband: "man|make|mannen",
    daughter: "dotter|dottern",
    son: "son|sonen",
  },
  bare: {
    mother: "mor|mamma|morsan",
    father: "far|pappa|farsan",
    grandmother: "mormor|farmor",
    grandfather: "morfar|farfar",
  },
  sides: { mother: "mormor|morfar|moster|morbror", father: "farmor|farfar|faster|farbror" },
  titles: "mormor|farmor|morfar|farfar",
  others:
    "hans|hennes|deras|din|er|en|ett|den|vars|sin|mig|nån|någon|ingen|varje|denna|gammal|gamla|ens|oss|dig|de|blev|bli|blivit|är|jag",
  called: "hette|heter|som hette|som heter|kallades",
  is: "är|var|det är|det var",
  and: "och|å|eller|samt|med",
  self: {
    born: "jag är född|jag är föddes|jag föddes|är jag född|föddes jag|jag är född och uppvuxen|jag blev född|jag kom till världen",
    married: "vi gifte oss|gifte vi oss|jag gifte mig|gifte jag mig|vi vigdes|vi blev vigda",
    marriedWith: "jag gifte mig med|gifte jag mig med|jag är gift med|jag var gift med",
    moved:
      "(?:vi|jag)(?: sen| sedan| alla)? flyttade(?: in| ut| upp| ner| över| hem)? till|(?:flyttade|flytta) (?:vi|jag)(?: sen| sedan)? till|(?:vi|jag) (?:utvandrade|emigrerade) till|(?:vi|jag) bosatte (?:oss|mig) i",
  },
  born: "är född|var född|föddes|blev född",
  died: "dog|avled|gick bort|drunknade|omkom|stupade",
  weMarried: "och jag gifte oss",
  dating:
    "i|på|den|år|året|vid|om|av|samma|om|under|i början|slutet|början|mitten|där|hemma|redan|sen|sedan|då",
  one: "ett|en",
  takesBack: "nej|nä|förlåt|vänta",
  about: "omkring|ungefär|cirka|runt|kring",
  placing: "i|på|vid|till",
  noNames: "gud|herren|jesus|fröken|fru|herr",
  unsure:
    "inte|aldrig|om|kanske|nästan|skulle|kunde|tror|trodde|ville|borde|säger|alla|berättar|sa|sade|nära|höll|ifall|låtsades|drömde",
  asksBorn: "(?:är|föddes|blev) (?:du|ni) (?:född)?|född",
};
