import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import type { Said } from "./said.ts";
import { toldOf } from "./told.ts";

type Given = { language: Language; question: string; answer: string; heard?: object };

/** What is told of one answer, in a life that names the others. */
const toldIn = async ({ language, question, answer, heard = {} }: Given, before = ""): Promise<string> => {
  const rows = [
    ["assistant", ""],
    ["user", before],
    ["assistant", question],
    ["user", answer],
  ] as const;
  const messages = rows.map(([role, content], position) => ({
    id: `m${position}`,
    interview_id: "i1",
    position,
    role,
    content,
    topic: null,
    is_private: 0,
    heard: role === "user" ? JSON.stringify({ intent: "told", tells: true, ...heard }) : null,
    move: null,
  }));
  const reached = [{ person: { id: "p1", name: "Kerstin" }, interview: { id: "i1", language, number: 1 } }];
  const said = { reached, messages, keptOut: [], ledgers: new Map() } as unknown as Said;
  return (await toldOf(said)).at(-1)?.text ?? "";
};

const cradle =
  "Nä, elda opp vaggan kan ja int, n Erland har snickra n. Ja har tänkt å lägga nåt i n. Fast då ska ja målan om. Nä, den får stå. A Tove får bestämma, hon ä klok.";

it("tells what stays of an answer that lost a part for good", async () => {
  const answer = cradle.replace("n Erland", "han").replace("A Tove", "Hon");
  const asked = { language: "sv", question: "Vad ska bli av vaggan?", answer } as const;
  expect(await toldIn(asked)).toBe("");
  expect(await toldIn({ ...asked, heard: { cut_at: "2026-11-29T04:49:25.144Z" } })).toContain("den får stå");
});

it("tells an answer that names two of the teller's people, though it sounds like talk", async () => {
  const before = "Erland var min man. Tove är Lennarts flicka.";
  const asked = { language: "sv", question: "Vad vill du ska bli av vaggan?", answer: cradle } as const;
  expect(await toldIn(asked, before)).toContain("A Tove får bestämma");
});

it.each([
  ["sv", "Det var i april. Erik hade köpt en gris och ringde för att fråga om posten tog djur. Jag sa ja."],
  [
    "en",
    "It was April of 1974 and the roads were under water. Eric had bought a piglet at Barley, and he had no car, so he rang to ask me something, whether the post took animals. I put it in a potato sack on the floor of the van.",
  ],
  [
    "pl",
    "Był kwiecień. Eryk kupił prosiaka i zadzwonił zapytać o pocztę, czy bierze zwierzęta. Powiedziałam, że tak.",
  ],
  [
    "it",
    "Era aprile. Enrico aveva comprato un maiale e telefonò per chiedere della posta, se prendeva animali. Dissi di sì.",
  ],
] as const)("tells what somebody of the life asked (%s)", async (language, answer) => {
  expect(await toldIn({ language, question: "", answer })).toBe(answer);
});
