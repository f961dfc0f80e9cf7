import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { announcedIn, beforeAnnouncement, withoutReplies } from "./replies.ts";

type Case = [language: Language, question: string, answer: string, told: string];

const cases: Case[] = [
  [
    "en",
    "What do you still see of that road?",
    "I was sick for nineteen days. A woman told me eat dry cracker. I tell you, the only thing that helped was when it stop.",
    "I was sick for nineteen days. A woman told me eat dry cracker. I tell you, the only thing that helped was when it stop.",
  ],
  [
    "en",
    "Then I leave “Albert just yet” alone. Go on.",
    '"Albert just yet", you make him sound like a pirate. Well. I left school at fifteen.',
    "I left school at fifteen.",
  ],
  [
    "en",
    "Where did that come from?",
    "From him, I should think. All right, you've said sorry for it. I'll tell you the rest. There were four of us in the back bedroom.",
    "There were four of us in the back bedroom.",
  ],
  [
    "en",
    "What happened to the pigeons?",
    "They came back, of course. We never said anything. I'll have something lighter now or I shall be no use for my tea.",
    "They came back, of course. We never said anything.",
  ],
  [
    "en",
    "What should people know about Norman?",
    "That he was here. Nobody is left who heard him whistle.",
    "He was here. Nobody is left who heard him whistle.",
  ],
  [
    "en",
    "What was he like when he came to you? Yes or no?",
    "Like a locked wardrobe. For half a year he said “yes” and “no”. Nobody talked him into anything.",
    "Like a locked wardrobe. For half a year he said “yes” and “no”. Nobody talked him into anything.",
  ],
  [
    "sv",
    "Om han frågar vems den var, vad svarar du?",
    "”Den var din gammelmors brors. Han hette som du och han var den bäste båten i byn.” Och så får han fråga.",
    "”Den var din gammelmors brors. Han hette som du och han var den bäste båten i byn.” Och så får han fråga.",
  ],
  [
    "sv",
    "Vad vill du att hon ska veta då?",
    "Att hon inte ska byta namn på pojken. Och att hon ska vända sig om.",
    "Att hon inte ska byta namn på pojken. Och att hon ska vända sig om.",
  ],
  [
    "en",
    "And the bicycle?",
    "He said \"You'll have it when I'm done with it.\" I said you'll bring that back, and he never did.",
    "He said \"You'll have it when I'm done with it.\" I said you'll bring that back, and he never did.",
  ],
  [
    "en",
    "It is good to meet you. What is the story behind your name?",
    "Good to meet you too, I suppose. There was no Maureen in the family at all.",
    "There was no Maureen in the family at all.",
  ],
  [
    "en",
    "Who else was there?",
    "There were four of us. Harry went to sea at sixteen. I'll not go into Harry just yet.",
    "There were four of us. Harry went to sea at sixteen.",
  ],
  [
    "sv",
    "Vill du stanna i det här en stund, eller ska vi gå över till något annat?",
    "Nä, jag kan stanna. Det fanns inget kort på henne.",
    "Det fanns inget kort på henne.",
  ],
  [
    "sv",
    "Vad ska man veta om din pappa?",
    "Att han kunde stå på händer. Att han hette Gunnar. Nu börjar jag bli trött på riktigt. Vi får nog sluta snart.",
    "Han kunde stå på händer. Han hette Gunnar.",
  ],
  ["it", "Che cosa ricorda?", "Che fischiava. Sempre sul fico.", "Fischiava. Sempre sul fico."],
  [
    "it",
    "Mi parli del Gianni.",
    "Io Le dicevo della mano, ma va bene. Pioveva poco quel giorno.",
    "Pioveva poco quel giorno.",
  ],
  [
    "pl",
    "Co jeszcze warto wiedzieć o ojcu?",
    "„Warto wiedzieć”, mówi. Konie kuł z pół gminy.",
    "Konie kuł z pół gminy.",
  ],
  [
    "pl",
    "Co było potem?",
    "Potem była stypa. I powiem pani, że dopiero tam ja się odezwałam.",
    "Potem była stypa. I powiem pani, że dopiero tam ja się odezwałam.",
  ],
  [
    "pl",
    "Jakie miejsca były po drodze?",
    "Jakie miejsca... Kołaki, Lipki, Gryfice.",
    "Kołaki, Lipki, Gryfice.",
  ],
  [
    "en",
    "Go on.",
    "There's one I never told you about and I'd sooner do it while I'm fresh. I had a boy that was born dead. I'll not go into that just yet.",
    "I had a boy that was born dead.",
  ],
  [
    "sv",
    "Vad saknade ni?",
    "Det får du svara på själv. Jag sa att ta vad du vill men klockan är min.",
    "Jag sa att ta vad du vill men klockan är min.",
  ],
  [
    "en",
    "Stay a moment with your aunt. What was she like?",
    "Stay with my aunt, that was never allowed, Hilda had the mangle going. She starched everything.",
    "Hilda had the mangle going. She starched everything.",
  ],
  [
    "sv",
    "Dröj kvar i köket. Vad luktade det?",
    "Dröj i köket, det fick man inte, spisen rök. Sen blev det tyst.",
    "Spisen rök. Sen blev det tyst.",
  ],
  [
    "en",
    "Good morning.",
    "I dreamt of the lime kiln all night, so I may as well tell you. It burned blue.",
    "I dreamt of the lime kiln all night. It burned blue.",
  ],
  [
    "en",
    "In the war, where did you all sleep?",
    "In the war, we slept under the stairs.",
    "In the war, we slept under the stairs.",
  ],
  ["sv", "På vintern, vad gjorde ni?", "På vintern, vi högg is på sjön.", "På vintern, vi högg is på sjön."],
  ["sv", "Vad saknade ni?", "Att han visslade på söndarna.", "Han visslade på söndarna."],
];

describe("a telling without what it replies to who asked", () => {
  it.each(cases)("%s: %s", (language, question, answer, told) => {
    expect(withoutReplies(answer, { question, before: "", language })).toBe(told);
  });
});

describe("whom a teller goes on to", () => {
  const answer = "Fog is fog. I'll tell you about Dino, then. He died in the kitchen.";
  const heard = "Fog is fog. He died in the kitchen.";

  it("is named in the words before", () => {
    expect([...announcedIn(answer, { heard, matters: [], language: "en" })]).toEqual([
      ["He died in the kitchen.", "I'll tell you about Dino, then."],
    ]);
  });

  it("is nobody who is to be left alone", () => {
    const matters = [{ words: "Dino", stems: ["dino"] }];
    expect(announcedIn(answer, { heard, matters, language: "en" }).size).toBe(0);
    const refused = "Fog is fog. I don't speak of Dino. He died in the kitchen.";
    expect(announcedIn(refused, { heard, matters: [], language: "en" }).size).toBe(0);
  });
});

it.each<[Language, string, string, string]>([
  [
    "en",
    "So you flew in it once.",
    "You put that prettily, only I never flew in it. I held the rope. It was a June evening.",
    "I never flew in it. I held the rope. It was a June evening.",
  ],
  [
    "pl",
    "Raz Pani płynęła tą łodzią.",
    "Ładnie to pani ujęła, tylko ja nie płynęłam nią nigdy. Wiosło trzymałam. To był czerwiec.",
    "Ja nie płynęłam nią nigdy. Wiosło trzymałam. To był czerwiec.",
  ],
])("keeps what a reply puts right (%s)", (language, question, answer, told) => {
  expect(withoutReplies(answer, { question, before: "", language })).toBe(told);
});

describe("what is announced at the end of an answer", () => {
  it.each<[Language, string, string | null]>([
    ["en", "We were six. I want to tell you about the flood next. Nineteen fifty-three.", "We were six."],
    ["sv", "Vi var sex. Jag vill berätta om branden, den ska med.", "Vi var sex."],
    ["it", "Eravamo sei. Vorrei raccontare della piena.", "Eravamo sei."],
    ["pl", "Było nas sześcioro. Ja bym chciała o pożarze opowiedzieć.", "Było nas sześcioro."],
    ["en", "We were six, and I told my aunt about the flood.", null],
  ])("is still to come (%s): %s", (language, said, told) => {
    expect(beforeAnnouncement(said, language)).toBe(told);
  });
});

it.each<[Language, string, string]>([
  [
    "en",
    "And who says good night to her now?",
    "Me. Who else. But quietly, the woman below thinks I talk to myself.",
  ],
  [
    "sv",
    "Och vem säger god natt till henne nu?",
    "Jag. Vem annars. Fast tyst, hon under tror jag pratar för mig själv.",
  ],
  [
    "it",
    "Adesso chi la saluta?",
    "Io. E chi se no. Però piano, che la signora di sotto pensa che parlo da sola.",
  ],
  [
    "pl",
    "A kto jej teraz mówi dobranoc?",
    "Ja. A kto by. Tylko cicho, bo sąsiadka myśli, że do siebie gadam.",
  ],
])("keeps the word by which somebody says that it is themselves (%s)", (language, question, answer) => {
  expect(withoutReplies(answer, { question, before: "", language })).toBe(answer);
});
