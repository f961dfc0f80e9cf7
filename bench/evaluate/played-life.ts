import { readdirSync } from "node:fs";
import { type Language, languages } from "../../server/src/language/packs.ts";
import { knownSpellings } from "../../server/src/storyteller/chronology/life-order.ts";
import { withoutAdmittedSlips } from "../../server/src/storyteller/material/slips.ts";
import { tellingOf } from "../../server/src/storyteller/material/tellings.ts";
import type { Told } from "../../server/src/storyteller/story.ts";
import { documents, playedAnswers } from "../../server/training/played.ts";

/** A life told in an interview of `docs/evaluation`: what its answers give a story. */
export type PlayedLife = { name: string; language: Language; told: Told[] };

/** An interview of an evaluation, by the name of its document: each answer after the first goes on from what was told, as it mostly did. */
const toldIn = (name: string, language: Language): Told[] => {
  const answers = playedAnswers(name);
  const known = knownSpellings(
    answers.map(({ text }) => text),
    language,
  );
  return answers.map(({ n, text }, at) => ({
    interviewId: n.slice(0, 1),
    number: 1,
    messageId: n,
    text: tellingOf(withoutAdmittedSlips(text, language), { language, matters: [], known }),
    topic: "name_origin",
    position: 2 * at + 1,
    isPrivate: false,
    staysOn: at > 0,
  }));
};

/** All lives that were told in an interview of `docs/evaluation`. */
export const playedLives = (): PlayedLife[] =>
  readdirSync(documents).flatMap((file) => {
    const [, name = "", tongue] = /^([\w-]+-(\w\w))\.md$/u.exec(file) ?? [];
    const language = languages.find((one) => one === tongue);
    return language ? [{ name, language, told: toldIn(name, language) }] : [];
  });
