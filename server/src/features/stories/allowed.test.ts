import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { textsOf } from "../../../test/told-by.ts";
import { permissionsIn } from "./allowed.ts";
import type { Said } from "./said.ts";
import { toldOf } from "./told.ts";

type Given = { language: Language; secret: string; answer: string };

/** What is told of an answer right after a secret. */
const afterSecret = async ({ language, secret, answer }: Given): Promise<string> => {
  const rows = [
    ["assistant", ""],
    ["user", secret],
    ["assistant", ""],
    ["user", answer],
  ] as const;
  const messages = rows.map(([role, content], position) => ({
    id: `m${position}`,
    interview_id: "i1",
    position,
    role,
    content,
    topic: null,
    is_private: position === 1 ? 1 : 0,
    heard:
      role === "user" ? JSON.stringify({ intent: position === 1 ? "secret" : "told", tells: true }) : null,
    move: JSON.stringify({ move: "stay_gently", also: [] }),
  }));
  const reached = [{ person: { id: "p1", name: "Wilma" }, interview: { id: "i1", language, number: 1 } }];
  const keptOut = [
    {
      id: "k1",
      person_id: "p1",
      interview_id: "i1",
      message_id: "m1",
      kind: "secret",
      stems: "[]",
      words: "",
      created_at: "",
    },
  ];
  const said = { reached, messages, keptOut, ledgers: new Map() } as unknown as Said;
  return (await toldOf(said)).at(-1)?.text ?? "";
};

const told: Record<Language, Given & { has: string; not: string }> = {
  en: {
    language: "en",
    secret:
      "When I handed Dilwyn in I saw the house. No fire, nothing but a bucket. So I fiddled the tickets, his and the two sisters', eleven years. I tore them twice and wrote staff. I've never told a soul, not even Emyr. Leave that out of any story, the tickets.",
    answer:
      "No, that's the end of tickets. We don't say much since the business over Emyr's funeral. But last Sunday she'd propped the phone up on the flour and she was making bara brith, and she says, Mam, how much tea? In a pint, I said. Cold. And she wrote it down. You can put that in, the bara brith. Not the funeral business.",
    has: "And she wrote it down.",
    not: "tickets",
  },
  sv: {
    language: "sv",
    secret:
      "När jag lämnade in Dagny såg jag huset. Ingen eld, ingenting annat än en hink. Så jag fuskade med biljetterna, hennes och systrarnas, i elva år. Jag rev dem två gånger och skrev personal. Det har jag aldrig sagt till någon. Lämna det utanför berättelsen, det om biljetterna.",
    answer:
      "Nej, det var slut med biljetterna. Men i söndags ringde hon, hon hade ställt telefonen mot mjölet och skulle baka limpan, och så säger hon, mamma, hur mycket sirap? En deciliter, sa jag. Kall. Och hon skrev upp det. Det om limpan får du ta med i boken.",
    has: "Och hon skrev upp det.",
    not: "biljetterna",
  },
  it: {
    language: "it",
    secret:
      "Quando ho accompagnato Dina ho visto la casa. Niente fuoco, solo un secchio. Allora ho truccato i biglietti, i suoi e quelli delle sorelle, per undici anni. Li strappavo due volte e scrivevo personale. Non l'ho mai detto a nessuno. Questo lo lasci fuori dalla storia, i biglietti.",
    answer:
      "No, dei biglietti basta. Però domenica mi ha telefonato, aveva il telefono appoggiato alla farina e faceva la focaccia, e mi dice, mamma, quanto olio? Mezzo bicchiere, ho detto. Freddo. E lei se l'è scritto. La focaccia la può mettere nel libro.",
    has: "E lei se l'è scritto.",
    not: "biglietti",
  },
  pl: {
    language: "pl",
    secret:
      "Jak odprowadziłam Danusię, zobaczyłam ten dom. Ani ognia, nic, tylko wiadro. To oszukiwałam z bloczkami, jej i sióstr, jedenaście lat. Darłam je dwa razy i pisałam personel. Nikomu tego nie mówiłam. Proszę to pominąć w opowieści, te bloczki.",
    answer:
      "Nie, o bloczkach koniec. Ale w niedzielę zadzwoniła, telefon oparła o mąkę i robiła makowiec, i mówi, mamo, ile maku? Szklankę, mówię. Zimnego. I ona to zapisała. Ten makowiec można wpisać do książki.",
    has: "I ona to zapisała.",
    not: "bloczk",
  },
};

it.each(Object.values(told))(
  "tells what its teller allows in words, right after a secret ($language)",
  async (given) => {
    const text = await afterSecret(given);
    expect(text).toContain(given.has);
    expect(text).not.toContain(given.not);
  },
);

it("tells of what is allowed where it stood after somebody who is left alone, and not that it was allowed", async () => {
  const { secret, answer } = told.en;
  const text = await afterSecret({ language: "en", secret: secret.replace("tickets", "trays"), answer });
  expect(text).toMatch(/^But last Sunday .* making bara brith/u);
  expect(text).not.toMatch(/put that in|funeral/u);
});

it.each<[Language, string, string[]]>([
  [
    "sv",
    "Hon dog i Åby. Du, det där med Evert. Han kan få stå med ändå. Han är död sen tio år och Gunvor vet ju vad han gjorde bättre än jag. Så skriv ut honom, bara inte elakt. Han var snäll mot hundar.",
    [
      "Han kan få stå med ändå.",
      "Han är död sen tio år och Gunvor vet ju vad han gjorde bättre än jag.",
      "Så skriv ut honom, bara inte elakt.",
    ],
  ],
  [
    "en",
    "He can go in after all. He's ten years dead and Joan knows it better than I do. So put him in, only not unkindly. He was good to dogs.",
    [
      "He can go in after all.",
      "He's ten years dead and Joan knows it better than I do.",
      "So put him in, only not unkindly.",
    ],
  ],
  [
    "it",
    "Può starci, alla fine. È morto da dieci anni e la Rosa lo sa meglio di me. Allora mettetelo, ma senza cattiveria. Coi cani era buono.",
    [
      "Allora mettetelo, ma senza cattiveria.",
      "Può starci, alla fine.",
      "È morto da dieci anni e la Rosa lo sa meglio di me.",
    ],
  ],
  [
    "pl",
    "On może być w książce. Nie żyje od dziesięciu lat, a Krysia wie to lepiej ode mnie. To niech go pan wpisze, byle nie złośliwie. Dla psów był dobry.",
    [
      "Nie żyje od dziesięciu lat, a Krysia wie to lepiej ode mnie.",
      "On może być w książce.",
      "To niech go pan wpisze, byle nie złośliwie.",
    ],
  ],
])("who is let in again, and why, is no telling, in %s", (language, answer, talk) => {
  expect(permissionsIn(answer, language).sort()).toEqual(talk);
});

it.each<[Language, string]>([
  ["en", "Yes, put Norah in."],
  ["sv", "Nej, ta med Norah igen."],
  ["it", "Sì, questo lo metta."],
  ["pl", "Tak, proszę to wpisać."],
])("a yes in front of it takes nothing from what is allowed, in %s", (language, answer) => {
  expect(permissionsIn(answer, language)).toEqual([answer]);
});

it.each<[Language, string, string]>([
  [
    "en",
    "I'm tired now. Just quiet.\n\nDelroy laughed like a goat. You put that.",
    "Delroy laughed like a goat.",
  ],
  [
    "sv",
    "Jag är trött nu. Bara tyst.\n\nKalle skrattade som en get. Skriv det.",
    "Kalle skrattade som en get.",
  ],
  [
    "it",
    "Adesso sono stanca. Solo un po' di pace.\n\nIl Gino rideva come una capra. Lo scriva.",
    "Il Gino rideva come una capra.",
  ],
  [
    "pl",
    "Zmęczona już jestem. Tylko cicho.\n\nKazik śmiał się jak koza. Zapisz to.",
    "Kazik śmiał się jak koza.",
  ],
])(
  "what is to be put down stands, however little else an answer tells, in %s",
  async (language, content, told) => {
    const heard = { intent: "stop", tells: true, by_model: "heard" };
    expect(await textsOf([{ content, heard }], { language })).toEqual([told]);
    const quiet = content.split("\n")[0] ?? "";
    expect(await textsOf([{ content: quiet, heard }], { language })).toEqual([""]);
  },
);
