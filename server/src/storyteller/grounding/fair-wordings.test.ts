import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { faultsTold } from "./faults.test-suite.ts";
import type { GroundingFault } from "./grounding.ts";

const teller: Record<Language, string> = {
  en: "Ada Moro Addie",
  sv: "Ada Moro",
  it: "Ada Moro",
  pl: "Ada Moro",
};

const faultsOf = (language: Language, answer: string, text: string): GroundingFault[] =>
  faultsTold({ name: teller[language] })(language, answer, text);

describe("what was told in other words", () => {
  it.each<[string, Language, string, string]>([
    [
      "the names of places are nobody who does anything",
      "en",
      "I were at Valley Mills then, on looms. I went in at fifteen.",
      "Addie went in at Valley Mills at fifteen.",
    ],
    [
      "nor is a town that opens the sentence",
      "en",
      "I moved to Leeds. I found a room with a widow.",
      "In Leeds she found a room with a widow.",
    ],
    [
      "nor is a street",
      "en",
      "We lived in with her, two rooms on Leeds Road. Then we moved to Every Street.",
      "Before Every Street they lived in two rooms on Leeds Road.",
    ],
    [
      "what nobody is to do is not allowed",
      "pl",
      "Stoi teraz u mnie na Chyloni pod oknem i niech nikt mi na nim nic nie stawia.",
      "Stoi teraz u niej na Chyloni pod oknem i nikomu nie wolno nic na nim stawiać.",
    ],
    [
      "what was done may be told as what somebody is to do",
      "pl",
      "Nie tykałam młotka po wojnie, a w kościele tylko siadałam.",
      "Nie chciała tykać młotka po wojnie, a w kościele tylko siadać.",
    ],
    [
      "two who are named are no number",
      "en",
      "I wove back to back with Doreen, we shared an alley.",
      "She wove back to back with Doreen, the two of them sharing an alley.",
    ],
    [
      "two who are named are no number",
      "sv",
      "Jag vävde bredvid Karin, vi delade gång.",
      "Hon vävde bredvid Karin, och de två delade gång.",
    ],
    [
      "two who are named are no number",
      "it",
      "Vicino a me tesseva la Rosa, stavamo nella stessa fila.",
      "La Rosa tesseva vicino all'Ada, loro due nella stessa fila.",
    ],
    [
      "two who are named are no number",
      "pl",
      "Obok mnie tkała Danka, w jednym rzędzie.",
      "Danka tkała obok Ady, we dwie w jednym rzędzie.",
    ],
    [
      "whom she told did nothing",
      "en",
      "I told him at teatime and he went out to the pigeons. Ron were like that.",
      "She told Ron at teatime.",
    ],
    [
      "a thing is named that the answer calls it",
      "en",
      "It were the last bus. She'll not go up and she'll not go back.",
      "The bus would not go up and would not go back.",
    ],
    [
      "somebody is named whom the answer calls him",
      "en",
      "She kept asking for Donald. He didn't come. He never came.",
      "Donald didn't come.",
    ],
    [
      "a thing is named beside which something else was denied",
      "en",
      "People never came to me for the buttons. What came off went in the tin.",
      "And the buttons, what came off, went in the tin.",
    ],
    [
      "a thing is named beside which something else was denied",
      "pl",
      "Ludzie nie przychodzili po guziki. Co się urwało, to do puszki.",
      "I guziki, co się urwały, to do puszki.",
    ],
    [
      "a thing is named beside which something else was denied",
      "it",
      "La gente non veniva per i bottoni. Quello che si staccava finiva nella scatola.",
      "E i bottoni, quello che si staccava, finivano nella scatola.",
    ],
    [
      "a thing is named beside which something else was denied",
      "sv",
      "Folk kom inte till mig efter knappar. Det som lossnade hamnade i burken.",
      "Och knapparna, det som lossnade, hamnade i burken.",
    ],
    [
      "what was thought came after what is told",
      "en",
      "So he were always on the quarter to six from the Centre and I thought that's funny it's him again.",
      "He was always on the quarter to six from the Centre.",
    ],
    [
      "a filler is no doubt",
      "pl",
      "Mama to raczej o jedzeniu opowiadała, że zupa z pyrek.",
      "Mama opowiadała o jedzeniu, że zupa z pyrek.",
    ],
    [
      "a filler is no doubt",
      "sv",
      "Mamma berättade liksom om maten, soppan och rovorna.",
      "Mamma berättade om maten, soppan och rovorna.",
    ],
    [
      "who only speaks is not denied",
      "en",
      "I never knew what it was and he didn't neither. And I said I know the whole alto line. And he said go on then.",
      "She said, “I know the whole alto line,” and he said, “Go on then.”",
    ],
    [
      "a day that is put right is not denied, also without a comma",
      "en",
      "And I did that darn on the tuesday watching the wrestling no wednesday. And I put the scissors down.",
      "She did that darn on the Wednesday, watching the wrestling.",
    ],
    [
      "nor is it in Swedish",
      "sv",
      "Och jag lagade strumpan på tisdagen framför teven nej onsdagen. Sedan la jag ifrån mig saxen.",
      "Hon lagade strumpan på onsdagen framför teven.",
    ],
  ])("holds: %s (%s)", (_, language, answer, text) => {
    expect(faultsOf(language, answer, text)).toEqual([]);
  });

  it.each<[Language, string, string, GroundingFault]>([
    [
      "en",
      "The last bus went up by the bridge.",
      "The last bus did not go up by the bridge.",
      "changed_negation",
    ],
    [
      "en",
      "It was Auntie Nellie who bought it.",
      "It was not Auntie Nellie who bought it.",
      "changed_negation",
    ],
    ["en", "There was a girl on.", "There was not a girl on.", "changed_negation"],
    [
      "en",
      "We did not go to chapel on the Wednesday.",
      "They went to chapel on the Wednesday.",
      "changed_negation",
    ],
    ["en", "He never drank, not a drop, in all his working days.", "He drank.", "changed_negation"],
    ["pl", "Nigdy nie pił wódki przy stole.", "Pił wódkę.", "changed_negation"],
    [
      "en",
      "It was Doreen who kept cows in the yard.",
      "Doreen kept two of them in the yard.",
      "unknown_number",
    ],
    [
      "en",
      "I think it was the quarter to six from the Centre.",
      "It was the quarter to six from the Centre.",
      "dropped_hedge",
    ],
    ["en", "Ron mended the pump at the mill.", "Harold mended the pump at the mill.", "unknown_name"],
    ["en", "Then Doreen mended the loom and I swept up.", "Addie mended the loom.", "changed_kinship"],
  ])("and nothing else does (%s): %s", (language, answer, text, fault) => {
    expect(faultsOf(language, answer, text)).toContain(fault);
  });
});

describe("a number that is said in short", () => {
  it.each<[Language, string, string, string]>([
    [
      "pl",
      "I my miały jedne czółenka na dwie, czarne, trzydzieści siódemka.",
      "Miały jedne czarne czółenka na dwie, numer trzydzieści siedem.",
      "Miały jedne czarne czółenka na dwie, numer trzydzieści osiem.",
    ],
    [
      "sv",
      "Vi hade ett par svarta skor på två, en trettiosjua.",
      "De hade ett par svarta skor på två, storlek trettiosju.",
      "De hade ett par svarta skor på två, storlek trettioåtta.",
    ],
    [
      "pl",
      "Chudy taki, trzecia klasa. Dziewięćdziesiąty trzeci, czwarty. A on na schodach siedzi.",
      "W 1993 czy 1994 roku siedział na schodach.",
      "W 1993 czy 1995 roku siedział na schodach.",
    ],
    [
      "en",
      "A thin lad. Ninety-three, four. He sat on the stairs.",
      "In 1993 or 1994 he sat on the stairs.",
      "In 1993 or 1995 he sat on the stairs.",
    ],
    [
      "sv",
      "En mager pojke. Nittiotre, fyra. Han satt i trappan.",
      "1993 eller 1994 satt han i trappan.",
      "1993 eller 1995 satt han i trappan.",
    ],
    [
      "it",
      "Un ragazzo magro. Novantatré, quattro. Stava seduto sulle scale.",
      "Nel 1993 o nel 1994 stava seduto sulle scale.",
      "Nel 1993 o nel 1995 stava seduto sulle scale.",
    ],
    [
      "pl",
      "No siedzę, trzymam jeszcze tę słuchawkę, bo tam pipka.",
      "Siedzi i trzyma jeszcze słuchawkę, bo tam pipka.",
      "Siedzi i trzyma jeszcze trzy słuchawki, bo tam pipka.",
    ],
  ])("is told whole, and no other (%s): %s", (language, answer, fair, untrue) => {
    expect(faultsOf(language, answer, fair)).toEqual([]);
    expect(faultsOf(language, answer, untrue)).toContain("unknown_number");
  });
});
