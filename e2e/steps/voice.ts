import { type BrowserContext, chromium, expect, type Locator, type Page } from "@playwright/test";
import { findBrowser } from "../../tools/browser.mjs";

export type KeptRecording = {
  id: string;
  message_id: string | null;
  state: string;
  bytes: number;
  duration_ms: number;
};

/** What the server has of an interview's sound. */
export const recordings = async (page: Page, id: string): Promise<KeptRecording[]> =>
  (await (await page.request.get(`/api/interviews/${id}/recordings`)).json()).data;

export const speak = (page: Page): Locator => page.getByRole("button", { name: "Speak", exact: true });
export const pause = (page: Page): Locator => page.getByRole("button", { name: "Pause", exact: true });
export const sendAnswer = (page: Page): Locator => page.getByRole("button", { name: /^Send( answer)?$/ });

/** Speaks until the clock beside the recording shows `time` (`00:04`, below ten seconds) or more: a second may pass unseen. */
export function speakFor(within: Page | Locator, time: string): Promise<void> {
  const clock = new RegExp(`^00:(0[${time.at(-1)}-9]|[1-5]\\d)$`);
  return expect(within.getByText(clock).first()).toBeVisible();
}

/**
 * Hears the beginning of the question and stops it: nobody can record while Saga speaks. A browser that plays nothing before
 * something has been pressed offers to hear it.
 */
export async function hearQuestion(page: Page): Promise<void> {
  const stop = page.getByRole("button", { name: "Stop", exact: true });
  const offered = page.getByRole("button", { name: /^Hear it( again)?$/ });
  const dock = page.getByRole("region", { name: "Your turn" });
  await dock.getByRole("button", { name: "Listen", exact: true }).or(offered).first().waitFor();
  // A short question may be over before it is stopped.
  if (await stop.isVisible()) await stop.click({ timeout: 3_000 }).catch(() => {});
  await expect(offered).toBeVisible();
  await expect(dock.getByRole("button", { name: "Listen", exact: true })).toHaveCount(0);
}

const microphoneArguments = (wav: string): string[] => [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--use-fake-ui-for-media-stream",
  "--use-fake-device-for-media-stream",
  `--use-file-for-fake-audio-capture=${wav}`,
];

/** A browser with somebody before its microphone, who says what the file says, again and again. */
export const openBrowser = (
  profile: string,
  { wav, baseURL }: { wav: string; baseURL: string },
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: findBrowser() ?? "",
    baseURL,
    args: microphoneArguments(wav),
  });

export const pageOf = async (context: BrowserContext): Promise<Page> =>
  context.pages()[0] ?? context.newPage();

type FakeMicrophone = { sound: () => Promise<void>; still: () => Promise<void>; end: () => void };

/**
 * A microphone that the test has in its hands: a tone from Web Audio, which gives no sound at all before `sound`, and none
 * after `still`, as a headset over the air or a sound server that is gone; `end` is a permission that was taken back.
 */
export async function holdMicrophone(page: Page) {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      const tone = context.createOscillator();
      const out = context.createMediaStreamDestination();
      tone.connect(out);
      tone.start();
      await context.suspend();
      const held: FakeMicrophone = {
        sound: () => context.resume(),
        still: () => context.suspend(),
        end: () => out.stream.getTracks().forEach((track) => void track.stop()),
      };
      Object.assign(window, { held });
      return out.stream;
    };
  });
  const act = (what: keyof FakeMicrophone) =>
    page.evaluate((name) => (window as unknown as { held: FakeMicrophone }).held[name](), what);
  return { sound: () => act("sound"), still: () => act("still"), end: () => act("end") };
}

/** Keeps a copy of everything that the page's recorder hands out, to be compared with what arrives. */
export const copyRecordings = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const copies: Blob[][] = [];
    Object.assign(window, { copies });
    const { start } = MediaRecorder.prototype;
    MediaRecorder.prototype.start = function (timeslice?: number) {
      const pieces: Blob[] = [];
      copies.push(pieces);
      this.addEventListener("dataavailable", ({ data }) => {
        if (data.size > 0) pieces.push(data);
      });
      start.call(this, timeslice);
    };
  });

/** SHA-256 of each recording that this page made, in order. */
export const copiedHashes = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { copies } = window as unknown as { copies: Blob[][] };
    const hashes: string[] = [];
    for (const pieces of copies) {
      const bytes = await new Blob(pieces).arrayBuffer();
      const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      hashes.push([...hash].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
    }
    return hashes;
  });
