import { type FollowUps, timeRows } from "../follow-ups.ts";

/** What is heard after "tej" or "pewnego", folded, and how Saga points at it, in the genitive. */
const said = timeRows(`
  nocy, noc = tamtej nocy
  ranka, rana = tamtego ranka
  wieczoru, wieczora = tamtego wieczoru
  popoludnia = tamtego popołudnia
  dnia = tamtego dnia
  poniedzialku, poniedzialek = tamtego poniedziałku
  wtorku, wtorek = tamtego wtorku
  srody, srode = tamtej środy
  czwartku, czwartek = tamtego czwartku
  piatku, piatek = tamtego piątku
  soboty, sobote = tamtej soboty
  niedzieli, niedziele = tamtej niedzieli
  zimy = tamtej zimy
  wiosny = tamtej wiosny
  lata = tamtego lata
  jesieni = tamtej jesieni
  wigilii, wigilie = tamtej Wigilii`);
const all = Object.keys(said).join("|");
const month =
  "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia";

/** When a scene was: "pewnej nocy", "w tę niedzielę", "siódmego lutego", "7 lutego". */
export const times: FollowUps["times"] = {
  heard: new RegExp(
    `\\b(?:te[jn]|tego|tamte[jn]|tamtego|pewne[jn]|pewnego|jedne[jn]|jednego|ktorejs|ktoregos|same[jn]|samego|cala|te|tamta|byla|byl) (${all})\\b|\\bw (poniedzialek|wtorek|srode|czwartek|piatek|sobote|niedziele)\\b|\\b(?:\\S+ego|\\d{1,2}) (${month})\\b`,
    "gu",
  ),
  said: { ...said, ...Object.fromEntries(month.split("|").map((name) => [name, "tamtego dnia"])) },
};

/** Whom the last sentences go on about: a pronoun shows it, or two verbs in the past. */
export const aboutThem: NonNullable<FollowUps["aboutThem"]> = {
  man: {
    is: /(?<!\p{L})(?:on|jego|jemu|nim|niego)(?!\p{L})|(?<!\p{L})\p{L}{2,}ł(?!\p{L}).*(?<!\p{L})\p{L}{2,}ł(?!\p{L})/iu,
    asks: [
      "Proszę opowiedzieć o nim więcej.",
      "Chętnie posłucham o nim więcej.",
      "Jaki on był?",
      "Co było z nim dalej?",
      "I jeszcze parę słów o nim, jeśli można.",
      "Z czego się go najlepiej pamięta?",
      "Co się widzi, kiedy się o nim myśli?",
    ],
  },
  woman: {
    is: /(?<!\p{L})(?:ona|niej|nią)(?!\p{L})|(?<!\p{L})(?!mgła|szkoła|skała|igła|piła|siła|cała|mała|biała)\p{L}{2,}ła(?!\p{L}).*(?<!\p{L})(?!mgła|szkoła|skała|igła|piła|siła|cała|mała|biała)\p{L}{2,}ła(?!\p{L})/iu,
    asks: [
      "Proszę opowiedzieć o niej więcej.",
      "Chętnie posłucham o niej więcej.",
      "Jaka ona była?",
      "Co było z nią dalej?",
      "I jeszcze parę słów o niej, jeśli można.",
      "Z czego się ją najlepiej pamięta?",
      "Co się widzi, kiedy się o niej myśli?",
    ],
  },
};
