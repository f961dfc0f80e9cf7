/** A paragraph of a text; of an interview, who says it and when it is heard. */
export type Paragraph = {
  text: string;
  /** `question`: of the interviewer. `answer`: of the teller. */
  kind: "text" | "question" | "answer";
  speaker?: string;
  /** As a clock shows it, such as "04:10". */
  heardAt?: string;
};

export type Chapter = { heading: string; paragraphs: readonly Paragraph[] };

/** A picture as it stands in files. */
export type Picture = { mediaType: "image/jpeg" | "image/png"; bytes: Uint8Array; description: string };

/** What is put into a document: plain text in plain data. Nothing in it is markup, whatever it looks like. */
export type Work = {
  /** Stays the same for the same work. */
  id: string;
  title: string;
  author: string;
  /** When it was made, in words of the language. */
  date: string;
  /** When it was changed last, in ISO 8601. */
  changedAt: string;
  /** A code such as "sv". */
  language: string;
  chapters: readonly Chapter[];
  cover: Picture | null;
};

/** What stands below the title: who told it, where the title does not say so already, and the day. */
export const bylineOf = ({ title, author, date }: Pick<Work, "title" | "author" | "date">): string[] =>
  [title.startsWith(author) ? "" : author, date].filter(Boolean);

export type Form = "pdf" | "epub" | "docx" | "md";

export const mediaTypes: Record<Form, string> = {
  pdf: "application/pdf",
  epub: "application/epub+zip",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  md: "text/markdown; charset=utf-8",
};
