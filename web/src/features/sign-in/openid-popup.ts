/** How a sign-in in the popup ended: the server adds this word to the address of the closing page. */
export const openIdResults = ["ok", "denied", "failed"] as const;
export type OpenIdResult = (typeof openIdResults)[number];

export const openIdChannelName = "saga-sign-in";

/** Reads a message or an address parameter; anything unexpected is a failure. */
export const toOpenIdResult = (value: unknown): OpenIdResult =>
  openIdResults.find((result) => result === value) ?? "failed";

/** Opens the provider's page. Null when the browser refuses to open a window. Call it directly in a press. */
export const openIdPopup = (): Window | null =>
  window.open("/api/auth/openid/start", "saga-sign-in", "popup,width=520,height=720");
