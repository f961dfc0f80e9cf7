import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { turnsIn } from "./one-teller.test-suite.ts";

type Lines = Record<"farm" | "out" | "matter" | "which", string>;

const lines: Record<Language, Lines> = {
  en: {
    farm: "We had an orchard at Franklin then, and my father lost the orchard at cards to a man called Bell. He walked home and told nobody.",
    out: "My mother went out cleaning after that, at the school. Leave that part about the orchard out, will you. She had a red scarf, and the children called her the Robin.",
    matter: "orchard",
    which: "Which part?",
  },
  sv: {
    farm: "Vi hade en kvarn i Ryd då, och far spelade bort kvarnen på kort till en som hette Bengtsson. Han gick hem och sa inget till någon.",
    out: "Mor städade i skolan efter det. Ta inte med den, hoppa över biten om kvarnen. Hon hade röd sjal, och barnen kallade henne Rödhaken.",
    matter: "kvarnen",
    which: "Vilken bit då?",
  },
  it: {
    farm: "Avevamo un mulino a Ronco allora, e mio padre perse il mulino alle carte con uno che si chiamava Bellini. Tornò a piedi e non lo disse a nessuno.",
    out: "Mia madre dopo andò a fare le pulizie a scuola. Tolga quella parte del mulino, per piacere. Aveva uno scialle rosso, e i bambini la chiamavano il pettirosso.",
    matter: "mulino",
    which: "Quale parte?",
  },
  pl: {
    farm: "Mieliśmy wtedy sklep w Rudzie, i ojciec przegrał sklep w karty do jednego Bielaka. Wrócił piechotą i nikomu nic nie powiedział.",
    out: "Mama potem sprzątała w szkole. Proszę wyciąć ten kawałek o sklepie. Miała czerwoną chustkę i dzieci wołały na nią Gil.",
    matter: "sklep",
    which: "Który kawałek?",
  },
};

it.each(["en", "sv", "it", "pl"] as const)(
  "what is to be left out inside a telling is found where it was told, and named when it is asked which, in %s",
  (language) => {
    const { farm, out, matter, which } = lines[language];
    const turns = turnsIn(language, [farm, out, which]);
    const [, taken, answered] = turns.slice(-3);
    expect(taken?.keptOut.map(({ message }) => message)).toContain("m0");
    expect(taken?.keptOut.find(({ message }) => message === "m0")?.words).toContain(matter.slice(0, 4));
    expect(taken?.keptOut.find(({ message }) => message === "m1")?.words ?? "").not.toMatch(
      /red|röd|rosso|czerwon/u,
    );
    expect(answered?.text).toContain(matter.slice(0, 4));
  },
);

it.each([
  ["en", "Have you no heart at all? I'm going to put the kettle on. Goodbye."],
  ["sv", "Har du inget hjärta? Nu går jag och lägger mig. Hej då."],
  ["it", "Ma non ha un po' di cuore? Adesso vado a dormire. Arrivederci."],
  ["pl", "Czy pani nie ma serca? Idę się położyć. Do widzenia."],
] as [Language, string][])(
  "whoever leaves in anger is told sorry, and nothing of what is saved, in %s",
  (language, text) => {
    const last = turnsIn(language, [lines[language].farm, text]).at(-1);
    expect(last?.move).toBe("offer_break");
    expect(last?.text).toMatch(/sorry|ledsen|förlåt|beklagar|scus|dispiace|przepraszam|przykro/iu);
  },
);
