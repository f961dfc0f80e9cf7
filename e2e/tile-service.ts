import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A stand-in for a service of map pictures, spoken to over HTTP: it has one picture for all of the world. */
export type TileService = {
  env: Record<string, string>;
  /** The addresses that were asked for. */
  asked: string[];
  /** From now on it has nothing. */
  fail: () => void;
  close: () => void;
};

export async function startTileService(picture: Buffer): Promise<TileService> {
  const asked: string[] = [];
  let isFailing = false;
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (isFailing) response.writeHead(503).end();
    else response.writeHead(200, { "content-type": "image/png" }).end(picture);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    env: {
      SAGA_MAP_TILES: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png`,
      SAGA_MAP_ATTRIBUTION: "© Makers of the map https://example.org/makers",
    },
    asked,
    fail: () => {
      isFailing = true;
    },
    close: () => void server.close(),
  };
}
