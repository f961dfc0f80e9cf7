import type { Life, Scene } from "./spoken.ts";

type Bound = {
  scenes: readonly Scene[];
  /** Is an answer told on from something else than its subject? */
  isToldOn: (at: number) => boolean;
};

type Before = { interview: string; age: number | null };

/**
 * The age of the teller that each answer is known to tell of: as it says itself, else as what it is told with says, else of what it goes on from, else as the subject
 * speaks of that was asked; null where none of them does. Whom it names says nothing: they are told of at any time.
 */
export const agesTold = ({ spoken, datings }: Life, { scenes, isToldOn }: Bound): (number | null)[] => {
  const saysItself = (at: number): number | null => {
    const { named = null, ofWords = null, others = [] } = datings[at] ?? {};
    // A year before the teller's birth, which is told of as their first, is no time of theirs.
    const isBefore = named === 0 && !others.includes(0);
    return (isBefore ? null : named) ?? ofWords;
  };
  // One's own name is of no time, nor is what is told on from it of the year of one's birth.
  const isOfName = (at: number): boolean => {
    const { topic, staysOn } = spoken[at]?.told ?? {};
    return topic === "name_origin" && !staysOn;
  };
  const ages: (number | null)[] = [];
  let before: Before = { interview: "", age: null };
  for (const [at, { told, asked }] of spoken.entries()) {
    const own = saysItself(at);
    const members = scenes.find((scene) => scene.members.includes(at))?.members ?? [];
    const beside =
      members
        .filter((member) => !isOfName(member))
        .map(saysItself)
        .find((age) => age !== null) ?? null;
    const isOn = isToldOn(at);
    const goesOn = isOn || (told.staysOn === true && told.asksAnew !== true);
    const from = goesOn && before.interview === told.interviewId ? before.age : null;
    const age = own ?? beside ?? from ?? (isOn ? null : asked);
    ages.push(age);
    before = { interview: told.interviewId, age: isOfName(at) ? null : age };
  }
  return ages;
};
