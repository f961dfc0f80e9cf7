import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { callsOf } from "./calls.ts";
import { lastNaming, withSubject } from "./named-subject.ts";

const named = (question: string, text: string, language: Language = "en"): string =>
  withSubject(text, {
    question,
    language,
    known: new Set([
      "Mother",
      "Ronnie",
      "Stephen",
      "Armando",
      "Jadzia",
      "Jadzi",
      "Leona",
      "Maj",
      "Lis",
      "Jean",
    ]),
  });

const called = (question: string, text: string, ...told: string[]): string =>
  withSubject(text, { question, language: "sv", known: new Set(["Edit"]), calls: callsOf(told, "sv") });

describe("whom an answer speaks of", () => {
  it("is nobody of the life where it is said to who asks", () => {
    const said = "Lei mi dice sempre così, se Le va, se no andiamo avanti.";
    expect(named("Se Le va, mi dica che cosa ricorda di Armando.", said, "it")).toBe(said);
  });

  it.each([
    ["en", "What did Mother say to it?", "She said, cold water.", "Mother said, cold water."],
    ["en", "Tell me about your mother.", "She packed pilchards.", "My mother packed pilchards."],
    ["en", "And Jean?", "She's at college in Leeds.", "Jean's at college in Leeds."],
    [
      "en",
      "And your mother?",
      "She played at the Jean Ronnie hall.",
      "My mother played at the Jean Ronnie hall.",
    ],
    ["en", "What did Ronnie say to that?", "He went red.", "Ronnie went red."],
    [
      "en",
      "How do you see Ronnie before you now?",
      "On the back step with his boots off. He was a lumper.",
      "On the back step with his boots off. Ronnie was a lumper.",
    ],
    ["sv", "Berätta om Maj-Lis.", "Hon var lat.", "Maj-Lis var lat."],
    ["it", "Vuole stare ancora con Armando?", "È morto in cucina.", "Armando è morto in cucina."],
    ["pl", "To powiem o Jadzi.", "Ona na płuca umarła.", "Jadzia na płuca umarła."],
    ["pl", "Jak to było, kiedy Jadzia to zobaczyła?", "Popatrzyła i mówi.", "Jadzia popatrzyła i mówi."],
  ] as const)(
    "stands in the place of a pronoun, as the question names them (%s): %s",
    (language, question, said, read) => {
      expect(named(question, said, language)).toBe(read);
    },
  );

  it("is called what the teller calls them, by the question's word for a relative and by a name", () => {
    const told = [
      "Edit hette mor.",
      "Och mor vävde.",
      "Far högg, mor vävde.",
      "Farsan sa inget, farsan gick ut. Sen kom farsan.",
    ];
    expect(called("Berätta om din pappa.", "Han bar kistan själv.", ...told)).toBe(
      "Farsan bar kistan själv.",
    );
    expect(called("Berätta mer om Edit.", "Hon vävde inte på söndagar.", ...told)).toBe(
      "Mor vävde inte på söndagar.",
    );
  });

  it("is whom the teller named last, where that was none of the story", () => {
    const said = "You asked about Mother. It was Jean all along, and you go round her like a cat. There.";
    const question = lastNaming(said, { language: "en", known: new Set(["Mother", "Jean"]) });
    expect(named(question, "She drowned. In the canal.")).toBe("Jean drowned. In the canal.");
  });

  it.each([
    ["en", "How did Ronnie find out that it was Stephen?", "He said something about a marrow."],
    ["en", "Tell me about your mother.", "He was a whistler."],
    ["en", "What did Mother say?", "Ronnie came in, and she laughed."],
    ["en", "What did Ronnie do?", "He'd a hook scar."],
    ["en", "What did Ronnie do?", "The doctor came at nine. He was a small man."],
    ["en", "“Jean was easy to lip-read.” What lay behind that?", "She couldn't hear."],
    ["en", "And Ronnie?", "i said to tubby thats his clock and he never said nothing"],
    ["it", "E Armando?", "Era scuro ancora."],
    ["pl", "Jak to było, kiedy Pani Leona zobaczyła?", "On mnie zobaczył, z góry."],
    ["en", "And Ronnie?", "He give everything away Stephen did, inside a fortnight."],
  ] as const)("is not guessed (%s): %s %s", (language, question, said) => {
    expect(named(question, said, language)).toBe(said);
  });
});
