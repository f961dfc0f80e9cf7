import { describe, expect, it } from "vitest";
import { holds } from "../match.ts";
import { speaksOfDanger } from "../packs.test-suite.ts";
import { topicIds } from "../subjects.ts";
import { sv } from "./pack.ts";

const { lexicon } = sv;

const isDanger = (text: string): boolean => speaksOfDanger(sv, text);

describe("Swedish word lists", () => {
  it.each([
    "Jag vill dö.",
    "Jag orkar inte leva längre",
    "Nu är det nog, jag tänker ta livet av mig i kväll.",
    "Ibland känns det som att jag har inget att leva för.",
    "Jag vill inte leva utan honom.",
  ])("acute danger is heard: %s", (text) => {
    expect(isDanger(text)).toBe(true);
  });

  it.each([
    "Vi skrattade så att jag höll på att dö.",
    "Jag var dödstrött när vi kom hem.",
    "Under kriget trodde jag att vi skulle dö allihop.",
    "Jag är så nyfiken att jag dör.",
    "Jag vill dö hemma i min egen säng när den dagen kommer.",
    "Det tog nästan livet av mig att bära upp kolen.",
    "Jag bestämde mig för att ta mitt liv i egna händer.",
    "Granngubben tog livet av sig den hösten.",
  ])("an idiom, a wish for later and the past are not acute danger: %s", (text) => {
    expect(isDanger(text)).toBe(false);
  });

  it.each([
    ["mother", "Moders hand var alltid varm."],
    ["father", "Det var farsans cykel."],
    ["sister", "Systrarna sof i kammaren."],
    ["brother", "Jag gick med mina bröder."],
    ["grandmother", "Vi bodde hos mormor."],
    ["uncle", "Morbrors häst hette Brunte."],
    ["husband", "Där träffade jag min man."],
    ["daughter", "Döttrarna reste till Amerika."],
    ["son", "Sonens brev kom till jul."],
  ] as const)("inflected kin words are found: %s", (kin, text) => {
    expect(holds(text, lexicon.kin[kin])).toBe(true);
  });

  it("the pronoun 'man' is no husband, the title 'fru' no wife, the adjective 'modern' no mother", () => {
    const text = "Man fick gå till fru Berg som hade ett modernt kök, det var en modern våning.";
    expect(holds(text, lexicon.kin.husband)).toBe(false);
    expect(holds(text, lexicon.kin.wife)).toBe(false);
    expect(holds(text, lexicon.kin.mother)).toBe(false);
  });

  it("what is said of others does not close a subject for the teller", () => {
    const text = "Min morbror gifte sig aldrig och hade inga barn. Mor hade aldrig arbetat utanför hemmet.";
    expect(topicIds.filter((topic) => holds(text, lexicon.none[topic] ?? []))).toEqual([]);
    expect(holds("Jag har aldrig varit gift.", lexicon.none.partners_children ?? [])).toBe(true);
    expect(holds("Nej, jag fick inga barn.", lexicon.none.becoming_parent_or_kin ?? [])).toBe(true);
  });

  it("short words do not catch longer ones that mean something else", () => {
    const text = "Det skedde för hundra år sedan, dock var bröderna stolta.";
    expect(holds(text, lexicon.things)).toBe(false);
  });

  it("spellings from before the reform are read", () => {
    expect(holds("De foro öfver hafvet", lexicon.places)).toBe(true);
    expect(holds("De foro bort", lexicon.events)).toBe(true);
    expect(holds("Begrafningen stod i Mora", lexicon.grief)).toBe(true);
  });

  it("a wish to pass is understood, forgetting is not taken for it", () => {
    expect(holds("Hoppa över den, tack.", lexicon.decline)).toBe(true);
    expect(holds("Det vill jag inte prata om.", lexicon.decline)).toBe(true);
    expect(holds("Det minns jag inte.", lexicon.decline)).toBe(false);
    expect(holds("Det minns jag inte.", lexicon.unknown)).toBe(true);
    expect(holds("Den dagen har jag aldrig glömt.", lexicon.unknown)).toBe(false);
  });
});
