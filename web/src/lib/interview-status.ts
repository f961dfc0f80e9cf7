import { completeProgress } from "@saga/contract/vocabulary";
import { isBegun } from "./is-begun.ts";

/** How far an interview has come that stands for itself. */
export const statusOf = (interview: Parameters<typeof isBegun>[0]): "completed" | "ongoing" | "available" => {
  if (interview.progress >= completeProgress) return "completed";
  return isBegun(interview) ? "ongoing" : "available";
};
