import type { Told } from "#storyteller/storyteller.ts";
import type { StoredMessage } from "../interviews/interview.ts";
import type { ReachableInterview } from "../interviews/interviews.access.ts";

/** The answers of these interviews as the storyteller takes them, in the order they were given. */
export function toldOf(reached: ReachableInterview[], messages: StoredMessage[]): Told[] {
  const byInterview = Map.groupBy(messages, (message) => message.interview_id);
  return reached.flatMap(({ interview }) =>
    (byInterview.get(interview.id) ?? [])
      .filter((message) => message.role === "user")
      .map((message) => ({
        interviewId: interview.id,
        number: interview.number as Told["number"],
        messageId: message.id,
        text: message.content,
        topic: message.topic as Told["topic"],
        position: message.position,
        isPrivate: message.is_private === 1,
      })),
  );
}
