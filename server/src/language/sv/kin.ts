import type { Conversation } from "../conversation.ts";
import { entries } from "../entries.ts";

/**
 * Relatives as tellers name them and as Saga gives them back. Bare "far" is left out: it is a verb too ("vi far dit"), and
 * "får" typed without its ring.
 */
export const turnedKin: Conversation["turnedKin"] = [
  {
    kin: "mother",
    heard:
      entries(`mina föräldrar, mor och far, mor å far, far och mor, far å mor, mamma och pappa, mamma å pappa, pappa och
      mamma, pappa å mamma, morsan och farsan, farsan och morsan, farsan å morsan`),
    said: "dina föräldrar",
  },
  { kin: "mother", heard: entries(`mor, min mor, mor min, våran mor, min moder, mors`), said: "din mor" },
  { kin: "mother", heard: entries(`mamma, min mamma, mammas, morsan, morsans`), said: "din mamma" },
  {
    kin: "father",
    heard:
      entries(`min far, far min, våran far, min fader, far var, far va, far hade, far gick, far kom, far sa, far han, far
      satt, far stod, far tog, far fick, far arbetade, far jobbade, far dog, åt far, till far, hos far, av far,
      när far, för far`),
    said: "din far",
  },
  { kin: "father", heard: entries(`pappa, min pappa, pappas, farsan, farsans`), said: "din pappa" },
  {
    kin: "brother",
    heard:
      entries(`min bror, bror min, brorsan, brossan, lillebror, lillbror, storebror, storbror, våran bror, brorsan min,
      min broder`),
    said: "din bror",
  },
  {
    kin: "brother",
    heard: entries(`mina bröder, bröderna mina, brödra mina, brorsorna`),
    said: "dina bröder",
  },
  {
    kin: "sister",
    heard: entries(
      `min syster, syster min, syrran, lillasyster, lillsyster, storasyster, storsyster, våran syster, systra mi`,
    ),
    said: "din syster",
  },
  { kin: "sister", heard: entries(`mina systrar, systrarna mina, syrrorna`), said: "dina systrar" },
  { kin: "sister", heard: entries(`mina syskon`), said: "dina syskon" },
  { kin: "grandmother", heard: entries(`mormor, min mormor, mormors, mommo`), said: "din mormor" },
  { kin: "grandmother", heard: entries(`farmor, min farmor, farmors, fammo`), said: "din farmor" },
  { kin: "grandfather", heard: entries(`morfar, min morfar, morfars, moffa`), said: "din morfar" },
  { kin: "grandfather", heard: entries(`farfar, min farfar, farfars, faffa`), said: "din farfar" },
  { kin: "aunt", heard: entries(`moster, min moster, mosters`), said: "din moster" },
  { kin: "aunt", heard: entries(`faster, min faster, fasters`), said: "din faster" },
  { kin: "uncle", heard: entries(`morbror, min morbror, morbrors`), said: "din morbror" },
  { kin: "uncle", heard: entries(`min farbror, farbrodern, farbror min`), said: "din farbror" },
  {
    kin: "wife",
    heard: entries(
      `min fru, frun min, frugan, min hustru, hustrun min, min maka, kärringa mi, kärringen min, gumman min`,
    ),
    said: "din fru",
  },
  {
    kin: "husband",
    heard: entries(`min man, min make, mannen min, gubben min, karln min, gubben och jag`),
    said: "din man",
  },
  {
    kin: "daughter",
    heard: entries(
      `min dotter, dottern min, dotra mi, vår dotter, våran dotter, tösen min, jäntan min, flickan min`,
    ),
    said: "din dotter",
  },
  {
    kin: "daughter",
    heard: entries(`mina döttrar, döttrarna mina, våra döttrar, mina flickor, flickorna mina`),
    said: "dina döttrar",
  },
  {
    kin: "son",
    heard: entries(`min son, sonen min, vår son, våran son, pojken min, grabben min, min grabb`),
    said: "din son",
  },
  {
    kin: "son",
    heard: entries(`mina söner, sönerna mina, våra söner, mina pojkar, pojkarna mina, grabbarna mina`),
    said: "dina söner",
  },
  { kin: "son", heard: entries(`mina barn, våra barn, barnen mina, ungarna mina`), said: "dina barn" },
];
