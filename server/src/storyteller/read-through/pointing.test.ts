import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import type { Settled, Story, Told } from "../story.ts";
import type { Closed } from "./closed.ts";
import { decided } from "./deciding.ts";
import { mayPrint, readThrough } from "./read-through.ts";

type Line = readonly [text: string, answer: number];

const told = (answers: readonly string[]): Told[] =>
  answers.map((text, at) => ({
    interviewId: "i",
    number: 1,
    messageId: `m${at}`,
    text,
    topic: null,
    position: 2 * at + 1,
    isPrivate: false,
  }));

const closedAt = (answer: number, text: string, isLimit = false): Closed => ({
  interview_id: "i",
  message_id: `m${answer}`,
  position: 2 * answer + 1,
  text,
  isLimit,
});

const storyOf = (lines: readonly Line[]): Story => ({
  title: "",
  sections: [
    {
      heading: "Home",
      sentences: lines.map(([text, at]) => ({
        text,
        sources: [{ interview_id: "i", message_id: `m${at}` }],
      })),
    },
  ],
  words: 0,
  note: null,
});

type Life = {
  answers: readonly string[];
  closed: readonly Closed[];
  lines: readonly Line[];
  language?: Language;
  settled?: Settled[];
};

const read = ({ answers, closed, lines, language = "en", settled = [] }: Life) =>
  readThrough(storyOf(lines), { told: told(answers), settled, language, tellerName: "Ada", closed });

const pointingOf = (life: Life): string[][] =>
  (read(life).passages ?? [])
    .filter(({ reasons }) => reasons.includes("beside_kept"))
    .map(({ lines }) => lines.map(({ text }) => text));

const filler: Record<Language, readonly string[]> = {
  en: [
    "We kept hens behind the wash house, and the cockerel slept on the copper.",
    "My uncle wound the church clock on Saturdays with a key as long as my arm.",
    "I wore my cousin's boots to school, stuffed with newspaper.",
    "The coalman's horse stopped at our gate by itself and ate the privet.",
    "We had a wireless that needed a thump before the news.",
    "On Mondays the whole yard was white with sheets.",
    "I learned to swim in the canal with a rope round my middle.",
    "My mother sold eggs at the back door to the railwaymen.",
  ],
  sv: [
    "Vi hade höns bakom tvättstugan, och tuppen sov på grytan.",
    "Morbror drog upp kyrkklockan på lördagar med en lång nyckel.",
    "Jag hade kusinens stövlar till skolan, med tidningspapper i.",
    "Kolhästen stannade av sig själv vid grinden och åt av häcken.",
    "Vi hade en radio som måste få en smäll före nyheterna.",
    "På måndagarna var gården vit av lakan.",
    "Jag lärde mig simma i kanalen med ett rep om magen.",
    "Mamma sålde ägg vid bakdörren till rallarna.",
  ],
  it: [
    "Tenevamo le galline dietro il lavatoio, e il gallo dormiva sul paiolo.",
    "Lo zio caricava l'orologio del campanile il sabato con una chiave lunga.",
    "Andavo a scuola con gli stivali di mia cugina, pieni di giornali.",
    "Il cavallo del carbonaio si fermava da solo al cancello.",
    "Avevamo una radio che voleva un pugno prima del notiziario.",
    "Il lunedì il cortile era bianco di lenzuola.",
    "Ho imparato a nuotare nel canale con una corda in vita.",
    "Mia madre vendeva le uova ai ferrovieri.",
  ],
  pl: [
    "Trzymaliśmy kury za pralnią, a kogut spał na kotle.",
    "Wujek nakręcał zegar na wieży w soboty długim kluczem.",
    "Chodziłam do szkoły w butach kuzynki, wypchanych gazetą.",
    "Koń węglarza sam stawał przy naszej furtce i jadł żywopłot.",
    "Mieliśmy radio, które trzeba było stuknąć przed wiadomościami.",
    "W poniedziałki całe podwórko było białe od prześcieradeł.",
    "Nauczyłam się pływać w kanale, z liną w pasie.",
    "Mama sprzedawała kolejarzom jajka przy tylnych drzwiach.",
  ],
};

describe("what stands outside of a secret and gives it away", () => {
  it.each([
    [
      "en",
      "They took Rose off the till in 1964. There were receipts that did not tally. She waves to me from the tram.",
      "It was me who put the receipts in her drawer, in 1964, and Rose paid for it.",
    ],
    [
      "sv",
      "De tog Rosa från kassan 1964. Det var kvitton som inte stämde. Hon vinkar till mig från spårvagnen.",
      "Det var jag som lade kvitton i lådan 1964, och Rosa fick betala för det.",
    ],
    [
      "it",
      "Hanno tolto la Rosa dalla cassa nel 1964. C'erano ricevute che non tornavano. Lei mi saluta dal tram.",
      "Sono stata io a mettere le ricevute nel cassetto, nel 1964, e la Rosa ha pagato.",
    ],
    [
      "pl",
      "Zdjęli Rozalię z kasy w 1964. Były jakieś rachunki, co się nie zgadzały. Ona mi się kłania z tramwaju.",
      "To ja włożyłam rachunki do szuflady, w 1964, i Rozalia za to zapłaciła.",
    ],
  ] as const)(
    "is shown as one passage where it tells of the same person at the same time: %s",
    (language, before, secret) => {
      const answers = [...filler[language], before];
      const own = before.split(/(?<=\.) /u);
      const lines: Line[] = [
        ...filler[language].map((text, at): Line => [text, at]),
        ...own.map((text): Line => [text, 8]),
      ];
      expect(pointingOf({ answers, closed: [closedAt(10, secret)], lines, language })).toEqual([own]);
    },
  );

  it("is not who is named all through a life", () => {
    const answers = filler.en.map((text) => `${text} Rose laughed.`);
    const lines = answers.map((text, at): Line => [text, at]);
    expect(pointingOf({ answers, closed: [closedAt(9, "Rose owed me for the eggs.")], lines })).toEqual([]);
  });

  it("is not who only stands in it by name, long before", () => {
    const answers = ["Rose lent me her skates.", ...filler.en];
    const lines = answers.map((text, at): Line => [text, at]);
    expect(pointingOf({ answers, closed: [closedAt(12, "Rose had a child in Leeds.")], lines })).toEqual([]);
  });

  it.each([
    ["en", "I sang there every December from 1957 to 2006, bar one.", "Don't ask me about that winter."],
    ["sv", "Jag sjöng där varje jul från 1957 till 2006, utom en.", "Fråga mig inte om den vintern."],
    ["it", "Ho cantato lì ogni Natale dal 1957 al 2006, tranne uno.", "Di quell'inverno non mi chieda."],
    ["pl", "Śpiewałam tam co roku od 1957 do 2006, oprócz jednego.", "O tamtą zimę proszę nie pytać."],
  ] as const)(
    "is a gap by which a time that is not asked about can be counted out: %s",
    (language, gap, limit) => {
      const answers = [...filler[language], "1963.", gap];
      const lines = answers.map((text, at): Line => [text, at]);
      const closed = [closedAt(8, limit, true)];
      expect(pointingOf({ answers, closed, lines, language })).toEqual([[gap]]);
      expect(pointingOf({ answers, closed: [], lines, language })).toEqual([]);
    },
  );

  it("is no gap in years before or after the time that is not asked about", () => {
    const answers = [...filler.en, "It was 1963.", "I sang there from 1970 to 2006, bar one year."];
    const lines = answers.map((text, at): Line => [text, at]);
    const closed = [closedAt(8, "Don't ask me about that winter.", true)];
    expect(pointingOf({ answers, closed, lines })).toEqual([]);
  });
});

describe("a passage that points to something kept out", () => {
  const life: Life = {
    answers: [...filler.en, "Mother went in 1979. She kept asking for Donald. He never came."],
    closed: [closedAt(10, "Mother told me in 1979 to write to Donald, and I walked past the post box.")],
    lines: [
      ["My brother Tom went to prison for the lead.", 0],
      ["I had two homes to run.", 8],
      ["Mother went in 1979.", 8],
      ["She kept asking for Donald.", 8],
      ["He never came.", 8],
      ["On Mondays the whole yard was white with sheets.", 5],
    ],
  };

  it("is shown before every other, and holds no word of what is kept out", () => {
    const { passages = [] } = read(life);
    expect(passages.map(({ reasons }) => reasons[0])).toEqual(["beside_kept", "crime"]);
    expect(JSON.stringify(read(life))).not.toMatch(/post box|walked past/u);
  });

  it("is not printed before it is decided about, and leaves sentences that still read when it is left out", () => {
    const { sections, passages = [] } = read(life);
    expect(sections[0]?.sentences.map(mayPrint)).toEqual([false, true, false, false, false, true]);
    const out = decided(
      { sections, passages, story: "", isEdited: false },
      { passage: "p1", decision: "leave_out" },
      { title: "", language: "en" },
    );
    expect(out?.sections[0]?.sentences.map(({ text }) => text)).toEqual([
      "My brother Tom went to prison for the lead.",
      "I had two homes to run.",
      "On Mondays the whole yard was white with sheets.",
    ]);
  });

  it("passes on the paragraph that it began, and takes it back when it comes in again", () => {
    const story = storyOf(life.lines.filter(([, answer]) => answer === 8).concat([["I told nobody.", 8]]));
    const [section] = story.sections;
    if (section?.sentences[1]) section.sentences[1].opens = true;
    const { sections, passages = [] } = readThrough(story, {
      told: told(life.answers),
      settled: [],
      language: "en",
      tellerName: "Ada",
      closed: life.closed,
    });
    const begins = (decision: "leave_out" | "keep", from: Parameters<typeof decided>[0]) =>
      decided(from, { passage: "p1", decision }, { title: "", language: "en" });
    const openings = (standing: ReturnType<typeof begins>) =>
      standing?.sections[0]?.sentences.filter(({ opens }) => opens).map(({ text }) => text);
    const out = begins("leave_out", { sections, passages, story: "", isEdited: false });
    expect(openings(out)).toEqual(["I told nobody."]);
    expect(openings(out && begins("keep", out))).toEqual(["Mother went in 1979."]);
  });

  it("is not asked about again once it was kept", () => {
    const settled = (read(life).passages?.[0]?.lines ?? []).map(
      ({ text }): Settled => ({ message_id: "m8", text, decision: "keep", wording: text }),
    );
    const { passages = [] } = read({ ...life, settled });
    expect(passages.map(({ decision }) => decision)).toEqual(["keep", null]);
  });
});

it("finds what is left of the sentence that names who is not to be asked about", () => {
  const answers = [...filler.sv, "Vi hade två barn. Annika bor i Borås."];
  const closed = [
    closedAt(answers.length - 1, "Vi hade två barn, Annika och Lasse. Lasse pratar jag inte om.", true),
  ];
  const at = answers.length - 1;
  const lines: Line[] = [
    [filler.sv[0] ?? "", 0],
    ["Vi hade två barn.", at],
    ["Annika bor i Borås.", at],
  ];
  expect(pointingOf({ answers, closed, lines, language: "sv" })).toEqual([["Annika bor i Borås."]]);
});

describe("two things that are kept out, told one behind the other", () => {
  const from = filler.en.length;
  const answers = [
    ...filler.en,
    "The petticoat was from Winnie for Christmas. In January 1979 the snow stood up to the windows, and I waved it at the express.",
    "Walter was a good farmer, and it was him that broke the tureen.",
    "Winnie took hold of my finger in the hospital and said we were quits.",
  ];
  const closed = [
    closedAt(from + 1, "With my brother Walter I went to court over the field, four years, to 1979."),
    closedAt(from + 2, "It was me that was to mind Tommy, and I said that it was Winnie."),
  ];
  const lines: Line[] = [
    [filler.en[0] ?? "", 0],
    ["In January 1979 the snow stood up to the windows.", from],
    ["Walter was a good farmer and broke the tureen.", from + 1],
  ];

  it("are two, and what one of them shares with a life does not lead to the other", () => {
    expect(pointingOf({ answers, closed, lines }).flat()).not.toContain(lines[1]?.[0]);
  });

  it("leave nothing to be asked about a line that its teller lets stand", () => {
    const read = (wishes: boolean) =>
      readThrough(storyOf(lines), {
        told: told(answers).map((one) =>
          wishes && one.text.startsWith("Walter")
            ? {
                ...one,
                bookWishes: [{ text: "Write that he was a good farmer and broke the tureen.", before: "" }],
              }
            : one,
        ),
        settled: [],
        language: "en",
        tellerName: "Ada",
        closed: [
          ...closed,
          closedAt(from + 1, "Walter broke the tureen on the good farmer's stove in court."),
        ],
      }).passages ?? [];
    expect(JSON.stringify(read(false))).toContain("tureen");
    expect(JSON.stringify(read(true))).not.toContain("tureen");
  });
});
