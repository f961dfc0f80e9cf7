import type { Notice } from "@saga/contract/interviews";
import type { Model } from "@saga/contract/model-catalogue";
import type { Actor } from "#http/actor.ts";
import type { Choice } from "#interviewer/interviewer.ts";
import type { NamedPerson, NotedThread } from "#interviewer/wording/reply.ts";
import type { HouseStyle } from "#interviewer/wording/rules.ts";
import type { LanguageModel, ModelUsage } from "#providers/language-model/language-model.ts";
import type { StoredInterview } from "./interview.ts";

/** A model that may word the questions of an interview now. */
export type QuestionWriter = {
  /** As it was chosen; a retired one is answered for by `model`. */
  requested: string;
  model: string;
  /** Where the words go outside the house, as people are told of it; null: they stay on it. */
  service: string | null;
  /** The photograph of an interview may be sent there. */
  maySee?: boolean;
  write: LanguageModel["write"];
  /** Millionths of a dollar that so many tokens of a model cost; null: no price is known. */
  costOf: (model: string, usage: ModelUsage) => number | null;
  /** Saved by an administrator. */
  style: HouseStyle | null;
};

/** What a caller asks for with one question; it counts for administrators only. */
export type RequestedWriter = HouseStyle & { model: Model | undefined };

/** Null: none is configured, allowed, affordable or well. Then questions come in built-in words. Must not throw. */
export type QuestionWriterFor = (
  actor: Actor,
  interview: StoredInterview,
  requested: RequestedWriter,
) => Promise<QuestionWriter | null>;

/** What came of asking a model for the next turn. */
export type ModelResult = {
  /** Null: the built-in turn is used. Its text is null where built-in words for the chosen move are. */
  choice: Choice | null;
  threads: NotedThread[];
  names: NamedPerson[];
  /** Why built-in words are used, all of them or those that ask; null: none are. */
  notice: Notice["code"] | null;
  notes: { messageId: string; text: string }[];
  requested: string;
  used: string;
  calls: number;
  usage: ModelUsage;
  /** Millionths of a dollar of all calls; null: no price is known. */
  costMicros: number | null;
};
