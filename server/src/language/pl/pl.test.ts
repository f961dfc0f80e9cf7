import { describe, expect, it } from "vitest";
import { holds } from "#language/match.ts";
import { kinships } from "#language/subjects.ts";
import { questionsOf, speaksOfDanger } from "../packs.test-suite.ts";
import { nominative } from "./nominative.ts";
import { pl } from "./pack.ts";

const { lexicon } = pl;

const isCrisis = (text: string): boolean => speaksOfDanger(pl, text);
const questions = questionsOf(pl);

describe("acute danger in Polish", () => {
  it.each([
    "Myślałam, że umrę ze śmiechu.",
    "W czterdziestym czwartym omal nie zginąłem.",
    "Sąsiad chciał się zabić z rozpaczy po żonie.",
    "Nie chcę umrzeć, zanim nie zobaczę prawnuków.",
    "Chciałabym umrzeć we własnym łóżku.",
    "Nie chcę już żyć w niezgodzie z bratem.",
    "Syn mnie bije w szachy.",
  ])("is not read into: %s", (text) => expect(isCrisis(text)).toBe(false));

  it.each([
    "Ja już nie chcę żyć.",
    "Nie chcę już żyć, wszyscy odeszli.",
    "Chcę ze sobą skończyć.",
    "Chciałbym umrzeć.",
    "Mam myśli samobójcze.",
  ])("is heard in: %s", (text) => expect(isCrisis(text)).toBe(true));
});

describe("kin words", () => {
  it.each([
    ["mother", "Przy mamusi było najcieplej."],
    ["father", "Pamiętam ręce tatusia."],
    ["sister", "Z dwiema siostrami spałam w jednym łóżku."],
    ["brother", "Bracia poszli do wojska."],
    ["grandmother", "U babuni pachniało jabłkami."],
    ["grandfather", "Dziadziowi trzęsły się ręce."],
    ["aunt", "Pojechałam do stryjenki."],
    ["uncle", "Z wujkiem łowiliśmy ryby."],
    ["wife", "Z żoną poznaliśmy się w pociągu."],
    ["husband", "Mężowi podałam list."],
    ["daughter", "Miałem trzy córeczki."],
    ["son", "Synowie wyjechali."],
  ] as const)("%s is found in any case: %s", (kin, text) => {
    expect(kinships.filter((one) => holds(text, lexicon.kin[one]))).toEqual([kin]);
  });

  it("does not take 'we have' for a mother", () => {
    expect(holds("Mamy tu duży ogród.", lexicon.kin.mother)).toBe(false);
    expect(holds("To był pierścionek mojej mamy.", lexicon.kin.mother)).toBe(true);
  });
});

describe("answers", () => {
  it("tells a life before the war from a life in the war", () => {
    expect(holds("Urodziłam się przed wojną.", lexicon.trauma)).toBe(false);
    expect(holds("Wojna zastała nas na wsi.", lexicon.trauma)).toBe(true);
  });

  it("does not take 'w żadnym wypadku' for an accident", () => {
    expect(holds("W żadnym wypadku nie wolno było się spóźnić.", lexicon.trauma)).toBe(false);
  });

  it("does not take strong love for its absence", () => {
    expect(holds("Nigdy nie kochałem nikogo tak jak jej.", lexicon.none.love_story ?? [])).toBe(false);
  });

  it("hears a wish to pass", () => {
    expect(holds("Wolałabym o tym nie mówić.", lexicon.decline)).toBe(true);
    expect(holds("Proszę zapytać o coś innego.", lexicon.decline)).toBe(true);
  });
});

describe("questions", () => {
  it("never guess whether a man or a woman is speaking", () => {
    const guesses = questions.filter((text) =>
      /\p{L}(?:łaś|łeś|łabyś|łbyś)(?!\p{L})|(?<!\p{L})(?:[Pp]ana?|[Pp]anu|[Pp]ani|[Pp]anią)(?!\p{L})/u.test(
        text,
      ),
    );
    expect(guesses).toEqual([]);
  });

  it("are never yes-no and never offer two answers", () => {
    const closed = questions.filter((text) => /(?<!\p{L})(?:czy|albo|lub|oraz|także)(?!\p{L})/iu.test(text));
    expect(closed).toEqual([]);
  });

  it("are never the same question twice", () => {
    const asked = questions.map((text) => text.split("{hook}. ").at(-1));
    expect(asked.filter((text, index) => asked.indexOf(text) !== index)).toEqual([]);
  });
});

describe("a Polish name that stands alone", () => {
  it.each([
    ["kazio", "man"],
    ["bruno", "man"],
    ["zosia", "woman"],
    ["heleno", "woman"],
    ["balbinko", null],
  ])("%s is taken for: %s", (word, expected) => {
    expect(nominative.of({ name: word, before: "", next: "", told: new Set() })?.who ?? null).toBe(expected);
  });
});
