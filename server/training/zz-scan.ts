import { readFileSync, readdirSync } from "node:fs";
import { packs, type Language } from "#language/packs.ts";
import { asidesIn } from "../src/interviewer/hearing/asides.ts";
const texts: [Language, string][] = [];
const dir = "docs/evaluation";
for (const f of readdirSync(dir)) { const m = /-(en|sv|pl|it)\.md$/.exec(f); if (!m) continue; const t = readFileSync(`${dir}/${f}`, "utf8"); for (const q of t.matchAll(/(?:^> .*\n?)+/gm)) texts.push([m[1] as Language, q[0].replace(/^> ?/gm, "").trim()]); }
for (const f of readdirSync("server/training/listening")) { const m = /-(en|sv|pl|it)\.json$/.exec(f); if (!m) continue; const j = JSON.parse(readFileSync(`server/training/listening/${f}`, "utf8")); const walk = (x: unknown): void => { if (Array.isArray(x)) x.forEach(walk); else if (x && typeof x === "object") for (const [k, v] of Object.entries(x)) { if (typeof v === "string" && /answer|text|told/.test(k) && v.split(" ").length > 8) texts.push([m[1] as Language, v]); else walk(v); } }; walk(j); }
console.log(texts.length);
const key = process.argv[2] ?? "waits";
for (const [l, t] of texts) { const pack = packs[l]; const f = asidesIn(t, { signs: pack.asides.signs, hearing: pack.hearing }); const b = f?.beside as any; if (b && (key === "secret" ? b.keepsOut.some((k: any) => k.secret) : Array.isArray(b[key]) ? b[key].length : b[key])) console.log(l, "…", t.slice(-230).replaceAll("\n", " "), key === "secret" ? JSON.stringify(b.keepsOut) : ""); }
