/** The most names that a transcriber is given. */
const mostNames = 60;

type Named = { name: string; parent_id: string | null };

type Dependencies = {
  findPerson: (id: string) => Promise<Named | undefined>;
  /** Names that a person has told, the first told first. */
  namesTold: (personId: string) => Promise<string[]>;
};

/** Names to listen for in what a person says: their own, that of who interviews them, and those that they have told. */
export const createNamesToHear =
  ({ findPerson, namesTold }: Dependencies) =>
  async (personId: string): Promise<string[]> => {
    const person = await findPerson(personId);
    const parent = person?.parent_id ? await findPerson(person.parent_id) : undefined;
    const own = [person?.name, parent?.name].filter((name) => name !== undefined && name !== "") as string[];
    return [...new Set([...own, ...(await namesTold(personId))])].slice(0, mostNames);
  };
