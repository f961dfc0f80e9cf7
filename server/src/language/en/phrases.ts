import type { Phrases } from "../pack.ts";

export const phrases: Phrases = {
  quotes: ["“", "”"],
  greeting: {
    1: "Good to meet you. I am Saga, a computer program that asks questions and keeps your answers. You may pass over any question with “Ask me something else”, and stop whenever you like.",
    2: "Good to meet you again. I am Saga, the program that keeps your answers. This time we look closely at single moments from your life. “Ask me something else” passes over a question, and you stop whenever you like.",
    3: "Welcome back. I am Saga, the program that keeps your answers. This time it is about what it all came to mean. “Ask me something else” passes over a question, and you stop whenever you like.",
    about:
      "Good to have you here. I am Saga, the program that asks questions and keeps your answers. This time we stay with one thing. “Ask me something else” passes over a question, and you stop whenever you like.",
  },
  closing: {
    1: "That takes us across your life in broad strokes. What would you like to add before we stop here?",
    2: "We are nearly at the end for today. Which memory would you like to finish with?",
    3: "We are nearly at the end. With what words would you like to close your story?",
    about: "We are nearly at the end of this. What would you like to add before we stop?",
  },
  farewell: {
    1: [
      "Thank you for what you have told.",
      "It is kept in your own words, and we can go on with the scenes of your life whenever you like.",
    ],
    2: [
      "Thank you for all these memories.",
      "Your memories are kept in your own words, and the last conversation can begin whenever you like.",
    ],
    3: [
      "Thank you for the whole of your story.",
      "It is kept in your own words, for you and for those you choose.",
    ],
    about: [
      "Thank you for telling this.",
      "It is kept in your own words beside the rest of your story, and more can be told whenever you like.",
    ],
  },
  support:
    "What you say now matters more than my questions. I am a computer program and cannot help you the way a person can. Please talk to somebody now: ring one of the numbers here, or somebody you trust. They are there too for anyone who is hurt, threatened or locked in, and for anyone whose money is being taken. If you are in danger at this moment, ring the emergency number. You may go on talking here, or stop; you need not answer anything more.",
  // Public lines as they stood on public pages up to 2025; read again in November 2026, and not dialled. One number a line, so
  // that a telephone can call it.
  helpLines: [
    { name: "Emergency: UK, Ireland", contact: "999", regions: ["GB", "IE"] },
    { name: "Emergency: USA, Canada", contact: "911", regions: ["US", "CA"] },
    { name: "Emergency: Australia", contact: "000", regions: ["AU"] },
    { name: "Emergency: New Zealand", contact: "111", regions: ["NZ"] },
    { name: "UK, Ireland: Samaritans, day and night", contact: "116 123", regions: ["GB", "IE"] },
    { name: "UK: Hourglass, for older people who are harmed", contact: "0808 808 8141", regions: ["GB"] },
    { name: "UK: National Domestic Abuse Helpline (Refuge)", contact: "0808 2000 247", regions: ["GB"] },
    { name: "Ireland: HSELive, for older people who are harmed", contact: "1800 700 700", regions: ["IE"] },
    { name: "USA, Canada: Suicide and Crisis Lifeline", contact: "988", regions: ["US", "CA"] },
    {
      name: "USA: Eldercare Locator, for older people who are harmed",
      contact: "1-800-677-1116",
      regions: ["US"],
    },
    { name: "USA: National Domestic Violence Hotline", contact: "1-800-799-7233", regions: ["US"] },
    { name: "Australia: Lifeline", contact: "13 11 14", regions: ["AU"] },
    {
      name: "Australia: 1800 ELDERHelp, for older people who are harmed",
      contact: "1800 353 374",
      regions: ["AU"],
    },
    { name: "Australia: 1800RESPECT, violence at home", contact: "1800 737 732", regions: ["AU"] },
    { name: "New Zealand: Need to talk", contact: "1737", regions: ["NZ"] },
    { name: "New Zealand: Elder Abuse Response Service", contact: "0800 32 668 65", regions: ["NZ"] },
  ],
};
