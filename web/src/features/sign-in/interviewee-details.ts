import type { Language, Relationship } from "@saga/contract/vocabulary";

/** What is asked about a person to interview. */
export type IntervieweeDetails = { name: string; relationship: Relationship; language: Language };
