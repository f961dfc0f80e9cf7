import { afterEach, describe, expect, it, vi } from "vitest";
import { call, callForBytes, onSignInLost, stream } from "./api-client.ts";
import { ApiError } from "./api-error.ts";

const answering = (response: () => Response | Promise<Response>) => {
  const fetching = vi.fn(async (_url: string, _init: RequestInit) => response());
  vi.stubGlobal("fetch", fetching);
  return fetching;
};

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

afterEach(() => {
  vi.unstubAllGlobals();
  onSignInLost(() => {});
});

describe("a call", () => {
  it("goes to the path of its row with its parameters and its body as JSON", async () => {
    const fetching = answering(() => Response.json({ id: "u 1" }));
    await call("updateUser", { params: { id: "u 1" }, body: { language: "sv" } });
    expect(fetching.mock.calls[0]?.[0]).toBe("/api/users/u%201");
    expect(fetching.mock.calls[0]?.[1]).toMatchObject({ method: "PUT", body: '{"language":"sv"}' });
  });

  it("sends the token that the browser keeps, and none when there is none", async () => {
    const fetching = answering(() => Response.json({}));
    await call("signInOptions");
    vi.stubGlobal("window", {
      localStorage: { getItem: (key: string) => (key === "authToken" ? "abc" : null) },
    });
    await call("signInOptions");
    expect(fetching.mock.calls[0]?.[1].headers).not.toHaveProperty("authorization");
    expect(fetching.mock.calls[1]?.[1].headers).toMatchObject({ authorization: "Bearer abc" });
  });

  it("throws the server's code, its details and how long to wait", async () => {
    const error = { code: "auth.too_many_codes", message: "Wait.", details: { minutes: 1 } };
    answering(() => Response.json({ error }, { status: 429, headers: { "retry-after": "42" } }));
    const thrown = await failure(call("sendOtp", { body: { email: "a@example.org" } }));
    expect(thrown).toMatchObject({
      status: 429,
      code: "auth.too_many_codes",
      retryAfter: 42,
      details: { minutes: 1 },
    });
  });

  it("says 'API Error' with the status when a proxy answers instead of the server", async () => {
    answering(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
    const thrown = await failure(call("signInOptions"));
    expect(thrown).toMatchObject({ status: 502, code: "unknown", message: "API Error: Bad Gateway" });
  });

  it("throws code 'network' when no answer comes", async () => {
    answering(() => Promise.reject(new TypeError("failed to fetch")));
    expect(await failure(call("signInOptions"))).toMatchObject({ status: 0, code: "network" });
  });

  it("tells that the sign-in is over on a 401, but not when it only asks who is signed in", async () => {
    const told = vi.fn();
    onSignInLost(told);
    answering(() =>
      Response.json({ error: { code: "auth.required", message: "Sign in." } }, { status: 401 }),
    );
    await failure(call("session"));
    expect(told).not.toHaveBeenCalled();
    await failure(call("listStories", { query: {} }));
    expect(told).toHaveBeenCalledOnce();
  });
});

describe("a streamed call", () => {
  const unheard = { onDelta: () => {}, onReset: () => {}, onSaid: () => {} };
  const sent = { body: { id: "i1", messages: [] } };
  const events = (...parts: string[]) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(encoder.encode(part));
        controller.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };

  it("tells the words as they come and answers the whole at the end, however the transfer is cut", async () => {
    answering(() =>
      events(
        "event: delta\nda",
        'ta: {"text":"Who "}\n\nevent: delta\ndata: {"text":"är du?"}\n',
        '\nevent: done\ndata: {"progress":7}\n\n',
      ),
    );
    const words: string[] = [];
    const answer = await stream("getQuestion", sent, {
      ...unheard,
      onDelta: (text) => words.push(text),
    });
    expect(words).toEqual(["Who ", "är du?"]);
    expect(answer).toEqual({ progress: 7 });
  });

  it("tells of a first sentence that will stay", async () => {
    answering(() =>
      events(
        'event: delta\ndata: {"text":"Jan fed the stove. Who"}\n\nevent: said\ndata: {"text":"Jan fed the stove."}\n\n',
        'event: done\ndata: {"progress":7}\n\n',
      ),
    );
    const said: string[] = [];
    await stream("getQuestion", sent, { ...unheard, onSaid: (text) => said.push(text) });
    expect(said).toEqual(["Jan fed the stove."]);
  });

  it("tells when words that came are taken back", async () => {
    answering(() =>
      events(
        'event: delta\ndata: {"text":"Who"}\n\nevent: reset\ndata: {}\n\n',
        'event: delta\ndata: {"text":"What"}\n\nevent: done\ndata: {"progress":7}\n\n',
      ),
    );
    let shown = "";
    const onDelta = (text: string) => {
      shown += text;
    };
    await stream("getQuestion", sent, {
      ...unheard,
      onDelta,
      onReset: () => {
        shown = "";
      },
    });
    expect(shown).toBe("What");
  });

  it("throws the error that comes in the middle of it", async () => {
    answering(() => events('event: error\ndata: {"error":{"code":"server.internal","message":"No."}}\n\n'));
    expect(await failure(stream("getQuestion", sent, unheard))).toMatchObject({
      code: "server.internal",
    });
  });

  it("counts as a lost connection when it ends before the answer is whole", async () => {
    answering(() => events('event: delta\ndata: {"text":"Who"}\n\n'));
    expect(await failure(stream("getQuestion", sent, unheard))).toMatchObject({
      code: "network",
    });
  });

  it("also takes an answer that is not streamed", async () => {
    answering(() => Response.json({ progress: 9 }));
    expect(await stream("getQuestion", sent, unheard)).toEqual({
      progress: 9,
    });
  });
});

describe("a call for bytes", () => {
  const sent = { params: { id: "i1" }, body: { text: "Hello." } };

  it("gives them as they came", async () => {
    answering(() => new Response(Uint8Array.of(255, 243), { headers: { "content-type": "audio/mpeg" } }));
    const bytes = await callForBytes("generateSpeech", sent);
    expect([bytes.size, bytes.type]).toEqual([2, "audio/mpeg"]);
  });

  it("throws the server's error, and 'network' when they break off", async () => {
    const error = { code: "speech.failed", message: "The words could not be spoken." };
    answering(() => Response.json({ error }, { status: 502 }));
    expect(await failure(callForBytes("generateSpeech", sent))).toMatchObject({ code: "speech.failed" });
    const cut = new ReadableStream({ pull: (controller) => controller.error(new TypeError("cut")) });
    answering(() => new Response(cut));
    expect(await failure(callForBytes("generateSpeech", sent))).toMatchObject({ code: "network" });
  });
});
