import type { Language } from "@saga/contract/vocabulary";
import { expect, it } from "vitest";
import { textsOf } from "../../../test/told-by.ts";

type Given = { born: string; days: string; limit: string; wanted: string; stem: string };

/** A child who was lost, of whom nobody is to ask; `wanted`: and who is to be in the book all the same. */
const given: Record<Language, Given> = {
  en: {
    born: "When Lucy was born, in the February, he walked to Loreto with the sea in his shoes.",
    days: "Eleven days we had her.",
    limit: "Don't ask me about Lucy.",
    wanted: "Don't ask me about Lucy, but I want her name in the book.",
    stem: "luc",
  },
  pl: {
    born: "Jak się Łucja urodziła, w lutym, poszedł piechotą do Loreto, z morzem w butach.",
    days: "Jedenaście dni ją mieliśmy.",
    limit: "O Łucję proszę nie pytać.",
    wanted: "O Łucję proszę nie pytać, ale chcę, żeby jej imię było w książce.",
    stem: "łuc",
  },
  sv: {
    born: "När Lucia föddes, i februari, gick han till Loreto med havet i skorna.",
    days: "Elva dagar hade vi henne.",
    limit: "Fråga mig inte om Lucia.",
    wanted: "Fråga mig inte om Lucia, men hennes namn ska stå i boken.",
    stem: "luci",
  },
  it: {
    born: "Quando nacque Lucia, a febbraio, andò a piedi a Loreto, col mare nelle scarpe.",
    days: "Undici giorni l'abbiamo avuta.",
    limit: "Di Lucia non mi chieda.",
    wanted: "Di Lucia non mi chieda, però il nome ci deve stare.",
    stem: "luci",
  },
};

it.each(Object.keys(given) as Language[])(
  "tells of somebody whom nobody is to ask about where the same breath wants them in the book, in %s",
  async (language) => {
    const { born, days, limit, wanted, stem } = given[language];
    const [name = ""] = /Lucy|Łucj|Lucia/u.exec(born) ?? [];
    const keptOut = [{ message_id: "m0", kind: "not_asked", stems: JSON.stringify([stem]), words: name }];
    const limits = [{ message: "m0", kind: "not_asked", stems: [stem] }];
    const heard = { intent: "grief", tells: true, by_model: "kept" };
    const toldWith = async (last: string): Promise<string> =>
      (await textsOf([{ content: `${born} ${days} ${last}`, heard }], { keptOut, limits, language })).join(
        " ",
      );
    expect(await toldWith(limit)).not.toContain(name);
    const told = await toldWith(wanted);
    expect(told).toContain(born);
    expect(told).toContain(days);
    expect(told).not.toContain(wanted);
  },
);
