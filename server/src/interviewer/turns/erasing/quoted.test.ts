import { describe, expect, test } from "vitest";
import { type Language, languages, packs } from "#language/packs.ts";
import type { Choice } from "../../interviewer.ts";
import { play } from "../one-teller.test-suite.ts";

/** What was told of two people, the second of whom stands in the middle, and how the offer calls so many sentences. */
const told: Record<Language, { home: string; short: string; long: string; asks: string; these: string }> = {
  en: {
    home: "We had the shop on the corner, and I weighed out the sugar in blue bags on a Friday.",
    short:
      "After Ludlow she took so to the sewing, for she lay in Ludlow in twenty-one, in the hospital, with her nerves, three months, and Mavis told folk it was a course in Leeds.",
    long: "And when she came out she sat with me and made buttonholes. Brenda from the dairy knew of it. She never said one word to anybody in the street. That was good of her, for others would have told it.",
    asks: "That about the hospital I want gone for good.",
    these: "these five sentences, from “After Ludlow she took",
  },
  sv: {
    home: "Vi hade affären i hörnet, och jag vägde upp socker i blå påsar på fredagarna.",
    short:
      "Efter Ljungby tog hon så till sömnaden, för hon låg i Ljungby i tjugoett, på sjukhuset, för nerverna, i tre månader, och Mirja sa till folk att det var en kurs i Malmö.",
    long: "Och när hon kom ut satt hon hos mig och sydde knapphål. Berit i mejeriet visste om det. Hon sa aldrig ett ord till någon på hela gatan. Det var snällt av henne, för andra hade fört det vidare.",
    asks: "Det där om sjukhuset vill jag ha bort för alltid.",
    these: "de här fem meningarna, från ”Efter Ljungby tog hon",
  },
  it: {
    home: "Avevamo la bottega all'angolo, e il venerdì pesavo lo zucchero nei sacchetti blu.",
    short:
      "Dopo Lodi si è messa così a cucire, perché nel ventuno è stata a Lodi, all'ospedale, per i nervi, tre mesi, e la Mirella alla gente ha detto che era un corso a Torino.",
    long: "E quando è uscita stava da me a fare le asole. La Bruna della latteria lo sapeva. Non ha mai detto una parola a nessuno in tutta la via. È stata buona, perché altri lo avrebbero raccontato.",
    asks: "Lo cancelli per sempre, per favore.",
    these: "queste cinque frasi, da «Dopo Lodi si è messa",
  },
  pl: {
    home: "Mieliśmy sklep na rogu, a ja w piątki ważyłam cukier do niebieskich torebek.",
    short:
      "To po tym Kościanie się tak wzięła za szycie, bo ona w dwudziestym pierwszym leżała w Kościanie, w szpitalu, na nerwy, trzy miesiące, a Mirka ludziom powiedziała, że na praktyce.",
    long: "No i jak wyszła, to u mnie siedziała i dziurki robiła. Bożena z mleczarni o tym wiedziała. Nigdy nikomu na całej ulicy słowa nie powiedziała. Dobra była, bo inni by to roznieśli po ludziach.",
    asks: "To ma zniknąć na zawsze.",
    these: "tych pięć zdań, od „To po tym Kościanie",
  },
};

const follow: Choice = { intent: "told", move: "follow_up", about: "", text: "Hm.", acts: [] };

describe.each(languages)("what is offered to be deleted, in %s", (language) => {
  const { home, short, long, asks, these } = told[language];
  const offered = (part: string): string => {
    const act = { do: "keep_out", words: part, in: "m0" } as const;
    const secret: Choice = { ...follow, also: ["secret"], acts: [act] };
    const erase: Choice = { ...follow, intent: "delete", move: "delete", acts: [{ ...act, erases: true }] };
    const choices = { 0: secret, 1: erase };
    return play(language, [`${home} ${part}`, asks], { choices }).at(-1)?.text ?? "";
  };

  test("is quoted whole where it is no longer than a few lines", () => {
    expect(offered(short)).toContain(short);
    expect(offered(short)).not.toContain("…");
  });

  test("is called by how many sentences it is, from which words to which, where it is longer", () => {
    const [, close] = packs[language].phrases.quotes;
    const text = offered(`${short} ${long}`);
    expect(text).toContain(these);
    expect(text).toContain(`${long.split(" ").at(-1)}${close}?`);
  });
});
