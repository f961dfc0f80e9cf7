import { createHash } from "node:crypto";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What the ids of everything that comes with one change begin with. */
export const startOfChange = (change: string): string => {
  const own = hash(change);
  return `${own.slice(0, 8)}-${own.slice(8, 12)}-`;
};

/** Ids of records that come with a change, one after the other: they sort in the order of the file. */
export const createIdsOfChange = (change: string): (() => string) => {
  let count = 0;
  return () => {
    count += 1;
    return `${startOfChange(change)}8000-a000-${count.toString(16).padStart(12, "0")}`;
  };
};

/** The id of something that comes with a change: the same when the change is asked for again. A UUID of version 8. */
export const idOfChange = (change: string, what: string): string => {
  const own = hash(what);
  return `${startOfChange(change)}8${own.slice(0, 3)}-a${own.slice(3, 6)}-${own.slice(6, 18)}`;
};
