/** Notes for whoever looks into the browser's console. Never put a person's words, names or addresses into it. */
export function logWarning(message: string, error?: unknown): void {
  const cause = error instanceof Error ? error.name : "";
  // biome-ignore lint/suspicious/noConsole: the console is where these notes belong
  console.warn(`Saga: ${message}`, cause);
}
