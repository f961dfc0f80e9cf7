import { Readable } from "node:stream";
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Config } from "#platform/providers-config.ts";
import { type AudioStore, AudioStoreError } from "./audio-store.ts";

/** Milliseconds for a connection, and without a byte on one. */
const timeouts = { connectionTimeout: 5_000, requestTimeout: 30_000 };

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const asFailure = (error: unknown): AudioStoreError => {
  if (error instanceof AudioStoreError) return error;
  const name = error instanceof Error ? error.name : "";
  if (statusOf(error) === 404 || name === "NoSuchKey" || name === "NotFound") {
    return new AudioStoreError("missing");
  }
  const isFull = statusOf(error) === 507 || name === "QuotaExceeded" || name === "XMinioStorageFull";
  return new AudioStoreError(isFull ? "full" : "unreachable");
};

const refuse = (error: unknown): never => {
  throw asFailure(error);
};

/** Recordings in an S3-compatible object storage, in one bucket. The storage answers a write when it is durable. */
export function createS3AudioStore(config: S3Config): AudioStore {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestHandler: timeouts,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });

  const list: AudioStore["list"] = async (prefix) => {
    const keys: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket,
          Prefix: prefix,
          ...(ContinuationToken ? { ContinuationToken } : {}),
        }),
      );
      keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return keys.sort();
  };

  /** The storage wants to know the length before the first byte. */
  const put: AudioStore["put"] = async (key, pieces, bytes) => {
    const whole = bytes === undefined ? Buffer.concat(await Array.fromAsync(pieces)) : null;
    const length = bytes ?? whole?.byteLength ?? 0;
    const Body = whole ?? Readable.from(pieces, { objectMode: false });
    await client.send(new PutObjectCommand({ Bucket, Key: key, Body, ContentLength: length }));
    return { bytes: length };
  };

  const remove: AudioStore["remove"] = async (prefix) => {
    const keys = prefix.endsWith("/") ? await list(prefix) : [prefix];
    for (let from = 0; from < keys.length; from += 1000) {
      const Objects = keys.slice(from, from + 1000).map((Key) => ({ Key }));
      const { Errors } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
      if (Errors?.length) throw new AudioStoreError("unreachable");
    }
  };

  return {
    name: "s3",
    put: (key, pieces, bytes) => put(key, pieces, bytes).catch(refuse),
    async *read(key, range) {
      try {
        if (range && range.end <= range.start) return;
        const Range = range ? { Range: `bytes=${range.start}-${range.end - 1}` } : {};
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, ...Range }));
        yield* Body as AsyncIterable<Uint8Array>;
      } catch (error) {
        refuse(error);
      }
    },
    size: async (key) => {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key: key }))).ContentLength ?? null;
      } catch (error) {
        return asFailure(error).reason === "missing" ? null : refuse(error);
      }
    },
    list: (prefix) => list(prefix).catch(refuse),
    remove: (prefix) => remove(prefix).catch(refuse),
  };
}
