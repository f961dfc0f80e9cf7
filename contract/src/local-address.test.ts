import { expect, it } from "vitest";
import { isLocalAddress } from "./local-address.ts";

it("knows addresses that nobody outside the house can open", () => {
  for (const host of [
    "localhost:3000",
    "127.0.0.1",
    "192.168.1.4:80",
    "172.20.0.2",
    "saga.local",
    "nas",
    "[::1]",
  ])
    expect([host, isLocalAddress(`http://${host}/x`)]).toEqual([host, true]);
  for (const host of ["saga.example.org", "172.32.0.1", "8.8.8.8"])
    expect([host, isLocalAddress(`https://${host}/x#secret`)]).toEqual([host, false]);
});
