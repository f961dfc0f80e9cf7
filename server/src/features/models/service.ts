import type { ModelProvider } from "@saga/contract/model-catalogue";

/** A service that can be asked for words. */
export type Service = {
  name: ModelProvider;
  /** As people know it, or the host of a server of one's own. */
  label: string;
  /** Words that are sent there leave the house: those whose words they are must have agreed. */
  isOutside: boolean;
  /** The provider's own address: for it, we know which models were shut down. */
  isVendor: boolean;
};
