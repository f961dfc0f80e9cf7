import type { TopicWords } from "../pack.ts";

type Roots =
  | "name_origin"
  | "family_of_origin"
  | "places_lived"
  | "childhood_home"
  | "school_outline"
  | "chapters";

export const overviewRoots: Record<Roots, TopicWords> = {
  name_origin: {
    name: "The name",
    open: [
      "How did you come by your name?",
      "Tell me about your name.",
      "What do you know of how you got your name?",
    ],
    facets: {
      who: ["Who chose your name?", "Tell me who else in the family has carried that name."],
      where: ["Where were you when people first called you by that name?"],
      when: ["At what age did you first care about what you were called?"],
      event: ["How did people come to call you what they call you?"],
      detail: [
        "What nicknames have stuck to you over the years?",
        "How did your name sound when it was called across the yard?",
      ],
      feeling: ["How do you feel about the name you carry?"],
      meaning: ["What does your name mean to you today?"],
    },
    easier: [
      "What did people at home call you when you were small?",
      "Tell me about the sound and the spelling of your family name.",
    ],
    keywords: [
      "named after",
      "my name",
      "christened",
      "nickname*",
      "surname",
      "family name",
      "maiden name",
      "baptized",
      "baptised",
    ],
  },
  family_of_origin: {
    name: "The family",
    open: [
      "Tell me about the people you grew up with.",
      "Who belonged to the household when you were little?",
      "Describe the family you come from, as you would to someone who never met them.",
    ],
    facets: {
      who: [
        "Who in the household were you closest to when you were small?",
        "Tell me about one of the people who brought you up.",
      ],
      where: [
        "Where did the people who raised you come from?",
        "Where did your family's roots lie, as far back as you were told?",
      ],
      when: ["At what point in their lives did you arrive?"],
      event: [
        "What did the grown-ups around you do all day?",
        "Tell me something that used to be told about your family before your time.",
      ],
      detail: [
        "How did it sound around the table when everyone was at home?",
        "What can you still picture when you think of the one who looked after you?",
      ],
      feeling: ["How did it feel to be the child in that family?"],
      meaning: ["What have you carried with you from the people who raised you?"],
    },
    easier: [
      "Picture the table at home when you were little. Who sat around it?",
      "Tell me the names of the people at home, one by one.",
    ],
    keywords: [
      "my parents",
      "my mother",
      "my father",
      "my brother*",
      "my sister*",
      "siblings",
      "my grandmother",
      "my grandfather",
      "grandparents",
      "ancestors",
      "my family",
    ],
  },
  places_lived: {
    name: "The places",
    open: [
      "Tell me about the places where you have lived, in the order they came.",
      "If we drew a map of your life, which places would be on it?",
      "Walk me through the places you have called home.",
    ],
    facets: {
      who: ["Who was with you in the place where you stayed longest?"],
      where: [
        "Where did you first live on your own terms?",
        "Which place on that map feels most like yours?",
      ],
      when: ["In which part of your life did you move around the most?"],
      event: [
        "What made you move from the first place to the next?",
        "Tell me about a day when everything you owned was being carried out.",
      ],
      detail: ["What could you see from the window in one of those places?"],
      feeling: ["Which of those places do you miss most?"],
      meaning: ["What makes a place a home for you?"],
    },
    easier: [
      "Describe what lies around the place where you live now.",
      "Name one place you lived in, and tell me what was near it.",
    ],
    keywords: [
      "we moved",
      "i moved",
      "lived in",
      "settled in",
      "born in",
      "grew up in",
      "our new home",
      "apartment",
      "farmhouse",
    ],
  },
  childhood_home: {
    name: "The childhood home",
    open: [
      "Take me through the door of the home you remember first.",
      "Describe the home of your childhood, room by room.",
      "What did it look like where you lived as a child?",
    ],
    facets: {
      who: ["Who slept where in that home?", "Tell me about someone who often came by the house."],
      where: ["Where in that home was your own corner?", "What lay outside the front door?"],
      when: ["How did an evening pass at home in winter?"],
      event: ["Walk me through an ordinary morning in that home."],
      detail: [
        "What did it smell like in the kitchen?",
        "Which object from that home could you still draw from memory?",
      ],
      feeling: ["Where in the house did you feel safest?"],
      meaning: ["What from that first home have you tried to keep?"],
    },
    easier: ["Think of the kitchen. What stood in it?", "How was the home kept warm?"],
    keywords: [
      "our house",
      "our home",
      "the kitchen",
      "the cabin",
      "the cottage",
      "the garden",
      "the yard",
      "the stove",
      "fireplace",
      "my room",
      "the attic",
    ],
  },
  school_outline: {
    name: "School",
    open: [
      "Tell me about your schooling, from the first day on.",
      "Take me along on the way to school.",
      "How did you learn to read and write?",
    ],
    facets: {
      who: ["Who taught you your letters?"],
      where: ["Where did lessons take place?"],
      when: ["For how many years did you have lessons?"],
      event: ["What happened on a day at school that you have not forgotten?"],
      detail: ["What did you carry with you to lessons?"],
      feeling: ["With what feeling did you set out for school in the morning?"],
      meaning: ["What have you had most use for, of all you were taught?"],
    },
    easier: ["What did you like best to do at school?", "Describe the room where you had your lessons."],
    keywords: [
      "school*",
      "teacher*",
      "lesson*",
      "classroom",
      "pupil*",
      "learned to read",
      "arithmetic",
      "spelling",
      "college",
      "examination*",
    ],
  },
  chapters: {
    name: "The chapters of a life",
    open: [
      "If your life were a book, what would its chapters be called?",
      "Suppose your life were told in parts. Where would each part begin?",
      "Divide your life into a handful of chapters, and tell me what each is about.",
    ],
    facets: {
      who: [
        "Which person would appear in most of the chapters?",
        "Who enters the book halfway through and changes it?",
      ],
      where: ["Where would the opening chapter be set?"],
      when: ["Which chapter lasted the longest?", "At what age did a whole new chapter begin?"],
      event: ["What happened at the point where one chapter ended and the next began?"],
      detail: ["Which picture would you put on the cover of that book?"],
      feeling: ["Which chapter would you most like to read again?"],
      meaning: ["What would the title of the whole book be?"],
    },
    easier: [
      "Begin with the first ten years. What would you call them?",
      "And the chapter you are living in now: what would you call it?",
    ],
    keywords: [
      "chapter*",
      "period of my life",
      "part of my life",
      "those years",
      "turning point*",
      "new life",
      "stage of life",
    ],
  },
};
