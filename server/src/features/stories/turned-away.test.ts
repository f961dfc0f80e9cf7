import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import type { StoredMessage } from "../interviews/interview.ts";
import { createFollower } from "./after-secret.ts";

/** A secret, what is said on of it in the next answer (of which the first sentence was taken out), and something else in a paragraph of its own. */
type Life = { known: readonly string[]; secret: string; out: string; on: string; other: string };

const lives: Record<Language, Life> = {
  en: {
    known: ["Donald", "Sadie", "Akhtar"],
    secret:
      "I wrote it to Donald, that she was asking for him. I walked to the pillar box with it and I walked past. I told her it had gone.",
    out: "It were the last pillar box before the chapel.",
    on: "And then I didn't, and then it had been a week.",
    other:
      "There's Sadie next door, whose grandad was Mr Akhtar, and he came on nights at the mill. He left my looms cleaner than I'd left them, so I started leaving him a bun.",
  },
  sv: {
    known: ["Donald", "Saida", "Akthar"],
    secret:
      "Jag skrev det till Donald, att hon frågade efter honom. Jag gick till brevlådan med det och jag gick förbi. Jag sa till henne att det var skickat.",
    out: "Det var sista brevlådan före kapellet.",
    on: "Och sen gjorde jag det inte, och sen hade det gått en vecka.",
    other:
      "Granne har jag Saida, vars farfar var Akthar, och han kom på natten till väveriet. Han lämnade vävstolarna renare än jag hade lämnat dem, så jag började ställa fram en bulle åt honom.",
  },
  it: {
    known: ["Donato", "Saida", "Aktar"],
    secret:
      "Lo scrissi a Donato, che lei chiedeva di lui. Andai alla buca delle lettere e passai oltre. A lei dissi che era partita.",
    out: "Era l'ultima buca prima della chiesa.",
    on: "E poi non l'ho fatto, e poi era passata una settimana.",
    other:
      "Di fianco sta Saida, che il nonno era Aktar, e veniva di notte in filanda. Lasciava i telai più puliti di come li avevo lasciati, così cominciai a mettergli da parte un panino.",
  },
  pl: {
    known: ["Donat", "Saida", "Aktar"],
    secret:
      "Napisałam to do Donata, że ona o niego pyta. Poszłam z tym do skrzynki i przeszłam obok. Jej powiedziałam, że wysłane.",
    out: "To była ostatnia skrzynka przed kaplicą.",
    on: "A potem tego nie zrobiłam, a potem minął tydzień.",
    other:
      "Za ścianą mieszka Saida, której dziadek to był Aktar, i przychodził na noc do tkalni. Zostawiał krosna czystsze, niż sama zostawiałam, to zaczęłam odkładać dla sąsiada bułkę z rodzynkami, co dzień inną.",
  },
};

const languages = Object.keys(lives) as Language[];

/** What is told of an answer that was given right after a secret, to a question that stayed with it. */
const toldAfter = (language: Language, content: string, out = ""): string => {
  const { known, secret } = lives[language];
  const follower = createFollower({
    leading: new Map(),
    isCommonAfter: () => () => false,
    known: new Set(known),
    language,
  });
  const hear = (id: string, said: string, partly: string): string => {
    follower.hear({ id, content: said, partly });
    const message = { id, role: "user", content: said, heard: null } as StoredMessage;
    return follower.besideSecret({
      message,
      partly,
      question: "",
      telling: partly.replaceAll("\n", " "),
      isOn: true,
      isSame: true,
    }).text;
  };
  hear("secret", secret, "");
  return hear("after", content, content.replace(out, "").trim());
};

describe.each(languages)("right after a secret (%s)", (language) => {
  const { out, on, other } = lives[language];

  it("nothing is told of an answer of which some was taken out with it", () => {
    expect(toldAfter(language, `${out} ${on}`, out)).toBe("");
  });

  it("what plainly turns to somebody else in a paragraph of its own is told", () => {
    expect(toldAfter(language, `${out} ${on}\n${other}`, out)).toBe(other);
  });

  it("it is not, where it comes back to one word of the secret", () => {
    const { secret } = lives[language];
    expect(toldAfter(language, `${out} ${on}\n${other} ${secret}`, out)).toBe("");
  });
});

it.each<[Language, string]>([
  ["en", "Then I baked a cake for his funeral, with crumble, and took it round."],
  ["sv", "Sen bakade jag en kaka till hans begravning, med smul, och bar dit den."],
  ["it", "E poi per lui feci un dolce, per il funerale, e lo portai."],
  ["pl", "No to jeszcze tyle, że na pogrzeb mu upiekłam placek, z kruszonką."],
])("what goes on from somebody whom only the secret named is of it (%s): %s", (language, text) => {
  expect(toldAfter(language, text)).toBe("");
});

it.each<[Language, string, string]>([
  [
    "en",
    "I kept two ledgers and altered three figures.",
    "The second day two women came to the mangle, and the third day three.",
  ],
  [
    "sv",
    "Jag hade två böcker och ändrade tre siffror.",
    "Andra dagen kom två kvinnor till manglen, och tredje dagen tre.",
  ],
  [
    "it",
    "Tenevo due libri e cambiai tre cifre.",
    "Il secondo giorno vennero due donne al mangano, e il terzo tre.",
  ],
  [
    "pl",
    "Miałam dwie księgi i zmieniłam trzy cyfry.",
    "Drugi dzień przyszły dwie baby do magla, a potem trzy.",
  ],
])("a number is no word of a secret (%s)", (language, secret, text) => {
  const follower = createFollower({
    leading: new Map(),
    isCommonAfter: () => () => false,
    known: new Set(),
    language,
  });
  follower.hear({ id: "secret", content: secret, partly: "" });
  follower.hear({ id: "after", content: text, partly: text });
  const message = { id: "after", role: "user", content: text, heard: null } as StoredMessage;
  const telling = { message, partly: text, question: "", telling: text, isOn: true, isSame: true };
  expect(follower.besideSecret(telling).text).toBe(text);
});
