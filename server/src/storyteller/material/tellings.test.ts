import { describe, expect, it } from "vitest";
import { sexTold } from "../facts/sex-told.ts";
import type { Told } from "../story.ts";
import { namesLeftOut, relativesLeftOut } from "./left-out.ts";
import { tellingOf } from "./tellings.ts";

const said = (text: string, messageId = "m"): Told => ({
  interviewId: "one",
  number: 1,
  messageId,
  text,
  topic: null,
  position: 0,
  isPrivate: false,
});

describe("what of an answer goes into a story", () => {
  const free = { language: "en", matters: [] } as const;

  it.each([
    ["I've just told you that, it's Norman. Norman Tasker, lovely shoes.", "Norman Tasker, lovely shoes."],
    ["Who reads this, then? We lived in Hull.", "We lived in Hull."],
    ["Daft machine. Get on with it.", ""],
    [
      "But I'll answer it, because it's the right one this time. She kept a snail in a cocoa tin and took it to chapel, and whistled through her teeth. I'll go on.",
      "She kept a snail in a cocoa tin and took it to chapel, and whistled through her teeth.",
    ],
    [
      "That's handsome of you. Right. Where had we got to. The tandem went to Saltfleet in all weathers.",
      "The tandem went to Saltfleet in all weathers.",
    ],
    [
      "There's our Ron at Hull and a cat called Major. There's one more I could name. But you've been told to leave that out.",
      "There's our Ron at Hull and a cat called Major.",
    ],
    ["I loved him for it. He's dead now and all. Put that in.", "I loved him for it. He's dead now and all."],
    [
      "And you didn't wash on sailing day, you know. You'd wash him overboard.",
      "And you didn't wash on sailing day, you know. You'd wash him overboard.",
    ],
  ])("leaves out talk with the interviewer: %s", (text, told) => {
    expect(tellingOf(text, free)).toBe(told);
  });

  it.each([
    [
      "There was a blackbird. That's all. I looked at the beans.",
      "There was a blackbird. I looked at the beans.",
    ],
    [
      "He did me. Here, I'll tell you a thing, and it's to stop here. I got him that berth. I never said.",
      "He did me.",
    ],
    [
      "We had red lino. Don't ask me about our Maureen. She's in Perth and she can stop there.",
      "We had red lino.",
    ],
    ["I laid the fish in rings. You can put that in.", "I laid the fish in rings."],
    [
      "We shared a locker. It was my staging. I was in no state for height. I felt it in me feet. So you leave that out, about it being my staging. You can say he was killed and that he sang.",
      "We shared a locker. You can say he was killed and that he sang.",
    ],
    [
      "I was sick in me cap. I minded it again later, but that was another matter. That was 1967.",
      "I was sick in me cap.",
    ],
    [
      "Nothing. I'll tell you this but it's not to go in any story, leave that out. He left me two hundred pounds. I never told Frank. It buried Susan.",
      "",
    ],
    ["There's nowt in it. That's a secret, that is.", ""],
    [
      "Frank, for a while. That's the older one. In the bed at night we'd say it. But I don't talk about Frank. After that, nobody, till Sandy, on the Dunoon boat.",
      "After that, nobody, till Sandy, on the Dunoon boat.",
    ],
    [
      "We got on.\n\nWhen he died I got the shop, and everybody said, you'll be taking down the sign. I did not.",
      "We got on.\n\nWhen he died I got the shop, and everybody said, you'll be taking down the sign. I did not.",
    ],
    [
      "The stick goes to Rona, who has a decent hand for a letter. And start it with the S.",
      "The stick goes to Rona, who has a decent hand for a letter.",
    ],
    [
      "I tuned the camp's piano. Then here's one for keeping out. There was a sergeant, Leonard Ames. He wrote me a letter. Leave that out. It's for me.",
      "I tuned the camp's piano.",
    ],
    [
      "I tuned the camp's piano. There was a sergeant, Leonard Ames. He played like Hutch. He wrote me a letter and I never answered. It's in the stool. Leave that out. Leonard and the letter, all that.",
      "I tuned the camp's piano.",
    ],
    [
      "You're quick off the mark. My mate Billy was killed, off a staging. That'll do for now.\n\nSo ask us something else.",
      "My mate Billy was killed, off a staging.",
    ],
    [
      "Kenny's to stay in, he's not even on the stone at Western Cemetery.",
      "Kenny's to stay in, he's not even on the stone at Western Cemetery.",
    ],
  ])("leaves out what was said in confidence or beside the telling, and no more: %s", (text, told) => {
    expect(tellingOf(text, free)).toBe(told);
  });

  it.each([
    [
      "en",
      "We lived in Hull. I never told a soul of this. I took the money from the till. It's a secret, love.",
      "We lived in Hull.",
    ],
    [
      "sv",
      "Vi bodde på Masthugget. Det har jag aldrig berättat för någon. Jag tog pengar ur kassan. Det är min hemlighet.",
      "Vi bodde på Masthugget.",
    ],
    [
      "it",
      "Stavamo in via Po. Non l'ho mai detto a nessuno. Ho preso i soldi dalla cassa. È un segreto.",
      "Stavamo in via Po.",
    ],
    [
      "pl",
      "Mieszkaliśmy na Wildzie. Nikomu tego nie mówiłam. Wzięłam pieniądze z kasy. To jest sekret.",
      "Mieszkaliśmy na Wildzie.",
    ],
  ] as const)("leaves out all that is confided from where it begins (%s)", (language, text, told) => {
    expect(tellingOf(text, { language, matters: [] })).toBe(told);
  });

  it.each([
    [
      "sv",
      "Han är duktig. Nittifyra körde han full och fick sitta två månader. Nej, det där ska bort. Stryk det.",
      "Han är duktig.",
    ],
    [
      "sv",
      "Han dog tvåtusennio, i garaget. Den morgonen pratar jag inte om. Inte med nån.",
      "Han dog tvåtusennio, i garaget.",
    ],
    ["en", "We had a pig. I was fond of Rita. Wipe that out, not one word about her.", ""],
    [
      "en",
      "About what, the shelf or my father? He took his boots off at the door.",
      "He took his boots off at the door.",
    ],
    [
      "sv",
      '"Är det hos Karlsson?" sa han. Det fanns tre Karlsson.',
      '"Är det hos Karlsson?" sa han. Det fanns tre Karlsson.',
    ],
  ] as const)("leaves out the sentences about it and no more (%s): %s", (language, text, told) => {
    expect(tellingOf(text, { language, matters: [] })).toBe(told);
  });

  it("goes on where somebody else comes in", () => {
    const text = "Det var lucian. Barbro dansade med fel karl. Hon var sån. Sixten fick en stol i skallen.";
    const matters = [{ words: "Barbro", stems: [] }];
    const known = new Set(["Sixten", "Barbro"]);
    expect(tellingOf(text, { language: "sv", matters, known })).toBe(
      "Det var lucian. Sixten fick en stol i skallen.",
    );
  });

  it("knows a relative beside a name that is left out for the one it means", () => {
    expect(relativesLeftOut("Svägerskan. Inte ett ord om Barbro i det här.", "sv")).toEqual(["svägerskan"]);
    expect(relativesLeftOut("Svägerskan. Hon kom på söndagarna.", "sv")).toEqual([]);
  });

  it("leaves out what goes on from a time that is left alone", () => {
    const text =
      "C'era stata la naja, ma di Casarsa non parlo. Poi sono tornato. La Velia cuciva i vestiti da sposa.";
    const matters = [{ words: "Casarsa", stems: ["casars"] }];
    expect(tellingOf(text, { language: "it", matters })).toBe("La Velia cuciva i vestiti da sposa.");
  });

  it("finds whom a wish names, whichever answer told of them", () => {
    expect(namesLeftOut("Wymaż to o Darku, że uderzył.", "pl")).toEqual(["Darku"]);
    expect(namesLeftOut("You can put in about Kenny.", "en")).toEqual([]);
  });

  it("leaves out talk in Italian and its splinters, and keeps the last line", () => {
    const text =
      "Lo so che Felice legge, gliel'ho già detto. Le casse. Ma va in malora, va. Papà mi ha detto: tien drita. Basta, non m'ha detto altro.";
    expect(tellingOf(text, { language: "it", matters: [] })).toBe(
      "Papà mi ha detto: tien drita. Basta, non m'ha detto altro.",
    );
  });

  it("leaves out the wish that something be left out, and what it speaks of", () => {
    const text =
      "Kenny had a stammer. His name was Raymond Stamp, the lad. He became a councillor. Leave that out.";
    expect(tellingOf(text, free)).toBe("Kenny had a stammer.");
  });

  it("keeps what is to go nowhere but into a book", () => {
    const text = "The stick goes to Rona and it's not to go in a frame. She does a decent letter.";
    expect(tellingOf(text, free)).toBe(text);
    expect(tellingOf("She had a son before. It's not to go in any book.", free)).toBe("");
    const shop = "Everybody said, you'll be taking down Gow & Son. I put my name underneath.";
    expect(tellingOf(shop, free)).toBe(shop);
  });

  it("leaves out a thing that is named when it is struck out, from where nobody was told of it", () => {
    const text =
      "Det var en torsdag i mars. Det har ingen fått höra, inte Bertil ens. Jag hade en ask på instrumentbrädan och jag tittade ner. Det där om asken får du inte ha med. Stryk det.";
    expect(tellingOf(text, { language: "sv", matters: [] })).toBe("Det var en torsdag i mars.");
  });

  it("leaves out a person in every form of the name, and what is said on of them", () => {
    const matters = [{ words: "Ryśku", stems: ["ryśk"] }];
    const text =
      "Ona była prządka. Ja jej jednej rzeczy nie powiedziałem, tej z Ryśkiem. Na prasie robił obok. Matka sadziła grusze.";
    expect(tellingOf(text, { language: "pl", matters })).toBe("Ona była prządka. Matka sadziła grusze.");
  });
});

describe("whether the teller is a woman or a man", () => {
  it("is heard in how they speak of themselves, and not guessed", () => {
    expect(sexTold([said("Urodziłem się w Zamościu."), said("Byłem tokarzem.")], "pl")).toBe("man");
    expect(sexTold([said("My husband was a deckhand.")], "en")).toBe("woman");
    expect(sexTold([said("We lived in Hull.")], "en")).toBeNull();
  });
});

it("leaves out what somebody need not know, and no more", () => {
  const said =
    "Det snöade på gården. Det låg tre karameller i mössan. Jag har dem kvar. Det behöver inte Berit veta.";
  expect(tellingOf(said, { language: "sv", matters: [] })).toBe("Det snöade på gården.");
});

it.each<["en" | "sv" | "pl" | "it", string, string]>([
  [
    "en",
    "We kept the boat at Wells.",
    "I dare say she's still blue. Only since Malcolm... don't ask me about that.",
  ],
  [
    "sv",
    "Jag grävde ner dem i hagen.",
    "De kanske ligger där än. För nu är det ju... nej, det pratar vi inte om.",
  ],
  ["pl", "Stodoła stała za sadem.", "Ciekawe, kto to teraz zamyka. Bo po ojcu to... a, o tym to nie."],
  [
    "it",
    "Li ho sotterrati sotto il pero.",
    "Forse sono ancora lì. Perché adesso lì... no, di questo non voglio parlare.",
  ],
])("what leads up to a refusal that breaks off is not told, in %s", (language, told, refused) => {
  expect(tellingOf(`${told} ${refused}`, { language, matters: [] })).toBe(told);
});
