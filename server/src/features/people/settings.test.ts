import { defaultSettings } from "@saga/contract/vocabulary";
import { describe, expect, it } from "vitest";
import { startSaga } from "../../../test/test-saga.ts";

describe("the settings of an account", () => {
  it("are as usual until something is chosen, and keep each choice", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    expect(await anna.call("getSettings", {})).toEqual(defaultSettings);
    await anna.call("saveSettings", { body: { text_size: "larger" } });
    const saved = await anna.call("saveSettings", { body: { voice_features: false } });
    expect(saved).toEqual({ ...defaultSettings, text_size: "larger", voice_features: false });
    expect(await anna.call("getSettings", {})).toEqual(saved);
  });

  it("are each account's own", async () => {
    const saga = await startSaga();
    const anna = await saga.join("anna@example.org");
    const bo = await saga.join("bo@example.org");
    await anna.call("saveSettings", { body: { theme: "dark" } });
    expect((await bo.call("getSettings", {})).theme).toBe("device");
  });
});
