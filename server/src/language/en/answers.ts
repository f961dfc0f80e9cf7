import type { Answers, Conversation } from "../conversation.ts";

export const before: Conversation["before"] = {
  own: "You can read what you tell here. The people who run this Saga can too, if need be, and each time they do it is written down. Nobody else sees it unless you share it.",
  interviewer:
    "{interviewer}, who set this up for you, can read and hear what you tell here. The people who run this Saga can too, if need be, and each time they do it is written down. Nobody else sees it unless it is shared.",
  unnamed:
    "Whoever set this up for you can read and hear what you tell here. The people who run this Saga can too, if need be, and each time they do it is written down. Nobody else sees it unless it is shared.",
};

export const answers: Answers = {
  person: [
    "I am Saga, a computer program. There is no person at this end, only a program that asks and keeps what you say.",
    "No, I am a program called Saga. I have no life of my own; I ask about yours and keep your answers.",
  ],
  reader: {
    own: "You can read it. The people who run this Saga can too, and each time they do it is written down. Nobody else sees it, unless you share a story yourself.",
    interviewer:
      "{interviewer} can read and hear what you tell. The people who run this Saga can too, and each time they do it is written down. Nobody else sees it, unless a story is shared. What you ask me to keep out stands in no story.",
    unnamed:
      "Whoever set this up for you can read and hear what you tell. The people who run this Saga can too, and each time they do it is written down. Nobody else sees it, unless a story is shared. What you ask me to keep out stands in no story.",
  },
  readerNamed: "If it was {name} who set this up for you, then yes.",
  readerAgain: {
    own: "You can, and so can the people who run this Saga if need be; nobody else reads it.",
    interviewer:
      "{interviewer} can, and so can the people who run this Saga if need be; nobody else reads it.",
    unnamed:
      "Whoever set this up for you can, and so can the people who run this Saga if need be; nobody else reads it.",
  },
  readerModel: "So that I can word my questions, what you say is also sent to {service}.",
  length: {
    some: "About {left} more questions, I think; you have answered {asked}. You can stop at any time, and everything is kept.",
    few: "We are nearly through with this conversation. You can stop at any time, and everything is kept.",
    beyond:
      "We have been through what I wanted to ask. You can go on as long as you like, and stop when you like.",
  },
  recording: {
    spoken:
      "Not now. Your voice is recorded from when you press “Speak” until you press “Pause” or “Send”, and the recording is kept with your answer.",
    written: "Nothing is being recorded now: you are writing, and what you write is kept.",
  },
  off: {
    spoken:
      "Press “Pause”, or “Send” when you have finished: then nothing is recorded until you press “Speak” again. To write instead, press “Text”. And to stop for today, just say so.",
    written:
      "You are writing, and nothing is recorded. If I read my questions aloud, take away the tick at “Read questions aloud”. And to stop for today, just say so.",
  },
  copies:
    "What you tell is kept until it is deleted. The safety copies belong to the people who run this Saga; how long they keep those I do not know, so please ask them.",
  sense: [
    "It is so that those who come after can know how it was for you, in your own words. Small things often tell the most.",
    "One day somebody may want to know how it was, and can read it here. The ordinary days matter to them as much as the great ones.",
  ],
  help: [
    "Your answers are saved by themselves. For bigger letters, hold down Ctrl and press the plus key. Whoever set this up for you can help with the rest.",
    "Everything you say is saved by itself. The letters grow when you press Ctrl and plus together, or spread two fingers on a tablet.",
  ],
};
