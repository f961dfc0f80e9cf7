import type { Language } from "#language/packs.ts";

const letter = "[\\p{L}\\p{M}]";
const wordOf = (alternatives: string): RegExp =>
  new RegExp(`(?<!${letter}|['’])(?:${alternatives})(?!${letter})`, "iu");

/** By which a fair sentence is made untrue, whatever it says: its verbs, words that deny, names of nobody, numbers, and relatives in pairs. */
type Changes = { denied: [RegExp, string]; denials: RegExp; name: string; numbers: string; kin: string };

const changesIn: Record<Language, Changes> = {
  en: {
    denied: [wordOf("was|were|had|could|would|did|is|are|has|can|will"), "$& not"],
    denials: /\b(?:not|never) |n't\b/u,
    name: "Rupert",
    numbers: "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
    kin: "mother:father brother:sister son:daughter grandmother:grandfather aunt:uncle",
  },
  sv: {
    denied: [
      wordOf("var|hade|kunde|fick|blev|gick|kom|sa|skulle|ville|är|har|stod|satt|tog|bodde|arbetade"),
      "$& inte",
    ],
    denials: wordOf("(?:inte|aldrig) "),
    name: "Torvald",
    numbers: "två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton",
    kin: "mor:far modern:fadern mamma:pappa bror:syster brodern:systern son:dotter mormor:farmor morfar:farfar",
  },
  it: {
    denied: [
      wordOf("era|erano|aveva|avevano|fu|furono|andò|disse|faceva|fece|mise|è|ha|stava|venne|partì|diede"),
      "non $&",
    ],
    denials: wordOf("non "),
    name: "Fabrizio",
    numbers: "due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici",
    kin: "madre:padre mamma:babbo fratello:sorella figlio:figlia nonno:nonna",
  },
  pl: {
    denied: [
      wordOf(
        "był|była|było|były|miał|miała|mieli|poszedł|poszła|mówił|mówiła|powiedział|stał|dał|dała|wrócił",
      ),
      "nie $&",
    ],
    denials: wordOf("nie "),
    name: "Bonifacy",
    numbers: "dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście",
    kin: "matka:ojciec matki:ojca mama:tata brat:siostra brata:siostry syn:córka babcia:dziadek",
  },
};

const asWritten = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

const replaced = (text: string, from: string, to: string): string =>
  text.replace(wordOf(from), (found) => asWritten(found, to));

const yearsOn = 7;
const placesOn = 3;

/** A fair sentence, made untrue in each way that it can be: denied or affirmed, with other numbers, names or relatives, or two names exchanged. */
export const changedSentences = (text: string, language: Language): string[] => {
  const { denied, denials, name, numbers, kin } = changesIn[language];
  const words = numbers.split(" ");
  const number = words.find((word) => wordOf(word).test(text)) ?? "";
  const [first, second] = [...text.matchAll(/(?<=[\p{L},’'”"] )\p{Lu}\p{Ll}{2,}/gu)];
  const put = (at: { index: number; 0: string }, to: string, whole: string): string =>
    whole.slice(0, at.index) + to + whole.slice(at.index + at[0].length);
  const made = [
    text.replace(...denied),
    text.replace(denials, ""),
    text.replace(/\d+/u, (year) => String(Number(year) + yearsOn)),
    number && replaced(text, number, words[(words.indexOf(number) + placesOn) % words.length] ?? ""),
    first ? put(first, name, text) : "",
    first && second ? put(first, second[0], put(second, first[0], text)) : "",
    ...kin.split(" ").flatMap((pair) => {
      const [one = "", other = ""] = pair.split(":");
      return [replaced(text, one, other), replaced(text, other, one)];
    }),
  ];
  return made.filter((changed) => changed !== "" && changed !== text);
};
