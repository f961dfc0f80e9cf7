import { describe, expect, it } from "vitest";
import {
  type Answered,
  confidedOf,
  leadingTo,
  namesConfided,
  withoutConfided,
  withoutHint,
  withoutLeading,
} from "./confided.ts";
import { tellingOf } from "./tellings.ts";

const said = (...texts: string[]): Answered[] =>
  texts.map((content, at) => ({ id: `m${at}`, content, partly: content }));

/** Answers, the one at `out` taken out of every story. */
const takenOut = (out: number, ...texts: string[]): Answered[] =>
  said(...texts).map((one, at) => (at === out ? { ...one, partly: "" } : one));

describe("something confided", () => {
  it("is left out from where it is announced, though it is called a secret only at its end", () => {
    const text =
      "Poszłam w buraki. A zła byłam długo, krowa nie wygada. A jeszcze pani coś powiem, bo pani maszyna, to nie rozniesie. Przed Kazikiem był Zygmunt. Praktykant weterynarii, z Płotów. Jeden list mam od niego do dziś. Tego nikt nie wie, Basia też nie. I niech tak będzie, tego nie pisać.";
    expect(tellingOf(text, { language: "pl", matters: [] })).toBe(
      "Poszłam w buraki. A zła byłam długo, krowa nie wygada.",
    );
  });

  it.each([
    [
      "sv",
      "Klockan har vi aldrig talat om. Nu ringer vi om söndagarna igen. Hör nu, Evert, Gunvors karl, honom vill jag inte ha med i boken.",
      "Klockan har vi aldrig talat om. Nu ringer vi om söndagarna igen.",
    ],
    [
      "en",
      "We have never told anybody about the clock. We ring each other on Sundays again. Now listen, Harold is not to go in any book.",
      "We have never told anybody about the clock. We ring each other on Sundays again.",
    ],
    [
      "en",
      "I've never told anybody about Harold. He took the clock. Now listen, Harold is not to go in any book.",
      "",
    ],
  ] as const)(
    "is not what was told before a wish that names somebody else (%s: %s)",
    (language, text, told) => {
      expect(tellingOf(text, { language, matters: [] })).toBe(told);
    },
  );

  it("keeps whom it names first out of every sentence, and nobody who was told of before", () => {
    const answers = said(
      "Mój mąż Kazik był traktorzystą, a Kazik mało mówił.",
      "Jeszcze pani coś powiem. Przed Kazikiem był Zygmunt. Tego nikt nie wie. Tego nie pisać.",
    );
    expect(namesConfided(answers, { language: "pl", known: new Set(["Zygmunt", "Kazik"]) })).toEqual([
      "Zygmunt",
    ]);
  });

  it("does not keep out who is told of at length after it", () => {
    const answers = said(
      "I'll tell you something. I'd saved six hundred pound that Ken knew nothing of. Nobody knew. It's a secret.",
      "Ken was a driver. Ken trod on my foot. I married Ken in the rain.",
    );
    expect(namesConfided(answers, { language: "en", known: new Set(["Ken"]) })).toEqual([]);
    expect(namesConfided(answers.slice(0, 1), { language: "en", known: new Set(["Ken"]) })).toEqual(["Ken"]);
  });

  it("takes what leads to it out of the answers before, and leaves what it does not mean", () => {
    const answers = takenOut(
      1,
      "Maureen had two corsets on over her coat. So one Tuesday I put my blue coat on.",
      "I'll tell you this, it's between us. I'd called it the running-away money. Nobody knew. I had a teacake, and he said you've got your good coat out.",
      "I've slept on it: the blue coat and the teacake stay out till I'm gone. There's one I never told you about.",
    );
    const named = leadingTo(answers, "en").get("m0") ?? [];
    expect(withoutLeading(answers[0]?.content ?? "", { named, language: "en" })).toBe(
      "Maureen had two corsets on over her coat.",
    );
  });

  it("is not led to by what only shares a word with the wish itself", () => {
    const answers = said(
      "He's leaving it outside the Commercial Friday dinner. Lovely it was.",
      "She had a laugh with no noise in it. Mind you Brenda had a soft spot for me, one Christmas, I've told nobody. Leave that out.",
    );
    const named = leadingTo(answers, "en").get("m0") ?? [];
    expect(withoutLeading(answers[0]?.content ?? "", { named, language: "en" })).toBe(
      "He's leaving it outside the Commercial Friday dinner. Lovely it was.",
    );
  });

  it("is spoken of by any of its words while it is asked about, and by several of them elsewhere", () => {
    const stems = new Set(["colour", "boat"]);
    const text =
      "He came in black and I came in every other colour. I painted the boat in a colour he liked.";
    expect(withoutConfided(text, { stems, language: "en" })).toBe("");
    expect(withoutConfided(text, { stems, language: "en", fewest: 2 })).toBe(
      "He came in black and I came in every other colour.",
    );
  });

  it("is hinted at no more where the hint says that it was never told either", () => {
    const answers = takenOut(
      1,
      "Mi ha guardato la mano. E allora ho capito che aveva visto tutto, e non ha mai detto niente a nessuno. Il Gianni fischiava.",
      "È una cosa che non ho mai detto a nessuno. Ho allungato la mano per il pane. Del pane e della mano, no, quello resta tra me e Lei.",
    );
    const named = leadingTo(answers, "it").get("m0") ?? [];
    expect(withoutLeading(answers[0]?.content ?? "", { named, language: "it" })).toBe("Il Gianni fischiava.");
  });
});

describe("a secret of few sentences", () => {
  it("is all that was said, where nothing of it is left", () => {
    const content = "I was married to a sailor in Blyth first. They never met him.";
    expect(confidedOf({ id: "m", content, partly: "" }, "en")).toEqual([
      "I was married to a sailor in Blyth first.",
      "They never met him.",
    ]);
    const partly = "They never met him.";
    expect(confidedOf({ id: "m", content, partly }, "en")).toEqual([]);
  });

  it("is hinted at by how an answer ends, not by how a long telling begins", () => {
    const told =
      "The lamp smoked. I'll tell you something about the miller. He weighed his thumb with every sack of flour that he sold us.";
    expect(withoutHint(told, "en")).toBe(told);
    expect(withoutHint("The lamp smoked. It was so with Mother. I'll tell you something.", "en")).toBe(
      "The lamp smoked.",
    );
  });
});

describe("a wish about one matter", () => {
  const of = (text: string, language: "en" | "it" | "pl"): string =>
    tellingOf(text, { language, matters: [] });

  it("leaves the rest of the answer, without the reason it gives", () => {
    const text =
      "Kazimierz, spod Wilna, traktorzysta. Na weselu harmonista do stawu wpadł z harmonią. Zięć Leszek to co innego, ten pił i siedział, ale to proszę wyciąć, o Leszku. Basia by się wstydziła.";
    expect(of(text, "pl")).toBe(
      "Kazimierz, spod Wilna, traktorzysta. Na weselu harmonista do stawu wpadł z harmonią.",
    );
  });

  it("takes along the short sentence that leads to a refusal", () => {
    const text =
      "Mama chodziła pod ten areszt pieszo z bochenkiem w chuście. O stryja Wacka chodziło. Ale o stryju Wacku to ja nie mówię. Nikomu nie mówiłam i tu nie będę.";
    expect(of(text, "pl")).toBe("Mama chodziła pod ten areszt pieszo z bochenkiem w chuście.");
  });

  it("is none where somebody tells of wiping something off, and of not saying it to somebody", () => {
    const text = "You don't, you do it and wipe it off, do it and wipe it off. Jean said it's a door.";
    expect(of(text, "en")).toBe(text);
    const italian = "Mi sta bene, ho pensato. Ma non l'ho detto, perché Sergio piangeva per il letto.";
    expect(of(italian, "it")).toBe(italian);
  });

  it("takes along a short sentence between what it means and itself, and none before that", () => {
    const text =
      "I've never been so mad over owt. It didn't even go. He came when we buried our Martin. I didn't turn round. And I'll tell you now, don't ask me about that.";
    const matters = [{ words: "our Martin", stems: ["martin"], isNotAsked: true }];
    expect(tellingOf(text, { language: "en", matters })).toBe(
      "I've never been so mad over owt. It didn't even go.",
    );
  });

  it("that says itself what it means leaves what is told after it", () => {
    const text =
      "I'll say it plain so there's no mistake: the blue coat and the teacake stay out till I'm gone. In 1970 I had a baby boy that was born dead, at the Cottage Hospital.";
    expect(of(text, "en")).toBe("In 1970 I had a baby boy that was born dead, at the Cottage Hospital.");
  });

  it.each([
    ["pl", "Po jakich słowach? Po tym, co do konia mówił? No to koń dawał nóżkę.", "No to koń dawał nóżkę."],
    [
      "pl",
      "Do świni wracać nie trzeba, zjedzona. Raz byłam u Krysi w Norwegii.",
      "Raz byłam u Krysi w Norwegii.",
    ],
    [
      "pl",
      "No... pani to umie przejść. Ja o Marysi, a pani o robocie. Ale może i lepiej. Buraki w PGR-ze, od piętnastego roku.",
      "Buraki w PGR-ze, od piętnastego roku.",
    ],
    [
      "en",
      "You heard me say Raymond and you want the rooms. Well, perhaps it's as well. Two up, two down.",
      "Two up, two down.",
    ],
    [
      "it",
      "Oh bella! Mi premeva una risposta. Non ero io che dovevo dire, era Lei. Avevano la vasca da bagno, bianca, coi piedi di leone.",
      "Avevano la vasca da bagno, bianca, coi piedi di leone.",
    ],
  ] as const)("is not needed for a scolding, which stands in no story (%s)", (language, text, told) => {
    expect(of(text, language)).toBe(told);
  });
});
