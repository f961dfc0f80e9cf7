import { expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import { type Chosen, emptyLedger, openInterview, prospectOf } from "../interviewer.ts";
import { brokenBy } from "./check.ts";
import { rulesOf } from "./rules.ts";

type Played = { language: Language; choice: Omit<Chosen, "about">; answer: string; text: string };

/** Replies of models in played interviews that were refused once though any listener might have said them. */
const played: Played[] = [
  {
    language: "sv",
    choice: { intent: "asks", move: "answer", asked: ["reader"] },
    answer: "Vänta nu. Kan Moa läsa det? Jag sa mellan dig och mig. Vem läser det här egentligen?",
    text: "Ja, om det är Moa som ordnade det här åt dig kan hon läsa det, och de som sköter om mig. Säger du ”stryk det för alltid” så raderas det, efter ett ja.",
  },
  {
    language: "en",
    choice: { intent: "grief", move: "follow_up" },
    answer:
      "She packed pilchards all day, and then she come home and put a cloth on the table. White. There were three of us, Desmond and me and Lorna, till there were two, and we all had a hanky pinned on. Ideas and no money, that was Mother.",
    text: "Three of you, “till there were two”; that can be told whenever you like. Tell me about your mother at that table, with the white cloth on.",
  },
  {
    language: "en",
    choice: { intent: "wish", move: "follow_up" },
    answer: "Hilda Rowe was over us at the pilchard works. Ask me about work. I was good at work.",
    text: "Work, then, and what you were good at. Take me in through the door of the pilchard works, with Hilda Rowe over you.",
  },
  {
    language: "en",
    choice: { intent: "resumes", move: "follow_up" },
    answer: "Hello? I'm back, and tomorrow for the knife, I said. Do I just talk?",
    text: "Just talk, yes. You said “tomorrow for the knife”. Tell me about the knife.",
  },
  {
    language: "en",
    choice: { intent: "declines", move: "follow_up" },
    answer: "Three weeks at sea and three days home he was. What he did with the money I won't talk about.",
    text: "I won't ask that. Tell me about one of those three days home.",
  },
  {
    language: "it",
    choice: { intent: "told", move: "follow_up" },
    answer: "Guidavo la corriera delle sei, e saliva sempre don Alieto, che pregava in curva e poi scendeva.",
    text: "E quando scendeva, don Alieto, che cosa Le diceva?",
  },
  {
    language: "pl",
    choice: { intent: "told", move: "follow_up" },
    answer: "Matka do mnie tylko jedno: gdzieś ty była? A ja powiedziałam, że w domu.",
    text: "Gdyby matka dziś powiedziała „gdzieś ty była?”, co by usłyszała?",
  },
  {
    language: "en",
    choice: {
      intent: "told",
      also: ["secret"],
      move: "delete",
      acts: [{ do: "keep_out", words: "Their Ivy was Ned's, and Tom never knew.", in: "m0" }],
    },
    answer:
      "I couldn't skate, I held on to the rail. Their Ivy was Ned's, and Tom never knew. We went home by tram.",
    text: "I'm sorry that slipped out. No story will have it. Go on with the tram whenever you like.",
  },
  {
    language: "pl",
    choice: { intent: "told", move: "follow_up" },
    answer: "Jak majster Szulc był zły, to „ptaszek”. No, ale Józek to inna sprawa.",
    text: "Proszę opowiedzieć o Józku.",
  },
  {
    language: "pl",
    choice: { intent: "declines", move: "follow_up" },
    answer: "Franio ma trzy lata i wszystko rozkręca. Po mnie. O żonie dzisiaj nie chcę mówić.",
    text: "Dobrze, tego nie ruszamy. Proszę opowiedzieć, co Franio ostatnio rozkręcił.",
  },
];

test.each(played)("is let through: $text", ({ language, choice, answer, text }) => {
  const setting = { number: 1, language, seed: 7 } as const;
  const opened = openInterview({ ...setting, ledger: emptyLedger() });
  const chosen: Chosen = { ...choice, about: "" };
  const prospect = prospectOf({ ...setting, ledger: opened.ledger, answer: { id: "m0", text: answer } });
  expect(prospect?.admit(chosen)).toBe(choice.move);
  const rules = rulesOf(language, null);
  const context = {
    language,
    told: [answer],
    lastAnswer: answer,
    asked: [opened.text],
    leftAlone: [],
    rules,
  };
  expect(brokenBy(text, { context, move: choice.move })).toEqual([]);
});
