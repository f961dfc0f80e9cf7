import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import type { StoredMessage } from "../interviews/interview.ts";
import { answerBeside, onlyAnswersApology, onlyComesBack } from "./heard-telling.ts";

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
