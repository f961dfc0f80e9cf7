/**
 * Who is calling, proven by a session. `isTeller`: by a teller's link; then `id` is the interviewee, who has no address, and nothing but
 * their own interviews is theirs.
 */
export type Actor = { id: string; email: string; isAdmin: boolean; isTeller?: true };

/** Finds who holds a token; null when it is unknown or expired. */
export type Authenticate = (token: string) => Promise<Actor | null>;
