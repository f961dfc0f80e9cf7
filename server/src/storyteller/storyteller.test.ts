import { describe, expect, it } from "vitest";
import { packs } from "#language/packs.ts";
import type { TopicId } from "#language/subjects.ts";
import type { StoryWish } from "./storyteller.ts";
import { type Story, storyText, type Told, writeStory } from "./storyteller.ts";

const answer = (topic: TopicId | null, text: string, rest: Partial<Told> = {}): Told => ({
  interviewId: "one",
  number: 1,
  messageId: `m-${topic}-${text.length}`,
  text,
  topic,
  position: 0,
  isPrivate: false,
  ...rest,
});

const write = (told: readonly Told[], wish: Partial<StoryWish> = {}): Story =>
  writeStory({
    told,
    length: 1000,
    style: "biography",
    language: "en",
    tellerLanguage: "en",
    tellerName: "Margaret Holloway",
    ...wish,
  });

const textsOf = (story: Story): string[] =>
  story.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));

const village = "We lived above the chapel in Staithes, and the nets hung in the kitchen all winter.";
const work = "My first wages came from the herring yard, four shillings a week in a brown envelope.";

const scene = (at: number): string =>
  [
    `In the year ${1940 + at} my uncle Robert brought a barrel of apples down to harbour number ${at}.`,
    `He rolled it past the cobbler and chapel ${at}, and every child on the street ran behind it shouting.`,
    `My grandmother counted ${at + 3} apples into her apron and gave the others to the women at the pump.`,
    `I remember the smell of the cold fruit and the tar on the ropes better than anything from voyage ${at}.`,
  ].join(" ");

const many = Array.from({ length: 30 }, (_, at) =>
  answer(at % 2 === 0 ? "childhood_scene" : "working_life", scene(at), {
    messageId: `m${at}`,
    position: at,
    number: 2,
  }),
);

describe("a story by the built-in writer", () => {
  it("tells a life in its order, whatever the order of the interviews", () => {
    const story = write([answer("first_job", work), answer("childhood_home", village, { number: 2 })]);
    expect(textsOf(story)).toEqual([village, work]);
    expect(story.sections.map(({ heading }) => heading)).toEqual([
      packs.en.topics.childhood_home.name,
      packs.en.topics.first_job.name,
    ]);
  });

  it("orders a chapter by the years that are named in it", () => {
    const late = "In 1971 I painted the kitchen of the lighthouse yellow.";
    const early = "In 1952 I carried coal to the lighthouse every Friday.";
    expect(
      textsOf(write([answer("working_life", late), answer("working_life", early, { position: 1 })])),
    ).toEqual([early, late]);
  });

  it("leaves out private answers, thin ones, talk about the talk, and wishes about the story", () => {
    const story = write([
      answer("hard_time", "My brother went to prison in the winter of the flood.", { isPrivate: true }),
      answer("youth_15_25", "I don't know."),
      answer("joys_interests", "Yes."),
      answer("wishes_limits", "Please leave my first marriage to Roger out of the book."),
      answer("childhood_home", `What do you mean? ${village} I can't remember.`),
    ]);
    expect(textsOf(story)).toEqual([village]);
  });

  it.each([
    ["en", "I never saw her again."],
    ["en", "Nothing tends to throw me off."],
    ["en", "We walked home."],
    ["sv", "Sedan såg jag henne aldrig mera."],
    ["sv", "Jag ville säga det."],
  ] as const)("keeps the short sentences of a teller of few words, in %s: %s", (language, text) => {
    expect(textsOf(write([answer("high_point", text)], { language, tellerLanguage: language }))).toEqual([
      text,
    ]);
  });

  it.each(["Oh!", "Nothing.", "Nothing much, no.", "I don't know anything about that.", "As I had"])(
    "leaves out what says nothing without its question: %s",
    (text) => {
      expect(textsOf(write([answer("high_point", text)]))).toEqual([]);
    },
  );

  it("says how many words there were when too little was told, and adds nothing", () => {
    const story = write([answer("childhood_home", village)], { style: "first-person" });
    expect(story.words).toBe(16);
    expect(story.note).toBe(
      "The interviews hold about 16 words of story; nothing was added to fill the rest.",
    );
  });

  it("says that a death and a marriage were told that had no room, and nothing of them where they stand in it", () => {
    const lost = "My brother Alfred drowned in the mill race in the spring of 1951.";
    const wed = "Edwin and I were married in 1958, on a Tuesday, because the hall was free.";
    const told = [...many, answer("loss_and_recovery", lost), answer("love_story", wed)];
    const note = (length: number): string | null => write(told, { length }).note;
    expect(note(20)).toContain("Not in it, though it was told: a death.");
    expect(note(1500)).not.toContain("a death");
  });

  it("says so when nothing was told", () => {
    const story = write([]);
    expect(story).toMatchObject({ sections: [], words: 0 });
    expect(story.note).toMatch(/no story yet/u);
  });

  it.each([500, 1000, 1500])("is as long as was asked, within ten percent: %i words", (length) => {
    const story = write(many, { length });
    expect(Math.abs(story.words - length) / length).toBeLessThanOrEqual(0.1);
  });

  it("tells fewer answers when it is shorter, and each of them whole", () => {
    const cited = write(many, { length: 750 }).sections.flatMap(({ sentences }) =>
      sentences.flatMap(({ sources }) => sources.map(({ message_id }) => message_id)),
    );
    const counts = [...Map.groupBy(cited, (id) => id).values()].map(({ length }) => length);
    expect(counts.length).toBeLessThan(many.length);
    expect(counts.filter((sentences) => sentences === 4)).toHaveLength(counts.length);
  });

  it("tells a death, a marriage and a move before anything else that is told", () => {
    const turnings = [
      answer(
        "working_life",
        "My husband Karl died in the flood, and we buried him on the hill behind the chapel.",
        { messageId: "death", position: 41 },
      ),
      answer("working_life", "I married Karl at the harbour church, with the nets still wet on the wall.", {
        messageId: "marriage",
        position: 42,
      }),
    ];
    const text = storyText(write([...many, ...turnings], { length: 500 }));
    expect(text).toContain("buried him on the hill");
    expect(text).toContain("I married Karl");
  });

  it("keeps the last line of a joke, however little it says alone", () => {
    const joke =
      "I danced like a horse on ice and I trod on her shoe, and the heel stayed on the floor. She says to me: and now, mister artist? I never. Not me.";
    expect(textsOf(write([answer("love_story", joke)])).at(-1)).toBe("Not me.");
  });

  it("puts what was gone on from where the life has it, and calls its chapters after it", () => {
    const on = { staysOn: true };
    const story = write([
      answer(
        "name_origin",
        "I was born in 1940 in a house by the canal, and I was called after the midwife.",
        { position: 1 },
      ),
      answer(
        "name_origin",
        "In 1985 I met Norman on the number one bus, with a sponge on my knee. Norman had lovely shoes. I danced with Norman every Friday.",
        { position: 3, ...on },
      ),
      answer(
        "name_origin",
        "When I was twelve I carried coal to the lighthouse every Friday with my sister and a cart.",
        { position: 5, ...on },
      ),
    ]);
    expect(story.sections.map(({ heading }) => heading)).toEqual([
      packs.en.story.parts[0],
      "School years",
      "Norman",
    ]);
  });

  it("names a person before telling how they met", () => {
    const met = "He came to mend the pump and stayed for supper.";
    const married = "I married Lennart in 1959.";
    expect(
      textsOf(write([answer("love_story", met, { number: 2 }), answer("partners_children", married)])),
    ).toEqual([married, met]);
  });

  it("prints once what was told twice, with both sources", () => {
    const again = answer("joys_interests", village, { interviewId: "three", number: 3 });
    const story = write([answer("childhood_home", village), again]);
    expect(textsOf(story)).toEqual([village]);
    expect(story.sections[0]?.sentences[0]?.sources).toHaveLength(2);
  });

  it("does not open an answer with words that lean on a sentence that was cut", () => {
    const opened = write(many, { length: 500 }).sections.flatMap(({ sentences }) =>
      sentences.filter(({ text }, at) => {
        const before = sentences[at - 1];
        const isFirst = before?.sources[0]?.message_id !== sentences[at]?.sources[0]?.message_id;
        return isFirst && /^(?:He|And|Then)\b/u.test(text);
      }),
    );
    expect(opened).toEqual([]);
  });

  it("keeps the teller's words when the story is asked for in another language, and says so", () => {
    const story = write([answer("childhood_home", village)], {
      language: "sv",
      style: "first-person",
      length: 16,
    });
    expect(textsOf(story)).toEqual([village]);
    expect(story.sections[0]?.heading).toBe(packs.sv.topics.childhood_home.name);
    expect(story.note).toBe("Orden står kvar på engelska, så som de sades.");
  });

  it("is titled with the name for a biography and with the teller's own words otherwise", () => {
    const told = [answer("life_theme", "Work was my whole music. It began with the herring yard in spring.")];
    expect(write(told).title).toBe("Margaret Holloway: Work was my whole music");
    expect(write(told, { style: "first-person" }).title).toBe("Work was my whole music");
    expect(write([], { style: "first-person", language: "pl" }).title).toBe("Własnymi słowami");
    expect(write(told, { tellerName: "" }).title).toBe("Work was my whole music");
  });

  it("says a name again where it says another thing", () => {
    const name =
      "My little sister got the pretty name, so she did, and I never knew what I had done. Joan. It was clean and short, and Mother chose it.";
    const household =
      "Father was the pig killer. Clifford was six years up on me. Me. Joan. And there was always a pig, in the sty behind the wash house by the canal.";
    const story = write([answer("name_origin", name), answer("family_of_origin", household)], {
      length: 500,
    });
    expect(storyText(story)).toContain("Me. Joan. And");
  });

  it("is not titled with the end of what somebody said, and puts no stop behind a closed quotation", () => {
    const said =
      "My father told me: 'Keep the herring nets straight.' It began with the herring yard in spring.";
    const story = write([answer("life_theme", said)], { style: "first-person" });
    expect(story.title).not.toContain("straight");
    expect(storyText(story)).toContain("straight.'");
    expect(storyText(story)).not.toContain("straight.'.");
  });

  it("reads as headings and paragraphs divided by blank lines", () => {
    const text = storyText(write([answer("first_job", work), answer("childhood_home", village)]));
    const { topics } = packs.en;
    expect(text.split("\n\n")).toEqual([topics.childhood_home.name, village, topics.first_job.name, work]);
  });

  it("divides an endless sentence that was spoken without a stop", () => {
    const told = Array.from(
      { length: 80 },
      (_, at) => `and we carried basket ${at} up the hill to the market in the morning `,
    ).join("");
    const story = write([answer("childhood_home", told.trim())], { length: 500 });
    expect(story.words).toBeGreaterThanOrEqual(450);
    expect(story.words).toBeLessThanOrEqual(550);
  });
});
