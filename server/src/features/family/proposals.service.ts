import { createHash, randomUUID } from "node:crypto";
import type { Received } from "@saga/contract/endpoint";
import type { Family } from "@saga/contract/family";
import type { FamilySource, Proposal, Said, toldFamily } from "@saga/contract/family-told";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { isSameRelation } from "#storyteller/facts/claim-mentions.ts";
import type { ToldFact } from "#storyteller/facts/told-fact.ts";
import { givenName } from "../people/given-name.ts";
import type { Access } from "../people/people.access.ts";
import type { PeopleService } from "../people/people.service.ts";
import type { ClaimsService } from "./claims.service.ts";
import { factsIn, inLanguages } from "./facts-in-answers.ts";
import type { FamilyService } from "./family.service.ts";
import type { FamilyTree } from "./family-record.ts";
import { draftOf } from "./kin-place.ts";
import { createLifeMemory } from "./life-memory.ts";
import { saidIn, type ToldAnswer } from "./told-answer.ts";
import { mostLives } from "./told-by.service.ts";
import { type Fact, isTaken, keyOf, standingOf, type Teller, tellerIn, write } from "./told-family.ts";

type Told = { key: string; fact: Fact; said: Said[]; teller: Teller };
type Correction = Received<typeof toldFamily.takeProposal>["body"];
type Named = { life: string; proposal: string };

export type ProposalsServiceDependencies = {
  family: Pick<FamilyService, "tree" | "grow">;
  people: Pick<PeopleService, "livesOf">;
  access: Access;
  toldBy: (actor: Actor, personId: string) => Promise<ToldAnswer[]>;
  claims: Pick<ClaimsService, "whenLooked">;
};

export type ProposalsService = ReturnType<typeof createProposalsService>;

/** Sentences that are shown for one fact. */
const mostSaid = 5;

const dateOf = ({ year, isAbout }: ToldFact): string =>
  year === null ? "" : `${isAbout ? "ABT " : ""}${year}`;

/** A husband of whom was only said "I married Fred" is the one who was called "my husband Fred" elsewhere. */
const settled = (facts: readonly ToldFact[]): ToldFact[] =>
  facts.map((fact) => {
    if (fact.relation === "self" || fact.kind === "person" || fact.name !== "") return fact;
    const named = facts.filter(
      ({ kind, relation }) => kind === "person" && isSameRelation(relation, fact.relation),
    );
    const names = new Set(named.map(({ name }) => name));
    const [name = ""] = names;
    return names.size === 1 ? { ...fact, name } : fact;
  });

async function toldFacts(answers: readonly ToldAnswer[], teller: Teller): Promise<Told[]> {
  const found = new Map<string, Told>();
  const answered = new Map(answers.map((answer) => [answer.messageId, answer]));
  for (const own of inLanguages(answers)) {
    for (const one of settled(await factsIn(own))) {
      const { kind, relation, side, name, place, sentence, message } = one;
      const fact: Fact = { kind, relation, side, name, place, date: dateOf(one) };
      const key = keyOf(fact);
      const answer = answered.get(message);
      const known = found.get(key) ?? { key, fact, said: [], teller };
      const merged: Fact = {
        ...known.fact,
        relation: known.fact.relation === "partner" ? relation : known.fact.relation,
        side: known.fact.side || side,
        name: name.length > known.fact.name.length ? name : known.fact.name,
        place: known.fact.place || place,
      };
      const isNew = !known.said.some(
        (line) => line.message_id === message && line.sentence.includes(sentence),
      );
      if (answer && isNew && known.said.length < mostSaid) known.said.push(saidIn(answer, sentence));
      found.set(key, { ...known, fact: merged });
    }
  }
  return [...found.values()];
}

/** What is told of the same in other words. */
const subjectOf = ({ fact, teller }: Told, record: string | null): string =>
  record ? `${fact.kind}|${record}` : `${fact.kind}|${teller.id}|${fact.relation}|${fact.name}`;

function compared(told: readonly Told[], tree: FamilyTree) {
  const draft = draftOf(tree, randomUUID);
  const decisions = new Map((tree.decisions ?? []).map((one) => [`${one.user_id}|${one.key}`, one]));
  const all = told.map((one) => {
    const self = tellerIn(tree, one.teller.id);
    const standing = standingOf(draft, tree, one.fact, self);
    const decision = decisions.get(`${one.teller.id}|${one.key}`);
    const record = decision?.record ?? standing.record?.id ?? null;
    return { ...one, standing, decision, record, isTaken: isTaken(draft, one.fact, self) };
  });
  const bySubject = Map.groupBy(all, (one) => subjectOf(one, one.standing.record?.id ?? null));
  const open = all.filter(({ decision, standing, isTaken }) => !decision && !standing.isSame && !isTaken);
  const data: Proposal[] = open.map((one) => ({
    ...one.fact,
    id: one.key,
    life: one.teller.id,
    teller: one.teller.name,
    said: one.said,
    stands: one.standing.date,
    otherwise: ["born", "died", "married"].includes(one.fact.kind)
      ? (bySubject.get(subjectOf(one, one.standing.record?.id ?? null)) ?? [])
          .filter((other) => other.decision?.decision !== "left")
          .filter((other) => other !== one && other.fact.date !== "" && other.fact.date !== one.fact.date)
          .map(({ fact, teller, said }) => ({ date: fact.date, teller: teller.name, said }))
      : [],
  }));
  const isInFamily = new Set([...tree.people, ...tree.unions, ...(tree.events ?? [])].map(({ id }) => id));
  const sources: FamilySource[] = all.flatMap(({ fact, teller, said, record, decision, standing }) =>
    record !== null && isInFamily.has(record) && (decision?.decision === "taken" || standing.isSame)
      ? [{ ...fact, record, life: teller.id, teller: teller.name, said }]
      : [],
  );
  return { data, sources };
}

/** What interviews say of a family, and what is decided about it. */
export const createProposalsService = ({
  family,
  people,
  access,
  toldBy,
  claims,
}: ProposalsServiceDependencies) => {
  const remembered = createLifeMemory<Told[]>();

  type Hearing = (life: string, answers: readonly ToldAnswer[]) => Promise<void>;
  const nobody: Hearing = async () => {};

  const factsOf = async (actor: Actor, life: string, hear = nobody): Promise<Told[]> => {
    const person = await access.person(actor, life);
    const answers = await toldBy(actor, person.id);
    const teller = { id: person.id, name: givenName(person) };
    await hear(life, answers);
    return remembered(life, [teller, answers], () => toldFacts(answers, teller));
  };

  const found = async (actor: Actor, { life, proposal }: Named): Promise<Told> => {
    const told = (await factsOf(actor, life)).find(({ key }) => key === proposal);
    if (!told) throw new Failure("family.not_told");
    return told;
  };

  const idOf = ({ life, proposal }: Named): string =>
    `told-${createHash("sha256").update(`${life}|${proposal}`).digest("hex").slice(0, 32)}`;

  const listOf = async (actor: Actor, life: string | undefined, hear: Hearing) => {
    const lives = life === undefined ? (await people.livesOf(actor)).slice(0, mostLives) : [life];
    const told: Told[] = [];
    for (const one of lives) told.push(...(await factsOf(actor, one, hear)));
    return compared(told, await family.tree(actor));
  };

  return {
    list: (actor: Actor, life?: string) => listOf(actor, life, nobody),

    /** The same where the family looks at it: what no model has read yet is read. */
    look: (actor: Actor, life?: string) => listOf(actor, life, claims.whenLooked),

    take: async (actor: Actor, named: Named, correction: Correction): Promise<Family> => {
      const { fact, teller, key } = await found(actor, named);
      const id = idOf(named);
      const what = `Added ${correction.name || fact.name || "something told"} from an interview`;
      return family.grow(actor, { id, what }, (tree) => {
        if (
          tree.decisions?.some(
            (one) => one.key === key && one.user_id === teller.id && one.decision === "taken",
          )
        )
          return null;
        const draft = draftOf(tree, randomUUID);
        const { record, event } = write(draft, tree, { fact: { ...fact, ...correction }, teller });
        const isTouched = ({ id }: { id: string }): boolean => draft.touched.has(id);
        return {
          people: [...draft.people.values()].filter(isTouched),
          unions: [...draft.unions.values()].filter(isTouched),
          events: event ? [event] : [],
          decisions: [{ id, key, user_id: teller.id, decision: "taken", record }],
        };
      });
    },

    leave: async (actor: Actor, named: Named): Promise<Family> => {
      const { teller, key } = await found(actor, named);
      const id = idOf(named);
      return family.grow(actor, { id: `${id}-left`, what: "Left out something told" }, (tree) =>
        tree.decisions?.some((one) => one.key === key && one.user_id === teller.id)
          ? null
          : {
              people: [],
              unions: [],
              events: [],
              decisions: [{ id, key, user_id: teller.id, decision: "left", record: null }],
            },
      );
    },
  };
};
