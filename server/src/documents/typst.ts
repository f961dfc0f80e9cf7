import { readFile } from "node:fs/promises";
import initTypst, { TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler";

const fonts = [
  "literata/400Regular/Literata_400Regular.ttf",
  "literata/400Regular_Italic/Literata_400Regular_Italic.ttf",
  "literata/600SemiBold/Literata_600SemiBold.ttf",
  "atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf",
  "atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf",
  // For what the others have no letters for.
  "frank-ruhl-libre/400Regular/FrankRuhlLibre_400Regular.ttf",
  "noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf",
  "noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
];

const fileOf = (specifier: string): Promise<Buffer> => readFile(new URL(import.meta.resolve(specifier)));

/** Of what the compiler says: every kind of fault in words. */
const inWords = 3;
/** Of its targets and forms: pages, and PDF. */
const [forPaper, asPdf] = [0, 1];

async function start() {
  await initTypst({ module_or_path: await fileOf("@myriaddreamin/typst-ts-web-compiler/wasm") });
  const builder = new TypstCompilerBuilder();
  // It reads no file but those that are handed to it.
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(await fileOf(`@expo-google-fonts/${font}`));
  return builder.build();
}

let started: ReturnType<typeof start> | null = null;

type Material = { data: unknown; pictures?: Record<string, Uint8Array>; find?: string };

/**
 * Sets a document. `template` is ours; what people wrote comes as data alone, in `/data.json` and in `pictures`, so that none
 * of it is read as code. `find` names a place in the template whose value is wanted, such as the number of pages. Throws where the
 * template fails.
 */
export async function setPdf(
  template: string,
  { data, pictures = {}, find }: Material,
): Promise<{ pdf: Uint8Array; found: unknown }> {
  started ??= start();
  const compiler = await started;
  // What stood under the same names before is forgotten.
  compiler.reset();
  compiler.reset_shadow();
  compiler.add_source("/main.typ", template);
  compiler.map_shadow("/data.json", new TextEncoder().encode(JSON.stringify(data)));
  for (const [path, bytes] of Object.entries(pictures)) compiler.map_shadow(`/${path}`, bytes);
  const world = compiler.snapshot(undefined, "/main.typ", undefined);
  try {
    const { hasError, diagnostics } = world.compile(forPaper, inWords);
    if (hasError)
      throw new Error(`the document could not be set: ${JSON.stringify(diagnostics).slice(0, 500)}`);
    const [found] = find === undefined ? [] : (JSON.parse(world.query(forPaper, find, "value")) as unknown[]);
    const { result } = world.get_artifact(asPdf, inWords);
    if (!result) throw new Error("the document could not be written");
    return { pdf: result, found };
  } finally {
    world.free();
  }
}
