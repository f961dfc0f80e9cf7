import { expect, it } from "vitest";
import { jpegSize } from "./jpeg.ts";

const jpeg = (width: number, height: number) =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8],
    ...[height >> 8, height & 255, width >> 8, width & 255, 1, 0, 0, 0, 0, 0],
  ]);

it("reads the sizes of a photograph past what stands before them", () => {
  expect(jpegSize(jpeg(1200, 800))).toEqual({ width: 1200, height: 800 });
});

it("takes nothing that is no photograph, is broken off or could not be set", () => {
  expect(jpegSize(new TextEncoder().encode("<svg onload=alert(1)>"))).toBeNull();
  expect(jpegSize(jpeg(1200, 800).slice(0, 12))).toBeNull();
  expect(jpegSize(jpeg(60_000, 60_000))).toBeNull();
  expect(jpegSize(new Uint8Array())).toBeNull();
});
