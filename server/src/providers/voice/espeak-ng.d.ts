/** The package has no types of its own. Only what Saga uses is described. */
declare module "@echogarden/espeak-ng-emscripten" {
  export type EspeakWorker = {
    /** 0 when the voice is known; otherwise the voice before it silently stays. */
    set_voice: (name: string) => number;
    /** Words a minute by its own count, 80 at least; what is heard is up to a quarter more in these languages. */
    set_rate: (rate: number) => void;
    /**
     * Synchronous. `take` gets 16-bit samples at 22,050 Hz as a view into the synthesiser's memory, which it writes over,
     * then null; true ends the speech.
     */
    synthesize: (text: string, take: (samples: Int16Array | null, events: object[]) => boolean) => void;
  };
  const load: () => Promise<{ eSpeakNGWorker: new () => EspeakWorker }>;
  export default load;
}
