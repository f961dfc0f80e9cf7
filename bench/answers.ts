const people = [
  "Jan",
  "Astrid",
  "Marta",
  "Uncle Piet",
  "my brother Karl",
  "Aunt Sofia",
  "old Henrik",
  "Elsa Lind",
];
const places = [
  "the mill",
  "Brunnby",
  "the harbour",
  "our kitchen",
  "the schoolhouse",
  "the north field",
  "Lund",
];
const things = [
  "a red bicycle",
  "the accordion",
  "a sack of flour",
  "his grey coat",
  "the brass clock",
  "two goats",
];
const deeds = ["carried", "mended", "hid", "sold", "painted", "lost and found", "gave away"];
const times = ["in the spring of 19", "one winter in 19", "every Sunday until 19", "in the summer of 19"];
const feelings = ["so proud", "quite afraid", "very happy", "a little ashamed", "calm"];
const sayings = ["Measure twice", "Nobody rows alone", "Bread first, talk later", "Keep the stove warm"];

type Draw = <T>(list: readonly T[]) => T;

const sentences: ((draw: Draw, year: string) => string)[] = [
  (draw, year) => `It was ${draw(times)}${year}, and we lived close to ${draw(places)} with ${draw(people)}.`,
  (draw) => `${draw(people)} ${draw(deeds)} ${draw(things)} while the rest of us waited at ${draw(places)}.`,
  (draw) => `I remember that I felt ${draw(feelings)} when we walked home past ${draw(places)}.`,
  (draw) => `My mother used to say, "${draw(sayings)}," and ${draw(people)} laughed at that for years.`,
  (draw) => `We had ${draw(things)} in the corner, and the whole room smelled of smoke and wet wool.`,
  (draw, year) => `Later, ${draw(times)}${year}, I worked with ${draw(people)} and earned my first money.`,
  (draw) => `Then ${draw(people)} came through the door, put down ${draw(things)} and did not say a word.`,
  (draw) => `What it taught me is that people like ${draw(people)} hold a family together.`,
  (draw) => `On the way to ${draw(places)} the road was mud, and ${draw(things)} fell off the cart twice.`,
];

/** A small generator of its own (a linear congruence modulo 2³²), so that every run tells the same. */
const createDraw = (seed: number): Draw => {
  let state = (Math.imul(seed + 1, 2_654_435_761) ^ 0x9e3779b9) >>> 0;
  return (list) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)]!;
  };
};

/** A made-up answer of at least `words` words, 100 to 120 unless told; different for every number. */
export function answerNumber(number: number, words = 100): string {
  const draw = createDraw(number);
  const told: string[] = [];
  const years = Array.from({ length: 60 }, (_, index) => String(index + 25));
  for (let count = 0; count < words; count = told.join(" ").split(" ").length) {
    told.push(draw(sentences)(draw, draw(years)));
  }
  return told.join(" ");
}
