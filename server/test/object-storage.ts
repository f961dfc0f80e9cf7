import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

export type ObjectStorage = Awaited<ReturnType<typeof startObjectStorage>>;

/** Starts a storage that speaks S3; `newBucket` makes an empty bucket and says how to reach it. */
export async function startObjectStorage() {
  const folder = await mkdtemp(join(tmpdir(), "saga-test-s3-"));
  const server = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory: folder });
  await server.run();
  const http = server.httpServer;
  if (!http.listening) await once(http, "listening");
  const endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const configOf = (bucket: string) => ({
    endpoint,
    bucket,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  });
  return {
    configOf,
    /** Where the storage keeps what it was given. */
    folder,
    newBucket: async () => {
      const bucket = `saga-${randomUUID()}`;
      await fetch(`${endpoint}/${bucket}`, { method: "PUT" });
      return configOf(bucket);
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
