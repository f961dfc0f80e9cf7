import { describe, expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { lastIn, loom, ofName } from "../turns/one-teller.test-suite.ts";

const rows = (text: string): string[][] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/ {2,}/u));

const heardAs = (language: string, text: string): string =>
  lastIn(language as Language, ofName[language as Language], loom[language as Language], text).heard
    ?.intent ?? "";

describe("what is plainly said to Saga is heard, whatever it sounds like", () => {
  test.each(
    rows(`
    en  unknown  Try me with something else, I'd have been a baby.
    sv  unknown  Det har runnit alldeles ur skallen.
    it  unknown  Mi chieda un'altra cosa, ero troppo giovane allora.
    pl  unknown  Uciekło mi z pamięci.
    en  wait  Sorry, the carer's come with my drops, don't go away.
    sv  wait  Ursäkta, hemtjänsten står här med medicinen, vänta kvar.
    it  wait  Un momento, il latte va di fuori.
    pl  wait  Przepraszam, opiekunka przyszła z kroplami, proszę zaczekać.
    en  unclear  Plain words, love, I left school at twelve.
    sv  unclear  Säg vad du vill då.
    it  unclear  Con parole più facili, io ho la terza elementare.
    pl  unclear  No to proszę powiedzieć wprost, o co chodzi.
    en  asks  Do you see me sitting here in my nightie?
    sv  asks  Ser du mig när jag sitter här i nattlinnet?
    it  asks  Riesce a vedermi, in camicia da notte?
    pl  asks  Czy pan mnie stamtąd ogląda, w koszuli nocnej?
    pl  wrong  Coś pani pokręciła, to nie mąż, to brat był.
    en  secret  Just between you and me and the bedpost, I was the one that told.
    sv  secret  Mellan oss och fyra väggar var det jag som tog pengarna.
    it  secret  Lo porto dentro dal cinquantuno, nemmeno mia sorella lo sa.
    pl  secret  Dźwigam to w sobie przez pięćdziesiąt lat, nawet ksiądz nie wie.
    pl  delete  Proszę zapomnieć, że cokolwiek mówiłam.
    it  asked_before  Ma questa è già la terza volta che mi chiede del mulino.
    en  resumes  Go on, tell me what I just told you.
    sv  resumes  Säg vad jag nyss berättade.
    it  resumes  Mi ripeta quello che le ho appena raccontato.
    pl  resumes  Proszę powtórzyć, co ja pani przed chwilą powiedziałam.
    en  farewell  I must dash, there's the bell.
    pl  farewell  Lepiej już pójdę, ktoś puka.
    it  farewell  Devo andare, suonano alla porta.`),
  )("%s %s: %s", (language = "", intent, text = "") => {
    expect(heardAs(language, text)).toBe(intent);
  });

  test.each(
    rows(`
    en  Heaven knows how she fed us all on that.
    en  The nurse came on Tuesdays and we had to stay there till she had gone.
    en  She gave it back to me in a paper bag.
    sv  Distriktssköterskan kom varje tisdag och vi fick vänta i köket.
    sv  Han bar mjölken hela vägen i snön.
    it  Era la seconda volta che mio padre partiva per la Svizzera.
    it  L'infermiera veniva il martedì e noi aspettavamo in cucina.
    pl  Czapka wyleciała mu z ręki prosto do rzeki.
    pl  Nosiłam to mleko przez całą zimę od sąsiadki.`),
  )("the same words in a telling are told: %s %s", (language = "", text = "") => {
    expect(["told", "grief"]).toContain(heardAs(language, text));
  });
});

describe("killing and dying as idioms", () => {
  test.each(
    rows(`
    en  We'd have happily strangled our Ken the night he let the hens in the parlour.
    sv  Farmor ville slå ihjäl oss för leran på trappan.
    it  L'avrei ammazzato, mio fratello, quella volta che ha messo la rana nel letto della zia.
    pl  Myślałam, że uduszę Heńka, kiedy wpuścił kury do pokoju.`),
  )("bring no question about danger: %s %s", (language = "", text = "") => {
    const of = language as Language;
    const { move, heard, text: said } = lastIn(of, ofName[of], loom[of], text);
    expect(heard?.intent).toBe("told");
    expect(move).not.toBe("support");
    expect(packs[of].conversation.askDanger).not.toContain(said);
  });

  test.each(
    rows(`
    en  I must go now, he's at the door and he'll hit me.
    sv  Min son höll på att slå ihjäl mig när jag bad om pengarna.
    sv  Kortet har sonen, pengarna är slut, och jag är rädd för honom.
    it  Devo andare, suonano alla porta, è mio figlio e ho paura.
    pl  Syn chciał mnie zabić, jak poprosiłam o pieniądze.`),
  )("where it is meant it is heard: %s %s", (language = "", text = "") => {
    const of = language as Language;
    expect(lastIn(of, ofName[of], loom[of], text).move).toBe("support");
  });
});

test.each(
  rows(`
  en  Is it safe to take the white ones with the water tablets?
  sv  Är det farligt att ta de vita ihop med vattendrivande?
  it  Mio fratello può prendersi la casa se non c'è testamento?
  pl  Czy mogę brać te białe razem z tymi na ciśnienie?`),
)(
  "a question for a doctor or a lawyer is answered with whom to ask, and nothing else: %s %s",
  (language = "", text = "") => {
    const of = language as Language;
    const { move, text: said } = lastIn(of, ofName[of], loom[of], text);
    expect(move).toBe("answer");
    expect(packs[of].asides.words.advice).toContain(said);
  },
);

describe("what is asked after by name", () => {
  const told = [
    "Sven's boat lay under the alder, and we tarred it in May.",
    "Anna came from Hull with the herring.",
    "My brother sold the farm for drink.",
  ];
  const wish = "Please take that out.";

  test("is found with a possessive at the beginning of an answer, and offered", () => {
    const { text } = lastIn("en", ...told, wish, "And Sven, is he out?");
    expect(text).toContain("Sven");
  });

  test("the list then shows what was offered, and not the yes", () => {
    const { keptOut } = lastIn("en", ...told, wish, "And Sven, is he out?", "Yes, please.");
    expect(keptOut.map(({ words }) => words)).toEqual([told[0]]);
  });

  test("is not found in a longer name", () => {
    const { text } = lastIn("en", ...told, wish, "And Ann, is she out?");
    expect(text).not.toContain("Ann");
  });
});
