import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldOf } from "../told.test-suite.ts";
import { withoutLeftovers } from "./leftovers.ts";

it("tells nothing that gives away what was taken out elsewhere, and keeps what shares a word with it by chance", () => {
  const told = toldOf([
    "Jean walked out with the clock under her arm. I went after her in my slippers.",
    "We made it up in the end. I asked after her hip.",
    "Her two lads will read it. They can find it in the button tin and wonder. I'd like to ride on a tram with Joe.",
    "He came home with a case and no baby, and the key of the shop froze in the lock.",
  ]);
  const answers = told.map(({ messageId, text }, at) => {
    const out = [
      "",
      " It's in my button tin, the key. Every time I want a button, there it is.",
      " Leave that out.",
      "",
    ][at];
    return { id: messageId, content: `${text}${out}`, partly: text };
  });
  const texts = withoutLeftovers(told, { answers, language: "en" }).map(({ text }) => text);
  expect(texts).toEqual([
    told[0]?.text,
    told[1]?.text,
    "I'd like to ride on a tram with Joe.",
    told[3]?.text,
  ]);
});

it("does not point at it right after it either, and tells what names somebody", () => {
  const out = "The ring is in my pincushion. I look at it every Sunday.";
  const left =
    "We made it up at the fair, with Edna. I could have handed it over then. And she would have laughed. The fair went on till ten.";
  const told = toldOf([left]);
  const answers = [{ id: told[0]?.messageId ?? "", content: `${out} ${left}`, partly: left }];
  expect(withoutLeftovers(told, { answers, language: "en" })[0]?.text).toBe(
    "We made it up at the fair, with Edna. The fair went on till ten.",
  );
});

it.each<[Language, string, string]>([
  [
    "en",
    "I was crying that night over something. I had reasons.",
    "And there's Mrs Fellows at the door with a blanket. Green. She put it on me, and tucked it in. And at the door she says, it's only a lend.",
  ],
  [
    "sv",
    "Jag grät den natten över något. Jag hade mina skäl.",
    "Och där står fru Fellgren i dörren med en filt. Hon lade den på mig och stoppade in den.",
  ],
  [
    "it",
    "Quella notte piangevo per una cosa. Avevo i miei motivi.",
    "E sulla porta c'era la signora Felloni con una coperta. Me la mise addosso e questo mi fece piangere.",
  ],
  [
    "pl",
    "Płakałam tej nocy o coś. Miałam swoje powody.",
    "A w drzwiach stoi pani Felicka z kocem. I położyła to na mnie, i otuliła tym nogi.",
  ],
])("takes what is told with somebody there for what it means (%s)", (language, out, left) => {
  const told = toldOf([left]);
  const answers = [{ id: told[0]?.messageId ?? "", content: `${out} ${left}`, partly: left }];
  expect(withoutLeftovers(told, { answers, language })[0]?.text).toBe(left);
});

it("takes a new paragraph for a new matter", () => {
  const left = "My daughter comes on Sundays with a pie and looks at it as if it might bite.";
  const told = toldOf([left]);
  const content = `The tin is under the stairs. Leave that out.\n\n${left}`;
  const answers = [{ id: told[0]?.messageId ?? "", content, partly: left }];
  expect(withoutLeftovers(told, { answers, language: "en" })[0]?.text).toBe(left);
});
