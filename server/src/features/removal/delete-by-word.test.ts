import type { Language } from "@saga/contract/vocabulary";
import { expect, it } from "vitest";
import { saysGone } from "#interviewer/turns/one-teller.test-suite.ts";
import { packs } from "#language/packs.ts";
import { answer, begin, type Conversation } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { record } from "../../../test/recorded.ts";
import { rowsWith } from "../../../test/rows-with.ts";
import { openLink, secretIn } from "../../../test/teller-link.ts";
import { startSaga, type TestSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";

const swept = (saga: TestSaga): Promise<unknown> =>
  until(async () => {
    const rows = await saga.db.selectFrom("removals").select("state").execute();
    return rows.every(({ state }) => state === "removed") || null;
  });

type Said = Record<"childhood" | "secret" | "out" | "wipe" | "yes" | "no" | "on", string>;

const said: Record<Language, Said> = {
  en: {
    childhood:
      "I was born in Skipton in 1938, above the bakery, and my father mended clocks there for forty years.",
    secret:
      "My sister Quillhilda had a baby boy at seventeen, and the nuns at Marzipanberg took him off her one night.",
    out: "Please delete what I just said.",
    wipe: "I want that wiping altogether, then. Can you do it, or must I?",
    yes: "Yes, please, wipe it.",
    no: "No, leave it be.",
    on: "My mother kept hens in the yard, and sold the eggs to the vicar on Saturdays.",
  },
  sv: {
    childhood: "Jag föddes i Mora 1938, ovanpå bageriet, och far lagade klockor där i fyrtio år.",
    secret:
      "Min syster Quillhilda fick en pojke när hon var sjutton, och nunnorna i Marzipanberg tog honom en natt.",
    out: "Stryk det jag sa nyss, är du snäll.",
    wipe: "Då vill jag ha det raderat på riktigt. Går det att göra?",
    yes: "Ja tack, radera det.",
    no: "Nej, låt det vara.",
    on: "Mor hade höns på gården och sålde äggen till prästen om lördagarna.",
  },
  it: {
    childhood:
      "Sono nata a Biella nel 1938, sopra il forno, e mio padre ha aggiustato orologi lì per quarant'anni.",
    secret:
      "Mia sorella Quillhilda ebbe un bambino a diciassette anni, e le suore di Marzipanberg glielo presero una notte.",
    out: "Per favore cancelli quello che ho appena detto.",
    wipe: "Allora lo cancelli proprio, con la gomma. Si può cancellare del tutto?",
    yes: "Sì, lo cancelli.",
    no: "No, lasci stare.",
    on: "Mia madre teneva le galline in cortile e vendeva le uova al parroco il sabato.",
  },
  pl: {
    childhood:
      "Urodziłam się w Żywcu w 1938, nad piekarnią, i ojciec naprawiał tam zegary przez czterdzieści lat.",
    secret:
      "Moja siostra Quillhilda miała synka w wieku siedemnastu lat, a siostry z Marzipanberg zabrały go jednej nocy.",
    out: "Proszę skreślić to, co przed chwilą powiedziałam.",
    wipe: "To proszę to usunąć na zawsze. Da się to skasować?",
    yes: "Tak, proszę usunąć.",
    no: "Nie, niech zostanie.",
    on: "Mama trzymała kury na podwórku i w soboty sprzedawała jajka proboszczowi.",
  },
};

const words = ["Quillhilda", "Marzipanberg"];
const lastOf = ({ messages }: Conversation): string => messages.at(-1)?.content ?? "";

/** Told, kept out, and asked to be gone: Saga has asked whether it is to be deleted. */
async function asked(language: Language, options: Parameters<typeof startSaga>[0] = {}) {
  const saga = await startSaga(options);
  const anna = await saga.join("anna@example.org");
  const { childhood, secret, out, wipe } = said[language];
  let talk = await begin(anna, { language });
  for (const text of [childhood, secret, out, wipe]) talk = await answer(anna, talk, text);
  return { saga, anna, talk, params: { id: talk.id } };
}

it.each(["en", "sv", "it", "pl"] as const)(
  "an answer is deleted for good by word, after Saga has asked once and heard a plain yes, in %s",
  async (language) => {
    const { saga, anna, talk, params } = await asked(language);
    expect(lastOf(talk)).toContain("?");
    expect(await rowsWith(saga, words), "asking deletes nothing").not.toEqual([]);

    const messages = [...talk.messages, { role: "user" as const, content: said[language].yes }];
    const done = await anna.call("getQuestion", { body: { id: talk.id, messages } });
    await swept(saga);
    expect(done.words_deleted).toBe(true);
    expect(await rowsWith(saga, words)).toEqual([]);
    const after = await anna.call("getInterview", { params });
    expect(after.messages[3]).toMatchObject({ content: "", deleted_at: saga.clock.now().toISOString() });
    expect(after.messages[1]?.content, "what else was told stays").toBe(said[language].childhood);
    expect(after.messages.at(-1)?.content).toBe(done.next_question);
    expect((await anna.call("getKeptOut", { params })).data).toEqual([]);
    const { error } = await anna.refused("getQuestion", { body: { id: talk.id, messages } });
    expect(error.code, "a browser that asks again is told what stands now").toBe("interviews.conflict");
  },
);

it.each(["en", "sv", "it", "pl"] as const)(
  "no leaves it kept out, and anything else deletes nothing and is told so, in %s",
  async (language) => {
    const { anna, talk, params } = await asked(language);
    const refused = await answer(anna, talk, said[language].no);
    expect((await anna.call("getKeptOut", { params })).data).toHaveLength(1);
    const again = await answer(anna, refused, said[language].wipe);
    const going = await answer(anna, again, said[language].on);
    expect(lastOf(going)).toMatch(
      /deleted nothing|inte raderat något|Non ho cancellato|Nic nie zostało usunięte/u,
    );
    const late = await answer(anna, going, said[language].yes.replace(/,.*|tack.*/u, "."));
    expect(lastOf(late), "a yes to another question").not.toMatch(saysGone(language));
    const stored = await anna.call("getInterview", { params });
    expect(stored.messages[3]?.content).toBe(said[language].secret);
    expect(stored.messages[13]?.content, "what was told instead is an answer").toBe(said[language].on);
  },
);

it("a teller with a link says why, hears at once who can still read it, and has words and sound deleted", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const { id: interviewee } = await anna.call("createUser", { body: { name: "Arthur" } });
  const { address } = await anna.call("createTellerLink", { params: { id: interviewee } });
  const arthur = await openLink(saga, secretIn(address));
  let talk = await answer(arthur, await begin(arthur, { interviewee }), said.en.childhood);
  const { id } = await record(arthur, talk.id);
  const content = `${said.en.secret} Leave that out, so that nobody but me can read it.`;
  const confided = {
    role: "user" as const,
    content: content.replace("nobody but me can", "our Anna can't"),
    recording_ids: [id],
  };
  const next = await arthur.call("getQuestion", {
    body: { id: talk.id, messages: [...talk.messages, confided] },
  });
  expect(next.next_question).toContain("can still read it here. Shall I delete");
  expect(next.next_question.split("?"), "one question").toHaveLength(2);
  const messages = [
    ...talk.messages,
    { role: "user" as const, content: confided.content },
    { role: "assistant" as const, content: next.next_question },
  ];
  talk = await answer(arthur, { ...talk, messages }, "Aye, do that.");
  await swept(saga);
  expect(lastOf(talk)).toContain("deleted for good");
  expect(await rowsWith(saga, words)).toEqual([]);
  expect(await saga.db.selectFrom("recordings").selectAll().execute()).toEqual([]);
});

it("what was let in again meanwhile is not deleted by a yes", async () => {
  const { saga, anna, talk, params } = await asked("en");
  const [item] = (await anna.call("getKeptOut", { params })).data;
  await anna.call("letIn", { params: { ...params, kept_id: item?.id ?? "" } });
  const after = await answer(anna, talk, said.en.yes);
  expect(lastOf(after)).not.toContain("deleted for good");
  expect(await rowsWith(saga, words)).not.toEqual([]);
});

it("what was told and kept out in one interview is deleted by word in another", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  let first = await answer(anna, await begin(anna), said.en.childhood);
  first = await answer(anna, first, said.en.secret);
  first = await answer(anna, first, said.en.out);
  await saga.db.updateTable("interviews").set({ progress: 100 }).execute();
  saga.clock.pass(3600);
  let talk = await answer(anna, await begin(anna, { number: 2 }), said.en.on);
  talk = await answer(anna, talk, "Now delete what I told you about Quillhilda for ever.");
  expect(lastOf(talk)).toContain("Quillhilda");
  talk = await answer(anna, talk, "Yes.");
  await swept(saga);
  expect(lastOf(talk)).toMatch(saysGone("en"));
  expect(await rowsWith(saga, ["Marzipanberg"])).toEqual([]);
});

it("a model neither asks nor answers whether something is deleted, and goes on behind what code says of it", async () => {
  const model = standInModel(() => replyWith("It is all deleted. Who came to have clocks mended?"));
  const { saga, anna, talk: before } = await asked("en", { overrides: { writerFor: model.writerFor } });
  expect(lastOf(before)).toContain("Shall I delete for good");
  const talk = await answer(anna, before, said.en.yes);
  await swept(saga);
  expect(lastOf(talk)).toMatch(saysGone("en"));
  expect(lastOf(talk)).toMatch(/ Who came to have clocks mended\?$/u);
  expect(lastOf(talk)).not.toContain("all deleted");
  expect(await rowsWith(saga, words)).toEqual([]);
});

it("what a model says and notes of what is deleted is neither said nor kept", async () => {
  const model = standInModel(() =>
    replyWith("What became of Quillhilda's boy?", {
      notes: [{ text: "Quillhilda was at Marzipanberg.", message_id: "1.5" }],
    }),
  );
  const { saga, anna, talk: before } = await asked("en", { overrides: { writerFor: model.writerFor } });
  const talk = await answer(anna, before, said.en.yes);
  await swept(saga);
  expect(lastOf(talk)).toMatch(saysGone("en"));
  expect(lastOf(talk)).not.toContain("boy");
  expect(model.requests.at(-1)?.parts.at(-1)?.content, "it is told why").toContain("what is left alone");
  expect(await rowsWith(saga, words)).toEqual([]);
});

it("a yes among other words deletes what Saga asked about, where a model hears it too", async () => {
  const wipes = { intent: "delete", move: "delete", acts: [{ do: "erase", what: "1.3" }] };
  const model = standInModel(({ parts }) =>
    parts.some(({ content }) => content.includes("lot of words for a yes"))
      ? replyWith("Oh.", wipes)
      : replyWith("Tell me about the hens."),
  );
  const { saga, anna, talk } = await asked("en", { overrides: { writerFor: model.writerFor } });
  const yes = "That's a lot of words for a yes. The one with Quillhilda in, aye. Go on, get shut of it.";
  const done = await answer(anna, talk, yes);
  await swept(saga);
  expect(lastOf(done)).toMatch(saysGone("en"));
  expect(await rowsWith(saga, words)).toEqual([]);
});

it("what a model asks and promises of deleting beside our question is left out, and it is not asked again", async () => {
  const secret = { intent: "secret", move: "stay_gently", acts: [{ do: "keep_out", what: "1.3" }] };
  const wipes = {
    intent: "delete",
    move: "delete",
    asked: ["erasing"],
    acts: [
      { do: "erase", what: "1.3" },
      { do: "erase", what: "1.5" },
    ],
  };
  const model = standInModel(({ parts }) => {
    const last = parts.findLast(({ content }) => content.includes("§1."))?.content ?? "";
    if (last.includes("opened me mouth"))
      return replyWith(
        "You did no wrong there. Say “for good”, and after one yes it is erased; only safety copies may still hold it. Do you want it gone for good?",
        wipes,
      );
    return last.includes("Quillhilda")
      ? replyWith("That was long to carry. No story will have it.", secret)
      : replyWith("What did he mend?");
  });
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  let talk = await answer(anna, await begin(anna), said.en.childhood);
  talk = await answer(anna, talk, said.en.secret);
  const calls = model.requests.length;
  talk = await answer(
    anna,
    talk,
    "She would turn in her grave, my mother, and she had her hands full with the hens and the vicar. Could that bit vanish, so it were as if I had not opened me mouth?",
  );
  expect(model.requests.length).toBe(calls + 1);
  expect(lastOf(talk).startsWith("You did no wrong there. Shall I delete for good")).toBe(true);
  expect(lastOf(talk)).not.toContain("Do you want");
});

it("of an answer that asks for it and tells something else, the sentences about it go with the same yes", async () => {
  const secret = { intent: "secret", move: "stay_gently", acts: [{ do: "keep_out", what: "1.3" }] };
  const acts = ["1.3", "1.5"].map((what) => ({ do: "erase", what }));
  const model = standInModel((_request, call) => {
    if (call === 1) return replyWith("What did he mend?");
    return call === 2
      ? replyWith("That was long to carry. No story will have it.", secret)
      : replyWith("You did no wrong there.", { intent: "delete", move: "delete", acts });
  });
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  let talk = await answer(anna, await begin(anna), said.en.childhood);
  talk = await answer(anna, talk, said.en.secret);
  talk = await answer(
    anna,
    talk,
    "She was never the same, our Quillhilda, and the baby boy had her chin. Could that vanish? My mother scrubbed the steps twice a day that winter, and spoke to nobody in the lane.",
  );
  expect(lastOf(talk)).toContain("Shall I delete for good");
  talk = await answer(anna, talk, "Yes.");
  expect(lastOf(talk)).toContain(packs.en.erasing.words.talkToo);
  await swept(saga);
  expect(await rowsWith(saga, words)).toEqual([]);
  const { messages } = await anna.call("getInterview", { params: { id: talk.id } });
  expect(messages[5]?.content).toBe(
    "My mother scrubbed the steps twice a day that winter, and spoke to nobody in the lane.",
  );
});

it("that it is done stays said, though its words and the deleted ones have two in common", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna, { language: "it" });
  const secret = "Questo non l'ho mai detto a nessuno. Ho avuto una bambina prima di sposarmi.";
  const wipe = "Lo cancelli per sempre, quello che ho appena detto.";
  for (const text of [said.it.childhood, secret, wipe, said.it.yes]) talk = await answer(anna, talk, text);
  await swept(saga);
  const { messages } = await anna.call("getInterview", { params: { id: talk.id } });
  expect(messages.at(-1)?.content).toMatch(saysGone("it"));
  expect(messages.filter(({ content }) => content.includes("bambina"))).toEqual([]);
});
