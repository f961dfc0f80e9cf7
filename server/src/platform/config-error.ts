/** A wrong environment variable: stops the start with one readable line. */
export class ConfigError extends Error {}
