import { completeProgress, limits } from "@saga/contract/vocabulary";
import type { Actor } from "#http/actor.ts";
import { Failure } from "#http/failure.ts";
import { isLeftAlone } from "#interviewer/asked-for.ts";
import { recapOf } from "#interviewer/recap.ts";
import type { Language } from "#language/packs.ts";
import { givenName } from "../people/given-name.ts";
import type { Access, ReachablePerson } from "../people/people.access.ts";
import type { StoredInterview, StoredMessage } from "./interview.ts";
import type { InterviewStore } from "./interview-store.repository.ts";
import type { ReachInterview } from "./interviews.access.ts";

export type OpenedInterview = {
  interview: StoredInterview;
  person: ReachablePerson;
  messages: StoredMessage[];
  recap: string | null;
  spokenMs: number;
};

export type InterviewsService = ReturnType<typeof createInterviewsService>;

export type InterviewsServiceDependencies = {
  store: InterviewStore;
  access: Access;
  reachInterview: ReachInterview;
};

const nameOf = (person: ReachablePerson | undefined): string => (person ? givenName(person) : "");

export function createInterviewsService(dependencies: InterviewsServiceDependencies) {
  const { store, access, reachInterview } = dependencies;

  const recap = async (interview: StoredInterview): Promise<string | null> => {
    if (interview.message_count < 2 || interview.progress >= completeProgress) return null;
    const ledger = await store.ledgers.read(interview.interviewee_id);
    return recapOf({ ledger, ...store.settingOf(interview) });
  };

  /** Those about one thing that their teller wants left alone, whenever that was said. */
  const leftAloneOf = async (interviews: readonly StoredInterview[]): Promise<Set<string>> => {
    const found = new Set<string>();
    const about = interviews.filter((one) => one.about !== null);
    for (const [person, theirs] of Map.groupBy(about, ({ interviewee_id }) => interviewee_id)) {
      const ledger = await store.ledgers.read(person);
      for (const { id, number, language } of theirs) {
        const words = ledger.interviews[number]?.about?.opens ?? "";
        if (isLeftAlone(ledger, { words, language: language as Language })) found.add(id);
      }
    }
    return found;
  };

  return {
    open: async (actor: Actor, id: string): Promise<OpenedInterview> => {
      const { interview, person } = await reachInterview(actor, id);
      const spokenMs = (await store.interviews.spokenMs([id])).get(id) ?? 0;
      const messages = await store.messages.list(id);
      return { interview, person, messages, recap: await recap(interview), spokenMs };
    },

    /** These interviews with all their messages. Throws `interviews.not_found` when one is out of reach. */
    read: async (actor: Actor, ids: string[]) => {
      const reached = await Promise.all(ids.map((id) => reachInterview(actor, id)));
      const people = [...new Set(reached.map(({ person }) => person.id))];
      const [messages, keptOut, ledgers] = await Promise.all([
        store.messages.listOfInterviews(ids),
        store.keptOut.ofPeople(people),
        Promise.all(people.map(async (id) => [id, await store.ledgers.read(id)] as const)),
      ]);
      return { reached, messages, keptOut, ledgers: new Map(ledgers) };
    },

    /** What the interviewer has said in an interview, and what it says to who comes back to it now. */
    questionsOf: async (id: string): Promise<string[]> => {
      const messages = await store.messages.list(id);
      const said = messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
      const interview = await store.interviews.find(id);
      const greeting = interview && (await recap(interview));
      return greeting ? [...said, greeting] : said;
    },

    /** Bytes of what was said in these interviews. Throws `interviews.not_found` when one is out of reach. */
    size: async (actor: Actor, ids: string[]): Promise<number> => {
      await Promise.all(ids.map((id) => reachInterview(actor, id)));
      return store.messages.bytes(ids);
    },

    /** The interviews of these people, newest first; with their messages when `withMessages`. */
    ofPeople: async (actor: Actor, input: { ids: string[]; withMessages: boolean }) => {
      const people = new Map((await access.people(actor, input.ids)).map((person) => [person.id, person]));
      const interviews = await store.interviews.listOfPeople([...people.keys()]);
      const ids = input.withMessages ? interviews.map((interview) => interview.id) : [];
      if (ids.length > 0 && (await store.messages.bytes(ids)) > limits.listedBytes)
        throw new Failure("request.too_large");
      const messages = Map.groupBy(
        await store.messages.listOfInterviews(ids),
        (message) => message.interview_id,
      );
      const spoken = await store.interviews.spokenMs(interviews.map(({ id }) => id));
      for (const interview of input.withMessages ? interviews : []) {
        const person = people.get(interview.interviewee_id);
        if (person) await store.audit.noteReading(actor, person, interview.id);
      }
      const shown = interviews.filter(({ preview }) => preview !== "" && !input.withMessages);
      for (const id of new Set(shown.map(({ interviewee_id }) => interviewee_id))) {
        const person = people.get(id);
        if (person) await store.audit.noteReach(actor, person, { action: "previews.read", subjectId: id });
      }
      const leftAlone = await leftAloneOf(interviews);
      return interviews.map((interview) => ({
        interview,
        isLeftAlone: leftAlone.has(interview.id),
        subject: nameOf(people.get(interview.interviewee_id)),
        messages: messages.get(interview.id) ?? [],
        spokenMs: spoken.get(interview.id) ?? 0,
      }));
    },
  };
}
