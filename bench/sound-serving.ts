import { setTimeout as wait } from "node:timers/promises";
import { createClient, signIn } from "./http-client.ts";
import { startSaga, temporaryFolder } from "./server.ts";

const rounds = 15;

export type Served = { what: string; first: number[]; bytes: number; seconds: number };

type Line = { role: "user" | "assistant"; content: string; recording_ids?: string[] };
type Asked = { next_question: string; progress: number };
type Told = { sound: Uint8Array; count: number };
type Place = { url: string; token: string; client: ReturnType<typeof createClient> };

const call = async ({ url, token }: Place, path: string, init: RequestInit = {}): Promise<Response> => {
  const headers = { ...init.headers, authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${path}`, { ...init, headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
};

type Timeline = { duration_ms: number; pending: number };

/** An interview in which `count` spoken answers of the same sound have been prepared; gives its id. */
async function tellByVoice(at: Place, { sound, count }: Told): Promise<string> {
  const { client } = at;
  const { id: interviewee } = await client.post<{ id: string }>("/api/users", {
    name: "Somebody",
    language: "en",
  });
  const interview = { interviewee, number: 1, language: "en" };
  const { id, first_question } = await client.post<{ id: string; first_question: string }>(
    "/api/interviews/start-interview",
    { interview },
  );
  const messages: Line[] = [{ role: "assistant", content: first_question }];
  for (let said = 0; said < count; said += 1) {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(sound)]), "answer.mp3");
    const kept = await call(at, `/api/interviews/${id}/transcribe-audio`, { method: "POST", body: form });
    const { recording_id } = (await kept.json()) as { recording_id: string };
    messages.push({ role: "user", content: "", recording_ids: [recording_id] });
    const asked = await client.post<Asked>("/api/interviews/get-question", { id, messages });
    messages.push({ role: "assistant", content: asked.next_question });
    if (asked.progress === 100) break;
  }
  return id;
}

async function firstByte(at: Place, path: string, range: string | undefined): Promise<number> {
  const begin = performance.now();
  const response = await call(at, path, { headers: range ? { range } : {} });
  const reader = response.body?.getReader();
  await reader?.read();
  const ms = performance.now() - begin;
  await reader?.cancel();
  return ms;
}

/** Milliseconds to the first byte of an interview's sound, from its beginning and from its middle. */
export async function measureServing(told: Told): Promise<Served[]> {
  const folder = await temporaryFolder();
  const saga = await startSaga({ dataDir: folder.path, databaseUrl: null });
  const token = await signIn(saga.url, folder.path);
  const at = { url: saga.url, token, client: createClient(saga.url, token) };
  const path = `/api/interviews/${await tellByVoice(at, told)}`;
  let timeline = await at.client.get<Timeline>(`${path}/timeline`);
  for (; timeline.pending > 0; timeline = await at.client.get<Timeline>(`${path}/timeline`)) await wait(500);
  const whole = await (await call(at, `${path}/audio`)).arrayBuffer();
  const seconds = timeline.duration_ms / 1000;
  const measured: Served[] = [];
  for (const [what, range] of [
    ["its beginning", undefined],
    ["its middle", `bytes=${Math.floor(whole.byteLength / 2)}-`],
  ] as const) {
    const first: number[] = [];
    for (let round = 0; round < rounds; round += 1) first.push(await firstByte(at, `${path}/audio`, range));
    measured.push({ what, first, bytes: whole.byteLength, seconds });
  }
  at.client.close();
  await saga.stop();
  await folder.remove();
  return measured;
}
