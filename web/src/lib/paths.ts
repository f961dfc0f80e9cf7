/** Every address of the app, built in one place. */
export const paths = {
  home: () => "/",
  dashboard: () => "/game-dashboard",
  newInterview: (start: { interviewee?: string; number?: number } = {}) => `/interview/new${search(start)}`,
  interview: (id: string) => `/interview/${encodeURIComponent(id)}`,
  interviewDetails: (id: string) => `/interview/details/${encodeURIComponent(id)}`,
  newStory: () => "/story/new",
  story: (id: string) => `/story/${encodeURIComponent(id)}`,
  /** Where somebody tells by a link. */
  tell: () => "/tell",
  /** What is known of somebody, and how they can tell by themselves. */
  person: (id: string) => `/person/${encodeURIComponent(id)}`,
  letTell: (id: string) => `/person/${encodeURIComponent(id)}/tell`,
  createProfile: () => "/create-profile",
  setUp: () => "/set-up",
  mySaga: () => "/my-saga",
  profile: () => "/profile",
  settings: () => "/settings",
  admin: () => "/admin",
  about: () => "/about",
  privacy: () => "/privacy",
  terms: () => "/terms",
  contact: () => "/contact",
} as const;

function search(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  );
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return query.size > 0 ? `?${query}` : "";
}
