type Dependencies = {
  findPerson: (id: string) => Promise<{ parent_id: string | null } | undefined>;
};

/** The account that a person's interviews belong to: those who tell of themselves have it; everybody else is somebody's interviewee. */
export const createAccountOf =
  ({ findPerson }: Dependencies) =>
  async (personId: string): Promise<string> =>
    (await findPerson(personId))?.parent_id ?? personId;
