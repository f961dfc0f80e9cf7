import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { emptyLedger, openInterview, takeTurn } from "./interviewer.ts";

it.each([
  ["en", "My cousin Edna never heard of it, but I paid for the shop. You leave that right out."],
  ["en", "My cousin Edna never heard of it, but I paid for the shop. That goes clean out."],
  ["sv", "Kusin Edla fick aldrig höra det, men jag betalade affären. Det lämnar du helt utanför."],
  ["pl", "Kuzynka Edyta nigdy nie słyszała, ale to ja zapłaciłam za sklep. Niech to stamtąd wypadnie."],
  ["it", "La cugina Edda non l'ha mai saputo, ma la bottega l'ho pagata io. Questo lo lasci proprio fuori."],
] as [Language, string][])(
  "what is to stay right out is out, and not asked about, in %s: %s",
  (language, text) => {
    const setting = { number: 1 as const, language, seed: 7 };
    const { ledger } = openInterview({ ...setting, ledger: emptyLedger() });
    const turn = takeTurn({ ...setting, ledger, answer: { id: "m0", text }, before: null });
    expect(turn.keptOut.map(({ message }) => message)).toEqual(["m0"]);
    expect(turn.text).not.toMatch(/Edna|Edla|Edy|Edda/u);
  },
);
