import type { AskedAbout } from "@saga/contract/family-asks";
import type { Proposal } from "@saga/contract/family-told";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { type Language, packs } from "#language/packs.ts";
import type { AskNext } from "../interviews/asked-for.service.ts";
import type { Access } from "../people/people.access.ts";
import type { FamilyService } from "./family.service.ts";
import { topicsOf } from "./life-subject.ts";
import type { MediaService } from "./media.service.ts";
import type { ProposalsService } from "./proposals.service.ts";

export type AsksServiceDependencies = {
  access: Access;
  family: Pick<FamilyService, "tree">;
  media: Pick<MediaService, "find">;
  proposals: Pick<ProposalsService, "list">;
  askNext: AskNext;
};

export type AsksService = ReturnType<typeof createAsksService>;

const wordsOf = (language: Language) => packs[language].family.asks;

/** A question that the family has, put to a teller in the interview that goes on. */
export const createAsksService = ({ access, family, media, proposals, askNext }: AsksServiceDependencies) => {
  const picture = async (actor: Actor, id: string) => {
    const { caption } = await media.find(actor, id);
    return (language: Language) => {
      const { picture, captioned } = wordsOf(language);
      return { text: caption === "" ? picture : captioned.replace("{caption}", () => caption) };
    };
  };

  const relative = async (actor: Actor, id: string) => {
    const found = (await family.tree(actor)).people.find((one) => one.id === id);
    if (!found?.name) throw new Failure("people.not_found");
    return (language: Language) => ({ text: wordsOf(language).person.replace("{name}", () => found.name) });
  };

  const wordsFor = ({
    said: [first],
    otherwise,
    teller,
  }: Proposal): ((language: Language) => string) | null => {
    if (!first) return null;
    const other = otherwise.find((one) => one.teller === teller)?.said[0]?.sentence;
    return (language) => {
      const { oneDate, twoDates } = wordsOf(language);
      const wording = other === undefined ? oneDate : twoDates;
      return wording.replace("{one}", () => first.sentence).replace("{other}", () => other ?? "");
    };
  };

  /** Only a teller's own sentences are said back: what others told of the same is not for this teller. */
  const date = async (actor: Actor, { life, id }: { life: string; id: string }) => {
    const proposal = (await proposals.list(actor, life)).data.find((one) => one.id === id);
    const words = proposal ? wordsFor(proposal) : null;
    if (!words) throw new Failure("family.not_told");
    return (language: Language) => ({ text: words(language) });
  };

  const wordingOf = (actor: Actor, { life, about }: { life: string; about: AskedAbout }) => {
    if (about.kind === "picture") return picture(actor, about.id);
    if (about.kind === "person") return relative(actor, about.id);
    if (about.kind === "proposal") return date(actor, { life, id: about.id });
    return () => ({ topics: topicsOf(about.id) });
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

    ask: async (
      actor: Actor,
      { life, interview, about }: { life: string; interview: string; about: AskedAbout },
    ) => {
      const person = await access.person(actor, life);
      const wording = await wordingOf(actor, { life: person.id, about });
      const picture = about.kind === "picture" ? about.id : undefined;
      return { question: await askNext(actor, { interview, person: person.id, about: wording, picture }) };
    },
  };
};
