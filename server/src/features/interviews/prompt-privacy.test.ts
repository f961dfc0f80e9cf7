import { expect, it } from "vitest";
import { begin } from "../../../test/interviewing.ts";
import { replyWith, standInModel } from "../../../test/model-stand-in.ts";
import { startSaga } from "../../../test/test-saga.ts";
import { emptyLedger } from "../../interviewer/interviewer.ts";
import type { StoredKeptOut } from "./interview.ts";
import type { PersonMessage } from "./memory.repository.ts";
import { keptMatters } from "./prompt-memory.ts";
import { knownOf } from "./prompt-privacy.ts";

type Said = Parameters<typeof replyWith>;

const cut =
  "Krista made three hundred, for the foreman spoilt her; her boy Mark is the foreman's all over, nose and walk.";
const march = "We began in March, and the yard was frozen.";

/** What the model is shown in its last prompt, after these answers and its replies to them. */
const lastPrompt = async (turns: readonly { content: string; reply: Said }[]): Promise<string> => {
  const model = standInModel((_request, call) => replyWith(...(turns[call - 1]?.reply ?? ["Go on."])));
  const saga = await startSaga({ overrides: { writerFor: model.writerFor } });
  const anna = await saga.join("anna@example.org");
  const { id, messages } = await begin(anna);
  for (const { content } of turns) {
    messages.push({ role: "user" as const, content });
    const { next_question } = await anna.call("getQuestion", { body: { id, messages } });
    messages.push({ role: "assistant" as const, content: next_question });
  }
  return (model.requests.at(-1)?.parts ?? [])
    .slice(1)
    .map(({ content }) => content)
    .join("\n");
};

/** Told at such length that what was said before them is remembered by notes alone. */
const long = ["mill", "yard", "chapel", "lane"].map((place) => ({
  content: `I went down past the ${place} every morning of that winter with a basket. `.repeat(28),
  reply: [`Tell me more of the ${place}.`, {}] as Said,
}));

it("forgets names, notes and its own words that come only of what was taken out", async () => {
  const prompt = await lastPrompt([
    {
      content: `${march} I laid the gold line on four hundred plates a shift. ${cut} Zed fired the kilns.`,
      reply: [
        "Krista, then. Tell me about the gold line.",
        {
          names: [
            { name: "Krista", who: "made three hundred plates" },
            { name: "Mark", who: "Krista's boy" },
            { name: "Zed", who: "fired the kilns" },
          ],
          notes: [
            { text: "Laid the gold line on four hundred plates a shift", message_id: "1.1" },
            { text: "Krista's boy Mark looks like the foreman", message_id: "1.1" },
          ],
        },
      ],
    },
    {
      content: "The line meets itself. And that about Krista, leave that out, all of it.",
      reply: [
        "Of course. No story will have it.",
        {
          intent: "delete",
          move: "delete",
          acts: [
            { do: "keep_out", what: `1.1 ${cut}` },
            { do: "keep_out", what: "1.3 And that about Krista, leave that out, all of it." },
          ],
        },
      ],
    },
    ...long,
  ]);
  expect(prompt).not.toMatch(/Krista|\bMark\b|three hundred/u);
  expect(prompt).toContain("Zed: fired the kilns");
  expect(prompt).toContain("1.1 Laid the gold line on four hundred plates a shift");
  expect(prompt).toContain("k1.1: part of 1.1");
});

it("knows nothing of a secret that was told whole, and not the name of whoever stands in it", async () => {
  const secret = "I never told this to anybody. There was an engineer, Witold, and he kissed my hand once.";
  const prompt = await lastPrompt([
    {
      content: secret,
      reply: [
        "Once, the hand. No story will have it.",
        {
          intent: "secret",
          move: "stay_gently",
          names: [{ name: "Witold", who: "engineer" }],
          notes: [{ text: "Witold, an engineer, kissed the hand once", message_id: "1.1" }],
        },
      ],
    },
    { content: "We had six geese in the yard, and they chased the postman.", reply: ["Who fed them?", {}] },
  ]);
  expect(prompt).toContain("(kept private)");
  expect(prompt).not.toMatch(/Witold|engineer|the hand/u);
  expect(prompt).toContain("k1.1: 1.1");
});

it("knows no name that only a request to leave it out still says", async () => {
  const prompt = await lastPrompt([
    { content: `${march} ${cut}`, reply: ["Who fired the kilns?", {}] },
    {
      content: "Please delete what I just said. Krista must never know.",
      reply: [
        "It is out of every story.",
        { intent: "delete", move: "delete", acts: [{ do: "keep_out", what: "1.1" }] },
      ],
    },
    { content: "We had six geese in the yard, and they chased the postman.", reply: ["Who fed them?", {}] },
  ]);
  expect(prompt).not.toMatch(/Krista|foreman/u);
});

const message = (language: "it" | "pl", content: string) =>
  ({
    id: "m1",
    role: "user",
    is_private: 1,
    content,
    language,
    heard: null,
    interview_id: "i1",
    position: 1,
  }) as unknown as PersonMessage;

it.each([
  [
    "it",
    "Quel libretto alla posta lo sapeva solo la zia. E prima di chiedere si avvisa chi legge!",
    ["Vuole essere avvisata prima di chi legge."],
    ["La zia sapeva del libretto.", "Chiedere della zia prima della posta.", "Zia Berta non va detta."],
  ],
  [
    "pl",
    "Narzeczony siedział w więzieniu. I proszę pytać prosto, bez powtarzania.",
    ["Chce prostych pytań, bez powtarzania."],
    ["Narzeczony w więzieniu, nie pytać.", "Nie pytać o 1952."],
  ],
] as const)(
  "how somebody wants to be asked outlives what was kept out, and nothing of that does (%s)",
  (language, content, kept, gone) => {
    const { mayRemember } = knownOf([message(language, content)], emptyLedger());
    const remembered = [...kept, ...gone].filter((text) =>
      mayRemember({ message_id: "m1", text, created_at: "2" }),
    );
    expect(remembered).toEqual(kept);
  },
);

it("what was noted before a secret was told outlives it, and what only the secret can have told does not", () => {
  const at = (id: string, position: number, content: string, is_private: number) =>
    ({ ...message("it", content), id, position, is_private, created_at: `${position}` }) as PersonMessage;
  const before = at("m1", 1, "La bimba è nata a marzo, sette settimane prima.", 0);
  const secret = at("m2", 3, "Ho bruciato la lettera, tre settimane dopo. Nessuno lo sa.", 1);
  const after = at("m3", 5, "Poi ho rifatto il letto e sono andata alla fontana.", 0);
  const { mayRemember } = knownOf([before, secret, after], emptyLedger());
  const [born, burnt] = ["Bimba nata sette settimane prima", "Bruciata la lettera"];
  const kept = (message_id: string, text: string, created_at: string) =>
    mayRemember({ message_id, text, created_at });
  expect(kept("m1", `${born}, bruciata dal freddo`, "2")).toBe(true);
  expect(kept("m1", `${born}, bruciata dal freddo`, "4")).toBe(false);
  expect(kept("m3", `${burnt}, andò alla fontana`, "6")).toBe(false);
});

it("keeps the marks of what is kept out whatever else comes in or goes", () => {
  const row = (message_id: string, words: string, created_at: string) =>
    ({
      id: words,
      message_id,
      words,
      stems: '["x"]',
      kind: "not_printed",
      created_at,
    }) as unknown as StoredKeptOut;
  const marks = new Map([
    ["m1", "1.1"],
    ["m2", "1.3"],
    ["m3", "1.5"],
  ]);
  const rows = [
    row("m1", "ring", "1"),
    row("m2", "farm", "2"),
    row("m3", "Gino", "3"),
    row("m3", "barn", "4"),
  ];
  const markOf = (of: StoredKeptOut[], words: string) =>
    keptMatters(of, marks).find((one) => one.words === words)?.mark;
  expect(["farm", "Gino", "barn"].map((words) => markOf(rows, words))).toEqual(["k1.3", "k1.5", "k1.5-2"]);
  expect(["farm", "Gino", "barn"].map((words) => markOf(rows.slice(1), words))).toEqual([
    "k1.3",
    "k1.5",
    "k1.5-2",
  ]);
});
