import type { FormCases } from "./forms.ts";

export const en: FormCases = {
  language: "en",
  name: "Theodora Blake",
  people: [
    {
      name: "Winston",
      who: "father",
    },
    {
      name: "Myrtle",
      who: "mother",
    },
  ],
  elsewhere: [
    "I married Desmond in 1961.",
    "My aunt was called Ivy. She brought me up from when I was six.",
    "The children called me Dora, and Teddy at the works.",
  ],
  cases: [
    [
      "He rides the mule up to Christiana with the bananas.",
      "He had ridden the mule up to Christiana with the bananas.",
      "He had ridden the mule up to Kingston with the bananas.",
    ],
    [
      "We never did eat meat on a Friday.",
      "They had never eaten meat on a Friday.",
      "They had never eaten meat on a Sunday.",
    ],
    [
      "My husband built the pram out of an orange box.",
      "Desmond had built the pram from an orange box.",
      "Winston had built the pram from an orange box.",
    ],
    [
      "My aunt plaited my hair so tight I couldn't blink.",
      "Ivy plaited her hair so tight that she could not blink.",
      "Ivy plaited her hair so tight that she could not sleep.",
    ],
    [
      "At the works Mr Crabbe gave me a clock.",
      "At the works Teddy was given a clock by Mr Crabbe.",
      "At the works Teddy was given a watch by Mr Crabbe.",
    ],
    [
      "I was nine when I first saw snow.",
      "A nine-year-old Theodora first saw snow.",
      "A seven-year-old Theodora first saw snow.",
    ],
    [
      "I don't care for porridge but I finished it, for her.",
      "Though she does not care for porridge she finished it.",
      "Though she does not care for porridge she refused it.",
    ],
    [
      "I'd just stepped out for milk when the pipe burst.",
      "She had just stepped out for milk when the pipe burst.",
      "She had just stepped out for coal when the pipe burst.",
    ],
    [
      "After the fire Mother never baked again.",
      "Her mother, after the fire, baked no more.",
      "Her mother, after the flood, baked no more.",
    ],
    [
      "The captain hung the medal round my neck.",
      "The captain hung the medal round her neck.",
      "The captain hung the whistle round her neck.",
    ],
    [
      "I've swum in that river every summer of my life.",
      "Every summer of her life she swam in that river.",
      "Every winter of her life she swam in that river.",
    ],
    [
      "We knelt on the boards and Winston read the psalm.",
      "Kneeling on the boards, they listened while Winston read the psalm.",
      "Kneeling on the boards, they listened while Desmond read the psalm.",
    ],
    [
      "She's sewn my initials in it, look, in green.",
      "Her initials had been sewn in it, in green.",
      "Her initials had been sewn in it, in blue.",
    ],
    [
      "My daughter chose Leeds. I'd have had her stay.",
      "Leeds was her daughter's choice; Theodora would have had her stay.",
      "York was her daughter's choice; Theodora would have had her stay.",
    ],
    [
      "They broke the window and stole the till.",
      "The window had been broken and the till stolen.",
      "The window had been broken and the safe stolen.",
    ],
    [
      "I was shaking when they drew the names, and mine came third.",
      "Shaking, she heard the names drawn, and hers came third.",
      "Shaking, she heard the names drawn, and hers came first.",
    ],
    [
      "I shall be eighty-four come Easter. I still dig my own potatoes.",
      "At Easter she will be eighty-four, and she still digs her own potatoes.",
      "At Easter she will be eighty-five, and she still digs her own potatoes.",
    ],
    [
      "The sea at Whitby was grey, I'd thought it would be blue.",
      "The sea of Whitby was grey; she had thought it would be blue.",
      "The sea of Whitby was green; she had thought it would be blue.",
    ],
    [
      "He wouldn't speak to me for a year.",
      "For a year he did not speak to her.",
      "For a month he did not speak to her.",
    ],
    [
      "My son was born in the back of a coal lorry.",
      "In the back of a coal lorry her son was born.",
      "In the back of a milk lorry her son was born.",
    ],
  ],
};
