/** What must be remembered between sending a visitor to the provider and the visitor's return. */
export type IdentityFlow = { state: string; nonce: string; verifier: string };

/** A provider that vouches for people's addresses. */
export type IdentityProvider = {
  /** Where to send the visitor. Rejects when the provider cannot be reached. */
  begin: (redirectUri: string) => Promise<{ url: string; flow: IdentityFlow }>;
  /** The proven address, lower case. Rejects when the provider or the return is not as it should be. */
  finish: (input: { returnUrl: string; flow: IdentityFlow }) => Promise<{ email: string }>;
};
