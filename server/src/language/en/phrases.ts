import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  quotes: ["“", "”"],
  greeting: {
    1: "Good to meet you. I am Saga, a computer program that asks questions and keeps your answers. You may pass over any question with “Ask me something else”, and stop whenever you like.",
    2: "Good to meet you again. I am Saga, the program that keeps your answers. This time we look closely at single moments from your life; pass over what you wish, and stop when you like.",
    3: "Welcome back. I am Saga, the program that keeps your answers. This time it is about what it all came to mean; pass over what you wish, and stop when you like.",
  },
  reception: [
    "{quote}, you said.",
    "Thank you for that: {quote}.",
    "{quote}. I will remember that.",
    "I hear you: {quote}.",
    "{quote}: that belongs in your story.",
    "You told me {quote}.",
    "In your own words: {quote}.",
    "{quote}. Thank you for telling me.",
  ],
  plainReception: [
    "All right.",
    "That is quite all right.",
    "Let us go on.",
    "Very well.",
    "Then I will ask you something else.",
  ],
  gentleReception: [
    "{quote}. There is no hurry.",
    "Thank you for telling me that: {quote}.",
    "You said {quote}. Say only as much as you wish.",
    "{quote}, you told me. We take it at your pace.",
    "{quote}. We can leave it there for now.",
  ],
  recall: [
    "Earlier you told me {quote}.",
    "You mentioned {quote} before.",
    "Another time you said {quote}.",
    "In an earlier conversation you told me {quote}.",
    "You once told me {quote}.",
  ],
  recap: [
    "Last time you told me {quote}.",
    "When we last spoke, you said {quote}.",
    "We stopped last time after you said {quote}.",
    "Last time you were telling me: {quote}.",
  ],
  closing: {
    1: "That takes us across your life in broad strokes. What would you like to add before we stop here?",
    2: "We are nearly at the end for today. Which memory would you like to finish with?",
    3: "We are nearly at the end. With what words would you like to close your story?",
  },
  farewell: {
    1: "Thank you for what you have told. It is kept in your own words, and we can go on with the scenes of your life whenever you like.",
    2: "Thank you for all these memories. They are kept in your own words, and the last conversation can begin whenever you like.",
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
