import type { Family, LifeSubject } from "@saga/contract/family";
import type { Media, PictureSize } from "@saga/contract/family-media";
import { limits } from "@saga/contract/vocabulary";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call, callForBytes } from "#lib/api-client.ts";
import { addressOf } from "#lib/call-address.ts";

/** What a file is about. */
export type About = { life?: string; subject?: LifeSubject; person?: string };

export const familyQuery = queryOptions({
  queryKey: ["family"],
  queryFn: ({ signal }): Promise<Family> => call("getFamily", undefined, { signal }),
});

export const lifeQuery = (id: string) =>
  queryOptions({
    queryKey: ["family", "life", id],
    queryFn: ({ signal }) => call("getLife", { params: { id } }, { signal }),
    enabled: id !== "",
    staleTime: 0,
  });

/** What interviews say of the family: of one life, or of all. */
export const proposalsQuery = (life?: string) =>
  queryOptions({
    queryKey: ["family", "proposals", life ?? ""],
    queryFn: ({ signal }) => call("listProposals", { query: life ? { life } : {} }, { signal }),
    // Reads all interviews of a family.
    staleTime: 30_000,
  });

/** What was told of photographs. */
export const toldPicturesQuery = queryOptions({
  queryKey: ["family", "told-pictures"],
  queryFn: async ({ signal }) => (await call("listToldPictures", undefined, { signal })).data,
  // Reads all interviews of a family.
  staleTime: 30_000,
});

/** Recipes and sayings that a person told. */
export const handedDownQuery = (life: string) =>
  queryOptions({
    queryKey: ["family", "handed-down", life],
    queryFn: async ({ signal }) => (await call("listHandedDown", { params: { id: life } }, { signal })).data,
    enabled: life !== "",
    staleTime: 30_000,
  });

/** Where the places of a family lie, as far as their names say. */
export const placesQuery = (names: readonly string[]) =>
  queryOptions({
    queryKey: ["family", "places", names],
    queryFn: async ({ signal }) =>
      (await call("locatePlaces", { body: { names: names.slice(0, limits.listedIds) } }, { signal })).data,
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whose pictures can be laid over the outline of the world. */
export const mapQuery = queryOptions({
  queryKey: ["map"],
  queryFn: ({ signal }) => call("describeMap", undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const tileAddress = (at: { z: number; x: number; y: number }): string =>
  addressOf("mapTile", { params: at });

export const mediaKey = (about: About) => ["family", "media", about] as const;

export const mediaQuery = (about: About) =>
  queryOptions({
    queryKey: mediaKey(about),
    queryFn: async ({ signal }): Promise<Media[]> =>
      (await call("listMedia", { query: about }, { signal })).data,
  });

/** Fetched by a call, not by its address: among a teller's pages it is the teller's, whoever else is signed in. */
export const askedPictureQuery = (interviewId: string) =>
  queryOptions({
    queryKey: ["family", "asked-picture", interviewId],
    queryFn: ({ signal }) => callForBytes("askedPicture", { params: { id: interviewId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const mediaAddress = (id: string): string => addressOf("mediaFile", { params: { id } });
/** Another one for each turn: a browser shows no older picture. */
export const pictureAddress = ({ id, rotation }: Pick<Media, "id" | "rotation">, size: PictureSize): string =>
  addressOf("mediaPicture", { params: { id }, query: { size, rotation } });
export const downloadAddress = (id: string): string =>
  addressOf("mediaFile", { params: { id }, query: { download: 1 } });
