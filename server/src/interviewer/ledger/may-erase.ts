/** The answer of which Saga asked whether it is to be deleted for good. */
export type MayErase = {
  message: string;
  /** Only these sentences of it; absent: all of it. */
  lines?: readonly string[] | undefined;
  /** It was asked again, in few words. */
  isShort?: boolean;
  /** It was kept out by that question alone: whoever meant another one wants it in. */
  isOffer?: boolean;
};
