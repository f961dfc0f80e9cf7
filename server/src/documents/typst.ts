import { readFile } from "node:fs/promises";
import initTypst, { TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler";

const fonts = [
  "literata/400Regular/Literata_400Regular.ttf",
  "literata/400Regular_Italic/Literata_400Regular_Italic.ttf",
  "literata/600SemiBold/Literata_600SemiBold.ttf",
  "atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf",
  "atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf",
];

const fileOf = (specifier: string): Promise<Buffer> => readFile(new URL(import.meta.resolve(specifier)));

/** Of what the compiler says: every kind of fault in words. */
const inWords = 3;

async function start() {
  await initTypst({ module_or_path: await fileOf("@myriaddreamin/typst-ts-web-compiler/wasm") });
  const builder = new TypstCompilerBuilder();
  // It reads no file but those that are handed to it.
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(await fileOf(`@expo-google-fonts/${font}`));
  return builder.build();
}

let started: ReturnType<typeof start> | null = null;

/**
 * Sets a document. `template` is ours; what people wrote comes as data alone, in `/data.json` and in `pictures`, so that none
 * of it is read as code. Throws where the template fails.
 */
export async function setPdf(
  template: string,
  { data, pictures = {} }: { data: unknown; pictures?: Record<string, Uint8Array> },
): Promise<Uint8Array> {
  started ??= start();
  const compiler = await started;
  compiler.reset_shadow();
  compiler.add_source("/main.typ", template);
  compiler.map_shadow("/data.json", new TextEncoder().encode(JSON.stringify(data)));
  for (const [path, bytes] of Object.entries(pictures)) compiler.map_shadow(`/${path}`, bytes);
  const { result, diagnostics } = compiler.compile("/main.typ", undefined, "pdf", inWords);
  if (!result) throw new Error(`the document could not be set: ${JSON.stringify(diagnostics).slice(0, 500)}`);
  return result;
}
