import { randomUUID } from "node:crypto";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { imageSize } from "image-size";
import { expect, it } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { startSaga } from "../../../test/test-saga.ts";

async function anna() {
  const saga = await startSaga();
  return { saga, caller: await saga.join("anna@example.org") };
}

/** Red on the left half, blue on the right. */
function photograph(width = 2000, height = 1000): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "red";
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = "blue";
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.toBuffer("image/jpeg", 90);
}

async function keep(caller: Caller, bytes: Buffer, name = "a.jpg"): Promise<string> {
  const id = randomUUID();
  const path = `/api/family/media/${id}?subject=school&name=${name}`;
  const answer = await caller.request(path, { method: "PUT", body: new Uint8Array(bytes) });
  expect(answer.status).toBe(200);
  return id;
}

const look = (caller: Caller, id: string, size = "small") =>
  caller.request(`/api/family/media/${id}/picture?size=${size}`);

async function pictureOf(caller: Caller, id: string, size?: string): Promise<Buffer> {
  return Buffer.from(await (await look(caller, id, size)).arrayBuffer());
}

/** The colour in the middle of the upper half. */
async function colourAbove(picture: Buffer): Promise<string> {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const [red = 0, , blue = 0] = context.getImageData(image.width / 2, image.height / 4, 1, 1).data;
  return red > blue ? "red" : "blue";
}

it("a photograph is shown small: a page of thousands loads none of the files themselves", async () => {
  const { caller } = await anna();
  const file = photograph();
  const id = await keep(caller, file);
  const answer = await look(caller, id);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  const small = Buffer.from(await answer.arrayBuffer());
  expect(imageSize(small)).toMatchObject({ type: "jpg", width: 384, height: 192 });
  expect(imageSize(await pictureOf(caller, id, "large"))).toMatchObject({ width: 1600, height: 800 });
  const again = await caller.request(`/api/family/media/${id}/picture?size=small`, {
    headers: { "if-none-match": answer.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

it("a photograph that somebody turns is shown turned, and its file stays as it was given", async () => {
  const { caller } = await anna();
  const file = photograph();
  const id = await keep(caller, file);
  const turned = await caller.call("changeMedia", { params: { id }, body: { rotation: 90 } });
  expect(turned.rotation).toBe(90);
  const picture = await pictureOf(caller, id);
  expect(imageSize(picture)).toMatchObject({ width: 192, height: 384 });
  expect(await colourAbove(picture)).toBe("red");
  await caller.call("changeMedia", { params: { id }, body: { rotation: 270 } });
  expect(await colourAbove(await pictureOf(caller, id))).toBe("blue");
  const original = await caller.request(`/api/family/media/${id}/file`);
  expect(Buffer.from(await original.arrayBuffer()).equals(file)).toBe(true);
  expect((await caller.refused("changeMedia", { params: { id }, body: { rotation: 45 as 90 } })).status).toBe(
    400,
  );
});

it("a photograph is upright as its camera says", async () => {
  const { caller } = await anna();
  const plain = photograph();
  const exif = Buffer.from("45786966000049492a0008000000010012010300010000000600000000000000", "hex");
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  const id = await keep(caller, Buffer.concat([plain.subarray(0, 2), marker, exif, plain.subarray(2)]));
  const picture = await pictureOf(caller, id);
  expect(imageSize(picture)).toMatchObject({ width: 192, height: 384 });
  expect(await colourAbove(picture)).toBe("red");
});

it("what cannot be drawn says so: a letter, a broken picture, one of 30,000 by 30,000 dots, a drawing in text", async () => {
  const { caller } = await anna();
  const letter = await keep(caller, Buffer.from("%PDF-1.7"), "letter.pdf");
  const broken = await keep(caller, Buffer.from("ffd8ffe000104a464946", "hex"));
  const huge = Buffer.from("89504e470d0a1a0a0000000d494844520000753000007530080200000000000000", "hex");
  const drawing = Buffer.from("GIF89a<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>");
  const bombs = [letter, broken, await keep(caller, huge, "huge.png"), await keep(caller, drawing, "a.gif")];
  for (const id of bombs) {
    const answer = await look(caller, id);
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { error: { code: "media.no_picture" } },
    ]);
  }
});

it("nobody sees the pictures of another family, or one of a file that is deleted", async () => {
  const { saga, caller } = await anna();
  const bo = await saga.join("bo@example.org");
  const id = await keep(caller, photograph());
  expect((await look(caller, id)).status).toBe(200);
  expect((await look(bo, id)).status).toBe(404);
  await caller.call("changeMedia", { params: { id }, body: { is_deleted: true } });
  expect((await look(caller, id)).status).toBe(404);
});
