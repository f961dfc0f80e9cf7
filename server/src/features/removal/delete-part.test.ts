import type { Language } from "@saga/contract/vocabulary";
import { expect, it } from "vitest";
import { packs } from "#language/packs.ts";
import type { Caller } from "../../../test/caller.ts";
import { filesWith } from "../../../test/files-with.ts";
import { answer, begin, type Conversation } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { record } from "../../../test/recorded.ts";
import { rowsWith } from "../../../test/rows-with.ts";
import { startSaga, type TestSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";

const swept = (saga: TestSaga): Promise<unknown> =>
  until(async () => {
    const rows = await saga.db.selectFrom("removals").select("state").execute();
    return rows.every(({ state }) => state === "removed") || null;
  });

type Said = Record<"childhood" | "hymns" | "shame" | "horse" | "cut" | "one" | "yes" | "whole", string>;

/** Something dear, something to be gone, and something dear again, in one breath. */
const said: Record<Language, Said> = {
  en: {
    childhood: "I was born in Skipton in 1938, above the bakery, and my father mended clocks there.",
    hymns: "My mother sang hymns at the sink every Sunday, and I can hear her now.",
    shame: "Quillhard took the money out of the chapel box at Marzipanberg. He never gave it back.",
    horse: "Father built me a rocking horse out of the old pew that winter.",
    cut: "Delete the bit about Quillhard and the money.",
    one: "Can't you cut just one sentence?",
    yes: "Yes, please.",
    whole: "The whole answer.",
  },
  sv: {
    childhood: "Jag föddes i Mora 1938, ovanpå bageriet, och far lagade klockor där.",
    hymns: "Mor sjöng psalmer vid diskbänken varje söndag, och jag hör henne än.",
    shame: "Quillhard tog kollekten ur kyrkbössan i Marzipanberg. Han lämnade den aldrig tillbaka.",
    horse: "Far byggde en gunghäst åt mig av den gamla kyrkbänken den vintern.",
    cut: "Radera biten om Quillhard och kollekten.",
    one: "Kan du inte klippa bort bara en mening?",
    yes: "Ja tack.",
    whole: "Hela svaret.",
  },
  it: {
    childhood: "Sono nata a Biella nel 1938, sopra il forno, e mio padre aggiustava orologi.",
    hymns: "Mia madre cantava gli inni al lavello ogni domenica, e la sento ancora.",
    shame:
      "Quillhard ha preso i soldi dalla cassetta della chiesa di Marzipanberg. Non li ha mai restituiti.",
    horse: "Mio padre mi fece un cavallo a dondolo con la vecchia panca quell'inverno.",
    cut: "Cancelli il pezzo su Quillhard e i soldi.",
    one: "Non può tagliare solo una frase?",
    yes: "Sì, grazie.",
    whole: "Tutta la risposta.",
  },
  pl: {
    childhood: "Urodziłam się w Żywcu w 1938, nad piekarnią, i ojciec naprawiał tam zegary.",
    hymns: "Mama śpiewała pieśni przy zlewie w każdą niedzielę, i słyszę ją do dziś.",
    shame: "Quillhard zabrał pieniądze ze skarbonki w Marzipanberg. Nigdy ich nie oddał.",
    horse: "Ojciec zrobił mi konia na biegunach ze starej ławki tamtej zimy.",
    cut: "Proszę usunąć kawałek o Quillhard i pieniądzach.",
    one: "Nie da się wyciąć tylko jednego zdania?",
    yes: "Tak, proszę.",
    whole: "Cała odpowiedź.",
  },
};

const words = ["Quillhard", "Marzipanberg"];
const languages = Object.keys(said) as Language[];
const lastOf = ({ messages }: Conversation): string => messages.at(-1)?.content ?? "";

const dearIn = (language: Language): string => `${said[language].hymns} ${said[language].horse}`;

/** The answer with all three is spoken; then the part is asked to go. */
async function asked(language: Language, options: Parameters<typeof startSaga>[0] = {}) {
  const saga = await startSaga(options);
  const anna = await saga.join("anna@example.org");
  const { childhood, hymns, shame, horse, cut } = said[language];
  let talk = await answer(anna, await begin(anna, { language }), childhood);
  const { id } = await record(anna, talk.id);
  const content = `${hymns} ${shame} ${horse}`;
  const told = { role: "user" as const, content, recording_ids: [id] };
  const next = await anna.call("getQuestion", { body: { id: talk.id, messages: [...talk.messages, told] } });
  const messages = [
    ...talk.messages,
    { role: "user" as const, content },
    { role: "assistant" as const, content: next.next_question },
  ];
  const before = { ...talk, messages };
  talk = await answer(anna, before, cut);
  return { saga, anna, talk, before, params: { id: talk.id } };
}

const readAfter = async (anna: Caller, params: { id: string }) =>
  (await anna.call("getInterview", { params })).messages;

it.each(languages)(
  "only the sentences that are named are deleted, and the sound with them, after one yes, in %s",
  async (language) => {
    const { saga, anna, talk, before, params } = await asked(language);
    const { soundToo, donePartSpoken, onlyThat } = packs[language].erasing.words;
    expect(lastOf(talk), "the teller hears what goes").toContain(said[language].shame);
    expect(lastOf(talk), "and that the sound goes too").toContain(soundToo);
    expect(lastOf(talk)).not.toContain(said[language].horse);
    expect(await rowsWith(saga, words), "asking deletes nothing").not.toEqual([]);
    const question = await answer(anna, talk, said[language].one);
    expect(lastOf(question), "a question is answered, and is no yes").toBe(onlyThat);
    expect(await rowsWith(saga, ["Marzipanberg"])).not.toEqual([]);

    const done = await answer(anna, question, said[language].yes);
    await swept(saga);
    expect(lastOf(done)).toContain(donePartSpoken);
    expect(await rowsWith(saga, words)).toEqual([]);
    expect(await filesWith(saga.config.dataDir, words)).toEqual([]);
    expect(await saga.db.selectFrom("recordings").selectAll().execute()).toEqual([]);
    const messages = await readAfter(anna, params);
    expect(messages[3]).toMatchObject({ content: dearIn(language), is_private: false });
    expect(messages[3]?.cut_at).toBe(saga.clock.now().toISOString());
    expect(messages[3]?.recording_ids).toBeUndefined();
    expect(messages[1]?.content, "what else was told stays").toBe(said[language].childhood);
    expect((await anna.call("getKeptOut", { params })).data).toEqual([]);
    const stale = { id: talk.id, messages: [...before.messages, { role: "user" as const, content: "…" }] };
    const { error } = await anna.refused("getQuestion", { body: stale });
    expect(error.code, "a copy with the old words is told what stands now").toBe("interviews.conflict");
  },
);

it.each(languages)(
  "all of the answer goes where the teller says so, with one word, in %s",
  async (language) => {
    const { saga, anna, talk, params } = await asked(language);
    const done = await answer(anna, talk, said[language].whole);
    await swept(saga);
    expect(lastOf(done)).toContain(packs[language].erasing.words.doneSpoken);
    expect(await rowsWith(saga, words)).toEqual([]);
    expect((await readAfter(anna, params))[3]).toMatchObject({ content: "" });
  },
);

it("a no deletes nothing, and what only the question had kept out may be told again", async () => {
  const { saga, anna, talk, params } = await asked("en");
  const done = await answer(anna, talk, "No, leave it be.");
  expect(lastOf(done)).toContain(packs.en.erasing.words.letIn);
  expect(await rowsWith(saga, words)).not.toEqual([]);
  expect((await anna.call("getKeptOut", { params })).data).toEqual([]);
  const { story } = await anna.call("createStory", { body: { interview_ids: [params.id], length: 500 } });
  expect(story).toContain("Quillhard");
});

it("stories that were written before lose those sentences and keep what was told around them", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const { childhood, hymns, shame, horse, cut, yes } = said.en;
  let talk = await answer(anna, await begin(anna), childhood);
  talk = await answer(anna, talk, `${hymns} ${shame} ${horse}`);
  const story = await anna.call("createStory", { body: { interview_ids: [talk.id], length: 500 } });
  expect(story.story).toContain("Quillhard");
  talk = await answer(anna, await answer(anna, talk, cut), yes);
  await swept(saga);
  expect(await rowsWith(saga, words)).toEqual([]);
  const left = await anna.call("getStory", { params: { id: story.id } });
  expect(left.story).toContain("rocking horse");
  const again = await anna.call("createStory", { body: { interview_ids: [talk.id], length: 500 } });
  expect(again.story, "the next one tells it too").toContain("rocking horse");
});

it("the interview goes on from what stays, and names nothing that went", async () => {
  const { saga, anna, talk, params } = await asked("en");
  const done = await answer(anna, talk, said.en.yes);
  const messages = (await readAfter(anna, params)).map(({ role, content }) => ({ role, content }));
  const next = await answer(
    anna,
    { ...done, messages },
    "The horse had a mane of real horsehair, and I called him Duke after the king's own pony.",
  );
  await swept(saga);
  expect((await readAfter(anna, params))[3]?.content).toBe(dearIn("en"));
  expect(lastOf(next)).not.toMatch(/money|chapel/u);
  expect(await rowsWith(saga, words)).toEqual([]);
});

it("with a model the same words are asked about and deleted by code", async () => {
  const model = standInModel(() => replyWith("Shall I delete it? Who rode the horse?"));
  const { saga, anna, talk } = await asked("en", { overrides: { writerFor: model.writerFor } });
  expect(lastOf(talk)).toContain(said.en.shame);
  const calls = model.requests.length;
  const question = await answer(anna, talk, said.en.one);
  expect(model.requests.length, "a model is not asked whether").toBe(calls);
  const done = await answer(anna, question, said.en.yes);
  await swept(saga);
  expect(lastOf(done)).toContain("the rest stays in writing");
  expect(lastOf(done)).not.toContain("Shall I");
  expect(lastOf(done)).toContain("Who rode the horse?");
  expect(await rowsWith(saga, words)).toEqual([]);
});

it("a model that hears of sentences which are kept out brings the question, and a yes deletes them alone", async () => {
  const model = standInModel(({ parts }) => {
    const last = parts.findLast(({ content }) => content.includes("§1."))?.content ?? "";
    return last.includes("vanish")
      ? replyWith("You did no wrong there.", {
          intent: "delete",
          move: "delete",
          acts: [{ do: "erase", what: `1.3 ${said.en.shame}` }],
        })
      : replyWith("What did he mend?");
  });
  const { saga, anna, talk } = await asked("en", { overrides: { writerFor: model.writerFor } });
  const kept = await answer(anna, talk, "No, leave it be.");
  const again = await answer(
    anna,
    kept,
    "He has a widow living, that poor soul in the almshouse by the station, and she reads all that is printed. Could that about him vanish after all, so it were as if I had not opened me mouth?",
  );
  expect(lastOf(again)).toContain(said.en.shame);
  const done = await answer(anna, again, "Yes.");
  await swept(saga);
  expect(lastOf(done)).toContain("the rest stays in writing");
  expect(await rowsWith(saga, words)).toEqual([]);
});
