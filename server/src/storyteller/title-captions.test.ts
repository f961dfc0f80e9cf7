import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { neutralTitle } from "./notes.ts";
import { writeStory } from "./storyteller.ts";
import { toldOf } from "./told.test-suite.ts";

const titled = (texts: readonly string[], language: Language, tellerName = "Vera"): string => {
  const wish = { length: 1500, language, tellerLanguage: language, tellerName };
  return writeStory({ ...wish, told: toldOf(texts), style: "first-person" }).title;
};

/** Tellings that offer no title of their own. */
const plain: Record<string, readonly string[]> = {
  en: ["We kept two goats and walked them home every evening.", "We danced until they put the lights out."],
  sv: ["Vi hade två getter och gick hem med dem varje kväll.", "Vi dansade tills de släckte ljuset."],
  it: ["Avevamo due capre e tornavamo con loro ogni sera.", "Ballavamo finché spegnevano la luce."],
  pl: ["Mieliśmy dwie kozy i wracaliśmy z nimi co wieczór.", "Tańczyliśmy, aż gasili światło."],
};

const isCalled = (language: Language, text: string, title: string): void =>
  expect(titled([text, ...(plain[language] ?? [])], language)).toBe(title);

const isCalledNothing = (language: Language, text: string): void =>
  isCalled(language, text, `Vera: ${neutralTitle(language)}`);

it.each<[Language, string, string]>([
  [
    "en",
    "My gran used to say a fed goat gives sweet milk. She said it of people.",
    "A fed goat gives sweet milk",
  ],
  [
    "en",
    "my gran used to say a fed goat gives sweet milk and then she laughed at us",
    "A fed goat gives sweet milk",
  ],
  ["sv", "Mamma brukade säga den som väntar får kaffe. Hon sa det om folk.", "Den som väntar får kaffe"],
  ["it", "La nonna diceva sempre chi canta porta pane. E rideva.", "Chi canta porta pane"],
  ["pl", "Babcia powtarzała: „Kto śpiewa, temu lżej”. I śmiała się.", "Kto śpiewa, temu lżej"],
  ["sv", "Farmor sa alltid den som har bröd har bord. Hon log.", "Den som har bröd har bord"],
  ["pl", "Dziadek powtarzał: „Kto sieje rano, temu rośnie”. Siał w maju.", "Kto sieje rano, temu rośnie"],
])("calls a story after what was always said at home (%s): %s", isCalled);

it.each<[Language, string, string]>([
  [
    "en",
    "I liked it there. Harker's biscuit works, nineteen years. I packed the ginger ones.",
    "Harker's biscuit works, nineteen years",
  ],
  [
    "sv",
    "Det var bra folk. Ekströms spinneri, nitton år. Jag skötte den stora maskinen.",
    "Ekströms spinneri, nitton år",
  ],
  [
    "it",
    "Mi trovavo bene. La filanda Rossi, diciannove anni. Giravo la ruota grande.",
    "La filanda Rossi, diciannove anni",
  ],
])("calls it after long years somewhere (%s): %s", isCalled);

it.each<[Language, string, string]>([
  [
    "en",
    "we lived over a barber shop and the whole ceiling hummed when he started the clippers",
    "Over a barber shop",
  ],
  [
    "en",
    "i worked in the button factory when i was sixteen and i liked the noise of it",
    "In the button factory",
  ],
  ["sv", "vi bodde i ett gammalt stationshus och tågen väckte ingen", "I ett gammalt stationshus"],
  ["it", "abitavamo sopra la bottega del barbiere e la mattina sentivamo cantare", "Sopra la bottega"],
  ["pl", "mieszkaliśmy przy tartaku i od rana pachniało żywicą", "Przy tartaku"],
])("calls it after where they lived or worked, where nothing else is sure (%s): %s", isCalled);

it.each<[Language, string, string]>([
  [
    "en",
    "I had it thirty years. I was a school cook thirty years, and the custard was mine.",
    "Vera, school cook",
  ],
  ["en", "I were a bus driver for thirty year, and I never hit so much as a hen.", "Vera, bus driver"],
  ["it", "Ho fatto il maestro d'ascia per quarant'anni, con le mani di mio padre.", "Vera, maestro d'ascia"],
])("hears a trade of many years that is told of once (%s): %s", isCalled);

it.each<[string, Language, string]>([
  ["what was said of a wound", "en", "My mother used to say a hungry child never sleeps. She knew it."],
  [
    "what was said on a deathbed",
    "en",
    "She was breathing badly all night. She said to Mother, 'Water, Vera.' Then the doctor came.",
  ],
  ["what was said about somebody", "en", "My mother used to say he never could leave a bottle alone."],
  [
    "somebody who was to be passed over",
    "sv",
    "Knut har vi haft. Hatt och pipa. Nej, hoppa över Knut. Jag vill inte.",
  ],
  [
    "an answer without its question",
    "en",
    "On a box, with a hand before her mouth. But mostly I see her by the window.",
  ],
  [
    "how a living person is",
    "en",
    "My sister lives in Leeds. A sharp tongue in a small kitchen. She never writes.",
  ],
  ["blood", "en", "A boy dived in at the shallow end. The water pink, thirty children screaming."],
  ["somebody else's trade", "en", "I'm a baker's daughter, and I never liked bread."],
])("is never called after %s (%s)", (_, language, text) => isCalledNothing(language, text));

it.each<[Language, string]>([
  ["en", "My father used to say a daughter is another man's gain. He sold the horse."],
  ["en", "My mother used to say a wife keeps still at supper. She peeled the pears."],
  ["en", "My dad always said a tinker stays a thief. He sold the horse."],
  ["en", "My dad always said silence never spoils bread. He sold the horse."],
  ["en", "My aunt used to say marriage is a long winter. She peeled the pears."],
  ["en", "My gran used to say a lazy hand stays worthless. She peeled the pears."],
  ["sv", "Far sa alltid en kvinna hör till spisen. Han sålde hästen."],
  ["sv", "Far sa alltid en tjuv förblir tjuv. Han sålde hästen."],
  ["it", "La nonna diceva sempre una moglie tace a tavola. Sbucciava le pere."],
  ["it", "Il nonno diceva sempre chi nasce ladro resta ladro. Sbucciava le pere."],
  ["pl", "Babcia powtarzała: „Dziewczyna chodzi cicho do kościoła”. Obierała gruszki."],
  ["pl", "Dziadek powtarzał: „Kto rodzi się złodziejem, kradnie”. Siał w maju."],
])("is never called after a saying that judges somebody (%s): %s", isCalledNothing);

it("is called after no saying and no house a few sentences from a death", () => {
  const near = "We sold eggs. We painted the gate green. My father died that March.";
  for (const text of ["My gran used to say a fed goat gives sweet milk.", "We lived over a barber shop."])
    expect(titled([`${text} ${near}`, ...(plain.en ?? [])], "en")).not.toMatch(/goat|barber/u);
});

it("takes nothing out of a telling that is to be read through, or was told as a secret", () => {
  const said = "My gran used to say a fed goat gives sweet milk.";
  const flagged = `${said} My brother Tom went to prison for it.`;
  expect(titled([flagged, ...(plain.en ?? [])], "en")).not.toContain("goat");
  const told = toldOf([said, ...(plain.en ?? [])], (position) => (position === 0 ? { isSecret: true } : {}));
  const wish = { length: 1500, language: "en", tellerLanguage: "en", tellerName: "Vera" } as const;
  expect(writeStory({ ...wish, told, style: "biography" }).title).not.toContain("goat");
});

it("stands alone in a story in the first person, and behind the name in a biography", () => {
  const told = toldOf(["My gran used to say a fed goat gives sweet milk.", ...(plain.en ?? [])]);
  const wish = { told, length: 1500, language: "en", tellerLanguage: "en", tellerName: "Vera" } as const;
  expect(writeStory({ ...wish, style: "first-person" }).title).toBe("A fed goat gives sweet milk");
  expect(writeStory({ ...wish, style: "biography" }).title).toBe("Vera: A fed goat gives sweet milk");
});
