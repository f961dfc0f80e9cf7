import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { yearsIn } from "#language/years.ts";
import { arrange } from "../arranging/arrange.ts";
import { toldInARow, toldOf } from "../told.test-suite.ts";

describe("the order of a life", () => {
  it.each<[Language, string, number[]]>([
    [
      "en",
      "She died in the November of eighty-eight, and I didn't pick it up till ninety-nine.",
      [1988, 1999],
    ],
    ["en", "I met him at the Regal, dancing, sixty-three, and he trod on my foot.", [1963]],
    ["en", "Forty-seven, then, and the snow was at the sills. Sixty-one, he was, and deaf.", [1947]],
    ["pl", "Piec wstawili w siedemdziesiątym drugim, a rozebrali w osiemdziesiątym pierwszym.", [1972, 1981]],
    [
      "en",
      "We were thirty-six men, she was eighty-four, and it took forty-five minutes in fifty-two steps.",
      [],
    ],
    ["sv", "Hon kom i februari fyrtiotre och slutade sextisju.", [1943, 1967]],
    ["sv", "Jag var trettiosju och väntade fyrtifem minuter på trettifyra karlar.", []],
    ["pl", "Zabili świnię w pięćdziesiątym szóstym.", [1956]],
    ["pl", "Nad ranem dwudziestego trzeciego przyszła siostra, a trzydziestego pierwszego już szła.", []],
    ["pl", "Dwudziesty pierwszy marca, a w dwudziestym pierwszym wieku.", []],
    ["pl", "W dwudziestym trzecim stał młyn, spalił się dwudziestego piątego roku.", [1923, 1925]],
    ["pl", "Od trzydziestego ósmego do trzydziestego pierwszego roku.", [1931, 1938]],
    ["it", "La sera del trentuno si ballava, era il trenta, nel ventitré no, e la notte del venti.", []],
    [
      "it",
      "È nata nel trentuno, il marito è classe del trenta, e la casa è del quarantuno.",
      [1930, 1931, 1941],
    ],
    ["sv", "Den tjugotredje på morgonen, och den trettioförsta kom han hem.", []],
    ["en", "On the twenty-third, towards morning, and she went on the thirty-first.", []],
    [
      "it",
      "Settantuno, la piena del fiume. L'altra fu nel '57, l'ultimo di aprile settantatré.",
      [1957, 1971, 1973],
    ],
    ["it", "Sono classe trentotto, ho cucito dal cinquantadue all'ottantatré.", [1938, 1952, 1983]],
    ["it", "Quarantasei, aveva detto, e ne contai di più. Sessantadue anni, e rideva.", []],
    ["en", "Sixty-seven, the bishop's visit. We had the pigs till '71.", [1967, 1971]],
    ["en", "Sixty-seven of us, and two stoves. She left the '60s to her sister.", []],
    [
      "en",
      "He came back in February 46, and the bus stopped in 71. In 45 minutes I was 36, with 40 in the queue.",
      [1946, 1971],
    ],
    ["sv", "Vi gifte oss hösten 67, i maj 68 kom han, och 44 var sjuka.", [1967, 1968]],
    ["pl", "Wrócił w lutym 46, a pociąg stanął w 71. W 45 minut zjechało 38 osób.", [1946, 1971]],
    ["it", "È tornato a febbraio 46, la piena fu nel 51, e nel 30 per cento dei casi no.", [1946, 1951]],
    ["sv", "Det var -57 och kyrkan brann igen '62.", [1957, 1962]],
    ["pl", "Wesele w sześćdziesiątym siódmym, a chrzciny w '69.", [1967, 1969]],
  ])("reads the years that are said in a short form (%s): %s", (language, text, years) => {
    expect(yearsIn(text, language).sort()).toEqual(years);
  });

  it("is dated by what says when that was, and not by what is only thought of in looking back", () => {
    const told = toldOf(
      [
        "The day I remember best is the one on which the ferry came, and I stood on the quay with my cap in my hand.",
        "It was the third of May, 1951, and I was eight years old that spring.",
        "I was in the north in the summer of 1962 when the news of the ferry came, and it had gone down by then.",
        "What uncle Bertrand taught me is that a knot has to be undone by the one who tied it, whatever it takes.",
        "There was no coal that winter, and we slept in our coats with the dog across our feet.",
        "Uncle Bertrand wrote to the shipyard and to the school and to the bishop about the coal, and got no answer from any of the three of them for half a year.",
      ],
      (position) => ({
        topic: (
          [
            "turning_point",
            "turning_point",
            "places_lived",
            "values_and_sources",
            "hard_time",
            "hard_time",
          ] as const
        )[position],
        ...(position === 1 || position === 5 ? { staysOn: true } : {}),
      }),
    );
    const ages = new Map(arrange(told, "en").map(({ told: { messageId }, age }) => [messageId, age]));
    expect([ages.get("m0"), ages.get("m1"), ages.get("m3")]).toEqual([8, 8, 100]);
    expect(ages.get("m5")).toBe(ages.get("m4"));
  });

  it("reckons the year of birth from an age beside a year, and puts what was told first of a later time after it", () => {
    const told = toldInARow([
      "I'm Nora, after a film star, my mother saw her in a magazine at the hairdresser's.",
      "Mother's clock went in the winter of eighty-eight, the funeral was hardly over and it was gone off the shelf.",
      "I started at the grocer's at fifteen, in 1959, with sawdust on the floor and one chair for the doctor's wife.",
      "I was nine and my brother Walter was six, and he followed me everywhere. That was fifty-three.",
      "I met Ken at the Regal in sixty-three and he trod on my foot and broke the strap.",
    ]);
    const order = arrange(told, "en").map(({ told: { messageId }, age }) => [messageId, age]);
    expect(order).toEqual([
      ["m0", 0],
      ["m3", 9],
      ["m2", 15],
      ["m4", 19],
      ["m1", 44],
    ]);
  });

  it("tells what came next after what came before it, and dates nothing by the year in which it ended", () => {
    const told = toldInARow([
      "I was born in 1941 in the four houses under the bank of the river, in a row.",
      "The river broke through in 1955, and we sat on the roof of the barn for two nights.",
      "I picked beet till 1985, in the rain, and nobody asked whether it was work for a girl.",
      "Then they sent us away, and a baker took me in with his wife, who kept her bracelet on in the dough.",
    ]).map((one, at) => (at === 3 ? { ...one, topic: "places_lived" as const, staysOn: false } : one));
    const order = arrange(told, "en").map(({ told: { messageId } }) => messageId);
    expect(order).toEqual(["m0", "m1", "m2", "m3"]);
  });

  it("reckons by the teller's own age, and not by that of a mother who is told of", () => {
    const told = toldInARow([
      "I'm Jean, my mother picked it because you could read it on the lips.",
      "She went in the weaving shed at twelve, and she'd a finger short. The loom had it in 1936.",
      "I left school at fifteen, in 1957, and started in the towel laundry under Miss Pilling.",
    ]);
    expect(arrange(told, "en").find(({ told: { messageId } }) => messageId === "m2")?.age).toBe(15);
  });

  it("dates nothing by what was before the teller, and what came after a death by that death", () => {
    const told = toldInARow([
      "I was born in 1944 in the two rooms under the railway line, and named after a film.",
      "I learned it off Sep Oldroyd when I was twelve. Gas, in 1917, and they trained him at the home.",
      "I married Walter in 1967, in the sleet, and he had glue on his good cuff all through the hymn.",
      "This bungalow came later, when Walter died in the shed in October 2009 with the glue pot warm.",
      "The winter after Walter went I learned to swim, with armbands on, among five children and a lad.",
    ]);
    const ages = new Map(arrange(told, "en").map(({ told: { messageId }, when }) => [messageId, when]));
    expect([ages.get("m1"), ages.get("m3"), ages.get("m4")]).toEqual([12, 65, 65]);
  });

  it("puts whoever carried a coffin at the time of that death", () => {
    const told = toldOf(
      [
        "I was born in 1943 in a house by the yard, and my mother sang on the stairs.",
        "Little Joan died in August 1953, and they burned her doll and her coat behind the wash house.",
        "I started on the trams in 1962 with a bag on my belly and a cap like a pancake.",
        "Bernard was strong as a horse on weekdays, and he carried Joan's coffin under his arm all the way to the church.",
      ],
      (position) => ({ topic: position === 3 ? "hard_time" : "working_life" }),
    );
    const order = arrange(told, "en").map(({ told: answer }) => answer.messageId);
    expect(order.indexOf("m3")).toBeLessThan(order.indexOf("m2"));
  });

  it("reckons no birth from a year that is read as an age as well", () => {
    const told = toldOf(
      [
        "W centrali siedziałam od sześćdziesiątego roku, numer jedenaście, i słuchawka była ciężka.",
        "Dzieciństwo to ja miałam w Rogowie, i szklanki w kredensie dzwoniły, jak szła kolejka.",
        "Umarła w dwa tysiące dziewiątym i stałam na cmentarzu przy płocie.",
      ],
      () => ({ topic: "working_life" }),
    );
    const ages = arrange(told, "pl").map(({ age }) => age);
    expect(Math.max(...ages)).toBeLessThan(100);
  });
});
