import type { Proposal } from "@saga/contract/family-told";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Language, packs } from "#language/packs.ts";
import type { AskNext } from "../interviews/asked-for.service.ts";
import type { Access } from "../people/people.access.ts";
import type { ProposalsService } from "./proposals.service.ts";

export type AsksServiceDependencies = {
  access: Access;
  proposals: Pick<ProposalsService, "list">;
  askNext: AskNext;
};

export type AsksService = ReturnType<typeof createAsksService>;

/** Which of two dates is right: a question that the family has, or that the next interview asks of itself. */
export const createAsksService = ({ access, proposals, askNext }: AsksServiceDependencies) => {
  /** Only a teller's own sentences are said back: what others told of the same is not for this teller. */
  const wordsFor = ({
    said: [first],
    otherwise,
    teller,
  }: Proposal): ((language: Language) => string) | null => {
    if (!first) return null;
    const other = otherwise.find((one) => one.teller === teller)?.said[0]?.sentence;
    return (language) => {
      const { oneDate, twoDates } = packs[language].family.asks;
      const wording = other === undefined ? oneDate : twoDates;
      return wording.replace("{one}", () => first.sentence).replace("{other}", () => other ?? "");
    };
  };

  const wordsOfProposal = async (actor: Actor, { life, id }: { life: string; id: string }) => {
    const proposal = (await proposals.list(actor, life)).data.find((one) => one.id === id);
    const words = proposal ? wordsFor(proposal) : null;
    if (!words) throw new Failure("family.not_told");
    return words;
  };

  return {
    /**
     * What the next interview asks of itself: a birth or a wedding that was told with two years, or with another one than stands in the family. What
     * the family decided is settled; nobody is greeted with a death.
     */
    unsettledOf: async (
      actor: Actor,
      { person, language }: { person: string; language: Language },
    ): Promise<string | null> => {
      const isUnsettled = ({ kind, date, stands, otherwise }: Proposal): boolean =>
        (kind === "born" || kind === "married") && date !== "" && (stands === "") === otherwise.length > 0;
      const found = (await proposals.list(actor, person)).data.find(isUnsettled);
      return (found && wordsFor(found)?.(language)) ?? null;
    },

    /** Puts the question which date is right to a teller, in the interview that goes on. */
    ask: async (
      actor: Actor,
      { life, interview, proposal }: { life: string; interview: string; proposal: string },
    ) => {
      const person = await access.person(actor, life);
      const words = await wordsOfProposal(actor, { life: person.id, id: proposal });
      return { question: await askNext(actor, { interview, person: person.id, words }) };
    },
  };
};
