import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { startSaga } from "../../../test/test-saga.ts";
import { createMediaRepository } from "./media.repository.ts";
import { createMediaService, type MediaServiceDependencies } from "./media.service.ts";

type Meanwhile = {
  found?: (takeBack: () => Promise<unknown>) => Promise<unknown>;
  remove?: () => Promise<void>;
};

/** Two letters that were deleted two days ago, and the sweep; `found` happens when it has read which ones there are. */
async function deletedLetters(meanwhile: Meanwhile) {
  const saga = await startSaga();
  const anna = await saga.join("anna@example.org");
  const ids = [randomUUID(), randomUUID()] as const;
  const bytes = Buffer.from("%PDF-1.7 a letter");
  for (const id of ids) {
    await anna.request(`/api/family/media/${id}?name=a.pdf`, { method: "PUT", body: new Uint8Array(bytes) });
    await anna.call("changeMedia", { params: { id }, body: { is_deleted: true } });
  }
  saga.clock.pass(2 * 24 * 60 * 60);
  const rows = createMediaRepository(saga.db);
  const removed: string[] = [];
  const remove = async (key: string) => {
    await meanwhile.remove?.();
    removed.push(key);
  };
  const { sweep } = createMediaService({
    media: {
      ...rows,
      deletedBefore: async (time) => {
        const all = await rows.deletedBefore(time);
        const takeBack = () =>
          anna.call("changeMedia", { params: { id: ids[0] }, body: { is_deleted: false } });
        await meanwhile.found?.(takeBack);
        return all;
      },
    },
    store: { remove } as Partial<MediaServiceDependencies["store"]> as MediaServiceDependencies["store"],
    access: {} as MediaServiceDependencies["access"],
    clock: saga.clock,
    quotas: { mediaBytes: 0 },
  });
  const kept = async () => (await anna.call("listMedia", { query: {} })).data.map(({ id }) => id);
  return { ids, rows, removed, sweep, kept };
}

it("a letter that is taken back while deleted ones are removed for good is kept, with its bytes", async () => {
  const { ids, rows, removed, sweep, kept } = await deletedLetters({ found: (takeBack) => takeBack() });
  expect(await sweep()).toBe(1);
  expect(await kept()).toEqual([ids[0]]);
  expect(removed.join(" ")).not.toContain(ids[0]);
  expect(removed.join(" ")).toContain(ids[1]);
  expect(await rows.find(ids[1])).toBeUndefined();
});

it("bytes that cannot be removed are tried again by the next sweep", async () => {
  let isDown = true;
  const { removed, sweep } = await deletedLetters({
    remove: async () => {
      if (isDown) throw new Error("the folder is away");
    },
  });
  await expect(sweep()).rejects.toThrow();
  isDown = false;
  expect(await sweep()).toBe(2);
  expect(removed).toHaveLength(4);
});
