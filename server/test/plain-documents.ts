import type { DocumentWorker } from "#documents/document-worker.ts";

/** Makes files of the words alone, at once: for tests to which it does not matter how a page looks. */
export const plainDocuments: DocumentWorker = {
  make: async (work, form) => Buffer.from(`${form} ${JSON.stringify(work.chapters)}`),
  makeBook: async () => {
    throw new Error("no book is set here");
  },
  close: async () => {},
};
