import { randomUUID } from "node:crypto";
import { api, type CallName } from "@saga/contract/api";
import type { Book } from "@saga/contract/books";
import type { Endpoint } from "@saga/contract/endpoint";
import type { ErrorBody } from "@saga/contract/errors";
import { describe, expect, it, onTestFinished } from "vitest";
import { archiveOfNobody } from "./archive-of-nobody.ts";
import type { Caller } from "./caller.ts";
import { answer, begin } from "./interviewing.ts";
import { naming, none, picture } from "./naming-calls.ts";
import { cutIn, record, wholeOf } from "./recorded.ts";
import { request, type Sent } from "./sent-call.ts";
import { openLink, secretIn } from "./teller-link.ts";
import { startSaga } from "./test-saga.ts";
import { startTileService } from "./tile-service.ts";
import { until } from "./until.ts";

/** Rows that name nobody, or what is only the caller's own: they act on the caller alone. */
const ownOnly: CallName[] = [
  "session",
  "issueToken",
  "listSessions",
  "endSessions",
  "listModels",
  "listStories",
  "exportArchive",
  "importArchive",
  "lastImport",
  "getDeparture",
  "requestDeparture",
  "takeBackDeparture",
  "getSettings",
  "saveSettings",
  "waitingTranscriptions",
  "getTeller",
  "giveBack",
  "getFamily",
  "locatePlaces",
  "describeMap",
  "mapTile",
  "startFamily",
  "undoFamily",
  "readGedcom",
  "writeGedcom",
  "packGedcom",
  "arrivedMedia",
  "dropMedia",
  "listToldPictures",
  "putMediaPiece",
];

/** Those of them that take something with them. */
const bare: Partial<Record<CallName, Sent>> = {
  importArchive: { bytes: archiveOfNobody() },
  saveSettings: { body: {} },
  locatePlaces: { body: { names: ["Karlstad"] } },
  mapTile: { params: { z: "0", x: "0", y: "0" } },
  startFamily: { body: { with: "myself" } },
  arrivedMedia: { params: { id: randomUUID() } },
  dropMedia: { params: { id: randomUUID() } },
  putMediaPiece: { params: { id: randomUUID(), seq: "0" }, bytes: picture },
  readGedcom: { query: { id: randomUUID() }, bytes: Buffer.from("0 @I1@ INDI\n1 NAME Elsa\n") },
};

/** Rows for administrators alone. */
const adminOnly: CallName[] = [
  "listInterviews",
  "readSetUp",
  "tryService",
  "sendTestMail",
  "auditLog",
  "listUsers",
  "inviteUser",
  "setModelDefaults",
  "modelServices",
  "spend",
  "getPrompts",
  "savePrompts",
  "listPrompts",
  "previewPrompt",
  "tryPrompt",
];

/** After this call its caller is a stranger. */
const last =
  (name: CallName) =>
  ([one]: [string, unknown], [other]: [string, unknown]): number =>
    Number(one === name) - Number(other === name);

const rows = Object.entries(api) as [CallName, Endpoint][];
const guarded = rows.filter(([, row]) => row.access !== "public");

const codeOf = async (response: Response) => ((await response.json()) as ErrorBody).error.code;

async function family() {
  const tiles = await startTileService();
  onTestFinished(tiles.close);
  const saga = await startSaga({ env: tiles.env });
  const anna = await saga.join("anna@example.org");
  const talk = await answer(
    anna,
    await begin(anna),
    "I was born by the sea, in a house that my father had built. My brother Tom went to prison for the nets.",
  );
  const story = await anna.call("createStory", { body: { interview_ids: [talk.id] } });
  await anna.call("updateStory", { params: { id: story.id }, body: { story: "By hand." } });
  const { data: versions } = await anna.call("listStoryVersions", { params: { id: story.id } });
  const version = versions[0]?.id ?? "";
  const question = talk.messages[0]?.content ?? "";
  const { messages } = await anna.call("getInterview", { params: { id: talk.id } });
  const answered = messages.find(({ role }) => role === "user");
  const { id, sound } = await record(anna, talk.id);
  const [first = sound] = cutIn(sound, 3);
  const { id: taken } = await record(anna, talk.id);
  const spoken = { role: "user" as const, content: "She sang.", recording_ids: [taken] };
  const sung = await anna.call("getQuestion", {
    body: { id: talk.id, messages: [...talk.messages, spoken] },
  });
  const known = [...talk.messages, spoken, { role: "assistant" as const, content: sung.next_question }];
  const hidden = await answer(
    anna,
    { ...talk, messages: known },
    "My aunt Ottilie hid the silver spoons under the floor of the barn.",
  );
  await answer(anna, hidden, "Please delete what I just said.");
  const keptOut = (await anna.call("getKeptOut", { params: { id: talk.id } })).data[0]?.answer_id ?? "";
  await until(async () => {
    const response = await anna.request(`/api/interviews/${talk.id}/audio`);
    return response.status === 200 || null;
  });
  const { id: spare } = await record(anna, talk.id);
  const recording = { id, spare, sound, first, whole: wholeOf(sound, 3) };
  const { data: sessions } = await (await saga.signIn("anna@example.org")).call("listSessions", {
    query: {},
  });
  const session = sessions.find((each) => each.is_current)?.id ?? "";
  const add = async (name: string) => (await anna.call("createUser", { body: { name } })).id;
  const [relative, twin, nobody] = [await add("Elsa"), await add("Elsa"), await add("Nobody")];
  const unwanted = await begin(anna, { interviewee: twin });
  const { id: removal } = await anna.call("deleteUser", { params: { id: await add("Gone") } });
  const file = randomUUID();
  await anna.request(`/api/family/media/${file}?name=harbour.jpg`, {
    method: "PUT",
    body: new Uint8Array(picture),
  });
  const { id: asked } = await anna.call("startAbout", {
    params: { id: anna.user.id },
    body: { about: { kind: "picture", id: file } },
  });
  const { data: told } = await anna.call("listProposals", { query: {} });
  const sent = naming({
    person: anna.user.id,
    relative,
    twin,
    nobody,
    removal,
    unwanted: unwanted.id,
    session,
    interview: talk.id,
    message: answered?.id ?? "",
    keptOut,
    story: story.id,
    version,
    question,
    recording,
    file,
    asked,
    proposal: told[0]?.id ?? "",
  });
  return { saga, anna, sent };
}

/** A book is given out when it is set. */
async function setBook(anna: Caller, sent: Partial<Record<CallName, Sent>>) {
  await until(async () => {
    const response = await request(anna, api.getBook, sent.getBook ?? {});
    const { state } = (await response.json()) as Book;
    // One that was called off a moment ago, or whose photograph went meanwhile, is asked for again.
    if (!["waiting", "setting", "done"].includes(state))
      await request(anna, api.makeBook, sent.makeBook ?? {});
    return state === "done" || null;
  });
}

/** Somebody who tells by a link: the family's, but not who told in it. */
async function byLink({ saga, anna, sent }: Awaited<ReturnType<typeof family>>) {
  const person = await anna.call("createUser", { body: { name: "Sigrid" } });
  const { address } = await anna.call("createTellerLink", { params: { id: person.id } });
  const teller = await openLink(saga, secretIn(address));
  return { saga, anna, sent, person, teller };
}

describe("every call of the contract", () => {
  it("has its place in this test", () => {
    const covered = [
      ...Object.keys(
        naming({
          person: "",
          relative: "",
          twin: "",
          nobody: "",
          removal: "",
          unwanted: "",
          session: "",
          interview: "",
          message: "",
          keptOut: "",
          story: "",
          version: "",
          question: "",
          recording: none,
          file: "",
          asked: "",
          proposal: "",
        }),
      ),
      ...ownOnly,
      ...adminOnly,
    ];
    expect(covered.sort()).toEqual(guarded.map(([name]) => name).sort());
  });

  it("refuses a stranger", async () => {
    const { saga, sent } = await family();
    for (const [name, row] of guarded) {
      const response = await request(saga.stranger, row, sent[name] ?? bare[name] ?? {});
      expect([name, response.status, await codeOf(response)]).toEqual([name, 401, "auth.required"]);
    }
  });

  it("shows a signed-in person nothing of another family", async () => {
    const { saga, sent } = await family();
    const bo = await saga.join("bo@example.org");
    for (const [name, row] of guarded) {
      const call = sent[name];
      if (!call) continue;
      const response = await request(bo, row, call);
      expect([403, 404], name).toContain(response.status);
    }
  });

  it("answers the family itself", async () => {
    const { anna, sent } = await family();
    for (const [name, row] of [...guarded].sort(last("endSessions"))) {
      if (row.access === "admin") continue;
      if (name === "bookFile") await setBook(anna, sent);
      const response = await request(anna, row, sent[name] ?? bare[name] ?? {});
      expect([name, response.status]).toEqual([name, 200]);
    }
  });

  it("shows whoever tells by a link nothing but what is theirs, and lets them do nothing else", async () => {
    const { teller, sent } = await byLink(await family());
    for (const [name, row] of [...guarded].sort(last("giveBack"))) {
      const response = await request(teller, row, sent[name] ?? bare[name] ?? {});
      if (row.access === "teller") expect([name, response.status]).toEqual([name, sent[name] ? 404 : 200]);
      else expect([name, response.status, await codeOf(response)]).toEqual([name, 403, "auth.forbidden"]);
    }
  });

  it("keeps administrators' calls for administrators", async () => {
    const { anna } = await family();
    expect(guarded.filter(([, row]) => row.access === "admin").map(([name]) => name)).toEqual(adminOnly);
    for (const name of adminOnly) {
      const response = await request(anna, api[name], {});
      expect([name, response.status, await codeOf(response)]).toEqual([name, 403, "auth.forbidden"]);
    }
  });

  it("opens no other address under /api", async () => {
    const { saga, anna } = await family();
    expect(await codeOf(await anna.request("/api/nothing"))).toBe("request.unknown_path");
    expect(await codeOf(await anna.request("/api/stories", { method: "PUT" }))).toBe(
      "request.method_not_allowed",
    );
    expect((await saga.stranger.request("/healthz")).status).toBe(200);
    expect((await saga.stranger.request("/readyz")).status).toBe(200);
  });
});
