import { en as asDone } from "./as-done-en.ts";
import type { FormCases } from "./forms.ts";

export const en: FormCases = {
  ...asDone,
  cases: [
    [
      "You get up at four, you feed the horses, you sweep the yard, that's before breakfast.",
      "She got up at four, fed the horses and swept the yard before breakfast.",
      "She got up at six, fed the hens and swept the yard before breakfast.",
    ],
    [
      "And the doctor takes off his hat and sits down and tells me straight.",
      "The doctor took off his hat, sat down and told her straight.",
      "The vicar took off his hat, sat down and told her straight.",
    ],
    [
      "I left the shop in seventy-two, no, three, when the roof went.",
      "She left the shop in 1973, when the roof went.",
      "She left the shop in 1971, when the roof went.",
    ],
    [
      "She never spoke, she put the money on the table and went.",
      "Without saying anything she put the money on the table and went.",
      "Without saying anything she took the money off the table and went.",
    ],
    [
      "You could hear the river. It was right under us. I slept best there. I never slept so well since.",
      "“You could hear the river. I slept best there.”",
      "“I slept best there. You could hear the river.”",
    ],
    [
      "Rose brushes my hair of a morning, a hundred strokes.",
      "Rose brushes her mother's hair every morning, a hundred strokes.",
      "Rose brushes her sister's hair every morning, a hundred strokes.",
    ],
    [
      "In the November of fifty-one they shut the pit.",
      "It was November 1951 when the pit was shut.",
      "It was December 1951 when the pit was shut.",
    ],
    [
      "Three of us there were in the one bed, Enid, Pat and me.",
      "Three girls shared one bed: Enid, Pat and Nora.",
      "Four girls shared one bed: Enid, Pat and Nora.",
    ],
  ],
};
