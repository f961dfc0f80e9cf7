import { parentPort } from "node:worker_threads";
import { drawPicture, type PictureOrder } from "./draw-picture.ts";

parentPort?.once("message", async (order: PictureOrder) => {
  const drawn = await drawPicture(order).catch(() => null);
  parentPort?.postMessage(drawn && Uint8Array.from(drawn));
});
