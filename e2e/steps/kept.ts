import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { microphoneFile } from "../microphone-file.ts";
import { readInterview } from "./calls.ts";

/** Gives a spoken answer through the calls: the sound of the test's microphone, with these words. */
export async function tellAloud(page: Page, id: string, words: string): Promise<void> {
  const file = { name: "answer.wav", mimeType: "audio/wav", buffer: await readFile(microphoneFile) };
  const kept = await page.request.post(`/api/interviews/${id}/transcribe-audio`, {
    multipart: { recording_id: randomUUID(), duration_ms: "6000", file },
  });
  expect(kept.ok(), await kept.text()).toBe(true);
  const { recording_id } = (await kept.json()) as { recording_id: string };
  const { messages } = await readInterview(page, id);
  const answer = { role: "user", content: words, recording_ids: [recording_id] };
  const data = { id, offset: messages.length, messages: [answer] };
  const told = await page.request.post("/api/interviews/get-question", { data });
  expect(told.ok(), await told.text()).toBe(true);
}

/** Unpacks an archive as a family would, and gives the address of its first page on the disk. */
export async function unpacked(archive: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "saga-archive-"));
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(archive)))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  return pathToFileURL(join(folder, "index.html")).href;
}

/** Waits until everything that was spoken in an interview is prepared and its sentences are found. */
export async function soundOf(page: Page, id: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const { segments, pending } = await (await page.request.get(`/api/interviews/${id}/timeline`)).json();
        const spoken = segments.filter(({ role }: { role: string }) => role === "user");
        const isFound = spoken.every(({ sentences }: { sentences: unknown[] }) => sentences.length > 0);
        return pending === 0 && spoken.length > 0 && isFound && segments.length > spoken.length;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}
