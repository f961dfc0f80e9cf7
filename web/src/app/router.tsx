import { createBrowserRouter, type RouteObject } from "react-router";
import { PageFailure } from "./page-failure.tsx";
import { RootLayout } from "./root-layout.tsx";
import { WaitingPage } from "./waiting-page.tsx";

/** A page that is loaded when it is first opened: `page(() => import("./x.tsx"), "X")`. */
const page =
  <Name extends string>(load: () => Promise<Record<Name, React.ComponentType>>, name: Name) =>
  async () => ({ Component: (await load())[name] });

const publicPages: RouteObject[] = [
  { index: true, lazy: page(() => import("./home-page.tsx"), "HomePage") },
  {
    lazy: page(() => import("./plain-layout.tsx"), "PlainLayout"),
    children: [
      { path: "about", lazy: page(() => import("#features/landing/about-page.tsx"), "AboutPage") },
      { path: "privacy", lazy: page(() => import("#features/landing/privacy-page.tsx"), "PrivacyPage") },
      { path: "terms", lazy: page(() => import("#features/landing/terms-page.tsx"), "TermsPage") },
      { path: "contact", lazy: page(() => import("#features/landing/contact-page.tsx"), "ContactPage") },
      {
        path: "shared-story",
        lazy: page(() => import("#features/shared-story/shared-story-page.tsx"), "SharedStoryPage"),
      },
    ],
  },
  {
    lazy: page(() => import("./any-layout.tsx"), "AnyLayout"),
    children: [{ path: "*", lazy: page(() => import("./not-found-page.tsx"), "NotFoundPage") }],
  },
  { path: "tell", lazy: page(() => import("./tell-page.tsx"), "TellPage") },
  { path: "tell/interview/:id", lazy: page(() => import("./interview-page.tsx"), "InterviewPage") },
  {
    path: "sign-in/finished",
    lazy: page(() => import("#features/sign-in/sign-in-finished-page.tsx"), "SignInFinishedPage"),
  },
];

/** Milliseconds after which an interview has what it needs itself, on a slow line too. */
const settled = 3_000;

/** Where an interview ends: fetched ahead, so that somebody without a connection can still leave it. */
const fetchDashboard = (): void => {
  const fetch = () =>
    void Promise.all([import("./headed-layout.tsx"), import("./dashboard-page.tsx")]).catch(() => {});
  setTimeout(fetch, settled);
};

const signedInPages: RouteObject[] = [
  {
    lazy: page(() => import("./headed-layout.tsx"), "HeadedLayout"),
    children: [
      {
        path: "game-dashboard",
        lazy: page(() => import("./dashboard-page.tsx"), "DashboardPage"),
      },
      { path: "settings", lazy: page(() => import("./settings-page.tsx"), "SettingsPage") },
      {
        path: "create-profile",
        lazy: page(() => import("#features/people/create-profile-screen.tsx"), "CreateProfileScreen"),
      },
      {
        path: "person/:id/tell",
        lazy: page(() => import("./let-tell-page.tsx"), "LetTellPage"),
      },
      { path: "person/:id", lazy: page(() => import("./person-page.tsx"), "PersonPage") },
      { path: "profile", lazy: page(() => import("./profile-page.tsx"), "ProfilePage") },
      {
        path: "interview/details/:id?",
        lazy: page(() => import("./interview-details-page.tsx"), "InterviewDetailsPage"),
      },
      { path: "my-saga", lazy: page(() => import("#features/family/hub/hub-screen.tsx"), "HubScreen") },
      {
        path: "family-tree",
        lazy: page(() => import("#features/family/tree/tree-screen.tsx"), "TreeScreen"),
      },
      {
        path: "family-member/:memberId",
        lazy: page(() => import("#features/family/member/member-screen.tsx"), "MemberScreen"),
      },
      {
        path: "life-timeline",
        lazy: page(() => import("#features/family/timeline/timeline-screen.tsx"), "TimelineScreen"),
      },
      {
        path: "interests-experiences",
        lazy: page(() => import("#features/family/interests-screen.tsx"), "InterestsScreen"),
      },
      {
        path: "timeline-event/:eventId",
        lazy: page(() => import("#features/family/event-screen.tsx"), "EventScreen"),
      },
      {
        path: "story/new",
        lazy: page(() => import("#features/story/builder/story-builder.tsx"), "StoryBuilder"),
      },
      {
        path: "story/:id/read-through",
        lazy: page(() => import("#features/story/read-through/read-through-page.tsx"), "ReadThroughPage"),
      },
      { path: "story/:id/book", lazy: page(() => import("#features/book/book-page.tsx"), "BookPage") },
      { path: "story/:id", lazy: page(() => import("#features/story/story-reader.tsx"), "StoryReader") },
      {
        lazy: page(() => import("./admin-guard.tsx"), "AdminGuard"),
        children: [
          { path: "set-up", lazy: page(() => import("#features/admin/set-up-screen.tsx"), "SetUpScreen") },
          { path: "admin", lazy: page(() => import("#features/admin/admin-screen.tsx"), "AdminScreen") },
          {
            path: "prompts",
            lazy: page(() => import("#features/admin/prompts-screen.tsx"), "PromptsScreen"),
          },
          {
            path: "user-management",
            lazy: page(() => import("#features/admin/users-screen.tsx"), "UsersScreen"),
          },
          {
            path: "data-management",
            lazy: page(() => import("#features/admin/interviews-screen.tsx"), "InterviewsScreen"),
          },
          { path: "audit-log", lazy: page(() => import("#features/admin/audit-screen.tsx"), "AuditScreen") },
          { path: "spend", lazy: page(() => import("#features/admin/spend-screen.tsx"), "SpendScreen") },
        ],
      },
    ],
  },
  // "new" is one of its ids: a started interview gets its own address without being mounted again.
  {
    path: "interview/:id",
    lazy: page(() => {
      fetchDashboard();
      return import("./interview-page.tsx");
    }, "InterviewPage"),
  },
];

export const router = createBrowserRouter([
  {
    path: "/",
    Component: RootLayout,
    ErrorBoundary: PageFailure,
    HydrateFallback: WaitingPage,
    children: [
      ...publicPages,
      { lazy: page(() => import("./sign-in-guard.tsx"), "SignInGuard"), children: signedInPages },
    ],
  },
]);
