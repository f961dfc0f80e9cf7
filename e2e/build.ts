import { buildWeb } from "../tools/web-build.mjs";
import { microphoneFile } from "./microphone-file.ts";
import { speakIntoFile } from "./spoken-wav.ts";

const said = "We lived above the bakery in Skipton, and my aunt kept hens in the yard behind the house.";

/** The journeys see the web app as it is now, however they were started, and somebody speaks into their microphone. */
export default async function build(): Promise<void> {
  if ((await buildWeb()) !== 0) throw new Error("the web app could not be built");
  await speakIntoFile(said, "en", { into: microphoneFile });
}
