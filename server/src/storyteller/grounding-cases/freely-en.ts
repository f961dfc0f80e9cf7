import type { RetoldCases } from "./retold.ts";

export const en: readonly RetoldCases[] = [
  {
    language: "en",
    interview: "reg-en",
    name: "Reg Hollis",
    people: [
      { name: "Sheila", who: "wife" },
      { name: "Karen", who: "daughter" },
      { name: "David", who: "son" },
      { name: "Wilf", who: "friend" },
    ],
    fair: [
      ["He was named after an uncle on his mother's side who went down with the Lancastria.", [1]],
      ["Only the magistrate and the vicar ever used the whole of it.", [1]],
      [
        "In April 1955, at fifteen, Reg started at Thompson's as a caulker, and the work cost him the hearing on his left side.",
        [1, 2],
      ],
      [
        "Before he was allowed to touch a hammer, Wilf had him stand on a staging all morning with empty hands, to get his feet right.",
        [3],
      ],
      [
        "Every Friday some apprentice found Wilf's glass eye at the bottom of his pint, and Reg, when his turn came, drank up.",
        [3],
      ],
      [
        "When the noise made him sick inside the double bottom, Wilf handed him his own cold tea to rinse with and made no remark.",
        [5],
      ],
      [
        "It was Doreen Watt he had meant to ask to dance, but he had her on his deaf side, and where she said no he heard go on.",
        [8],
      ],
      [
        "Sheila took the hand he was holding out, to spare them the embarrassment, and told him he danced as if he had a wardrobe in his arms.",
        [8, 9],
      ],
      [
        "The last yard in Sunderland closed in December 1988, and he had worked there for thirty-three years.",
        [17],
      ],
      [
        "Ronnie Bell, who should have gathered the brass checks for scrap, turned to the wall until two hundred men had walked past and each had picked up his own.",
        [18],
      ],
    ],
    untrue: [
      ["Wilf had lost both his eyes to a burr off a plate.", [3]],
      ["Sheila said no, and Doreen took his hand instead.", [8]],
      ["He gave his disc back to Ronnie Bell for scrap.", [18]],
      ["Karen rang him before she rang anybody else.", [21]],
      ["David recovered from his meningitis in the Children's on Durham Road.", [12]],
    ],
  },
  {
    language: "en",
    interview: "moira-en",
    name: "Moira Kelly",
    people: [
      { name: "Declan", who: "brother" },
      { name: "Sandy", who: "husband" },
      { name: "Ishbel", who: "daughter" },
      { name: "Rona", who: "granddaughter" },
      { name: "Hugh", who: "father" },
    ],
    fair: [
      [
        "She got her first name from a woman in the next bed, who had lost her baby and wanted somebody to have the use of it.",
        [1, 2],
      ],
      [
        "Married to a man called Muir for forty-five years, she stayed a Kelly, since that was what was painted on the shop.",
        [1],
      ],
      ["A good S, Mr Gow told her, must look as though it stood on its own; hers was a drunk man.", [4]],
      [
        "For three months she drew nothing else, on glass, with whiting and water, and each night he wiped the lot away.",
        [4],
      ],
      [
        "He had seen the numbers she chalked on the pavement for the wee ones in Ann Street, and asked who had taught her to shade them.",
        [5],
      ],
      [
        "Declan was eight, and she, at eleven, had been told to mind him, but she crossed the road for chips and had to stand in a queue.",
        [6],
      ],
      ["Her mother spoke no word of reproach, and for twenty-six years she did not say the boy's name.", [6]],
      [
        "When at last she told Sandy, on the Dunoon boat, all he asked was what kind of chips they were.",
        [8, 9],
      ],
      [
        "Hugh, who was stone deaf, shook the registrar's hand and assured him it had been a beautiful mass.",
        [10],
      ],
      [
        "Walter Gow fell at Anzio in February 1944, at twenty-two, and had been better at gilding than his father.",
        [15],
      ],
    ],
    untrue: [
      ["Her mother blamed her for it as long as she lived.", [6]],
      ["Sandy was a Catholic, and his mother sat in the front row.", [9, 10]],
      ["Mr Gow told her what had become of his son on her first Monday.", [14, 15]],
      ["She took down the old board, Gow & Son, as soon as the shop was hers.", [15]],
      ["It was Eck Rennie who had left out the second I.", [20]],
    ],
  },
];
