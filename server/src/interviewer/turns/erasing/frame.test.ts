import { describe, expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import { turnsIn } from "../one-teller.test-suite.ts";

/** What four people said who were asked in built-in words: what was told before, how they wanted it gone, and their yes. */
const played: Record<
  Language,
  { told: string[]; wishes: string[]; yes: string; goes: string; stays: string }
> = {
  en: {
    told: [
      "It were me Dad's idea, Beryl, he'd seen it on a tin or summat. Me brother Derek couldn't say it, so I were Bel.",
      "When me mam went, our Derek had her funeral club tin, and there were two hundred pound in it that I'd counted. He'd had it. He'd the dogs, you see. And Derek stood there in a new overcoat.",
    ],
    wishes: [
      "No. No, I shouldn't have said that, about the tin. That's not fair, he's not here to answer for himself. I want that rubbing out. Can you rub it out, so it's gone, not just left out, gone altogether?",
      "Which? The one about Derek and the tin. Mam's funeral club money. That one, where I said he'd had it.",
    ],
    yes: "You've said that twice. Gone for good. Yes. That's what I've been saying.",
    goes: "m1",
    stays: "m0",
  },
  sv: {
    told: [
      "Nolle var sju, rödhårig, och han hade en skruvmejsel med sig i sängen. Han härmade sirenen så karlarna gick fel.",
      "Du, nu säger jag en sak, det här stannar hos dig, och Lena ska int höra det. Alla trodde han smet ut den där dagen. Men det var jag. Jag satt hos Berit och sa åt han att gå ut och hämta sparken.",
    ],
    wishes: [
      "Men herregud! Då vill jag int ha det där. Då får du ta bort det, det jag sa om Nolle och att det var jag som skicka ut han. Helt och hållet, så det int finns.",
    ],
    yes: "Ja, för alltid ska det bort, det var ju det jag sa.",
    goes: "m1",
    stays: "m0",
  },
  it: {
    told: [
      "Mio padre parlava più coi buoi che con mia madre, e masticava sempre lo stesso pezzo di toscano.",
      "La Marina è del sessantotto, fa la ragioniera a Settimo. E poi c'è stato il Paolo, nel settantuno. Undici giorni. Aveva le mani lunghe, tutti dicevano: questo suona il piano. La Luciana poi, la figlia di mia sorella Teresa, quella è cresciuta con noi metà e metà, che il Carlo non la guardava perché non era figlia sua, era del padrone di casa di via Stradella, lo sapeva tutto il ballatoio.",
    ],
    wishes: [
      "Madonna, quella della Luciana non la dovevo dire. Me lo tolga, per favore, quello che ho detto della Luciana e del Carlo. Lo cancelli proprio, che non resti scritto da nessuna parte.",
    ],
    yes: "Sì, sì, quello, lo cancelli. Il Paolo però me lo lasci, che quello c'è stato.",
    goes: "m1",
    stays: "m0",
  },
  pl: {
    told: [
      "Mama szyła dla całej kamienicy, szpilki trzymała w ustach i przez te szpilki gadała.",
      "W guzikach od Frau Scholz był pierścionek. Ja go całe życie trzymałam. I w siedemdziesiątym ósmym sprzedałam, bo Tadek miał długi, a wszystkim powiedziałam, że zginął.",
    ],
    wishes: [
      "To ja już nic nie zaczynam, tylko niech pani to o pierścionku wyrzuci, całe, żeby śladu nie było. Jakbym nie powiedziała.",
      "Nie tylko to! A że sprzedałam, a długi, to co, zostanie? Wszystko razem ma zniknąć.",
    ],
    yes: "Matko Boska, pani mi to tak głośno jeszcze raz czyta, a okno otwarte. Cała odpowiedź. Cała, cała.",
    goes: "m1",
    stays: "m0",
  },
};

describe("deleting, in the words of people who were played", () => {
  test.each(Object.entries(played) as [Language, (typeof played)[Language]][])(
    "in %s what they mean is asked about at once, and goes at one yes",
    (language, { told, wishes, yes, goes, stays }) => {
      const turns = turnsIn(language, [...told, ...wishes, yes]);
      const [asked] = turns.slice(told.length);
      expect(asked?.confirm).toBeDefined();
      const done = turns.at(-1);
      expect(done?.erases).toBe(goes);
      expect(turns.map(({ erases }) => erases)).not.toContain(stays);
    },
  );

  test("a request that stands for itself never means what was told before something new", () => {
    const [, , turn] = turnsIn("en", [
      "It were me Dad's idea, Beryl, he'd seen it on a tin or summat.",
      "We had hens at the back, and I fed them before school.",
      "Delete that. And then our Maureen were born, in fifty-one, and me mam sang at the sink, hymns, and always stopped at the second verse of every one.",
    ]);
    expect(turn?.erases).toBeUndefined();
    expect(turn?.heard?.told).toContain("Maureen");
  });

  test.each<[Language, string]>([
    ["en", "We lost it all that winter, the cow and the barn, the lot."],
    ["sv", "Vi miste det den vintern, kon och ladan, alltihop."],
    ["it", "Quell'inverno abbiamo perso la vacca e il fienile, tutto quanto."],
    ["pl", "Straciliśmy tamtej zimy krowę i stodołę, wszystko."],
    ["en", "Yes, he took everything, Mr Pask, the whole lot, and went to Leeds."],
    ["sv", "Ja, han tog med sig pengarna, Palm, alltihop, och for till Göteborg."],
    ["it", "Sì, si prese i soldi, il Pasqui, tutto quanto, e andò a Torino."],
    ["pl", "Tak, zabrał pieniądze, ten Pająk, wszystko, i pojechał do Łodzi."],
  ])(
    "in %s a telling that ends on all of it deletes nothing while Saga waits for a yes: %s",
    (language, telling) => {
      const { told, wishes } = played[language];
      const turns = turnsIn(language, [...told, wishes[0] as string, telling]);
      expect(turns.at(-2)?.confirm).toBeDefined();
      expect(turns.at(-1)?.erases).toBeUndefined();
    },
  );

  test.each<[Language, string]>([
    ["en", "Yes. That was when we left the farm at Clough for good."],
    ["sv", "Ja. Det var då vi flyttade från torpet i Lunde för alltid."],
    ["it", "Sì. Fu allora che lasciammo la cascina di Alba per sempre."],
    ["pl", "Tak. Wtedy wyjechaliśmy z gospodarstwa pod Przemyślem na zawsze."],
  ])("in %s whoever tells on behind a yes is asked again: %s", (language, telling) => {
    const { told, wishes } = played[language];
    const turns = turnsIn(language, [...told, wishes[0] as string, telling]);
    expect(turns.at(-1)?.erases).toBeUndefined();
  });

  test("a grumble at Saga behind a yes takes nothing back", () => {
    const { told, wishes, goes } = played.pl;
    const yes =
      "Tak, to. Tak, usunąć, na zawsze. Nie musiała pani czytać jeszcze raz wszystkiego na głos, ściany tu cienkie.";
    expect(turnsIn("pl", [...told, wishes[0] as string, yes]).at(-1)?.erases).toBe(goes);
  });

  test("a no beside words of another answer means that one", () => {
    const { told } = played.en;
    const turns = turnsIn("en", [
      ...told,
      "Delete what I said about my name for good.",
      "No, that's not the one! It's the bit about our Derek and her funeral club tin, and the overcoat. The whole answer.",
      "Yes.",
    ]);
    expect(turns.at(-1)?.erases).toBe("m1");
  });
});
