import { expect, it } from "vitest";
import { arrangePeople } from "./arrange-people.ts";

const interview = (interviewee: string, number: number, progress: number) => ({
  title: "",
  _id: `${interviewee}${number}`,
  interviewee,
  number,
  progress,
  message_count: 1,
  last_opened: "",
  created_at: "",
});

const told = [
  interview("cajsa", 1, 40),
  interview("bo", 1, 0),
  ...([1, 2, 3] as const).map((number) => interview("ada", number, 100)),
];
const named = (...ids: string[]) => ids.map((id) => ({ id }));

it("shows everything of a few people, in the order they have", () => {
  const arranged = arrangePeople(named("ada", "bo", "cajsa"), told);
  expect(arranged.map(({ person }) => person.id)).toEqual(["ada", "bo", "cajsa"]);
  expect(arranged.some(({ isFolded }) => isFolded)).toBe(false);
});

it("counts somebody with all three told as telling while one about one thing goes on", () => {
  const goesOn = { ...interview("ada", 4, 30), message_count: 3 };
  const [first] = arrangePeople(named("ada", "bo", "cajsa", "dag"), [...told, goesOn]);
  expect(first).toMatchObject({ person: { id: "ada" }, telling: "ongoing", isFolded: false });
});

it("puts those who are telling first among many, and folds those who have not begun or are done", () => {
  const arranged = arrangePeople(named("ada", "bo", "cajsa", "dag"), told);
  expect(arranged.map(({ person, telling, isFolded }) => [person.id, telling, isFolded])).toEqual([
    ["cajsa", "ongoing", false],
    ["bo", "untouched", true],
    ["dag", "untouched", true],
    ["ada", "finished", true],
  ]);
});
