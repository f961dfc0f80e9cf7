import { buildWeb } from "../tools/web-build.mjs";

/** The journeys see the web app as it is now, however they were started. */
export default async function build(): Promise<void> {
  if ((await buildWeb()) !== 0) throw new Error("the web app could not be built");
}
