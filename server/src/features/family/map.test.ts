import { expect, it, onTestFinished } from "vitest";
import { createXyzMapTiles } from "#providers/map-tiles/xyz.map-tiles.ts";
import type { Caller } from "../../../test/caller.ts";
import { startSaga } from "../../../test/test-saga.ts";
import { startTileService, tilePicture } from "../../../test/tile-service.ts";
import { createMapService, type MapDependencies } from "./map.service.ts";

const look = (caller: Caller, at = "3/4/2", headers: Record<string, string> = {}) =>
  caller.request(`/api/map/tiles/${at}`, { headers });
const seen = async (caller: Caller, at?: string) => (await look(caller, at)).status;

const started = async () => {
  const service = await startTileService();
  onTestFinished(service.close);
  return service;
};

async function withMap() {
  const service = await started();
  const saga = await startSaga({ env: service.env });
  return { saga, service, anna: await saga.join("anna@example.org") };
}

it("without a map service there is the outline alone, and nobody is asked for more", async () => {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  expect(await anna.call("describeMap", {})).toEqual({ tiles: null });
  expect(await seen(anna)).toBe(404);
});

it("names the service and who drew the map, and keeps its address to itself", async () => {
  const { anna } = await withMap();
  const described = await anna.call("describeMap", {});
  expect(described).toEqual({
    tiles: {
      service: "127.0.0.1",
      attribution: "© OpenStreetMap contributors",
      link: "https://www.openstreetmap.org/copyright",
    },
  });
});

it("a part of the map is fetched by the server, which tells the service nothing of who looks", async () => {
  const { anna, service } = await withMap();
  const answer = await look(anna, "3/4/2", {
    "user-agent": "Anna's phone",
    cookie: "a=b",
    referer: "http://localhost/life-timeline",
    "x-forwarded-for": "203.0.113.9",
  });
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(Buffer.from(await answer.arrayBuffer()).equals(tilePicture)).toBe(true);
  expect(service.asked).toEqual(["/3/4/2.png?key=secret-1"]);
  const told = JSON.stringify(service.headers());
  for (const word of ["Anna", "a=b", "life-timeline", "203.0.113.9", anna.token ?? "none"])
    expect(told).not.toContain(word);
});

it("what is looked at again, or by several at once, is asked for once", async () => {
  const { saga, anna, service } = await withMap();
  const bo = await saga.join("bo@example.org");
  expect(await Promise.all([anna, bo, anna].map((caller) => seen(caller)))).toEqual([200, 200, 200]);
  expect(await seen(bo)).toBe(200);
  expect(service.asked).toHaveLength(1);
});

it("what came for another one meanwhile is not asked for again", async () => {
  const service = await started();
  const tiles = createXyzMapTiles(service.env.SAGA_MAP_TILES, { warn: () => {} });
  let counted = 0;
  const second = Promise.withResolvers<number>();
  const limiter = {
    count: () => {
      counted += 1;
      return counted === 1 ? Promise.resolve(0) : second.promise;
    },
  } as unknown as MapDependencies["limiter"];
  const map = createMapService({ map: { tiles, attribution: { attribution: "Us", link: null } }, limiter });
  const [anna, bo] = ["anna", "bo"].map((id) => ({ id, email: "", isAdmin: false }));
  if (!anna || !bo) return;
  const at = { z: 3, x: 4, y: 2 };
  const first = map.tile(anna, at);
  const other = map.tile(bo, at);
  await first;
  second.resolve(0);
  expect((await other).mediaType).toBe("image/png");
  expect(service.asked).toHaveLength(1);
});

it("says in the log why parts of the map do not come, once in a row, and never at which address", async () => {
  const service = await started();
  const said: unknown[][] = [];
  const tiles = createXyzMapTiles(service.env.SAGA_MAP_TILES, {
    warn: (...words: unknown[]) => said.push(words),
  });
  const read = (x: number) => tiles.read({ z: 3, x, y: 2 });
  service.answers({ status: 403 });
  await read(1);
  await read(2);
  service.answers({ status: 302, headers: { location: "/" } });
  await read(3);
  service.answers({});
  expect(await read(4)).not.toBeNull();
  expect(said.map(([fields]) => fields)).toEqual([
    { service: "127.0.0.1", why: "status 403" },
    { service: "127.0.0.1", why: "TypeError" },
  ]);
  expect(JSON.stringify(said)).not.toContain("secret-1");
});

it("asks for nothing that is no part of a map", async () => {
  const { anna, service } = await withMap();
  const none = ["3/8/2", "3/2/8", "0/1/0"];
  expect(await Promise.all(none.map((at) => seen(anna, at)))).toEqual([404, 404, 404]);
  const wrong = ["20/1/1", "-1/0/0", "3/1.5/2", "3/4/2.png", "3/4/..%2f..%2fadmin", "a/b/c", "3/NaN/1"];
  expect(await Promise.all(wrong.map((at) => seen(anna, at)))).toEqual(wrong.map(() => 400));
  expect(service.asked).toEqual([]);
});

it("hands on pictures alone: no page, no drawing in text, nothing huge, nothing from where it is sent on to", async () => {
  const { anna, service } = await withMap();
  const elsewhere = await started();
  const [there = ""] = (elsewhere.env.SAGA_MAP_TILES ?? "").split("{");
  const answers = [
    { body: "<script>alert(1)</script>" },
    { body: "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>" },
    { body: Buffer.concat([tilePicture, Buffer.alloc(1024 * 1024)]) },
    { status: 302, headers: { location: there } },
    { status: 204, body: "" },
    { status: 404 },
    { status: 503 },
  ];
  for (const [at, answer] of answers.entries()) {
    service.answers(answer);
    expect([answer, await seen(anna, `5/${at}/1`)]).toEqual([answer, 404]);
  }
  expect(elsewhere.asked).toEqual([]);
  service.answers({});
  expect(await seen(anna, "5/0/1")).toBe(200);
});

it("nobody copies a map through this server", async () => {
  const { saga, anna } = await withMap();
  await seen(anna);
  await saga.db
    .updateTable("rate_limits")
    .set({ count: 3_000 })
    .where("key", "=", `map-tile:${anna.user.id}`)
    .execute();
  expect(await seen(anna)).toBe(200);
  expect(await seen(anna, "3/4/3")).toBe(429);
});
