import { describe, expect, test } from "vitest";
import { type Language, languages, packs } from "#language/packs.ts";
import { lastIn } from "../one-teller.test-suite.ts";

type Said = {
  before: string;
  secret: string;
  out: string;
  wipe: string;
  requests: readonly string[];
  yes: readonly string[];
  no: readonly string[];
  tellings: readonly string[];
};

const said: Record<Language, Said> = {
  en: {
    before: "I was born in Skipton in 1938, above the bakery, and my father mended clocks there.",
    secret: "Our Keith lost the house at cards, and I paid the debts behind my mother's back.",
    out: "Please delete what I just said.",
    wipe: "I want that wiping for good.",
    requests: [
      "Get shot of that.",
      "Chuck it, what I said about Keith.",
      "Away with it.",
      "Oh, scrap that, I shouldn't have said it.",
      "That wants binning.",
      "That'll have to go, that about the debts.",
      "I'd sooner that were gone, about Keith.",
    ],
    yes: [
      "Please do.",
      "Yes, chuck it out.",
      "Too right.",
      "You may.",
      "Aye, get shut of it.",
      "By all means.",
    ],
    no: ["Hang on, no.", "On second thoughts, no.", "You keep it.", "Ah, let it lie."],
    tellings: [
      "Mother tore the photograph up and threw it on the fire.",
      "My aunt rubbed my name out of the copybook.",
      "Chuck it, our Fred used to say to anybody who moaned.",
      "Away with that plate, Father said, and dinner was over.",
    ],
  },
  sv: {
    before: "Jag föddes i Mora 1938, ovanpå bageriet, och far lagade klockor där.",
    secret: "Vår Kurt spelade bort gården på travet, och jag betalade skulden bakom mors rygg.",
    out: "Stryk det jag sa nyss, är du snäll.",
    wipe: "Jag vill ha det där utplånat.",
    requests: [
      "Ta bort det där helt.",
      "Bort med det.",
      "Släng det.",
      "Det där får du lov att slänga, hör du.",
      "Usch, ta och radera det där.",
      "Du får ta väck det.",
      "Gör dig av med det där, snälla.",
    ],
    yes: [
      "Jajamensan.",
      "Det får du göra.",
      "Ja, bort med det.",
      "Jo, det är bäst så.",
      "Okej, ja.",
      "Precis så.",
    ],
    no: ["Vänta lite, nej.", "Behåll det du.", "Äsch, låt det ligga.", "Nej, rör det inte."],
    tellings: [
      "Far eldade upp breven i spisen den natten.",
      "Faster suddade ut mitt namn i skrivboken.",
      "Bort med tallriken, sa far, och så var middagen slut.",
      "Man fick göra sig av med alla djuren för sjukdomens skull.",
    ],
  },
  it: {
    before: "Sono nata a Biella nel 1938, sopra il forno, e mio padre aggiustava orologi.",
    secret:
      "Il nostro Piero ha perso la casa alle carte, e i debiti li ho pagati io di nascosto dalla mamma.",
    out: "Per favore cancelli quello che ho appena detto.",
    wipe: "Lo cancelli per sempre.",
    requests: [
      "Via del tutto, quella cosa lì.",
      "Buttalo via, quello che ho detto di Piero.",
      "Dia retta a me, lo butti nel cestino.",
      "Scancelli, scancelli tutto.",
      "Quel discorso dei debiti, ecco, quello va levato del tutto.",
      "Ma no, ma no, la tiri via, quella storia di Piero, la tolga proprio.",
      "Vorrei che non ci fosse più, quello che ho detto di Piero.",
    ],
    yes: [
      "Ma certo che sì.",
      "Altroché.",
      "Sì, via tutto.",
      "Sì, la prego.",
      "Dai, sì, buttalo.",
      "Sissignora.",
    ],
    no: ["Aspetti, no.", "Per adesso no.", "No, non lo tocchi.", "Niente, resti com'è."],
    tellings: [
      "Mia madre strappò la fotografia e la buttò nel fuoco.",
      "La zia cancellò il mio nome dal quaderno con la gomma.",
      "Nonna mi diceva sempre: butta via il dolore, e canta.",
      "Via del Tutto non c'era, noi abitavamo in via dei Mulini.",
    ],
  },
  pl: {
    before: "Urodziłam się w Żywcu w 1938, nad piekarnią, i ojciec naprawiał tam zegary.",
    secret: "Nasz Kazik przegrał dom w karty, a długi spłaciłam ja, po cichu przed mamą.",
    out: "Proszę skreślić to, co przed chwilą powiedziałam.",
    wipe: "Proszę to wykasować na dobre.",
    requests: [
      "Wymazać, do pieca z tym.",
      "Precz z tym.",
      "To o długach to proszę wywalić.",
      "Po co ja to gadałam. Zetrzeć to, zetrzeć.",
      "Pozbyć się tego, proszę pani.",
      "Jakbym tego nigdy nie mówiła, proszę to usunąć.",
      "Niech to zniknie, co ja o Kaziku mówiłam.",
    ],
    yes: [
      "A jakże.",
      "Tak, wyrzucić.",
      "Tak, tak, niech pani robi.",
      "Dobrze, niech zniknie.",
      "Koniecznie.",
      "Jasne.",
    ],
    no: ["Chwileczkę, nie.", "A nie, rozmyśliłam się.", "Niech pani zostawi.", "E tam, niech leży."],
    tellings: [
      "Mama podarła fotografię i wrzuciła do pieca.",
      "Ciotka wymazała moje imię gumką z zeszytu.",
      "Precz z tym talerzem, mówił ojciec, i koniec obiadu.",
      "Do pieca z nim, śmiał się dziadek, i wrzucał polano.",
    ],
  },
};

describe.each(languages)("deleting in the words of old people, in %s", (language) => {
  const { before, secret, out, wipe, requests, yes, no, tellings } = said[language];
  const { kept } = packs[language].erasing.words;

  test.each(requests)("what is kept out is asked to go, and Saga asks whether: %s", (request) => {
    const { ledger, erases } = lastIn(language, before, secret, out, request);
    expect(ledger.interviews[1]?.mayErase?.message).toBe("m1");
    expect(erases).toBeUndefined();
  });

  test.each(yes)("a yes: %s", (reply) => {
    expect(lastIn(language, before, secret, out, wipe, reply).erases).toBe("m1");
  });

  test.each(no)("a no: %s", (reply) => {
    const turn = lastIn(language, before, secret, out, wipe, reply);
    expect(turn.erases).toBeUndefined();
    expect(turn.text).toContain(kept);
  });

  test.each(tellings)("a telling is told, asks nothing and deletes nothing: %s", (telling) => {
    const told = lastIn(language, before, secret, telling);
    expect(told.confirm).toBeUndefined();
    expect(told.keptOut).toEqual([]);
    expect(lastIn(language, before, secret, out, telling).confirm).toBeUndefined();
    expect(lastIn(language, before, secret, out, wipe, telling).erases).toBeUndefined();
  });
});

test("what was told since is meant by what was just said, and not what was left out before it", () => {
  const { before, secret, out } = said.en;
  const other = "My cousin Ottilie fell down the well at Harbury, and nobody said who had left the lid off.";
  const turn = lastIn("en", before, secret, out, other, out);
  expect(turn.confirm).toBeUndefined();
  expect(turn.keptOut.map(({ message }) => message)).toEqual(["m3"]);
});
