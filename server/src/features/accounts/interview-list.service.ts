import type { administration, ListedInterview } from "@saga/contract/administration";
import type { Received } from "@saga/contract/endpoint";
import { foldName } from "../people/fold-name.ts";
import type { InterviewFilter, InterviewListRepository, PeopleFilter } from "./interview-list.repository.ts";

type Query = Received<typeof administration.listInterviews>["query"];

const day = 24 * 60 * 60 * 1000;

/** What is asked for; a field that is left empty asks for nothing. */
function filterIn({ name, email, date, utc_offset, completed }: Query) {
  const people: PeopleFilter = {};
  if (name) people.name = foldName(name);
  if (email) people.email = email.toLowerCase();
  const filter: InterviewFilter = {};
  if (date) {
    const from = Date.parse(`${date}T00:00:00.000Z`) - utc_offset * 60_000;
    filter.from = new Date(from).toISOString();
    filter.to = new Date(from + day).toISOString();
  }
  if (completed) filter.isCompleted = completed === "true";
  return { people, filter };
}

/** Interviews are counted no further than `counted`: nobody turns so many pages. Of up to `named` people all are found; of more, `walked`. */
const usual = { counted: 10_000, named: 4_000, walked: 60 };

/** All interviews, for administrators: nothing of what was said is among it. */
export const createInterviewList = (repository: InterviewListRepository, most = usual) => {
  const read = async ({ people, filter, page, limit }: ReturnType<typeof filterIn> & Query) => {
    const offset = (page - 1) * limit;
    const turned = { offset, limit: Math.max(0, Math.min(limit, most.counted - offset)) };
    if (people.name === undefined && people.email === undefined) {
      const [counted, ids] = await Promise.all([
        repository.count(filter, most.counted + 1),
        repository.page(filter, turned),
      ]);
      return { ids, counted, atMost: most.counted };
    }
    const { name, email } = people;
    const ways = [
      ...(email === undefined ? [] : [repository.byAddress(name, email)]),
      ...(name === undefined ? [] : [repository.byName(name, email)]),
    ];
    for (const way of ways) {
      const found = await repository.of(way, filter, { ...turned, atMost: most.named });
      if (found) return { ...found, atMost: most.counted };
    }
    const walked = await repository.walk(people, filter, most.walked + 1);
    const ids = walked.slice(0, most.walked).slice(offset, offset + limit);
    return { ids, counted: walked.length, atMost: most.walked };
  };

  return async (query: Query) => {
    const { ids, counted, atMost } = await read({ ...filterIn(query), ...query });
    const rows = await repository.shown(ids);
    const total = Math.min(counted, atMost);
    const data: ListedInterview[] = rows.map(({ id, interviewee_id, name, email, ...rest }) => ({
      ...rest,
      _id: id,
      interviewee: interviewee_id,
      interviewee_name: name,
      user: { name, email },
    }));
    return { data, total, totalPages: Math.ceil(total / query.limit), is_more: counted > atMost };
  };
};
