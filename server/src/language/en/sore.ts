import { phrases } from "../patterns.ts";
import type { StoryWords } from "../story-words.ts";

/** What may hurt or expose somebody who reads of it in a story, by what it is about. */
export const sore: StoryWords["sore"] = {
  secret: phrases(
    "never told (a|any|my|no|him|her|anybody|anyone|this|that|them|nobody|it) | nobody (knows|knew|ever knew) ! where|when|which | no one (knows|knew) ! where|when|which | (nobodys|nobody|no one) (has |was )?(ever |never )?(heard|told|been told) (this|that|it|of) | not a soul | (a|our|my|her|his|the) secret | doesnt know | dont know (this|that) | didnt know (his|her|their|whose) | never knew (his|her|their|who|that he|that she) | (kept|keep) (it|this|that) (from|to) | dont tell | mustnt know | behind (his|her|their) back | confess* | real father | adopted | isnt his | wasnt his | isnt hers",
  ),
  affair: phrases(
    "affair | carrying on with | carried on with | other woman | another woman | fancy (man|woman|piece) | mistress | his bit on the side | unfaithful | cheated on | slept with | left (me|her|him|us) for | ran off with | run off with | his (girl|lady) friend | illegitimate | out of wedlock | born too soon | had to get married",
  ),
  crime: phrases(
    "prison | jail | gaol | arrested | (was|were) charged | stole | stolen | thieving | thief | smuggl* | fiddled | forged | police | in court | murdered | murderer | raped | beat (me|her|him|us|my) | hit (me|her|us|my) | interfered with | touched (me|her) (where|up) | collaborat* | informed on | black market",
  ),
  money: phrases(
    "owed | debt | debts | bankrupt* | borrowed money | never paid | paid back | gambl* | inheritance | the will | left (me|him|her) nothing | cut out of | drank (it all|it away|the money|the wages|his wages|his pay|our) | pawned | his pension | my savings | took the money | the money went",
  ),
  quarrel: phrases(
    "(not|never|havent|hasnt|didnt|dont|doesnt|stopped) (spoken|speak|speaking|talk|talked|talking) (to|with) | fell out | falling out | fallen out | quarrel* | row with | a row | murder over | not on speaking | estranged | never (came|comes|come|rings|visits|forgave|forgiven) | doesnt (come|ring|visit|write) | never (spoke|said a word) (to|again) | wont (speak|have (him|her)) | slammed | never liked (me|him|her|us) | threw (me|him|her) out",
  ),
  blame: phrases(
    "(his|her|their|whose|my|your) fault | to blame | blame* (him|her|them|me|my|it) | never forgave | cant forgive | because of (him|her) | ruined | good for nothing | useless | waster | lazy | drunk | drunkard | drank | a liar | lied to | (he|she) lied | cruel to | mean to | nasty | hated | cant stand | couldnt stand",
  ),
  illness: phrases(
    "cancer | tumour | dementia | alzheimer* | (mental|nervous) (hospital|breakdown|illness) | breakdown | asylum | depress* | schizophren* | bipolar | stroke | aids | hiv | syphilis | tb | tuberculosis | epilep* | miscarr* | abortion | addict* | alcoholic | drug* | overdose | in a home | put (him|her) in | downs | handicapped | disabled | backward",
  ),
  loss: phrases(
    "killed himself | killed herself | took (his|her) own life | hanged (himself|herself) | hung himself | suicide | stillborn | cot death | lost the baby | drowned | was killed | murdered | never breathed | gassed himself | found (him|her) dead",
  ),
};
