import type { administration, ListedInterview } from "@saga/contract/administration";
import type { Received } from "@saga/contract/endpoint";
import { foldName } from "../people/fold-name.ts";
import type { InterviewFilter, InterviewListRepository } from "./interview-list.repository.ts";

type Query = Received<typeof administration.listInterviews>["query"];

const day = 24 * 60 * 60 * 1000;

/** What is asked for; a field that is left empty asks for nothing. */
function filterIn({ name, email, date, utc_offset, completed }: Query): InterviewFilter {
  const filter: InterviewFilter = {};
  if (name) filter.name = foldName(name);
  if (email) filter.email = email.toLowerCase();
  if (date) {
    const from = Date.parse(`${date}T00:00:00.000Z`) - utc_offset * 60_000;
    filter.from = new Date(from).toISOString();
    filter.to = new Date(from + day).toISOString();
  }
  if (completed) filter.isCompleted = completed === "true";
  return filter;
}

/** All interviews, for administrators: nothing of what was said is among it. */
export const createInterviewList = (repository: InterviewListRepository) => async (query: Query) => {
  const { page, limit } = query;
  const filter = filterIn(query);
  const total = await repository.count(filter);
  const rows = await repository.list(filter, { offset: (page - 1) * limit, limit });
  const data: ListedInterview[] = rows.map(({ id, interviewee_id, name, email, ...rest }) => ({
    ...rest,
    _id: id,
    interviewee: interviewee_id,
    interviewee_name: name,
    user: { name, email },
  }));
  return { data, total, totalPages: Math.ceil(total / limit) };
};
