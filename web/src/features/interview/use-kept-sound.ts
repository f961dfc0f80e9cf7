import { useCallback, useEffect, useRef, useState } from "react";
import { forgetKept, listKept, readKept } from "#lib/recorder/kept-sound.ts";
import { onDelivery, sendKept } from "#lib/recorder/outbox.ts";
import { endOrphan } from "#lib/recorder/recording.ts";
import { discardRecording, soundAddress, unusedRecordings } from "./recordings.api.ts";
import type { Part } from "./spoken-answer.ts";

/** Sound of an answer that was never sent: kept in this browser, on the server, or both. */
export type KeptSound = { id: string; seconds: number; mediaType: string; isOnServer: boolean };

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

/** Everything kept of an interview that was in no answer when it was looked up, and what has been put aside since. */
export function useKeptSound(interviewId: string) {
  const [found, setFound] = useState<KeptSound[]>([]);
  const arrived = useRef(new Set<string>());

  const isGone = useRef(false);

  const look = useCallback(async () => {
    const local = await here(interviewId);
    const remote = await there(interviewId);
    // While this was looked up the server may have got the whole of one.
    const kept = new Set(remote.map(({ id }) => id));
    const only = local.filter(({ id }) => !kept.has(id));
    const isOnServer = ({ id }: KeptSound) => arrived.current.has(id);
    if (isGone.current) return;
    setFound([...only.map((each) => ({ ...each, isOnServer: isOnServer(each) })), ...remote]);
  }, [interviewId]);

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
        if (outcome !== "kept") return;
        arrived.current.add(id);
        setFound((all) => all.map((each) => (each.id === id ? { ...each, isOnServer: true } : each)));
      }),
    [],
  );

  const discard = useCallback(
    async (sound: KeptSound) => {
      setFound((all) => all.filter(({ id }) => id !== sound.id));
      await forgetKept(sound.id).catch(() => {});
      await discardRecording({ interviewId, recordingId: sound.id }).catch(() => {});
    },
    [interviewId],
  );

  const putAside = useCallback((parts: readonly Part[]) => {
    const sounds = parts.map(({ id, seconds }) => ({
      id,
      seconds,
      mediaType: "",
      isOnServer: arrived.current.has(id),
    }));
    setFound((all) => [...all.filter(({ id }) => !parts.some((part) => part.id === id)), ...sounds]);
  }, []);

  return { found, discard, putAside, look };
}

/** An address at which kept sound can be heard; the caller revokes one that begins with `blob:`. */
export async function addressOf(interviewId: string, sound: KeptSound): Promise<string> {
  if (sound.isOnServer) return soundAddress({ interviewId, recordingId: sound.id });
  const pieces = await readKept(sound.id);
  return URL.createObjectURL(new Blob(pieces, { type: sound.mediaType }));
}

/** Saves kept sound as a file, as it was recorded: it is the person's own, whatever the server makes of it. */
export async function download(interviewId: string, sound: KeptSound): Promise<void> {
  const address = await addressOf(interviewId, sound);
  const isOwn = address.startsWith("blob:");
  const link = document.createElement("a");
  link.href = isOwn ? address : `${address}?original=1`;
  link.download = `answer.${/^audio\/(\w+)/.exec(sound.mediaType)?.[1] ?? "webm"}`;
  link.click();
  if (isOwn) setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
