import { BookOpen, type LucideIcon, Settings, ShieldCheck, TreePine } from "lucide-react";
import { paths } from "#lib/paths.ts";
import { m } from "#messages";

export type NavigationItem = { label: () => string; to: string; icon: LucideIcon; isAdminOnly?: boolean };

/** Places the header leads to, in order; Logout follows them. */
const navigationItems: readonly NavigationItem[] = [
  { label: m.app_admin, to: paths.admin(), icon: ShieldCheck, isAdminOnly: true },
  { label: m.app_my_saga, to: paths.mySaga(), icon: TreePine },
  { label: m.app_stories, to: paths.newStory(), icon: BookOpen },
  { label: m.app_settings, to: paths.settings(), icon: Settings, isAdminOnly: true },
];

export const itemsFor = (isAdmin: boolean): readonly NavigationItem[] =>
  navigationItems.filter((item) => isAdmin || !item.isAdminOnly);
