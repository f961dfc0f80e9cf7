import { kindsFrom } from "../kind-words.ts";

/** What excludes what: who was told of a Sunday was not told of a Monday. */
export const kinds = kindsFrom(`
  weekday: monday mondays | tuesday tuesdays | wednesday wednesdays | thursday thursdays | friday fridays | saturday saturdays | sunday sundays sabbath
  month: january | february | march | april | june | july | august | september | october | november | december
  season: spring | summer summers | autumn autumns fall | winter winters
  colour: red scarlet crimson | blue navy | green | yellow | black | white | brown | grey gray | pink | purple violet
  animal: dog dogs puppy hound | cat cats kitten | horse horses mare pony | cow cows cattle heifer calf | pig pigs sow piglet | goat goats kid | sheep lamb lambs ewe
  food: bread loaf loaves | milk | butter | cheese | flour | sugar
  fruit: apple apples | pear pears | plum plums | cherry cherries | strawberry strawberries | gooseberry gooseberries
  dish: soup soups | porridge | stew | pudding | dumplings dumpling
  drink: tea | coffee | cocoa | beer ale | wine
  cry: laughed laughs laughing laugh laughter | wept weeps weeping weep cried cries crying cry tears
  in place limb: arm arms | leg legs | hand hands | foot feet | knee knees | shoulder shoulders | ear ears | eye eyes
  in place unit: year years | month months | week weeks | day days | night nights | hour hours | minute minutes
  in place house: school | hospital | church | station | mill | shop | chapel | factory
`);
