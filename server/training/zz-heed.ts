import { readFileSync } from "node:fs";
import { packs, type Language } from "#language/packs.ts";
import { hear } from "../src/interviewer/hearing/hear.ts";
import { heed } from "../src/interviewer/hearing/heed.ts";
for (const line of readFileSync(0, "utf8").split("\n")) {
  if (!line.trim()) continue;
  const [lang, text] = [line.slice(0, 2) as Language, line.slice(3)];
  const pack = packs[lang];
  const h = hear(text, lang);
  const r = heed(h, { text, pack });
  const b = r.beside && Object.fromEntries(Object.entries(r.beside).filter(([, v]) => v && (!Array.isArray(v) || v.length)));
  console.log(lang, JSON.stringify(text.slice(0, 90)), "\n    hear:", h.intent, h.isSure, "| heed:", r.intent, r.isSure, r.telling ?? "", r.wants ?? "", r.names ?? "", r.about ?? "", JSON.stringify(b) ?? "");
}
