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

  it("is nobody who only hears it", () => {
    const answer = "I Hela mówi: „Idź do domu i nie wracaj.” A Edek stał.";
    expect(faultsOf("pl", answer, "Edek usłyszał od Heli: „Idź do domu i nie wracaj.”")).not.toContain(
      "changed_kinship",
    );
    expect(faultsOf("pl", answer, "Edek powiedział do Heli: „Idź do domu i nie wracaj.”")).toContain(
      "changed_kinship",
    );
  });

  const asked: [Language, string, string, string][] = [
    [
      "pl",
      "Leży tam, pod zlewem, i mówi: „Mama, a Bożena dzwoniła?” A ja: „Dzwoniła w Wigilię.”",
      "Spod zlewu pyta: „Mama, a Bożena dzwoniła?” Ona odpowiada: „Dzwoniła w Wigilię.”",
      "Spod wanny krwawi: „Mama, a Bożena dzwoniła?” Ona drży w łóżku: „Dzwoniła w Wigilię.”",
    ],
    [
      "en",
      "He lies there, under the sink, and says: “Mam, did Rosa ring?” And I: “She rang at Christmas.”",
      "From under the sink he asks: “Mam, did Rosa ring?” She answers: “She rang at Christmas.”",
      "From under the ivy he bleeds: “Mam, did Rosa ring?” She answers abed: “She rang at Christmas.”",
    ],
    [
      "sv",
      "Han ligger där, under diskbänken, och säger: ”Mamma, ringde Rosa?” Och jag: ”Hon ringde till jul.”",
      "Från diskbänken frågar han: ”Mamma, ringde Rosa?” Hon svarar: ”Hon ringde till jul.”",
      "Från berget blöder han: ”Mamma, ringde Rosa?” Hon snyftar i sängen: ”Hon ringde till jul.”",
    ],
    [
      "it",
      "Sta lì, sotto il lavandino, e dice: «Mamma, Rosa ha chiamato?» E io: «Ha chiamato a Natale.»",
      "Da sotto il lavandino chiede: «Mamma, Rosa ha chiamato?» Lei risponde: «Ha chiamato a Natale.»",
      "Dalla montagna sanguina: «Mamma, Rosa ha chiamato?» Lei trema nel letto: «Ha chiamato a Natale.»",
    ],
  ];

  it.each(asked)("is asked and answered in the narrator's word (%s)", (language, answer, fair, untrue) => {
    expect(faultsOf(language, answer, fair)).toEqual([]);
    expect(faultsOf(language, answer, untrue)).toContain("unsupported_content");
  });
});
