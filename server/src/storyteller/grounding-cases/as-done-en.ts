import type { FormCases } from "./forms.ts";

export const en: FormCases = {
  language: "en",
  name: "Nora Pym",
  people: [
    { name: "Walter", who: "father" },
    { name: "Ida", who: "mother" },
    { name: "Poppy", who: "granddaughter" },
    { name: "Rose", who: "daughter" },
  ],
  elsewhere: [
    "Poppy is my granddaughter, my daughter Rose's girl.",
    "My father's name was Walter, my mother was Ida.",
  ],
  cases: [
    [
      "So the bell rings and she comes in with a lamp, and she says to me, Get your coat.",
      "The bell rang, and she came in with a lamp and told Nora to get her coat.",
      "The bell rang, and she came in with a lantern and told Nora to get her hat.",
    ],
    [
      "You turn the handle, you count the wagons, and then you walk back in the dark.",
      "She turned the handle, counted the wagons and walked back in the dark.",
      "She turned the handle, counted the sheep and rode back in the dark.",
    ],
    [
      "The foreman strides over, sticks a knife in the bale and it splits.",
      "The foreman strode over and stuck a knife into the bale, which split.",
      "The foreman strode over and stuck a fork into the sack, which split.",
    ],
    [
      "I stopped at the mill till fifty-seven, no, eight, because in fifty-seven I was still on the looms.",
      "She stopped at the mill until 1958.",
      "She stopped at the mill until 1956.",
    ],
    [
      "It was the January of sixty-nine when they came for the piano.",
      "In January 1969 they came for the piano.",
      "In March 1969 they came for the piano.",
    ],
    [
      "He was to be Albert, after his grandad. They wouldn't have it. Let it stand here, anyhow. I have never told that.",
      "“He was to be Albert, after his grandad. Let it stand here, anyhow.”",
      "“He was to be Albert, after his grandad. Let it stand there, anyhow.”",
    ],
    [
      "Poppy does my nails for me on a Sunday, red ones.",
      "Poppy does her grandmother's nails on Sundays, in red.",
      "Poppy does her mother's nails on Sundays, in red.",
    ],
    [
      "And he said nothing, he just drew a line of chalk across the yard.",
      "Without a word he drew a line of chalk across the yard.",
      "With a word he rubbed out a line of chalk across the yard.",
    ],
    [
      "I went to pick up the bag and there was no bag any more, there was only feathers.",
      "When she went to pick up the bag there wasn't a bag left, only feathers.",
      "When she went to pick up the bag there was a bag left, and no feathers.",
    ],
    [
      "There was our Stan, he was born in thirty-six, there was Vera, me, and then Billy that came last.",
      "Four children slept there: Stan, born in 1936, Vera, Nora and last Billy.",
      "Five children slept there: Stan, born in 1936, Vera, Nora and last Billy.",
    ],
    [
      "The dog lies down by the door and won't get up, and Walter kneels and feels its ribs.",
      "The dog lay down by the door and would not get up, and her father knelt and felt its ribs.",
      "The cat lay down by the door and would not get up, and her mother knelt and felt its ribs.",
    ],
    [
      "Father came home in forty-six, thin, in a coat with no buttons. I shouted there was a tramp come. He got down and looked under the table, and says, The tramp is hungry.",
      "Her father got down and looked under the table.",
      "Her uncle got down and looked under the table.",
    ],
  ],
};
