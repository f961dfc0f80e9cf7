/** Who is calling, proven by a session. */
export type Actor = { id: string; email: string; isAdmin: boolean };

/** Finds who holds a token; null when it is unknown or expired. */
export type Authenticate = (token: string) => Promise<Actor | null>;
