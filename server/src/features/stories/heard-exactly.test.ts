import type { Language } from "@saga/contract/vocabulary";
import { describe, expect, it } from "vitest";
import { textsOf, toldBy } from "../../../test/told-by.ts";

/** A secret, with what may be told behind it, in the next answer a scene that sounds like a wish, and one that speaks to Saga among much else. */
const told: Record<
  Language,
  { before: string; secret: string[]; open: string; scene: string; spoken: string; kept: string }
> = {
  en: {
    before: "He went to Lubeck in fifty-eight, and at the station he said he would write.",
    secret: [
      "This is not for the book, it stays between us.",
      "He did write, eleven letters, and my sister hid them in a biscuit tin.",
    ],
    open: "That Trudy and I never spoke for thirty years, you can put in, it was over the sewing machine.",
    scene:
      "After the funeral she stood a fern on the machine, and I threw it through the window. Thirty-one years and not a word. At funerals we stood on two sides of the hole.",
    spoken:
      "He was a welder, I told you that already, and he said less than my father, but when he gave you a pigeon to hold it was like a ring from another man.",
    kept: "biscuit tin",
  },
  sv: {
    before: "Han for till Lübeck femtioåtta, och på stationen sa han att han skulle skriva.",
    secret: [
      "Det här ska inte stå i boken, det stannar mellan oss.",
      "Han skrev ju, elva brev, och min syster gömde dem i en kakburk.",
    ],
    open: "Jag och Trudy talade inte på trettio år, det får stå, det var för symaskinens skull.",
    scene:
      "Efter begravningen ställde hon en ormbunke på maskinen, och jag slängde ut den genom fönstret. Trettioett år och inte ett ord. På begravningar stod vi på var sin sida om hålet.",
    spoken:
      "Han var svetsare, det har jag redan sagt dig, och han sa mindre än far, men gav han en duva i handen på dig var det som en ring av en annan karl.",
    kept: "kakburk",
  },
  it: {
    before: "Andò a Lubecca nel cinquantotto, e alla stazione disse che avrebbe scritto.",
    secret: [
      "Questo non va nel libro, resta tra me e lei.",
      "Scriveva, undici lettere, e mia sorella le nascose in una scatola di biscotti.",
    ],
    open: "Che io e la Trudi non ci siamo parlate per trent'anni lo può scrivere, fu per la macchina da cucire.",
    scene:
      "Dopo il funerale ci mise sopra una felce, e io la buttai dalla finestra. Trentun anni e neanche una parola. Ai funerali stavamo sui due lati della buca.",
    spoken:
      "Faceva il saldatore, gliel'ho già detto, e parlava meno di mio padre, ma quando ti dava in mano un piccione era come l'anello di un altro.",
    kept: "scatola di biscotti",
  },
  pl: {
    before: "W pięćdziesiątym ósmym pojechał do Lubeki, a na stacji powiedział, że napisze.",
    secret: [
      "To nie do książki, to ma zostać między nami.",
      "On pisał, jedenaście listów, a siostra schowała je w pudełku po piernikach.",
    ],
    open: "A że ja się z Trudką gniewała trzydzieści lat, to można pisać, to było o maszynę.",
    scene:
      "Po pogrzebie postawiła na maszynie paprotkę, a ja ją za okno. I trzydzieści jeden lat ani słowa. Na pogrzebach staliśmy po dwóch stronach dziury.",
    spoken:
      "On był spawacz, to ja pani już mówiłam, i mówił jeszcze mniej jak tata, ale jak gołębia dał do ręki, to było jak u innych pierścionek.",
    kept: "pudełku",
  },
};

const heard = (by_model: "heard" | "kept", intent = "told") => ({ intent, tells: true, by_model });

describe.each(Object.keys(told) as Language[])(
  "where a model has named what is to stay out, in %s",
  (language) => {
    const { before, secret, open, scene, spoken, kept } = told[language];
    const limits = [{ message: "m1", kind: "erased", lines: secret }];
    const answers = [
      { content: before, heard: heard("heard") },
      { content: `${secret.join(" ")} ${open}`, heard: heard("kept") },
      { content: scene, heard: heard("heard"), question: "?" },
      { content: spoken, heard: heard("heard"), question: "?" },
    ];

    it("that goes, and nothing around it", async () => {
      const [first, second, third] = await textsOf(answers, { limits, language });
      expect(first).toBe(before);
      expect(second).not.toContain(kept);
      expect(second).toContain(open.split(",")[0]);
      expect(third).toBe(scene);
    });

    it("what it names of an earlier answer goes there, and nothing around it", async () => {
      const earlier = [
        { content: `${scene} ${before}`, heard: heard("heard") },
        { content: `${secret.join(" ")} ${open}`, heard: heard("kept") },
      ];
      const hint = { message: "m0", kind: "erased", lines: [before] };
      const [first] = await textsOf(earlier, { limits: [hint, ...limits], language });
      expect(first).toBe(scene);
    });

    it("what stands right before a gap is known", async () => {
      const joined = `${before} ${secret.join(" ")} ${open}`;
      const [one] = await toldBy([{ content: joined, heard: heard("kept") }], {
        limits: [{ message: "m0", kind: "erased", lines: secret }],
        language,
      });
      expect(one?.cutBehind).toEqual([before]);
    });

    it("what is said to Saga among much else stands with it", async () => {
      const texts = await textsOf(answers, { limits, language });
      expect(texts[3]).toBe(spoken);
    });

    it("what it passed over rules keep out, as without it", async () => {
      const overheard = [answers[0], { content: answers[1]?.content ?? "", heard: heard("heard") }];
      const [, text] = await textsOf(overheard as typeof answers, { language });
      expect(text).not.toContain(kept);
    });
  },
);

describe("who is not to be asked about", () => {
  const sister = [
    "My sister Karin was four years younger, in red mittens, and came along wherever one went.",
    "That was where she went through, Karin, on the twenty-fourth of April in fifty-one.",
    "She could whistle with two fingers, Karin could, and she whistled at the bull.",
  ];
  const asks = "You drag me down to the tarn again. Leave Karin be, it will come when I want it.";
  const keptOut = [{ message_id: "m3", kind: "not_asked", words: "Karin", stems: '["karin"]' }];
  const limits = [{ message: "m3", kind: "not_asked", stems: ["karin"] }];
  const with_ = (by_model: "heard" | "kept" | undefined) =>
    [...sister, asks].map((content) => ({
      content,
      heard: by_model ? heard(by_model) : { intent: "told", tells: true },
    }));

  it("stays in what was told of them before, where a model heard it", async () => {
    const texts = await textsOf(with_("kept"), { keptOut, limits });
    expect(texts.slice(0, 3)).toEqual(sister);
    expect(texts[3]).not.toContain("Karin");
  });

  it("is left out where only rules heard it", async () => {
    expect((await textsOf(with_(undefined), { keptOut, limits })).join(" ")).not.toContain("Karin");
    expect((await textsOf(with_("heard"), { keptOut, limits })).join(" ")).not.toContain("Karin");
  });
});

it("whose story was left out by its sentences is named where something else is told", async () => {
  const recipe =
    "First the flour, sieved twice, and water and salt, and no milk, old Vandelli put milk in, leave it be.";
  const kept = "Vandelli was carrying on with the bookkeeper. But leave that out, that story about Vandelli.";
  const [first] = await textsOf(
    [
      { content: recipe, heard: heard("heard") },
      { content: `On Fridays there was fried dough for all of them. ${kept}`, heard: heard("kept") },
    ],
    { limits: [{ message: "m1", kind: "erased", lines: kept.split(/(?<=\.) /u) }] },
  );
  expect(first).toBe(recipe);
});

it("another funeral than the one that is not to be asked about is told", async () => {
  const mother = "That was Mother's funeral, March of eighty-one, and she died in her chair braiding nets.";
  const asks =
    "My boy David was drowned off the harbour. Don't you ask me about the inquest, nor the funeral.";
  const row = (words: string, stem: string) => ({
    message_id: "m1",
    kind: "not_asked",
    words,
    stems: JSON.stringify([stem]),
  });
  const [first, second] = await textsOf(
    [
      { content: mother, heard: heard("heard") },
      { content: asks, heard: heard("kept", "grief") },
    ],
    { keptOut: [row("the inquest", "inqu"), row("the funeral", "funeral")] },
  );
  expect(first).toBe(mother);
  expect(second).toBe("My boy David was drowned off the harbour.");
});
