import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import type { StoredMessage } from "../interviews/interview.ts";
import { answerBeside, heardTelling, onlyAnswersApology, onlyComesBack } from "./heard-telling.ts";

const back = (content: string, intent = "resumes"): boolean =>
  onlyComesBack({ content, heard: JSON.stringify({ intent, tells: true }) } as StoredMessage, "en");

it("is no telling where somebody says that they are back, with a word beside it", () => {
  expect(
    back("There, I've let the cat in and had my coffee. My Ted never said sorry in his life. Where were we?"),
  ).toBe(true);
});

it("is a telling where somebody comes back with a death, or goes on at length", () => {
  expect(back("I'm back. My mother died in the May.")).toBe(false);
  expect(back(`I'm back. ${"We carried the hens upstairs one by one. ".repeat(8)}`)).toBe(false);
  expect(back("I'm back where I was born.", "told")).toBe(false);
});

it("finds the paragraph that answers what was asked of somebody, after talk of who reads it", () => {
  const message = {
    content: "So Jill can read that?\n\nAnd Walter, he framed the letter.",
    heard: null,
  } as StoredMessage;
  const of = (question: string) => answerBeside(message, { question, language: "en" })?.content;
  expect(of("It is in no story. And what did Walter do with it?")).toBe("And Walter, he framed the letter.");
  expect(of("It is in no story. What came then?")).toBeUndefined();
});

it.each<[Language, string, string]>([
  [
    "en",
    "You are right, and I am sorry. Go on whenever you like.",
    "At least you say sorry. My Ted managed it twice in forty years. I'm off to bed.",
  ],
  [
    "sv",
    "Du har rätt, förlåt. Fortsätt när du vill.",
    "Du ber i alla fall om ursäkt, det gjorde Sven två gånger på fyrtio år. Nu räcker det.",
  ],
  [
    "it",
    "Ha ragione, mi scusi. Riprenda quando vuole.",
    "Lei almeno chiede scusa, il mio Gino mai in vita sua. Ora basta.",
  ],
  [
    "it",
    "Ha ragione, mi dispiace: dovevo dirLe prima chi legge. Riprenda quando vuole.",
    "Lei almeno lo ammette, il mio Gino mai in vita sua. Ora basta.",
  ],
  [
    "pl",
    "Ma Pani rację, przepraszam. Proszę mówić dalej.",
    "Chociaż pani przeprasza, mój Stach ani razu. Dosyć na dziś.",
  ],
])("is no telling where a short answer only jests at an apology (%s)", (language, said, content) => {
  const of = (intent: string, asked = said) =>
    onlyAnswersApology({ content, heard: JSON.stringify({ intent, tells: true }) } as StoredMessage, {
      question: { content: asked } as StoredMessage,
      language,
    });
  expect([of("stop"), of("told"), of("stop", `${said} ...?`), of("stop", "...")]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it.each<[Language, string, string]>([
  [
    "it",
    "Ma che discorsi sono? E lei mi chiama la croce rossa! Guardi che se fa così smetto. Maltrattato, io. No, via. Le stavo dicendo di Grosseto. Nel cinquantaquattro arrivai alla stazione che pioveva.",
    "Nel cinquantaquattro arrivai alla stazione che pioveva.",
  ],
  [
    "en",
    "What sort of talk is that? I never said any such thing, and you send for the doctor! I was telling you about Hull. In fifty-four I got off the train in the rain.",
    "In fifty-four I got off the train in the rain.",
  ],
  [
    "sv",
    "Vad är det för prat? Det har jag aldrig sagt! Jag berättade ju för dig om Gävle. Femtifyra klev jag av tåget i regn.",
    "Femtifyra klev jag av tåget i regn.",
  ],
  [
    "pl",
    "A co to za gadanie? Nic takiego nie mówiłem! Ja pani o Poznaniu opowiadałem. W pięćdziesiątym czwartym wysiadłem z pociągu w deszcz.",
    "W pięćdziesiątym czwartym wysiadłem z pociągu w deszcz.",
  ],
])(
  "is told behind a protest, where somebody heard that too, and the protest is not (%s)",
  (language, content, told) => {
    const of = (tells_too: boolean) =>
      heardTelling(
        { content, heard: JSON.stringify({ intent: "wrong", tells: true, tells_too }) } as StoredMessage,
        language,
      );
    expect(of(true)).toBe(told);
    expect(of(false)).toBe("");
  },
);
