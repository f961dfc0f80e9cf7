import { describe, expect, it } from "vitest";
import { localVoices } from "./device-voice.ts";

const voice = (name: string, lang: string, localService: boolean) => ({
  voiceURI: name,
  name,
  lang,
  localService,
});

describe("the voices of a device", () => {
  it("are those of the language that speak without sending anything away", () => {
    const all = [
      voice("Alva", "sv-SE", true),
      voice("Klara", "sv_SE", true),
      voice("Cloud", "sv-SE", false),
      voice("Sveva", "it-IT", true),
    ];
    expect(localVoices(all, "sv").map(({ name }) => name)).toEqual(["Alva", "Klara"]);
    expect(localVoices(all, "pl")).toEqual([]);
  });
});
