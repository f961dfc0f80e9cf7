import { join } from "node:path";
import { root } from "../tools/workplace.mjs";

/** What the microphone of the test browsers hears; spoken anew before each run. */
export const microphoneFile = join(root, "test-results/microphone.wav");
