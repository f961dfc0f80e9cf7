import { expect, it } from "vitest";
import { aUser } from "#lib/user.fixture.ts";
import { changesOf, emptyProfile, problemsOf, profileOf } from "./profile-values.ts";

const ingrid = aUser({
  id: "p1",
  name: "Ingrid",
  relationship: "other",
  custom_relationship: "neighbour",
  birth_year: 1938,
  gender: "female",
});

it("a profile that is opened and saved stays what it was", () => {
  const { name, relationship, custom_relationship, language } = ingrid;
  const { birth_year, birth_place, gender, preferred_voice } = ingrid;
  const known = { birth_year, birth_place, gender, preferred_voice };
  expect(changesOf(profileOf(ingrid))).toEqual({
    name,
    relationship,
    custom_relationship,
    language,
    ...known,
  });
});

it("words for another relationship go when the relationship has a name of its own", () => {
  const changed = changesOf({ ...profileOf(ingrid), relationship: "friend" });
  expect(changed.custom_relationship).toBeNull();
});

it("only the name must be there, and a year is a year of somebody alive", () => {
  expect(problemsOf(emptyProfile, 2026).name).toBe("Please enter the interviewee's name");
  const year = (birthYear: string) => problemsOf({ ...emptyProfile, name: "A", birthYear }, 2026).birthYear;
  expect([year(""), year("1955"), year(" 1938 ")]).toEqual([null, null, null]);
  for (const wrong of ["55", "1700", "2027", "19 5", "1e3"]) expect(year(wrong)).not.toBeNull();
});
