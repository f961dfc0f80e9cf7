import type { FollowUps } from "../pack.ts";
import { concreteFollowUps } from "./follow-ups-concrete.ts";
import { innerFollowUps } from "./follow-ups-inner.ts";

/** Whole turns that receive the teller's words and ask for one facet. */
export const followUps: FollowUps = { ...concreteFollowUps, ...innerFollowUps };
