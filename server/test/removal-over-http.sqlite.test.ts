import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesWith } from "./files-with.ts";
import { type Client, client, emptyDatabase } from "./over-http.ts";
import { wav } from "./recorded.ts";
import { signInOver, startProcess } from "./saga-process.ts";
import { until } from "./until.ts";

const words = ["Quillfeather", "Marzipanberg", "Oxbowlane", "Vesterdahlqvist"];
const told = (at: number) =>
  `I was born in 1938 in Marzipanberg, in house ${at} of Oxbowlane, where my father Quillfeather mended clocks.`;

type Started = { id: string; first_question: string };
type Message = { role: string; content: string };

async function tell(call: Client, { id, first_question }: Started, turns: number): Promise<void> {
  const messages: Message[] = [{ role: "assistant", content: first_question }];
  for (let at = 0; at < turns; at += 1) {
    messages.push({ role: "user", content: `${told(at)} ${"It was a long road to the sea. ".repeat(40)}` });
    const { next_question } = await call<{ next_question: string }>("/interviews/get-question", {
      id,
      messages,
    });
    messages.push({ role: "assistant", content: next_question });
  }
}

/** A server as its own process, somebody who is signed in, and what deletes something and ends the server at once. */
async function signedIn() {
  const database = await emptyDatabase();
  const { url, kill } = await startProcess(database);
  const token = await signInOver(url, database);
  const headers = { authorization: `Bearer ${token}` };
  return {
    url,
    headers,
    dataDir: database.dataDir,
    call: client(url, token),
    speak: async (interview: string, recording: string): Promise<void> => {
      const form = new FormData();
      form.append("file", new Blob([new Uint8Array(wav())]), "answer.wav");
      form.append("recording_id", recording);
      form.append("duration_ms", "1000");
      const address = `${url}/api/interviews/${interview}/transcribe-audio`;
      await fetch(address, { method: "POST", headers, body: form });
    },
    /** Answers with what the server said, and calls the one that is started after it. */
    deleteAndKill: async (path: string) => {
      const answered = await fetch(`${url}/api${path}`, { method: "DELETE", headers });
      await kill();
      return { answered, again: client((await startProcess(database)).url, token) };
    },
  };
}

it("removing somebody leaves no word of theirs in the data folder, though the server is killed at once", async () => {
  const { url, headers, dataDir, call, speak, deleteAndKill } = await signedIn();
  const admin = await call<{ id: string }>("/auth/session");
  const add = (name: string) => call<{ id: string }>("/users", { name, parent: admin.id });
  const start = ({ id }: { id: string }) =>
    call<Started>("/interviews/start-interview", { interview: { interviewee: id } });
  const [gone, stays] = [await add("Elsa Vesterdahlqvist"), await add("Karin")];
  const [interview, other] = [await start(gone), await start(stays)];
  await tell(call, interview, 6);
  const kept: Message[] = [
    { role: "assistant", content: other.first_question },
    { role: "user", content: "My mother Brunhilde baked bread in a stone oven every single Friday." },
  ];
  await call("/interviews/get-question", { id: other.id, messages: kept });
  await speak(interview.id, crypto.randomUUID());
  await call("/stories", { interview_ids: [interview.id] });
  const spoken = await fetch(`${url}/api/interviews/${interview.id}/generate-speech`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ text: interview.first_question }),
  });
  await spoken.arrayBuffer();
  await call("/users", { name: "Vesterdahlqvist", email: "receiver@example.org" });
  await call(`/users/${gone.id}/hand-over`, { email: "receiver@example.org" });
  expect(new Set((await filesWith(dataDir, words)).map((each) => each.split(": ")[1]))).toEqual(
    new Set(words),
  );
  const { answered, again } = await deleteAndKill(`/users/${gone.id}`);
  expect(answered.status).toBe(200);
  const removal = (await answered.json()) as { id: string; remains: string[]; stories: object[] };
  expect(removal.remains).toEqual(["backups"]);
  expect(removal.stories).toMatchObject([{ is_gone: true }]);
  await until(async () => {
    const { state } = await again<{ state: string }>(`/removals/${removal.id}`);
    return state === "removed" || null;
  });
  // The account it was handed over to bears the name too, and is somebody else.
  const left = words.filter((word) => word !== "Vesterdahlqvist");
  expect(await filesWith(dataDir, [...left, "Elsa"])).toEqual([]);
  expect(await readdir(join(dataDir, "speech-cache"))).toEqual([]);
  expect(await readdir(join(dataDir, "recordings"))).not.toContain(interview.id);
  const { messages } = await again<{ messages: Message[] }>(`/interviews/${other.id}`);
  expect(messages[1]).toMatchObject(kept[1] as Message);
});

it("deleting one answer leaves no word or sound of it in the data folder, though the server is killed at once", async () => {
  const { dataDir, call, speak, deleteAndKill } = await signedIn();
  const interview = await call<Started>("/interviews/start-interview", { interview: {} });
  const recording = crypto.randomUUID();
  await speak(interview.id, recording);
  const messages: object[] = [{ role: "assistant", content: interview.first_question }];
  const tell = async (said: object): Promise<void> => {
    messages.push(said);
    const { next_question } = await call<{ next_question: string }>("/interviews/get-question", {
      id: interview.id,
      messages,
    });
    messages.push({ role: "assistant", content: next_question });
  };
  await tell({ role: "user", content: told(1), recording_ids: [recording] });
  await tell({ role: "user", content: "Please delete what I just said." });
  const { data } = await call<{ data: { answer_id: string }[] }>(`/interviews/${interview.id}/kept-out`);
  const gone = words.slice(0, 3);
  expect(await filesWith(dataDir, gone)).not.toEqual([]);
  const { answered, again } = await deleteAndKill(
    `/interviews/${interview.id}/kept-out/${data[0]?.answer_id}/words`,
  );
  expect(answered.status).toBe(200);
  await until(async () => ((await filesWith(dataDir, gone)).length === 0 ? true : null));
  const sound = await readdir(join(dataDir, "recordings"), { recursive: true });
  expect(sound.filter((name) => name.includes(recording))).toEqual([]);
  const left = await again<{ messages: Message[] }>(`/interviews/${interview.id}`);
  expect(left.messages[1]).toMatchObject({ role: "user", content: "" });
});
