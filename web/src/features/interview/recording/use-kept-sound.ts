import { type Dispatch, useCallback, useEffect, useRef } from "react";
import { recordingAddress } from "#lib/call-address.ts";
import { forgetKept, listKept, readKept } from "#lib/recorder/kept-sound.ts";
import { onDelivery, sendKept } from "#lib/recorder/outbox.ts";
import { endOrphan } from "#lib/recorder/recording.ts";
import type { KeptSound, KeptSoundsEvent } from "./kept-sounds.ts";
import { discardRecording, unusedRecordings } from "./recordings.api.ts";

async function here(interviewId: string): Promise<KeptSound[]> {
  const found = await listKept(interviewId);
  const orphans: KeptSound[] = [];
  for (const { id, durationMs, chunks, mediaType } of found) {
    if (!(await endOrphan(id))) continue;
    sendKept(id);
    if (chunks > 0) orphans.push({ id, seconds: durationMs / 1000, mediaType, isOnServer: false });
  }
  return orphans;
}

async function there(interviewId: string): Promise<KeptSound[]> {
  const found = await unusedRecordings(interviewId).catch(() => []);
  return found.map(({ id, duration_ms, media_type }) => ({
    id,
    seconds: (duration_ms ?? 0) / 1000,
    mediaType: media_type ?? "",
    isOnServer: true,
  }));
}

/** Looks up what is kept of an interview and was never sent, follows what becomes of it, and discards it. */
export function useKeptSound(interviewId: string, send: Dispatch<KeptSoundsEvent>) {
  const isGone = useRef(false);

  const look = useCallback(async () => {
    const local = await here(interviewId);
    const remote = await there(interviewId);
    if (!isGone.current) send({ type: "lookedUp", here: local, there: remote });
  }, [interviewId, send]);

  useEffect(() => {
    isGone.current = false;
    void look();
    return () => {
      isGone.current = true;
    };
  }, [look]);

  useEffect(
    () =>
      onDelivery(({ id, outcome }) => {
        if (outcome === "kept") send({ type: "arrived", id });
      }),
    [send],
  );

  const discard = useCallback(
    async ({ id }: KeptSound) => {
      send({ type: "discarded", id });
      await forgetKept(id).catch(() => {});
      await discardRecording({ interviewId, recordingId: id }).catch(() => {});
    },
    [interviewId, send],
  );

  return { discard, look };
}

/** An address at which kept sound can be heard; the caller revokes one that begins with `blob:`. */
export async function addressOf(interviewId: string, sound: KeptSound): Promise<string> {
  if (sound.isOnServer) return recordingAddress(interviewId, sound.id);
  const pieces = await readKept(sound.id);
  return URL.createObjectURL(new Blob(pieces, { type: sound.mediaType }));
}

/** Saves kept sound as a file, as it was recorded: it is the person's own, whatever the server makes of it. */
export async function download(interviewId: string, sound: KeptSound): Promise<void> {
  const address = await addressOf(interviewId, sound);
  const isOwn = address.startsWith("blob:");
  const link = document.createElement("a");
  link.href = isOwn ? address : recordingAddress(interviewId, sound.id, 1);
  link.download = `answer.${/^audio\/(\w+)/.exec(sound.mediaType)?.[1] ?? "webm"}`;
  link.click();
  if (isOwn) setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
