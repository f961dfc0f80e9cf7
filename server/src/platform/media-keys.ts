import type { MediaTable } from "./family-tables.ts";

type Of = Pick<MediaTable, "owner_id" | "id">;

const [files, pictures, pieces] = ["media", "media-pictures", "media-pieces"] as const;

/** Where a file lies as it was given. */
export const keyOf = ({ owner_id, id }: Of): string => `${files}/${owner_id}/${id}`;

/** Where the pictures lie that were drawn of it. */
export const picturesOf = ({ owner_id, id }: Of): string => `${pictures}/${owner_id}/${id}/`;

/** Where the pieces lie of a file that is on its way. */
export const piecesOf = ({ owner_id, id }: Of): string => `${pieces}/${owner_id}/${id}/`;

/** All that lies there of a file that is kept. */
export const allOf = (file: Of): string[] => [keyOf(file), picturesOf(file)];

/** All that lies there of the files of an account. */
export const allOfOwner = (ownerId: string): string[] =>
  [files, pictures, pieces].map((folder) => `${folder}/${ownerId}/`);
