import type { Language } from "@saga/contract/vocabulary";
import { describe, expect, it } from "vitest";
import { saysGone } from "#interviewer/turns/one-teller.test-suite.ts";
import { packs } from "#language/packs.ts";
import { answer, begin, type Conversation, readAnew } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { said, words } from "../../../test/rosa.ts";
import { rowsWith } from "../../../test/rows-with.ts";
import { startSaga, type TestSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";

const swept = (saga: TestSaga): Promise<unknown> =>
  until(async () => {
    const rows = await saga.db.selectFrom("removals").select("state").execute();
    return rows.every(({ state }) => state === "removed") || null;
  });

const lastOf = ({ messages }: Conversation): string => messages.at(-1)?.content ?? "";
const wordsIn = (text: string): number => text.split(/\s+/u).length;

/** An interview in which a secret and a father were told of. */
async function told(language: Language, isWorded = false) {
  const model = standInModel(() => replyWith(packs[language].conversation.listens[0] ?? ""));
  const saga = await startSaga(isWorded ? { overrides: { writerFor: model.writerFor } } : {});
  const anna = await saga.join("anna@example.org");
  const { name, gloves, secret, after, father } = said[language];
  let talk = await begin(anna, { language });
  const read = async () => {
    const anew = await readAnew(anna, talk);
    talk = anew.talk;
    return anew.messages;
  };
  /** As a browser does it: what was deleted is read anew before the next answer. */
  const says = async (text: string): Promise<string> => {
    await read();
    talk = await answer(anna, talk, text);
    return lastOf(talk);
  };
  for (const text of [name, `${gloves} ${secret} ${after}`, father]) await says(text);
  const heardLast = async () => {
    const rows = await saga.db
      .selectFrom("messages")
      .select(["heard", "position"])
      .where("role", "=", "user")
      .execute();
    return JSON.parse(rows.sort((one, other) => other.position - one.position)[0]?.heard ?? "{}");
  };
  const expectGone = async (...gone: string[]) => {
    await swept(saga);
    expect(await rowsWith(saga, gone)).toEqual([]);
    const messages = await read();
    expect(messages[3]?.content, "what was told around it stays to the letter").toBe(`${gloves} ${after}`);
    const { data } = await anna.call("getKeptOut", { params: { id: talk.id } });
    expect(data).toEqual([]);
  };
  return { saga, anna, says, read, heardLast, expectGone, params: { id: talk.id } };
}

describe.each([false, true])("with a model: %s", (isWorded) => {
  const languages = Object.keys(said) as Language[];

  it.each(languages)(
    "an answer that is named beside a yes is asked about in the reply that says the first is done, in %s",
    async (language) => {
      const { asks, both, whole, secret, shown } = said[language];
      const { donePart } = packs[language].erasing.words;
      const play = await told(language, isWorded);
      const asked = await play.says(asks);
      expect(asked).toContain(secret);
      const next = await play.says(both);
      expect(next.startsWith(donePart)).toBe(true);
      expect(next, "by its own words").toMatch(new RegExp(`${shown}|Fornaci|mill|fabri`, "u"));
      expect(next).not.toContain(packs[language].erasing.words.noReturn);
      await swept(play.saga);
      expect(await rowsWith(play.saga, words[language].secret)).toEqual([]);
      expect(await rowsWith(play.saga, [shown]), "it needs a yes of its own").not.toEqual([]);
      const last = await play.says(whole);
      expect(last).toMatch(saysGone(language));
      await play.expectGone(...words[language].secret, ...words[language].father);
    },
  );

  it.each(languages)(
    "a wish alone that names an answer by what was told is asked about, and nothing else is said to be gone, in %s",
    async (language) => {
      const { asks, yes, alone, whole, shown } = said[language];
      const { already, talkToo, noReturn, askShort } = packs[language].erasing.words;
      const play = await told(language, isWorded);
      await play.says(asks);
      const gone = await play.says(yes);
      expect(gone).toContain(talkToo);
      expect(gone, "it is gone on with").not.toBe(`${packs[language].erasing.words.donePart} ${talkToo}`);
      const asked = await play.says(alone);
      expect(await play.heardLast()).toMatchObject({ intent: "delete" });
      expect(asked).toMatch(new RegExp(`${shown}|Fornaci|mill|fabri`, "u"));
      expect(asked).not.toContain(already);
      expect(asked, "said once in an interview").not.toContain(noReturn);
      expect(wordsIn(asked)).toBeLessThan(60);
      const again = await play.says(alone);
      expect(again, "never the same long question twice in a row").toBe(askShort);
      const last = await play.says(whole);
      expect(last).toMatch(saysGone(language));
      expect(last).not.toContain(talkToo);
      await play.expectGone(...words[language].secret, ...words[language].father);
    },
  );
});

const hilda = {
  pigeon:
    "He'd a pigeon inside his jacket, and he put it in my two hands and said, feel her heart. It were Maureen as had the forty pound out of the chapel outing box, and Donald put it back so nobody ever knew. Not a word.",
  asks: "That about Maureen and the money, I want that out for good. But you leave me the pigeon, mind.",
  yes: "Aye, that's the bit. Just that. Get shut of it.",
};
const forty =
  "It were Maureen as had the forty pound out of the chapel outing box, and Donald put it back so nobody ever knew.";

it("with the secret go the words that received it, what hangs behind it, its name among what is kept out, the request and the yes", async () => {
  const model = standInModel(({ parts }) => {
    const last = parts.findLast(({ content }) => content.includes("§1."))?.content ?? "";
    if (last.includes(hilda.asks))
      return replyWith("I understand.", {
        intent: "delete",
        move: "delete",
        acts: [{ do: "erase", what: `1.3 ${forty}` }],
      });
    if (!last.includes("pigeon inside")) return replyWith("How did you meet him?");
    return replyWith(
      "That was kept quiet a long while. When he put that pigeon in your hands, what did you make of him?",
      {
        also: ["secret"],
        acts: [
          { do: "keep_out", what: `1.3 ${forty}` },
          { do: "keep_out", what: "Maureen" },
        ],
      },
    );
  });
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna);
  for (const text of [said.en.name, hilda.pigeon, hilda.asks]) talk = await answer(anna, talk, text);
  expect(lastOf(talk)).toContain(`${forty} Not a word.`);
  talk = await answer(anna, talk, hilda.yes);
  expect(lastOf(talk)).toContain("That is deleted for good");
  await swept(saga);
  const gone = ["Maureen", "maureen", "chapel", "Not a word", "kept quiet", "Get shut"];
  expect(await rowsWith(saga, gone)).toEqual([]);
  const { messages } = await anna.call("getInterview", { params: { id: talk.id } });
  expect(messages.slice(3).map(({ content }) => content)).toEqual([
    "He'd a pigeon inside his jacket, and he put it in my two hands and said, feel her heart.",
    "When he put that pigeon in your hands, what did you make of him?",
    "But you leave me the pigeon, mind.",
    "I am listening.",
    "",
    lastOf(talk),
  ]);
  expect(lastOf(talk), "back to what was asked before").toContain("what did you make of him?");
});

it("a secret is received and kept out, who can read it is said once, and of deleting nothing", async () => {
  const confided =
    "It were me as had the money out of the chapel box, forty pound, and the curate lost his place. Leave that out, because our Anna reads this.";
  const model = standInModel(({ parts }) => {
    const last = parts.findLast(({ content }) => content.includes("§1."))?.content ?? "";
    return last.includes("curate")
      ? replyWith("That was long to carry. No story will have it.", {
          intent: "secret",
          move: "stay_gently",
          acts: [{ do: "keep_out", what: "1.3" }],
        })
      : replyWith("What did he mend?");
  });
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  const { id: interviewee } = await anna.call("createUser", { body: { name: "Arthur" } });
  let talk = await answer(anna, await begin(anna, { interviewee }), said.en.name);
  talk = await answer(anna, talk, confided);
  expect(lastOf(talk).match(/can still read/gu)).toHaveLength(1);
  expect(lastOf(talk)).not.toMatch(/delet/u);
});
