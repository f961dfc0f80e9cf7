import type { Language } from "@saga/contract/vocabulary";
import { expect, it } from "vitest";
import { answer, begin, readAnew } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { rowsWith } from "../../../test/rows-with.ts";
import { startSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";

/** What stays, what goes, a question that leads into it and one that does not, what was told to it, the request and the yes. */
const cases: Record<Language, [string, string, string, string, string, string, string]> = {
  en: [
    "Sister Boniface taught us sums, and she kept canaries in the corridor, and on Fridays we were let feed them.",
    "One Lent I came upon her behind the stove with a bottle of altar brandy.",
    "How did she look at you when lessons began again?",
    "Who fed the canaries on Fridays?",
    "Nobody ever looked up in that class.",
    "Delete what I said about the stove and the altar brandy, for good.",
    "Yes, delete it.",
  ],
  sv: [
    "Fröken Bolin lärde oss räkna, och hon hade kanariefåglar i korridoren, och på fredagarna fick vi mata dem.",
    "En fastlag kom jag på henne bakom kaminen med en flaska konjak.",
    "Hur såg hon på dig när lektionerna började igen?",
    "Vem fick mata kanariefåglar på fredagarna?",
    "Ingen tittade någonsin upp i den klassen.",
    "Radera det jag sa om kaminen och konjaken, för alltid.",
    "Ja, radera det.",
  ],
  it: [
    "Suor Bonifacia ci insegnava i conti, e teneva i canarini nel corridoio, e il venerdì ci lasciava dare loro il miglio.",
    "Una quaresima la trovai dietro la stufa con una bottiglia di acquavite.",
    "Come La guardava lei quando ricominciarono le lezioni?",
    "Che cosa faceva coi canarini nel corridoio?",
    "In quella classe nessuno alzava mai gli occhi.",
    "Cancelli quello che ho detto della stufa e dell'acquavite, per sempre.",
    "Sì, lo cancelli.",
  ],
  pl: [
    "Siostra Bonifacja uczyła nas rachunków i trzymała kanarki na korytarzu, a w piątki pozwalała nam je karmić.",
    "W jednym poście zastałam ją za piecem z butelką nalewki.",
    "Jak ona na panią patrzyła, kiedy lekcje znów się zaczęły?",
    "Kto w piątki mógł karmić kanarki?",
    "W tamtej klasie nikt nigdy nie podnosił oczu.",
    "Proszę usunąć to, co mówiłam o piecu i nalewce, na zawsze.",
    "Tak, usunąć.",
  ],
};

it.each(Object.entries(cases) as [Language, (typeof cases)["en"]][])(
  "in %s a question to an answer goes with the sentences it leads into, and one about what stays does not",
  async (language, [stays, goes, leads, fine, told, request, yes]) => {
    for (const question of [leads, fine]) {
      const model = standInModel(({ parts }) => {
        const last = parts.findLast(({ content }) => content.includes("§1."))?.content ?? "";
        return replyWith(last.includes(goes) ? question : "Mm.");
      });
      const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
      const anna = await saga.join("anna@example.org");
      let talk = await begin(anna, { language });
      for (const text of [told, `${stays} ${goes}`, told, request, yes]) {
        talk = (await readAnew(anna, talk)).talk;
        talk = await answer(anna, talk, text);
      }
      await until(async () => {
        const rows = await saga.db.selectFrom("removals").select("state").execute();
        return (rows.length > 0 && rows.every(({ state }) => state === "removed")) || null;
      });
      const { messages } = await readAnew(anna, talk);
      expect(messages[3]?.content).toBe(stays);
      expect(await rowsWith(saga, [leads])).toEqual([]);
      if (question === fine) expect(messages[4]?.content).toBe(fine);
    }
  },
);
