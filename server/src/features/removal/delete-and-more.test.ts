import type { Language } from "@saga/contract/vocabulary";
import { describe, expect, it } from "vitest";
import { packs } from "#language/packs.ts";
import { answer, begin, type Conversation, readAnew } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { rowsWith } from "../../../test/rows-with.ts";
import { startSaga, type TestSaga } from "../../../test/test-saga.ts";
import { until } from "../../../test/until.ts";

/** What four people tell, what of it is to go, and all that they say in one breath with their yes. */
const played: Record<
  Language,
  {
    told: [string, string, string];
    wish: string;
    gone: string[];
    yes: string;
    limit: string;
    named: string;
    bye: string;
    short: string;
    ofSaga: string;
  }
> = {
  en: {
    told: [
      "We lived at Slack Top, above the mill, and my grandfather kept a goat called Duchess on the landing in winter.",
      "Our Frank had a girl in Rochdale all the years he was wed, and I carried the letters for him in my shopping bag.",
      "I was a winder at Fielden's for twenty-two year. The noise was such that we talked with our hands.",
    ],
    wish: "I shouldn't have told you about Frank and the girl in Rochdale. Rub that out, please, for good.",
    gone: ["girl in Rochdale", "shopping bag"],
    yes: "Yes, rub it out.",
    limit: "And no more about our Frank, please.",
    named: "our Frank",
    bye: "I'm tired now. Goodnight, love.",
    short: "That one, yes, burn it.",
    ofSaga: "And your own question, what becomes of that?",
  },
  sv: {
    told: [
      "Vi bodde i Ryd, ovanför kvarnen, och morfar hade en get i farstun om vintern som hette Rosa.",
      "Bror min Evert tog pengarna ur kyrkans kassa, åttahundra kronor, och jag bar dem hem i en mjölkkanna.",
      "Jag var på Tidans spinneri i tjugotvå år. Det dånade så att vi pratade med händerna.",
    ],
    wish: "Varför sa jag det. Radera det där om Evert och kyrkans kassa för alltid, är du snäll.",
    gone: ["åttahundra kronor", "mjölkkanna"],
    yes: "Ja, ta bort det.",
    limit: "Och inget mer om Evert, tack.",
    named: "Evert",
    bye: "Nu får det räcka för idag. God natt med dig.",
    short: "Ja, den. Bränn den.",
    ofSaga: "Å din fråga då, va blir dä me den?",
  },
  pl: {
    told: [
      "Mieszkaliśmy w Malawie, nad młynem, a dziadek trzymał zimą w sieni kozę, co się nazywała Księżna.",
      "Brat mój Staszek wynosił ze spółdzielni cukier, a ja ten cukier sprzedawałam sąsiadkom spod lady.",
      "Dwadzieścia dwa lata byłam w przędzalni w Żyrardowie. Huk był taki, że rozmawiałyśmy rękami.",
    ],
    wish: "O Staszku i o tym cukrze niepotrzebnie powiedziałam. Proszę to usunąć na zawsze.",
    gone: ["ze spółdzielni", "spod lady"],
    yes: "Tak, to. Tak, usunąć, na zawsze. Nie musiała pani czytać jeszcze raz wszystkiego na głos, ściany tu cienkie.",
    limit:
      "I zapowiadam od razu, bo pewnie pani zapyta: o Józce, mojej siostrze, i o tym podziale pola po ojcach, po sądach, to ja nie chcę. O to proszę mnie nie pytać.",
    named: "Józce",
    bye: "Oj, zmęczona już jestem, a Pyza drapie do drzwi. Na dziś wystarczy. Do widzenia pani, z Bogiem.",
    short: "Tak, to. Spalić.",
    ofSaga: "A to pani pytanie, co z nim będzie?",
  },
  it: {
    told: [
      "Stavamo a Lignana, sopra il mulino, e il nonno d'inverno teneva nell'andito una capra che si chiamava Duchessa.",
      "Mio fratello Dino aveva una donna a Mortara, e le lettere gliele portavo io, nella borsa della spesa.",
      "Ho fatto ventidue anni alla filatura di Vercelli. C'era un rumore che si parlava con le mani.",
    ],
    wish: "Di Dino e della donna di Mortara non dovevo parlare. Lo cancelli per sempre, per favore.",
    gone: ["donna a Mortara", "borsa della spesa"],
    yes: "Sì, lo cancelli.",
    limit: "E del Dino non ne parliamo più, per favore.",
    named: "Dino",
    bye: "Adesso sono stanca. Buonanotte, cara.",
    short: "Sì, quello. Bruci.",
    ofSaga: "E la sua domanda, quella che fine fa?",
  },
};

const cradle =
  "Ja vet int. Elda opp n kan ja int, n Erland har snickra n. Nä, den får stå. A Tove får bestämma, hon ä klok.";

/** What Kerstin says, and what the model hears in it. */
const kerstin = {
  shed: {
    says: "Vaggan står längst in i vebon, me en presenning över, å ja ser den int å ja ser den.",
    reply: replyWith("Vad vill du ska bli av vaggan, en gång?"),
  },
  money: {
    says: `${cradle} Hon har int fått nåt i arv annars, å int lär hon få nåt heller efter Lennart, som han har hållit på me pengar. Trave. Ja betala sexti tusen för n tretton, å a Yvonne vet int om dä än.`,
    reply: replyWith(
      "Om Yvonne inte vet, så låter vi det om pengarna stanna här. Hur är hon, Tove, som du litar på med vaggan?",
      {
        also: ["secret"],
        acts: [
          { do: "keep_out", what: "1.3 Ja betala sexti tusen för n tretton, å a Yvonne vet int om dä än." },
        ],
      },
    ),
  },
  asks: {
    says: "A Tove, ja, hon … Nä men vänta. Hon läser ju dä här! Dä där om pengarna å Lennart, dä måste bort. Int gömmas, bort. Alltihop, så int en människa kan läsa dä. Han har betalt av på dä, han ä duktig nu. Kan du göra det?",
    reply: replyWith("Ja, det går att radera.", {
      intent: "delete",
      move: "delete",
      acts: [
        { do: "erase", what: "k1.3" },
        { do: "erase", what: "1.3 Hon har int fått nåt i arv annars" },
        { do: "erase", what: "1.5" },
      ],
    }),
  },
  yes: {
    says: "Ja. Ta bort dä. Å dä ja sa nyss me, om att han har betalt av, å din egen fråga innan om a Yvonne å pengarna, för annars står dä ju kvar bakvägen.",
    reply: replyWith("Det är rätt tänkt att frågan annars skvallrar.", {
      intent: "delete",
      move: "delete",
      acts: [
        { do: "erase", what: "k1.3" },
        { do: "erase", what: "k1.3-2" },
        { do: "erase", what: "1.4" },
        { do: "erase", what: "1.5" },
        { do: "erase", what: "1.7" },
      ],
    }),
  },
};

const swept = (saga: TestSaga): Promise<unknown> =>
  until(async () => {
    const rows = await saga.db.selectFrom("removals").select("state").execute();
    return rows.every(({ state }) => state === "removed") || null;
  });

const lastOf = ({ messages }: Conversation): string => messages.at(-1)?.content ?? "";

/** An interview up to Saga's question whether the second answer is deleted. */
async function asked(language: Language, isWorded: boolean) {
  const model = standInModel(() => replyWith(packs[language].conversation.listens[0] ?? ""));
  const saga = await startSaga(isWorded ? { overrides: { writerFor: model.writerFor } } : {});
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna, { language });
  const { told, wish } = played[language];
  const read = async () => {
    const anew = await readAnew(anna, talk);
    talk = anew.talk;
    return anew.messages;
  };
  const says = async (text: string): Promise<string> => {
    await read();
    talk = await answer(anna, talk, text);
    return lastOf(talk);
  };
  for (const text of told) await says(text);
  const question = await says(wish);
  return { saga, anna, says, read, question, params: { id: talk.id } };
}

const languages = Object.keys(played) as Language[];

describe.each([false, true])("with a model: %s", (isWorded) => {
  it.each(languages)(
    "beside a yes a limit is one, and the goodbye is answered: the answer goes, and the limit stays, in %s",
    async (language) => {
      const { yes, limit, named, bye, gone, told } = played[language];
      const play = await asked(language, isWorded);
      const reply = await play.says(`${yes} ${limit} ${bye}`);
      const { words } = packs[language].erasing;
      expect(reply).not.toContain(words.nothing);
      expect(reply.replace(/[„“”«»"][^„“”«»"]*[“”«»"]/gu, ""), "nothing is asked").not.toContain("?");
      await swept(play.saga);
      expect(await rowsWith(play.saga, gone)).toEqual([]);
      const messages = await play.read();
      expect(messages.filter(({ role }) => role === "user").at(-1)?.content).toContain(limit);
      expect(messages.map(({ content }) => content)).toEqual(expect.arrayContaining([told[0], told[2]]));
      const { data } = await play.anna.call("getKeptOut", { params: play.params });
      expect(data.map(({ kind, words }) => ({ kind, words }))).toEqual([{ kind: "not_asked", words: named }]);
    },
  );

  it.each(languages)("a yes in few words is one to what was asked about, in %s", async (language) => {
    const { short, gone } = played[language];
    const play = await asked(language, isWorded);
    await play.says(short);
    await swept(play.saga);
    expect(await rowsWith(play.saga, gone)).toEqual([]);
  });

  it.each(languages)(
    "whoever asks beside a yes what becomes of Saga's own question is asked nothing again, and hears it, in %s",
    async (language) => {
      const { yes, ofSaga, gone } = played[language];
      const play = await asked(language, isWorded);
      const reply = await play.says(`${yes} ${ofSaga}`);
      const { talkToo, ofSagaToo } = packs[language].erasing.words;
      expect([talkToo, ofSagaToo].filter((one) => reply.includes(one))).toHaveLength(1);
      await swept(play.saga);
      expect(await rowsWith(play.saga, gone)).toEqual([]);
    },
  );

  it("in dialect one yes deletes what was told of the money, and what was asked and said of it; the cradle stays", async () => {
    const model = standInModel(({ parts }) => {
      const last = parts.findLast(({ content }) => content.includes("§1."))?.content ?? "";
      return Object.values(kerstin).findLast(({ says }) => last.includes(says))?.reply ?? replyWith("Hm.");
    });
    const saga = await startSaga(isWorded ? { overrides: { writerFor: model.writerFor } } : {});
    const anna = await saga.join("anna@example.org");
    let talk = await begin(anna, { language: "sv" });
    for (const { says } of Object.values(kerstin)) talk = await answer(anna, talk, says);
    const { donePart, talkToo } = packs.sv.erasing.words;
    expect(lastOf(talk)).toContain(`${donePart} ${talkToo}`);
    expect(lastOf(talk)).not.toContain("Ska jag radera");
    await swept(saga);
    expect(await rowsWith(saga, ["sexti tusen", "Yvonne", "betalt av", "bakvägen", "om pengarna"])).toEqual(
      [],
    );
    const { messages } = await anna.call("getInterview", { params: { id: talk.id } });
    expect(messages.map(({ content }) => content)).toContain(cradle);
  });
});
