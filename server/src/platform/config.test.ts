import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { ConfigError } from "./config-error.ts";
import { isInHouse } from "./service-address.ts";

describe("configuration", () => {
  it("needs nothing", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: "./data",
      databaseUrl: null,
      adminEmails: null,
      contact: null,
      smtpUrl: null,
      openid: null,
    });
  });

  it("takes an empty variable as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it("takes up to two administrators, in any case", () => {
    expect(readConfig({ ADMIN_EMAILS: "Anna@Example.org, bo@example.org" }).adminEmails).toEqual([
      "anna@example.org",
      "bo@example.org",
    ]);
  });

  it("signs in with Google's provider unless another is named", () => {
    const keys = { OIDC_CLIENT_ID: "id", OIDC_CLIENT_SECRET: "secret" };
    expect(readConfig(keys).openid?.issuer).toBe("https://accounts.google.com");
    expect(readConfig({ ...keys, OIDC_ISSUER: "http://localhost:9000" }).openid?.issuer).toBe(
      "http://localhost:9000",
    );
  });

  it("asks nobody for maps unless a service and who draws them are named", () => {
    expect(readConfig({}).map).toBeNull();
    const template = "https://tiles.example.org/{z}/{x}/{y}.png?key=1";
    const env = { SAGA_MAP_TILES: template, SAGA_MAP_ATTRIBUTION: "© Us https://example.org/about" };
    expect(readConfig(env).map).toEqual({
      template,
      attribution: "© Us",
      link: "https://example.org/about",
    });
    expect(readConfig({ ...env, SAGA_MAP_ATTRIBUTION: "The town's own map" }).map).toMatchObject({
      attribution: "The town's own map",
      link: null,
    });
    expect(() => readConfig({ SAGA_MAP_TILES: template })).toThrow(/^SAGA_MAP_ATTRIBUTION is missing/);
    expect(() => readConfig({ SAGA_MAP_ATTRIBUTION: "x" })).toThrow(/^SAGA_MAP_TILES is missing/);
    for (const wrong of [
      "tiles",
      "file:///{z}/{x}/{y}",
      "https://tiles.example.org/{z}/{x}.png",
      "https://{s}.example.org/{z}/{x}/{y}.png",
      "https://{z}{x}{y}",
      "https://anna:secret@tiles.example.org/{z}/{x}/{y}.png",
    ])
      expect(() => readConfig({ ...env, SAGA_MAP_TILES: wrong })).toThrow(/^SAGA_MAP_TILES must be/);
  });

  it("has no voice but the built-in one until a key or a server is named", () => {
    expect(readConfig({}).voices).toEqual({ openai: null, elevenlabs: null });
    const { openai, elevenlabs } = readConfig({ OPENAI_API_KEY: "a", ELEVENLABS_API_KEY: "b" }).voices;
    expect(openai).toMatchObject({ baseUrl: "https://api.openai.com/v1", apiKey: "a" });
    expect(elevenlabs).toEqual({ baseUrl: "https://api.elevenlabs.io", apiKey: "b" });
  });

  it("sends a key to no other server than the one that it was given for", () => {
    const { openai } = readConfig({
      OPENAI_API_KEY: "a",
      SPEECH_BASE_URL: "http://localhost:8000/v1/",
      SPEECH_MODEL: "piper",
      SPEECH_VOICE: "anna",
    }).voices;
    expect(openai).toEqual({
      baseUrl: "http://localhost:8000/v1",
      apiKey: null,
      model: "piper",
      voice: "anna",
    });
    const own = readConfig({ SPEECH_BASE_URL: "http://localhost:8000/v1", SPEECH_API_KEY: "c" }).voices;
    expect(own.openai?.apiKey).toBe("c");
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["DATABASE_URL", "mysql://localhost/saga"],
    ["PUBLIC_URL", "saga.example.org"],
    ["SMTP_URL", "mail.example.org"],
    ["ADMIN_EMAILS", "anna"],
    ["ADMIN_EMAILS", "a@b.se,c@d.se,e@f.se"],
    ["OIDC_ISSUER", "example"],
    ["OIDC_ISSUER", "http://accounts.example.org"],
    ["OIDC_ISSUER", "http://localhost.example.org"],
    ["OIDC_TRUST_EMAIL", "true"],
    ["AUTH_TOKEN_SYNC_URL", "https://elsewhere.example.org/sync"],
    ["AUTH_TOKEN_SYNC_URL", "//elsewhere.example.org"],
    ["AUTH_TOKEN_SYNC_URL", "/\\elsewhere.example.org"],
    ["AUTH_TOKEN_SYNC_URL", "/\t/elsewhere.example.org"],
    ["OPENAI_API_KEY", "sk one two"],
    ["OPENAI_BASE_URL", "api.example.org"],
    ["SPEECH_BASE_URL", "ftp://speech.example.org"],
    ["TRUST_PROXY", "yes"],
    ["LOG_LEVEL", "loud"],
  ])("names %s in one line when it is %s, and does not repeat the value", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} [^\n]+$`));
    expect(read).not.toThrow(new RegExp(value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  });

  it("asks for the client when only part of OpenID Connect is set", () => {
    expect(() => readConfig({ OIDC_CLIENT_SECRET: "s" })).toThrow(/^OIDC_CLIENT_ID/);
  });

  it("asks where people come back to when others than this machine can reach it", () => {
    const keys = { OIDC_CLIENT_ID: "id", OIDC_CLIENT_SECRET: "secret", HOST: "0.0.0.0" };
    expect(() => readConfig(keys)).toThrow(/^PUBLIC_URL/);
    expect(readConfig({ ...keys, PUBLIC_URL: "https://saga.example.org" }).openid).not.toBeNull();
  });

  it("takes a path of its own for token sync", () => {
    expect(readConfig({ AUTH_TOKEN_SYNC_URL: "/sync/token?from=saga" }).tokenSyncUrl).toBe(
      "/sync/token?from=saga",
    );
  });
});

describe("an address of a service", () => {
  it.each([
    "http://localhost:11434/v1",
    "http://127.0.0.1:8000",
    "http://10.0.0.5/v1",
    "http://192.168.1.2",
    "http://[::1]:1",
    "http://[fd00::1]",
    "http://ollama:11434",
    "http://nas.local",
  ])("is of the house: %s", (address) => {
    expect(isInHouse(address)).toBe(true);
  });

  it.each([
    "https://api.openai.com/v1",
    "http://8.8.8.8",
    "http://[2001:db8::1]",
    "https://10.example.org",
    "http://172.32.0.1",
  ])("is outside: %s", (address) => {
    expect(isInHouse(address)).toBe(false);
  });
});
