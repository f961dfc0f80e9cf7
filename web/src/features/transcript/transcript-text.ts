import type { Message } from "@saga/contract/interviews";
import { m } from "#messages";

type Block = { role: Message["role"]; content: string };

const prefixesFor = (name: string): [string, Message["role"]][] => [
  [`${m.transcript_interviewer()}: `, "assistant"],
  [`${name}: `, "user"],
];

/** A transcript as one text: each message begins with who speaks, and blank lines stand between. */
export const textOf = (messages: readonly Message[], name: string): string =>
  messages
    .filter(({ content }) => content.trim() !== "")
    .map(
      ({ role, content }) => `${role === "assistant" ? m.transcript_interviewer() : name}: ${content.trim()}`,
    )
    .join("\n\n");

/**
 * The blocks of an edited text. A block that names no speaker goes on with the one before it; where no block names one, they
 * alternate and the interviewer begins.
 */
export function blocksOf(text: string, name: string): Block[] {
  const prefixes = prefixesFor(name);
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const speakerOf = (part: string) =>
    prefixes.find(([prefix]) => part.toLowerCase().startsWith(prefix.trim().toLowerCase()));
  if (!parts.some(speakerOf))
    return parts.map((content, index) => ({ role: index % 2 === 0 ? "assistant" : "user", content }));
  const blocks: Block[] = [];
  for (const part of parts) {
    const speaker = speakerOf(part);
    const last = blocks.at(-1);
    if (speaker) blocks.push({ role: speaker[1], content: part.slice(speaker[0].trim().length).trim() });
    else if (last) last.content = `${last.content}\n\n${part}`;
    else blocks.push({ role: "assistant", content: part });
  }
  return blocks;
}
