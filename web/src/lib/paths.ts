/** Every address of the app, built in one place. */
export const paths = {
  home: () => "/",
  dashboard: () => "/game-dashboard",
  newInterview: (start: { interviewee?: string; number?: number } = {}) => `/interview/new${search(start)}`,
  interview: (id: string) => `/interview/${encodeURIComponent(id)}`,
  interviewDetails: (id: string) => `/interview/details/${encodeURIComponent(id)}`,
  /** `to`: the story that is to be added to. `of`: the interview it is to be made from. */
  newStory: (wanted: { to?: string; of?: string } = {}) => `/story/new${search(wanted)}`,
  story: (id: string) => `/story/${encodeURIComponent(id)}`,
  readThrough: (id: string) => `/story/${encodeURIComponent(id)}/read-through`,
  book: (id: string) => `/story/${encodeURIComponent(id)}/book`,
  /** Where somebody tells by a link. */
  tell: () => "/tell",
  /** What is known of somebody, and how they can tell by themselves. */
  person: (id: string) => `/person/${encodeURIComponent(id)}`,
  letTell: (id: string) => `/person/${encodeURIComponent(id)}/tell`,
  createProfile: () => "/create-profile",
  setUp: () => "/set-up",
  mySaga: () => "/my-saga",
  familyTree: (centre?: string) => `/family-tree${search({ centre })}`,
  familyMember: (id: string) => `/family-member/${encodeURIComponent(id)}`,
  /** The same, where a relative is added at once. */
  addRelative: (id: string) => `/family-member/${encodeURIComponent(id)}?add=1`,
  timeline: (life?: string | null) => `/life-timeline${search({ life })}`,
  event: (id: string, life?: string | null) => `/timeline-event/${encodeURIComponent(id)}${search({ life })}`,
  interests: (life?: string | null) => `/interests-experiences${search({ life })}`,
  profile: () => "/profile",
  settings: () => "/settings",
  admin: () => "/admin",
  users: () => "/user-management",
  allInterviews: (of: { email?: string | null } = {}) => `/data-management${search(of)}`,
  prompts: () => "/prompts",
  spend: () => "/spend",
  auditLog: () => "/audit-log",
  about: () => "/about",
  privacy: () => "/privacy",
  terms: () => "/terms",
  contact: () => "/contact",
} as const;

function search(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(
    (entry): entry is [string, string | number] =>
      entry[1] !== undefined && entry[1] !== null && entry[1] !== "",
  );
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return query.size > 0 ? `?${query}` : "";
}
