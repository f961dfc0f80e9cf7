import type { Api, CallName } from "@saga/contract/api";
import type { Answer, Sent } from "@saga/contract/endpoint";
import type { infer as Infer, ZodMiniType } from "zod/mini";
import { m } from "#messages";
import { ApiError } from "./api-error.ts";
import { readStored } from "./browser-storage.ts";
import { addressOf } from "./call-address.ts";
import { callPaths } from "./call-paths.ts";
import { whileConnected } from "./connection.ts";
import { readEvents } from "./event-stream.ts";
import { readError, readErrorBody } from "./read-error.ts";
import { isTelling } from "./telling.ts";

type Options = { signal?: AbortSignal };
type RequestParts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

type SentBy<Name extends CallName> = Sent<Api[Name]>;
type Arguments<Name extends CallName, More> =
  unknown extends SentBy<Name> ? [sent?: undefined, options?: More] : [sent: SentBy<Name>, options?: More];
type AcceptingName = {
  [Name in CallName]: Api[Name] extends { accepted: ZodMiniType } ? Name : never;
}[CallName];
type AcceptedBy<Name extends AcceptingName> = Infer<Api[Name]["accepted"]>;
type UploadName = {
  [Name in CallName]: Api[Name] extends { upload: { kind: "bytes" } } ? Name : never;
}[CallName];
type StreamingName = { [Name in CallName]: Api[Name] extends { streams: true } ? Name : never }[CallName];
type MediaName = { [Name in CallName]: Api[Name] extends { media: string } ? Name : never }[CallName];

type Listeners = { onDelta: (text: string) => void; onReset: () => void; onSaid: (text: string) => void };

let tellSignInLost: () => void = () => {};

/** Names what happens when a call is answered with 401. One listener. */
export const onSignInLost = (listener: () => void): void => {
  tellSignInLost = listener;
};

/**
 * Makes a call of the contract by its name: `await call("sendOtp", { body: { email } })`.
 * Throws `ApiError`: with code `network` when no answer came, else with the server's code. An abort throws as it does in fetch.
 */
export async function call<Name extends CallName>(
  name: Name,
  ...[sent, options]: Arguments<Name, Options>
): Promise<Answer<Api[Name]>> {
  return connected(options?.signal, async (signal) => {
    const response = await request(name, { parts: sent ?? {}, accept: "application/json", signal });
    return (await readJson(response)) as Answer<Api[Name]>;
  });
}

/**
 * Makes a call whose answer may take long: either it comes at once, or the server says where to look for it. Throws as
 * `call` does.
 */
export async function callOrFollow<Name extends AcceptingName>(
  name: Name,
  sent: SentBy<Name>,
): Promise<{ answer: Answer<Api[Name]> } | { accepted: AcceptedBy<Name> }> {
  const asked = { parts: sent as RequestParts, accept: "application/json", prefer: "respond-async" } as const;
  return connected(undefined, async (signal) => {
    const response = await request(name, { ...asked, signal });
    const body = await readJson(response);
    return response.status === 202
      ? { accepted: body as AcceptedBy<Name> }
      : { answer: body as Answer<Api[Name]> };
  });
}

/** Makes a call whose body is bytes. Throws as `call` does. */
export async function callWithBytes<Name extends UploadName>(
  name: Name,
  sent: SentBy<Name>,
  bytes: ArrayBuffer,
): Promise<Answer<Api[Name]>> {
  return connected(undefined, async (signal) => {
    const response = await request(name, {
      parts: sent as RequestParts,
      accept: "application/json",
      bytes,
      signal,
    });
    return (await readJson(response)) as Answer<Api[Name]>;
  });
}

/** Makes a call that answers with bytes: sound, for example. Throws as `call` does. */
export async function callForBytes<Name extends MediaName>(
  name: Name,
  sent: SentBy<Name>,
  options?: Options,
): Promise<Blob> {
  const response = await request(name, { ...options, parts: sent as RequestParts, accept: "*/*" });
  return response.blob().catch((error: unknown) => {
    throw asNetworkError(error);
  });
}

/** The same, before the bytes are there: the body of the answer, as it comes. Throws as `call` does. */
export async function callForStream<Name extends MediaName>(
  name: Name,
  sent: SentBy<Name>,
  options?: Options,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await request(name, { ...options, parts: sent as RequestParts, accept: "*/*" });
  if (!response.body) throw networkError();
  return response.body;
}

/**
 * The same call, telling the words of the answer as they come. `onDelta` gets each piece of text, `onReset` takes
 * back all that came, `onSaid` gets a first sentence that will stay; the promise resolves with the whole answer.
 */
export async function stream<Name extends StreamingName>(
  name: Name,
  sent: SentBy<Name>,
  options: Options & Listeners,
): Promise<Answer<Api[Name]>> {
  return connected(options.signal, (signal) =>
    readStream(name, sent as RequestParts, { ...options, signal }),
  );
}

async function readStream<Name extends StreamingName>(
  name: Name,
  parts: RequestParts,
  options: Options & Listeners,
): Promise<Answer<Api[Name]>> {
  const { signal } = options;
  const response = await request(name, { signal, parts, accept: "text/event-stream" });
  const isStream = response.headers.get("content-type")?.includes("text/event-stream");
  if (!isStream || !response.body) return (await readJson(response)) as Answer<Api[Name]>;
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === "delta") options.onDelta((data as { text: string }).text);
      if (event === "reset") options.onReset();
      if (event === "said") options.onSaid((data as { text: string }).text);
      if (event === "done") return data as Answer<Api[Name]>;
      if (event === "error") throw new ApiError({ status: response.status, ...told(data) });
    }
  } catch (error) {
    throw asNetworkError(error);
  }
  throw networkError();
}

type Request = Options & {
  parts: RequestParts;
  accept: string;
  prefer?: "respond-async";
  bytes?: ArrayBuffer;
};

const bodyOf = ({ parts, bytes }: Request): { type: string | null; body: string | ArrayBuffer | null } => {
  if (bytes) return { type: "application/octet-stream", body: bytes };
  if (parts.body === undefined) return { type: null, body: null };
  return { type: "application/json", body: JSON.stringify(parts.body) };
};

async function request(name: CallName, asked: Request): Promise<Response> {
  const { parts, accept, prefer, signal } = asked;
  const [method] = callPaths[name];
  const { type, body } = bodyOf(asked);
  const isTeller = isTelling();
  const token = isTeller ? null : readStored("authToken");
  const response = await fetch(addressOf(name, parts), {
    method,
    signal: signal ?? null,
    credentials: "same-origin",
    headers: {
      accept,
      ...(type ? { "content-type": type } : {}),
      ...(prefer ? { prefer } : {}),
      ...(isTeller ? { "x-saga-as-teller": "1" } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body,
  }).catch((error: unknown) => {
    throw asNetworkError(error);
  });
  if (response.ok) return response;
  // Asking who is signed in is no loss for somebody whom this browser does not know.
  const isAsked = name === "getTeller" || (name === "session" && readStored("user-id") === null);
  if (response.status === 401 && !isAsked) tellSignInLost();
  throw await readError(response);
}

const readJson = (response: Response): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    throw asNetworkError(error);
  });

const told = (body: unknown) =>
  readErrorBody(body) ?? { code: "unknown" as const, message: m.lib_api_error_without_status() };

const networkError = (): ApiError =>
  new ApiError({ status: 0, code: "network", message: "No answer came from the server." });

/** What waits for an answer ends as a lost connection when that is what it is. */
const connected = <T>(
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => whileConnected(work, { signal, lost: networkError });

/** An abort stays what it is, and so does an error of ours; anything else that stops a transfer is the network. */
function asNetworkError(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === "AbortError") return error;
  return networkError();
}
