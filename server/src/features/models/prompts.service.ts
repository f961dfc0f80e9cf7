import type { PromptVersion } from "@saga/contract/prompts";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import type { HouseStyle } from "#interviewer/wording/rules.ts";
import { type Clock, isoNow } from "#platform/clock.ts";
import type { PromptsRepository, PromptVersion as StoredVersion } from "./prompts.repository.ts";

/** How long the last version is cached: another process may save one. */
const believedMs = 5_000;

/** The template that a browser shows unless somebody changed it; it adds no style. */
const untouched: readonly string[] = ["Prompt to analyze questions", "Prompt to connect questions"];
const meant = (text: string): string => (untouched.includes(text.trim()) ? "" : text.trim());

const nothingSaved: PromptVersion = { version: 0, analyze: "", connect: "", saved_at: null };

const presented = (stored: StoredVersion | null): PromptVersion =>
  stored
    ? {
        version: stored.version,
        analyze: stored.analyze,
        connect: stored.connect,
        saved_at: stored.saved_at,
      }
    : nothingSaved;

/** Templates as a style; null when they say nothing. */
export const styleOf = ({ analyze, connect }: HouseStyle): HouseStyle | null => {
  const style = { analyze: meant(analyze), connect: meant(connect) };
  return style.analyze || style.connect ? style : null;
};

/** What administrators say about the tone of questions, in versions. */
export function createPromptsService({ prompts, clock }: { prompts: PromptsRepository; clock: Clock }) {
  let known: { at: number; style: HouseStyle | null } | null = null;

  const conflict = async () =>
    new Failure("prompts.conflict", { details: { saved: presented(await prompts.last()) } });

  return {
    get: async (): Promise<PromptVersion> => presented(await prompts.last()),

    list: async ({ page, limit }: { page: number; limit: number }) => {
      const { rows, total } = await prompts.page({ page, limit });
      return { data: rows.map(presented), total, totalPages: Math.ceil(total / limit) };
    },

    /** Throws `prompts.conflict` when somebody saved another version meanwhile. */
    save: async (actor: Actor, wanted: HouseStyle & { based_on: number }): Promise<PromptVersion> => {
      const last = await prompts.last();
      const [analyze, connect] = [meant(wanted.analyze), meant(wanted.connect)];
      if ((last?.analyze ?? "") === analyze && (last?.connect ?? "") === connect) return presented(last);
      if (wanted.based_on !== (last?.version ?? 0)) throw await conflict();
      const version = (last?.version ?? 0) + 1;
      const saved = { version, analyze, connect, saved_by: actor.id, saved_at: isoNow(clock) };
      if (!(await prompts.add(saved))) throw await conflict();
      known = null;
      return presented(saved);
    },

    /** The tone that questions have now; null: none was asked for. */
    style: async (): Promise<HouseStyle | null> => {
      const now = clock.now().getTime();
      if (!known || now - known.at >= believedMs)
        known = { at: now, style: styleOf((await prompts.last()) ?? nothingSaved) };
      return known.style;
    },
  };
}

export type PromptsService = ReturnType<typeof createPromptsService>;
