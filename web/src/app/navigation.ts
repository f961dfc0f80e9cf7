import { BookOpen, type LucideIcon, Settings, ShieldCheck, TreePine } from "lucide-react";
import { paths } from "./paths.ts";

export type NavigationItem = { label: string; to: string; icon: LucideIcon; isAdminOnly?: boolean };

/** Places the header leads to, in order; Logout follows them. */
const navigationItems: readonly NavigationItem[] = [
  { label: "Admin", to: paths.admin(), icon: ShieldCheck, isAdminOnly: true },
  { label: "My Saga", to: paths.mySaga(), icon: TreePine },
  { label: "Stories", to: paths.newStory(), icon: BookOpen },
  { label: "Settings", to: paths.settings(), icon: Settings, isAdminOnly: true },
];

export const itemsFor = (isAdmin: boolean): readonly NavigationItem[] =>
  navigationItems.filter((item) => isAdmin || !item.isAdminOnly);
