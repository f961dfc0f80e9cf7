import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  quotes: ["“", "”"],
  greeting: {
    1: "Good to meet you. I am Saga, a computer program that asks questions and keeps your answers. You may pass over any question with “Ask me something else”, and stop whenever you like.",
    2: "Good to meet you again. I am Saga, the program that keeps your answers. This time we go into single scenes from your life; pass over what you wish, and stop when you like.",
    3: "Welcome back. I am Saga, the program that keeps your answers. This time it is about what it all came to mean; pass over what you wish, and stop when you like.",
  },
  reception: [
    "You said {quote}.",
    "I will remember {quote}.",
    "{quote}, you say.",
    "I hear you: {quote}.",
    "Your words {quote} are kept.",
    "{quote}: that goes with your story.",
    "You told me {quote}.",
    "I have written down {quote}.",
  ],
  plainReception: [
    "All right.",
    "That is quite all right.",
    "Then we go on from here.",
    "We leave it at that.",
    "Fine, let us turn to something else.",
  ],
  gentleReception: [
    "I hear what you say about {quote}. We take it at your pace.",
    "You said {quote}. It may rest here as you told it.",
    "Your words {quote} are kept as you said them.",
    "You let me hear of {quote}. There is no need to say more about it.",
  ],
  recall: [
    "Earlier you told me {quote}.",
    "You have already told me {quote}.",
    "I keep these words of yours: {quote}.",
    "Another time you said {quote}.",
    "In an earlier conversation I noted {quote}.",
  ],
  recap: [
    "Last time you told me {quote}.",
    "When we last spoke, you said {quote}.",
    "We left off where you said {quote}.",
    "The last thing I noted from you was {quote}.",
  ],
  closing: {
    1: "We have come round the map of your life. What would you like to add before we stop here?",
    2: "We have walked a long way together. Which picture from the journey would you like to end with today?",
    3: "We are coming to the end. With what good words would you like to close your story?",
  },
  farewell: {
    1: "Thank you for what you have told. It is kept in your own words, and we can go on with the scenes of your life whenever you like.",
    2: "Thank you for all these scenes. They are kept in your own words, and the last conversation can begin whenever you like.",
    3: "Thank you for the whole of your story. It is kept in your own words, for you and for those you choose.",
  },
  support:
    "What you write makes me stop. I am a computer program and cannot help you the way a person can. Please talk to someone now: ring one of these numbers, or someone near you. If you are in danger at this moment, call the emergency number. You need not go through this alone, and you need not answer anything more here today.",
  helpLines: [
    { name: "Emergency number (Europe, UK; North America; Australia)", contact: "112, 999; 911; 000" },
    { name: "Suicide and Crisis Lifeline (USA and Canada)", contact: "988" },
    { name: "Samaritans (UK and Ireland)", contact: "116 123" },
    { name: "Lifeline (Australia)", contact: "13 11 14" },
  ],
};
