import { describe, expect, test } from "vitest";
import { type Language, languages, packs } from "#language/packs.ts";
import { lastIn, turnsIn } from "../one-teller.test-suite.ts";

type Said = Record<
  | "before"
  | "hymns"
  | "shame"
  | "horse"
  | "wipe"
  | "named"
  | "one"
  | "which"
  | "only"
  | "rest"
  | "whole"
  | "notIt"
  | "other"
  | "yes"
  | "on",
  string
>;

const said: Record<Language, Said> = {
  en: {
    before: "I had four looms at seventeen, and Mrs Hartley kissed the shuttle before the bell.",
    hymns: "My mother sang hymns at the sink every Sunday, and I can hear her now.",
    shame: "Our Keith drank the chapel money. He never owned up to it.",
    horse: "Father made me a rocking horse out of the old pew that winter.",
    wipe: "Wipe what I just told you, for good.",
    named: "Delete what I said about Keith and the money, for good.",
    one: "Can't you cut just one sentence?",
    which: "The one about Keith and the chapel.",
    only: "Only that bit.",
    rest: "Yes, but keep the rest.",
    whole: "All of it.",
    notIt: "No, not all of it, just that sentence.",
    other: "Just the bit about the horse.",
    yes: "Yes.",
    on: "We ate porridge with treacle, and on Sundays there was a bit of bacon as well, and my brother had the rind.",
  },
  sv: {
    before: "Jag hade fyra vävstolar när jag var sjutton, och fru Hartman kysste skytteln varje morgon.",
    hymns: "Mor sjöng psalmer vid diskbänken varje söndag, och jag hör henne än.",
    shame: "Vår Kurt söp upp kollekten. Han erkände det aldrig.",
    horse: "Far byggde en gunghäst åt mig av den gamla kyrkbänken den vintern.",
    wipe: "Radera det jag sa nyss, för alltid.",
    named: "Radera det jag sa om Kurt och kollekten, för alltid.",
    one: "Kan du inte klippa bort bara en mening?",
    which: "Den om Kurt och kollekten.",
    only: "Bara den biten.",
    rest: "Ja, men behåll resten.",
    whole: "Alltihop.",
    notIt: "Nej, inte alltihop, bara den meningen.",
    other: "Bara biten om gunghästen.",
    yes: "Ja.",
    on: "Vi åt gröt med sirap, och om söndagarna fanns det en bit fläsk också, och min bror fick svålen.",
  },
  it: {
    before: "A diciassette anni avevo quattro telai, e la signora Artusi baciava la spola ogni mattina.",
    hymns: "La mamma cantava gli inni al lavello ogni domenica, e la sento ancora.",
    shame: "Il nostro Gino si è bevuto le offerte. Non lo ha mai confessato.",
    horse: "Il papà mi fece un cavallo a dondolo con la vecchia panca quell'inverno.",
    wipe: "Cancelli quello che ho detto adesso, per sempre.",
    named: "Cancelli quello che ho detto di Gino e delle offerte, per sempre.",
    one: "Non può tagliare solo una frase?",
    which: "Quella di Gino e delle offerte.",
    only: "Solo quel pezzo.",
    rest: "Sì, ma tenga il resto.",
    whole: "Tutta quanta.",
    notIt: "No, non tutta, solo quella frase.",
    other: "Solo il pezzo del cavallo a dondolo.",
    yes: "Sì.",
    on: "Si mangiava la polenta col latte, e la domenica c'era anche un pezzo di lardo, e mio fratello si prendeva la cotica.",
  },
  pl: {
    before: "Miałam siedemnaście lat i cztery krosna, a pani Hartwig całowała czółenko co rano.",
    hymns: "Mama śpiewała pieśni przy zlewie w każdą niedzielę, i słyszę ją do dziś.",
    shame: "Nasz Kazik przepił tacę. Nigdy się do tego nie przyznał.",
    horse: "Ojciec zrobił mi konia na biegunach ze starej ławki tamtej zimy.",
    wipe: "Proszę usunąć to, co teraz mówiłam, na zawsze.",
    named: "Proszę usunąć na zawsze to, co mówiłam o Kaziku i tacy.",
    one: "Nie da się wyciąć tylko jednego zdania?",
    which: "To o Kaziku i tacy.",
    only: "Tylko ten kawałek.",
    rest: "Tak, ale resztę proszę zostawić.",
    whole: "Cała odpowiedź.",
    notIt: "Nie, nie całą, tylko to zdanie.",
    other: "Tylko ten kawałek o koniu na biegunach.",
    yes: "Tak.",
    on: "Jedliśmy kaszę z mlekiem, a w niedzielę był też kawałek słoniny, i brat dostawał skórkę.",
  },
};

/** Tellings in the words of a reply to Saga's question. */
const tellingsOf: Record<Language, readonly string[]> = {
  en: [
    "That bit of land was never ours.",
    "We lost everything that winter.",
    "Only that summer my father went to sea.",
    "Yes, my aunt took me, and the others were left to be in service.",
  ],
  sv: [
    "Den biten mark var aldrig vår.",
    "Vi förlorade allting den vintern.",
    "Bara den sommaren gick far till sjöss.",
    "Ja, moster tog mig, och resten fick stanna kvar i Harbo tillsammans.",
  ],
  it: [
    "Quel pezzo di terra non fu mai nostro.",
    "Perdemmo tutto quell'inverno.",
    "Solo quell'estate il papà andò per mare.",
    "Sì, la zia prese me, e il resto rimane in collegio dalle suore.",
  ],
  pl: [
    "Ten kawałek ziemi nigdy nie był nasz.",
    "Straciliśmy wszystko tamtej zimy.",
    "Tylko tego lata ojciec pływał po morzu.",
    "Tak, ciotka wzięła mnie, a reszta miała zostać w sierocińcu u sióstr.",
  ],
};

describe.each(languages)("a part of an answer is deleted by word in %s", (language) => {
  const { before, hymns, shame, horse, wipe, named, one, which, only, rest, whole, notIt, other, yes, on } =
    said[language];
  const { words } = packs[language].erasing;
  const told = `${hymns} ${shame} ${horse}`;
  const tellings = tellingsOf[language];
  const lines = shame.split(/(?<=\.) /u);
  const after = (...replies: string[]) => lastIn(language, before, told, ...replies);

  test("what is named in part of an answer is offered by itself, and a yes deletes that alone", () => {
    const [asked, done] = turnsIn(language, [before, told, named, yes]).slice(-2);
    expect(asked?.text).toContain(shame);
    expect(asked?.text).not.toContain(horse);
    expect(asked?.keptOut.map((item) => item.words)).toEqual([shame]);
    expect(done).toMatchObject({ erases: "m1", erasesLines: lines });
  });

  test("the whole answer is offered where nothing is named, and one sentence of it may be asked for", () => {
    const [offered, answered, asked, done] = turnsIn(language, [before, told, wipe, one, which, yes]).slice(
      -4,
    );
    expect(offered?.text).not.toContain(horse);
    expect(answered?.text).toBe(`${words.can} ${words.askWhichPart}`);
    expect(answered?.confirm, "a question is no offer").toBeUndefined();
    expect(asked?.text).toContain(shame);
    expect(done).toMatchObject({ erases: "m1", erasesLines: lines });
  });

  test("a yes to the question which sentence deletes nothing, and the whole answer is offered again, once", () => {
    const [second, done] = turnsIn(language, [before, told, wipe, one, yes, yes]).slice(-2);
    expect(second?.erases).toBeUndefined();
    expect(second?.confirm).toBeDefined();
    expect(done?.erases).toBe("m1");
    expect(done?.erasesLines).toBeUndefined();
  });

  test("only that, or a yes that keeps the rest, is a yes to the sentences alone", () => {
    for (const reply of [only, rest])
      expect(after(named, reply), reply).toMatchObject({ erases: "m1", erasesLines: lines });
  });

  test("all of it deletes the whole answer", () => {
    const turn = after(named, whole);
    expect(turn.erases).toBe("m1");
    expect(turn.erasesLines).toBeUndefined();
  });

  test("a question, or a no to the whole, is answered in one plain sentence and is no yes", () => {
    for (const reply of [one, notIt]) {
      const turn = after(named, reply);
      expect(turn.text, reply).toBe(words.onlyThat);
      expect(turn.erases, reply).toBeUndefined();
      expect(after(named, reply, yes).erasesLines, reply).toEqual(lines);
    }
  });

  test("a telling in the same words is no yes, neither to the sentences nor to all of it", () => {
    for (const reply of tellings) expect(after(named, reply).erases, reply).toBeUndefined();
  });

  test("other sentences of the answer may be named instead", () => {
    const [asked, done] = turnsIn(language, [before, told, named, other, yes]).slice(-2);
    expect(asked?.text).toContain(horse);
    expect(asked?.erases).toBeUndefined();
    expect(done?.erasesLines).toEqual([horse]);
  });

  test("who goes on telling deletes nothing, and is told so", () => {
    for (const replies of [
      [named, on],
      [wipe, one, on],
    ]) {
      const turn = after(...replies);
      expect(turn.erases).toBeUndefined();
      expect(turn.text.startsWith(words.nothing), turn.text).toBe(true);
    }
  });

  test("where hardly anything would stay, all of the answer is offered as before", () => {
    const turn = lastIn(language, before, shame, named);
    expect(turn.confirm).toBeDefined();
    expect(turn.keptOut.map((item) => item.words)).toEqual([""]);
  });
});
