import type { ByTheWay } from "../by-the-way.ts";
import { entries } from "../entries.ts";

/** What shows that a subject was told without its own word, and how it is asked about when it may have been. */
export const byTheWay: ByTheWay = {
  family_of_origin: {
    tells: entries(`
      mother, father, mum, mam, mom, dad, gran, grandma, grandad, granddad, nan, brother, brothers, sister, sisters,
      there were four of us, there were five of us, there were six of us, there were three of us, the eldest, the youngest, only child
    `),
    more: [
      "Who else belonged to the home you grew up in?",
      "Who from your first home have we not come to yet?",
      "Which of the people you grew up with has not come into this yet?",
    ],
  },
  places_lived: {
    tells: entries(`
      we lived, i lived, lived at, lived on, lived down, lived up, moved to, moved in, moved out, moved back, council house, lodgings,
      bedsit, the flat, rented, terrace, our street, born at, came to live, bungalow
    `),
    more: ["Where else have you lived?", "Which place you lived in have we not come to yet?"],
  },
  childhood_home: {
    tells: entries(
      `
      our house, our kitchen, our yard, the back yard, the scullery, the wash house, the outhouse, the cottage, the front room, the range,
      hearth
    `,
    ),
    more: [
      "What of the home you grew up in has not been told yet?",
      "Which corner of the home you grew up in do you remember best?",
    ],
  },
  school_outline: {
    tells: entries(
      `
      school, schools, teacher, teachers, the classroom, my class, the infants, headmaster, headmistress, exam*, scholarship, eleven plus
    `,
    ),
    more: ["What of your school days has not been told yet?", "What has stayed with you from school?"],
  },
  work_outline: {
    tells: entries(`
      at work, worked at, worked for, worked in, worked on, i worked, we worked, apprentic*, piece work, piecework, foreman, overseer,
      on the buses, the pit, the mill, the shop floor, shifts, the boss, my boss, wages, laid off, redundan*, gave my notice, sacked,
      i drove, i taught, nursing, typist, in service, conductor, miner, weaver*, my trade, the union, on strike, customers, a customer,
      the army, the navy, my job, the job, i was a nurse, i was a teacher
    `),
    more: [
      "What work of yours have we not come to yet?",
      "What else have your hands been busy with, that has not been told yet?",
      "Which piece of your working life is still to be told?",
    ],
  },
  partners_children: {
    tells: entries(`
      husband, wife, i only married, was married, got married, courted, courting, walking out with, our eldest, our youngest,
      two children, three children, four children, the kids, my kids, the children, my lad, my girl, grandson*, granddaughter*, pregnant,
      the baby, my fiancé, years together, years we had, son-in-law, daughter-in-law, mother-in-law, my son, my daughter
    `),
    more: [
      "Who of those close to you has not come into this yet, and ought to?",
      "Which of your nearest have we not heard of yet?",
      "Who is dear to you, and has not been spoken of yet?",
    ],
  },
  people_who_mattered: {
    tells: entries("friend, friends, mate, neighbour, next door, workmate*, she saved, he saved"),
    more: [
      "Who from outside the family should still come into this?",
      "Which friend or neighbour have we not come to yet?",
    ],
  },
};
