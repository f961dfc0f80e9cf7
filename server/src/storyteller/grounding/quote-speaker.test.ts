import { describe, expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { faultsTold } from "./faults.test-suite.ts";

const faultsOf = faultsTold({ name: "Ada Moro Addie" });

describe("who says what is quoted", () => {
  it.each<[Language, string, string, string]>([
    [
      "pl",
      "Wujek Bolek mówi: „widać, co państwowe, a co nasze”. A Edek stał i słuchał.",
      "Bolek powiedział: „widać, co państwowe, a co nasze”.",
      "Edek powiedział: „widać, co państwowe, a co nasze”.",
    ],
    [
      "pl",
      "No i Kuba przyszedł. A ja: „Dzwoniła w Wigilię.” To on wyszedł.",
      "Ada odpowiada: „Dzwoniła w Wigilię.”",
      "Kuba odpowiada: „Dzwoniła w Wigilię.”",
    ],
    [
      "en",
      "And Ron stood there. And I: “She rang at Christmas.” So he went.",
      "Addie answered: “She rang at Christmas.”",
      "Ron answered: “She rang at Christmas.”",
    ],
    [
      "en",
      "Uncle Percy says: “That one is the king's, and this is ours.” And Ron stood and heard it.",
      "Percy said: “That one is the king's, and this is ours.”",
      "Ron said: “That one is the king's, and this is ours.”",
    ],
    [
      "sv",
      "Och Nils stod där. Och jag: ”Hon ringde till jul.” Då gick han.",
      "Ada svarade: ”Hon ringde till jul.”",
      "Nils svarade: ”Hon ringde till jul.”",
    ],
    [
      "it",
      "E Carlo stava lì. E io: «Ha chiamato a Natale.» Allora uscì.",
      "Ada rispose: «Ha chiamato a Natale.»",
      "Carlo rispose: «Ha chiamato a Natale.»",
    ],
  ])("is who said it, and nobody else (%s): %s", (language, answer, fair, untrue) => {
    expect(faultsOf(language, answer, fair)).toEqual([]);
    expect(faultsOf(language, answer, untrue)).toContain("changed_kinship");
  });
});
