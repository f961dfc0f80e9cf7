import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
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
