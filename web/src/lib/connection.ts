/** Milliseconds of waiting after which it is asked whether the server is there at all, and that this question may take. */
const waits = 10_000;

async function isServerThere(): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), waits);
  try {
    return (await fetch("/healthz", { cache: "no-store", signal: controller.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Looks again and again while something is waited for; returns how to stop. */
function watchConnection(onLost: () => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  const lookLater = () => {
    timer = setTimeout(async () => {
      const isThere = await isServerThere();
      if (isOver) return;
      if (isThere) lookLater();
      else onLost();
    }, waits);
  };
  lookLater();
  globalThis.addEventListener?.("offline", onLost);
  return () => {
    isOver = true;
    clearTimeout(timer);
    globalThis.removeEventListener?.("offline", onLost);
  };
}

/**
 * Does what waits for the server, however long that takes, but not after the connection is gone: then it is aborted, and what
 * `lost` makes is thrown. A transfer whose other end is gone would hang for minutes otherwise.
 */
export async function whileConnected<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { signal, lost }: { signal?: AbortSignal | undefined; lost: () => Error },
): Promise<T> {
  const controller = new AbortController();
  let isLost = false;
  const stop = () => controller.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop);
  const stopWatching = watchConnection(() => {
    isLost = true;
    controller.abort();
  });
  try {
    return await work(controller.signal);
  } catch (error) {
    throw isLost ? lost() : error;
  } finally {
    stopWatching();
    signal?.removeEventListener("abort", stop);
  }
}
