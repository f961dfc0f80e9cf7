import type { Message } from "@saga/contract/interviews";
import { expect, it } from "vitest";
import { chaptersOf } from "./chapters.ts";
import { message } from "./interview-session.fixture.ts";

const asked = (id: string, content: string, move: Message["move"]): Message => ({
  ...message(id, "assistant", content),
  ...(move && { move }),
});
const answer = message("a", "user", "We lived above the bakery.");

const opened = ["Where did you grow up?", "Thank you. Tell me about your work.", "“I sang.” Who taught you?"];

it("a long conversation has its subjects in order, by the questions that began them", () => {
  const stored = [
    asked("q0", "What were you called as a child?", "open"),
    answer,
    asked("q1", "Who called you that?", "follow_up"),
    answer,
    ...opened.flatMap((content, at) => [asked(`q${at + 2}`, content, "open"), answer]),
  ];
  expect(chaptersOf(stored)).toEqual([
    { id: "q0", place: 0, title: "What were you called as a child?" },
    { id: "q2", place: 4, title: "Where did you grow up?" },
    { id: "q3", place: 6, title: "Tell me about your work." },
    { id: "q4", place: 8, title: "Who taught you?" },
  ]);
});

it("the question that waits is no chapter yet, and a short conversation has none", () => {
  const stored = opened.slice(1).flatMap((content, at) => [asked(`q${at}`, content, "open"), answer]);
  expect(chaptersOf(stored)).toEqual([]);
  expect(chaptersOf([...stored, asked("q4", "Where did you go to school?", "open")])).toEqual([]);
});
