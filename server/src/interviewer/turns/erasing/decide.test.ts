import { describe, expect, test } from "vitest";
import { fold } from "#language/fold.ts";
import { type Language, packs } from "#language/packs.ts";
import { type Turn, takeTurn } from "../../interviewer.ts";
import { byRuth, lastIn, play, turnsIn } from "../one-teller.test-suite.ts";

const languages = Object.keys(packs) as Language[];

type Said = Record<
  | "well"
  | "ring"
  | "out"
  | "wipe"
  | "yes"
  | "other"
  | "matter"
  | "matters"
  | "farm"
  | "short"
  | "dont"
  | "unsure"
  | "because"
  | "cold"
  | "on",
  string
>;

const said: Record<Language, Said> = {
  en: {
    well: "My cousin Ottilie fell down the well at Harbury, and we never said who had left the lid off.",
    ring: "I sold my mother's ring to a pedlar from Kettering, and told her that the gypsies had taken it.",
    out: "Please delete what I just said.",
    wipe: "I want that wiping for good.",
    yes: "Yes.",
    other: "No, not that. Erase the one about Ottilie for ever.",
    matter: "I want what I said about the pedlar wiping altogether.",
    matters: "I need the bit about Ottilie erased for ever.",
    farm: "That spring we had to get rid of it altogether, the whole dairy herd, and Father sat in the barn.",
    short: "The blight was bound to destroy them completely, the potatoes.",
    dont: "Do not erase that, please.",
    unsure: "Perhaps.",
    because: "Ruth reads this, so it's not for Ruth's eyes.",
    cold: "He nailed the door shut, so the wind couldn't get in at night.",
    on: "We ate porridge.",
  },
  sv: {
    well: "Min kusin Ottilia föll i brunnen i Harbo, och vi sa aldrig vem som hade lämnat locket av.",
    ring: "Jag sålde mors ring till en knalle från Kinna, och sa till henne att tattarna hade tagit den.",
    out: "Stryk det jag sa nyss, är du snäll.",
    wipe: "Jag vill ha det där utplånat.",
    yes: "Ja.",
    other: "Nej, inte det. Radera det om Ottilia för alltid.",
    matter: "Jag vill ha det jag sa om knallen helt raderat.",
    matters: "Jag vill att det jag berättade om Ottilia suddas ut.",
    farm: "Den våren fick vi ta bort allihop för gott, hela besättningen, och far satt i ladan.",
    short: "Frosten skulle förstöra potatisen helt och hållet.",
    dont: "Utplåna inte det, snälla.",
    unsure: "Kanske.",
    because: "Så att Ruth aldrig kan läsa det.",
    cold: "Han spikade igen dörren, så att grannen inte såg ljuset.",
    on: "Vi åt gröt.",
  },
  it: {
    well: "Mia cugina Ottilia cadde nel pozzo a Carbonate, e non dicemmo mai chi aveva lasciato via il coperchio.",
    ring: "Ho venduto l'anello di mia madre a un ambulante di Cantù, e le ho raccontato che l'avevano preso gli zingari.",
    out: "Per favore cancelli quello che ho appena detto.",
    wipe: "Lo elimini per sempre.",
    yes: "Sì.",
    other: "No, non quello. Cancelli quello di Ottilia per sempre.",
    matter: "Vorrei che quello che ho detto dell'ambulante venga eliminato.",
    matters: "Voglio che la risposta su Ottilia sia cancellata.",
    farm: "Quella primavera abbiamo dovuto eliminare tutte le vacche completamente, e il papà stava nel fienile.",
    short: "La grandine poteva distruggere proprio tutto il raccolto.",
    dont: "Non lo elimini, per favore.",
    unsure: "Magari.",
    because: "Così la Ruth non lo legga.",
    cold: "Inchiodò la porta, perché la nonna non sentisse freddo.",
    on: "Si mangiava polenta.",
  },
  pl: {
    well: "Moja kuzynka Otylia wpadła do studni w Harbutowicach, a myśmy nie mówili, kto zostawił ją bez pokrywy.",
    ring: "Sprzedałam mamy pierścionek domokrążcy z Kutna, a jej powiedziałam, że Cyganie go zabrali.",
    out: "Proszę skreślić to, co przed chwilą powiedziałam.",
    wipe: "Proszę to wykasować na dobre.",
    yes: "Tak.",
    other: "Nie, nie to. Proszę wymazać to o Otylii na zawsze.",
    matter: "Chciałabym, żeby to, co mówiłam o domokrążcy, zostało wymazane.",
    matters: "Chcę, żeby ta odpowiedź o Otylii była skasowana.",
    farm: "Tamtej wiosny musieli usunąć całe stado na zawsze, wszystkie krowy, a ojciec siedział w stodole.",
    short: "Zaraza mogła zniszczyć ziemniaki do końca, i w zimie jedliśmy samą brukiew.",
    dont: "Proszę tego nie wymazywać.",
    unsure: "Pewnie tak.",
    because: "Żeby Ruth tego nie przeczytała.",
    cold: "Zabił drzwi deskami, żeby babcia nie słyszała wiatru.",
    on: "Jedliśmy kaszę.",
  },
};

/** Says in a few words what an answer was about. */
const cousin: Record<Language, string> = {
  en: "About Ottilie and the well.",
  sv: "Om Ottilia och brunnen.",
  it: "Di Ottilia e del pozzo.",
  pl: "O Otylii i o studni.",
};

describe.each(languages)("in %s", (language) => {
  const { erasing } = packs[language];
  const { well, ring, out, wipe, yes, other, matter, matters, farm, short, dont, unsure, because, cold, on } =
    said[language];
  const both = [well, out, ring, out];
  const named = (words: string): RegExp => new RegExp(words.split(" ").slice(0, 4).join(" "), "u");

  test("what was said about something is asked about in its own first words, and a yes deletes that", () => {
    for (const [request, message, told] of [
      [matter, "m2", ring],
      [matters, "m0", well],
    ] as const) {
      const [asked, done] = turnsIn(language, [...both, request, yes]).slice(-2);
      expect(asked?.text).toMatch(named(told));
      expect(done?.erases).toBe(message);
    }
  });

  test("an answer that was rejected is not deleted by a later yes", () => {
    const [first, second, done] = turnsIn(language, [...both, wipe, other, yes]).slice(-3);
    expect(first?.text).toMatch(named(ring));
    expect(second?.text).toMatch(named(well));
    expect(done?.erases).toBe("m0");
  });

  test("a telling in the verbs of deleting is told, whatever is kept out", () => {
    for (const telling of [farm, short]) {
      const turn = lastIn(language, well, out, telling);
      expect(turn.heard?.told, telling).toBe(telling);
    }
    const beside = lastIn(language, well, out, `${wipe} ${ring}`);
    expect(beside.heard?.told, "what is told beside a request").toContain(ring.split(" ").at(-1));
  });

  test("don't delete it is a no, and leaves out nothing where nobody asked", () => {
    const refused = lastIn(language, well, out, ring, wipe, dont);
    expect(refused.text).toContain(erasing.words.kept);
    expect(refused.keptOut).toEqual([]);
    const unasked = lastIn(language, well, ring, dont);
    expect(unasked.keptOut).toEqual([]);
    expect(unasked.erases).toBeUndefined();
  });

  test("perhaps is no yes", () => {
    const turn = lastIn(language, well, out, wipe, unsure);
    expect(turn.erases).toBeUndefined();
    expect(turn.text).toMatch(new RegExp(`${erasing.words.nothing}|${erasing.words.kept}`, "u"));
  });

  test("what was deleted is not meant again", () => {
    const turn = lastIn(language, well, out, wipe, yes, on, wipe);
    expect(turn.text).not.toContain(erasing.words.askWhich);
  });

  test("of several answers to one question none is asked about by a yes", () => {
    const confided = `${well} ${out} ${because}`;
    expect(lastIn(language, confided).text).toContain(erasing.words.askThis);
    const [, turn] = play(language, [confided], { isJoined: true });
    expect(turn?.text).not.toContain(erasing.words.askThis);
  });

  test("which one was meant is asked once, and what is said then names it or is told", () => {
    const words = [well, out, ring, out, wipe];
    const { ledger } = lastIn(language, ...words);
    const state = ledger.interviews[1];
    if (!state) throw new Error("No interview was opened.");
    const asking = {
      ...ledger,
      interviews: { 1: { ...state, mayErase: undefined, isAskedWhich: true } },
    };
    const after = (text: string): Turn =>
      takeTurn({
        number: 1,
        language,
        seed: 7,
        facts: byRuth,
        ledger: asking,
        answer: { id: "m9", text },
        out: [
          { id: "m0", text: well },
          { id: "m2", text: ring },
        ],
      });
    expect(after(cousin[language]).text).toMatch(named(well));
    expect(after(on).text).toContain(erasing.words.nothing);
    expect(after(farm).heard?.told).toBe(farm);
  });

  test("a reason in a telling is no wish about who reads", () => {
    expect(erasing.because.test(fold(cold))).toBe(false);
  });
});

test.each<[Language, string]>([
  ["en", "Yes. But keep what I said about the lid."],
  ["en", "Yes. My mother was a good woman, and she would have said so."],
  ["sv", "Ja. Men låt det om locket stå."],
  ["it", "Sì. Ma lasci il coperchio."],
  ["pl", "Tak. Ale pokrywa niech zostanie."],
])(
  "a yes that takes something out of it, or goes on to tell, deletes nothing, in %s: %s",
  (language, reply) => {
    const { well, out, wipe } = said[language];
    expect(lastIn(language, well, out, wipe, reply).erases).toBeUndefined();
  },
);
