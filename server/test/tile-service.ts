import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createCanvas } from "@napi-rs/canvas";

export const tilePicture = createCanvas(256, 256).toBuffer("image/png");

type Answer = { status?: number; headers?: Record<string, string>; body?: Uint8Array | string };

export type TileService = {
  /** What Saga is configured with. */
  env: { SAGA_MAP_TILES: string; SAGA_MAP_ATTRIBUTION: string };
  /** The addresses that were asked for, and the headers of the last call. */
  asked: string[];
  headers: () => Record<string, unknown>;
  /** How it answers from now on. */
  answers: (answer: Answer) => void;
  close: () => void;
};

/** A stand-in for a service of map pictures, spoken to over HTTP: it has one picture for all of the world. */
export async function startTileService(): Promise<TileService> {
  const asked: string[] = [];
  let answer: Answer = {};
  let headers: Record<string, unknown> = {};
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    headers = request.headers;
    const { status = 200, body = tilePicture, headers: more = {} } = answer;
    response.writeHead(status, { "content-type": "image/png", ...more }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    env: {
      SAGA_MAP_TILES: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png?key=secret-1`,
      SAGA_MAP_ATTRIBUTION: "© OpenStreetMap contributors https://www.openstreetmap.org/copyright",
    },
    asked,
    headers: () => headers,
    answers: (next) => {
      answer = next;
    },
    close: () => void server.close(),
  };
}
