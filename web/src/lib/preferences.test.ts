import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readPreferences, writePreferences } from "./preferences.ts";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it("start empty", () => {
  expect(readPreferences()).toBeNull();
});

it("are stored together with the permission level, and removed together", () => {
  writePreferences({ role: "self", permissionLevel: "admin", language: "en" });
  expect(kept.get("permission-level")).toBe("admin");
  expect(readPreferences()).toEqual({ role: "self", permissionLevel: "admin", language: "en" });
  writePreferences(null);
  expect(kept.size).toBe(0);
});

it("take a missing permission level from its own item, user by default", () => {
  kept.set("fabula-preferences", '{"role":"self"}');
  expect(readPreferences()?.permissionLevel).toBe("user");
  kept.set("permission-level", "admin");
  expect(readPreferences()?.permissionLevel).toBe("admin");
});

it("are empty when what is stored cannot be read", () => {
  kept.set("fabula-preferences", "{");
  expect(readPreferences()).toBeNull();
});

it("do not break the page when the browser refuses storage", () => {
  vi.stubGlobal("window", {
    get localStorage() {
      throw new DOMException("refused", "SecurityError");
    },
  });
  expect(readPreferences()).toBeNull();
  expect(() => writePreferences({ role: "self" })).not.toThrow();
});
