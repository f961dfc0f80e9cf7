import { randomUUID } from "node:crypto";
import { createCanvas } from "@napi-rs/canvas";
import { unzipSync } from "fflate";
import { imageSize } from "image-size";
import { describe, expect, it } from "vitest";
import { answer, begin } from "../../../test/interviewing.ts";
import { startSaga } from "../../../test/test-saga.ts";

const told = [
  "I was born in Skärhamn in 1941, in a house that my father had built above the harbour.",
  "My aunt Greta kept six hens behind the house, and she sold the eggs on Saturdays.",
  "I only married him for the garden, and the garden had pear trees behind the wall.",
];

async function written(last: string) {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  let talk = await begin(anna);
  for (const text of [...told, last]) talk = await answer(anna, talk, text);
  const order = { interview_ids: [talk.id], length: 1_000, style: "first-person" as const };
  return { anna, story: await anna.call("createStory", { body: order }) };
}

describe("everything as an archive", () => {
  it("opens from a disk: pages that lead to each other, words as data, nothing that is kept out", async () => {
    const { anna, story } = await written("Please leave Greta out of the book.");
    const { id: elsa } = await anna.call("createUser", { body: { name: "Elsa <b>", parent: anna.user.id } });
    await answer(anna, await begin(anna, { interviewee: elsa }), told[0] ?? "");
    const response = await anna.request("/api/archive");
    expect(response.headers.get("content-type")).toBe("application/zip");
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const read = (name: string) => new TextDecoder().decode(files[name] ?? new Uint8Array());
    const index = read("index.html");
    expect(index).toContain("Elsa &lt;b&gt;");
    const links = [...index.matchAll(/href="([^"]+)"/g)].map(([, path]) => path ?? "");
    expect(links).toHaveLength(3);
    for (const path of links) expect(read(path)).toContain('href="../index.html"');
    const words = Object.keys(files).map(read).join(" ");
    expect(words).toContain("my father had built above the harbour");
    expect(words).not.toContain("Greta");
    expect(words).not.toMatch(/https?:/);
    const data = JSON.parse(read("data.json"));
    expect([data.stories[0].title, data.interviews.length]).toEqual([story.title, 2]);
  });
});

it("an archive has photographs and the family in it, but nobody who is to be left alone", async () => {
  const { anna, story } = await written("Please leave Greta out of the book.");
  const jpeg = new Uint8Array(Buffer.from("ffd8ffc0000b08006400640100000000ffd9", "hex"));
  const put = (path: string) =>
    anna.request(path, {
      method: "PUT",
      headers: { "content-type": "application/octet-stream" },
      body: jpeg,
    });
  expect((await put(`/api/stories/${story.id}/cover`)).status).toBe(200);
  const born = { born: "1912", born_place: "Orust <isle>" };
  const people = [
    { id: "nils", name: "Nils", ...born, phone: "0304 1", gender: "male" as const },
    { id: "lena", name: "Lena" },
    { id: "greta", name: "Greta" },
  ];
  const unions = [
    {
      id: "home",
      kind: "married" as const,
      from: "1931",
      partners: ["nils", "greta"],
      children: [{ id: "lena", kind: "birth" as const }],
    },
  ];
  await anna.call("startFamily", { body: { with: "myself" } });
  await anna.call("changeFamily", {
    body: { id: randomUUID(), what: "Added", people, unions, removed: [] },
  });
  for (const name of ["harbour.jpg", "greta.jpg"]) {
    const response = await put(`/api/family/media/${randomUUID()}?name=${name}&person=nils`);
    expect(response.status, await response.text()).toBe(200);
  }
  const response = await anna.request("/api/archive");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const read = (name: string) => new TextDecoder().decode(files[name] ?? new Uint8Array());
  const family = read("family.html");
  expect(family).toContain("Orust &lt;isle&gt;");
  expect(family).toContain('Children: <a href="#lena">Lena</a>');
  expect(read("files.html")).toContain('<img src="files/001.jpg" alt="harbour.jpg"');
  const [cover] = Object.keys(files).filter((name) => name.startsWith("covers/"));
  for (const name of ["files/001.jpg", cover ?? ""])
    expect(Buffer.from(files[name] ?? "")).toEqual(Buffer.from(jpeg));
  expect(read("index.html")).toContain('href="family.html"');
  const words = Object.keys(files).map(read).join(" ");
  expect(words).not.toMatch(/greta/i);
  expect(words).not.toContain("0304 1");
  // A wedding is of both: with one name it would say that there is another.
  expect(words).not.toContain("1931 · ");
});

it("an archive has no caption that was told in an answer which is kept out now, and the photograph without it", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const id = randomUUID();
  const shore = randomUUID();
  const jpeg = new Uint8Array(Buffer.from("ffd8ffc0000b08006400640100000000ffd9", "hex"));
  for (const one of [id, shore])
    await anna.request(`/api/family/media/${one}?name=a.jpg`, { method: "PUT", body: jpeg });
  const body = { about: { kind: "picture" as const, id } };
  const talk = await anna.call("startAbout", { params: { id: anna.user.id }, body });
  const { messages, progress } = await anna.call("getInterview", { params: { id: talk.id } });
  const said = "That is the lamp in the net loft, on the night the herring came in.";
  await answer(anna, { id: talk.id, messages, progress }, said);
  await anna.call("changeMedia", {
    params: { id },
    body: { caption: "That is the lamp in the net loft, on the night…" },
  });
  await anna.call("changeMedia", { params: { id: shore }, body: { caption: "The shore at Orust" } });
  const page = async () => {
    const files = unzipSync(new Uint8Array(await (await anna.request("/api/archive")).arrayBuffer()));
    return [new TextDecoder().decode(files["files.html"]), new TextDecoder().decode(files["data.json"])];
  };
  expect((await page())[0]).toContain("the lamp in the net loft");
  await saga.db.updateTable("messages").set({ is_private: 1 }).where("content", "=", said).execute();
  const [shown = "", data] = await page();
  expect(shown + data).not.toContain("net loft");
  expect(shown).toContain("The shore at Orust");
  expect(shown.match(/<img /g)).toHaveLength(2);
});

it("an archive says nowhere the name of somebody whom an interview was about and who is to be left alone", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const greta = randomUUID();
  const people = [{ id: greta, name: "Greta Lund" }];
  await anna.call("changeFamily", { body: { id: randomUUID(), what: "Greta", people } });
  const params = { id: anna.user.id };
  const { id } = await anna.call("startAbout", { params, body: { about: { kind: "person", id: greta } } });
  const { messages, progress } = await anna.call("getInterview", { params: { id } });
  const talk = await answer(anna, { id, messages, progress }, told[0] ?? "");
  const read = async () => {
    const files = unzipSync(new Uint8Array(await (await anna.request("/api/archive")).arrayBuffer()));
    const words = Object.values(files).map((bytes) => new TextDecoder().decode(bytes));
    return [...Object.keys(files), ...words].join(" ");
  };
  expect(await read()).toContain("About Greta Lund");
  expect(await read()).toContain("about-greta-lund.html");
  await answer(anna, talk, "Please leave Greta out of the book.");
  const left = await read();
  expect(left).not.toMatch(/greta/i);
  expect(left).toContain("my father had built above the harbour");
  const page = await anna.request(`/api/interviews/${id}/export?format=md`);
  expect(page.status).toBe(200);
  expect(await page.text()).not.toMatch(/greta/i);
});

it("an archive speaks the language of whose it is", async () => {
  const { anna } = await written("My brother Nils built boats in the yard below the church.");
  const people = [{ id: "nils", name: "Nils", born: "BET 1911 AND 1913", died: "3 MAY 1938" }];
  await anna.call("startFamily", { body: { with: "myself" } });
  await anna.call("changeFamily", {
    body: { id: randomUUID(), what: "Added", people, unions: [], removed: [] },
  });
  await anna.call("updateUser", { params: { id: anna.user.id }, body: { language: "sv" } });
  const response = await anna.request("/api/archive");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const read = (name: string) => new TextDecoder().decode(files[name] ?? new Uint8Array());
  expect(read("index.html")).toContain("<h1>Berättelser och intervjuer</h1>");
  expect(read("family.html")).toContain('<li dir="auto">3 maj 1938 · Död · Nils</li>');
  expect(read("family.html")).toContain("född mellan 1911 och 1913 · död 3 maj 1938");
});

it("an archive shows a photograph as it was turned, with the file as it was given, and says where the family was told", async () => {
  const { anna } = await written("My brother Nils built boats in the yard below the church.");
  const family = await anna.call("startFamily", { body: { with: "myself" } });
  const { data } = await anna.call("listProposals", { query: {} });
  for (const { id, life } of data)
    await anna.call("takeProposal", { params: { id: life, proposal: id }, body: {} });
  const id = randomUUID();
  const given = createCanvas(600, 400).toBuffer("image/jpeg");
  const path = `/api/family/media/${id}?name=harbour.jpg&person=${family.root}`;
  await anna.request(path, { method: "PUT", body: new Uint8Array(given) });
  await anna.call("changeMedia", { params: { id }, body: { rotation: 90 } });
  const response = await anna.request("/api/archive");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const read = (name: string) => new TextDecoder().decode(files[name] ?? new Uint8Array());
  expect(read("files.html")).toContain('<a href="files/001.jpg"><img src="pictures/001.jpg"');
  expect(Buffer.from(files["files/001.jpg"] ?? "").equals(given)).toBe(true);
  expect(imageSize(files["pictures/001.jpg"] ?? new Uint8Array())).toMatchObject({ width: 400, height: 600 });
  const page = read("family.html");
  expect(page).toContain(`<q dir="auto">${told[0]}</q>`);
  const [, interview = ""] = /built boats[^<]*<\/q> \(<a href="([^"]+)"/.exec(page) ?? [];
  expect(read(interview)).toContain("My brother Nils built boats");
});
