import type { MediaTable } from "#platform/family-tables.ts";

type Of = Pick<MediaTable, "owner_id" | "id">;

/** Where a file lies as it was given. */
export const keyOf = ({ owner_id, id }: Of): string => `media/${owner_id}/${id}`;

/** Where the pictures lie that were drawn of it. */
export const picturesOf = ({ owner_id, id }: Of): string => `media-pictures/${owner_id}/${id}/`;

/** Where the pieces lie of a file that is on its way. */
export const piecesOf = ({ owner_id, id }: Of): string => `media-pieces/${owner_id}/${id}/`;
