/** Addresses of My Saga. */
export const familyPaths = {
  dashboard: "/game-dashboard",
  hub: "/my-saga",
  tree: (centre?: string) => (centre ? `/family-tree?centre=${encodeURIComponent(centre)}` : "/family-tree"),
  timeline: (life?: string) => (life ? `/life-timeline?life=${encodeURIComponent(life)}` : "/life-timeline"),
  interests: (life?: string) =>
    life ? `/interests-experiences?life=${encodeURIComponent(life)}` : "/interests-experiences",
  event: (id: string, life?: string) =>
    `/timeline-event/${encodeURIComponent(id)}${life ? `?life=${encodeURIComponent(life)}` : ""}`,
  member: (id: string) => `/family-member/${encodeURIComponent(id)}`,
  transcript: (id: string) => `/interview/details/${encodeURIComponent(id)}`,
};
