import { describe, expect, test } from "vitest";
import { type Language, languages, packs } from "#language/packs.ts";
import { sentencesIn } from "../../hearing/parts.ts";
import type { Choice, Turn } from "../../interviewer.ts";
import { lastIn, play, turnsIn } from "../one-teller.test-suite.ts";

type Said = Record<"before" | "told" | "wipe" | "yes" | "again" | "spoken" | "plain", string>;

const said: Record<Language, Said> = {
  en: {
    before: "I had four looms at seventeen, and Mrs Hartley kissed the shuttle before the bell.",
    told: "It was raining on the hut, and Father said it was good clean rain. Our Keith went through the lot in the betting shop, and I paid the money.",
    wipe: "Callum can? Oh no. What have I said that for. I don't know what came over me. Rub it out. I don't mean leave it out of your story, I mean wipe it, that about Keith and the money, as if I'd never opened me mouth. Can you do that?",
    yes: "Yes, delete it. It's a shame about the rain but I can tell you the rain again.",
    again: "Delete that about Keith for good.",
    spoken:
      "He was always soft, was Keith. Delete it, that money, I mean. My mother would have gone up the wall, and she had the bakehouse and seven of us and a lodger to see to, with coal to fetch and the privy at the end of the yard.",
    plain: "Yes.",
  },
  sv: {
    before: "Jag hade fyra vävstolar när jag var sjutton, och fru Hartman kysste skytteln varje morgon.",
    told: "Det regnade på kojan, och far sa att det var gott rent regn. Vår Kurt spelade bort alltihop på travet, och jag betalade pengarna.",
    wipe: "Kan Kalle? Nej men oj. Varför sa jag det. Jag vet inte vad som flög i mig. Jag menar inte att lämna det utanför berättelsen, jag menar radera det, det där om Kurt och pengarna, som om jag aldrig hade öppnat munnen. Går det?",
    yes: "Ja, radera det. Det är synd om regnet, men det kan jag berätta igen.",
    again: "Radera det där om Kurt för alltid.",
    spoken:
      "Han var alltid mjuk, Kurt. Radera det, de där pengarna, menar jag. Mor skulle ha gått i taket, och hon hade bageriet och sju barn och en inneboende att se efter, med ved att bära och dass längst bort på gården.",
    plain: "Ja.",
  },
  it: {
    before: "A diciassette anni avevo quattro telai, e la signora Artusi baciava la spola ogni mattina.",
    told: "Pioveva sul capanno, e il papà diceva che era una bella pioggia pulita. Il nostro Gino ha perso tutto alle macchinette, e i soldi li ho pagati io.",
    wipe: "Carlo può? Oh no. Perché l'ho detto. Non so cosa mi è preso. Non dico di lasciarlo fuori dalla storia, dico di cancellarlo, quello del Gino e dei soldi, come se non avessi mai aperto bocca. Si può fare?",
    yes: "Sì, lo cancelli. Peccato per la pioggia, ma quella gliela racconto un'altra volta.",
    again: "Cancelli quello del Gino per sempre.",
    spoken:
      "Era sempre stato un debole, il Gino. Lo cancelli, quello dei soldi. La mia mamma sarebbe andata su tutte le furie, e aveva il forno e sette figli e un pensionante da curare, con la legna da portare e il gabinetto in fondo al cortile.",
    plain: "Sì.",
  },
  pl: {
    before: "Miałam siedemnaście lat i cztery krosna, a pani Hartwig całowała czółenko co rano.",
    told: "Deszcz padał na altanę, a ojciec mówił, że to dobry, czysty deszcz. Nasz Kazik wszystko przegrał w automatach, a pieniądze zapłaciłam ja.",
    wipe: "Karol może? O nie. Po co ja to wygadałam. Nie wiem, co mnie napadło. Nie chodzi o to, żeby w opowieści nie było, tylko wymazać, to o Kaziku i pieniądzach, do pieca. Da się?",
    yes: "Tak, usunąć. Szkoda deszczu, ale deszcz mogę jeszcze raz opowiedzieć.",
    again: "Proszę usunąć na zawsze to o Kaziku.",
    spoken:
      "Zawsze był miękki, ten Kazik. Usunąć to, te pieniądze, mówię. Mama by chyba z domu wyszła, a miała piekarnię i siedmioro dzieci i lokatora na głowie, i drzewo do noszenia, i wychodek na końcu podwórza.",
    plain: "Tak.",
  },
};

const questionsIn = (text: string): number => text.split("?").length - 1;

const follow: Choice = { intent: "told", move: "follow_up", about: "", text: "Hm." };
const secret: Choice = {
  ...follow,
  intent: "secret",
  move: "stay_gently",
  acts: [{ do: "keep_out", message: "m1" }],
};

/** What a model hears in a request that names these answers. */
const requestFor = (...messages: string[]): Choice => ({
  ...follow,
  intent: "delete",
  move: "delete",
  acts: messages.map((message) => ({ do: "erase", message })),
});

describe.each(languages)("deleting is asked and answered plainly in %s", (language) => {
  const { before, told, wipe, yes, again, spoken, plain } = said[language];
  const { words } = packs[language].erasing;

  test("a request to wipe rather than leave out is one short sentence and one question, about the right answer", () => {
    const [asked, done] = turnsIn(language, [before, told, wipe, yes]).slice(-2);
    expect(asked?.text.startsWith(words.can)).toBe(true);
    expect(questionsIn(asked?.text ?? "")).toBe(1);
    for (const others of [packs[language].conversation.listens, packs[language].conversation.goOnTelling])
      expect(others.some((one) => asked?.text.includes(one))).toBe(false);
    expect(done?.erases).toBe("m1");
    expect(done?.erasesToo, "the request goes along").toContain("m2");
  });

  test("nobody is told to go on before that question, where a model's words could not be used", () => {
    const secret: Choice = {
      intent: "secret",
      move: "stay_gently",
      about: "",
      text: "Hm.",
      acts: [{ do: "keep_out", message: "m1" }],
    };
    const erase: Choice = {
      ...secret,
      intent: "delete",
      move: "delete",
      text: null,
      said: "Hm.",
      acts: [{ do: "erase", message: "m1" }],
    };
    const { text, confirm } = play(language, [before, told, spoken], { choices: { 1: secret, 2: erase } }).at(
      -1,
    ) as Turn;
    const { listens, goOnTelling } = packs[language].conversation;
    expect(confirm).toBeDefined();
    expect(text.startsWith("Hm. ")).toBe(true);
    expect([...listens, ...goOnTelling].filter((one) => text.includes(one))).toEqual([]);
    expect(text.replace(/[“”„»«].*?[“”„»«]/gu, "").split("?")).toHaveLength(2);
  });

  test("of an answer that tells something dear as well only the sentence that was named goes", () => {
    const [asked, done] = turnsIn(language, [before, told, wipe, yes]).slice(-2);
    const [dear = "", named = ""] = told.split(/(?<=\.) /u);
    expect(asked?.text).toContain(named);
    expect(asked?.text).not.toContain(dear);
    expect(done?.erasesLines).toEqual([named]);
  });

  test("what the teller offers to tell again is taken up, in place of a receipt", () => {
    const { text } = lastIn(language, before, told.replace(". ", ", "), wipe, yes);
    expect(text).toBe(`${words.done} ${words.tellAgain}`);
  });

  test.each([["m1"], ["m1", "m2"]])(
    "of an answer that asked for it and told something else besides, the sentences about it go with the same yes: %s %s",
    (...named) => {
      const turns = play(language, [before, told, spoken, plain], {
        choices: { 0: follow, 1: secret, 2: requestFor(...named) },
      });
      const last = turns.at(-1) as Turn;
      expect([last.erases, last.erasesToo]).toEqual(["m1", ["m3"]]);
      expect(last.text.startsWith(words.done)).toBe(true);
      const [, ...others] = sentencesIn(spoken).reverse();
      expect(last.cutsToo).toMatchObject([{ message: "m2", lines: others.reverse() }]);
      expect(last.confirm).toBeUndefined();
    },
  );

  test("leave to go on is given once in ten turns", () => {
    const turns = turnsIn(language, [before, told, again, plain, told, again, plain]).filter(
      ({ erases }) => erases !== undefined,
    );
    const leaves = packs[language].conversation.goOnTelling;
    expect(
      turns.map(({ text }) => leaves.some((one) => text.includes(one))).filter(Boolean).length,
    ).toBeLessThan(2);
  });
});
