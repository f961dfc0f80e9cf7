import type { FamilyWords } from "../family-words.ts";

export const familyWords: FamilyWords = {
  own: "mój|moja|nasz|nasza|świętej pamięci",
  ownAfter: "mój|moja|nasz|nasza",
  kinds:
    "starszy|starsza|młodszy|młodsza|najstarszy|najstarsza|najmłodszy|najmłodsza|jedyny|jedyna|nieżyjący|nieżyjąca|świętej pamięci|śp|pierwszy|pierwsza|drugi|druga|mały|mała|kochany|kochana|biedny|biedna|rodzony|rodzona|średni|średnia|zmarły|zmarła",
  kin: {
    mother: "matka|mama|mamusia",
    father: "ojciec|tata|tato|tatuś",
    brother: "brat|braciszek",
    sister: "siostra|siostrzyczka",
    grandmother: "babcia|babka",
    grandfather: "dziadek|dziadzio",
    aunt: "ciotka|ciocia",
    uncle: "wujek|wuj|stryj|stryjek",
    wife: "żona",
    husband: "mąż",
    daughter: "córka|córeczka",
    son: "syn|synek",
  },
  bare: {
    mother: "matka|mama|mamusia",
    father: "ojciec|tata|tato|tatuś",
    wife: "żona",
    husband: "mąż",
  },
  sides: { mother: "", father: "" },
  titles: "",
  others:
    "jego|jej|ich|twoja|twój|pana|pani|swoja|swój|czyjaś|ta|ten|taka|taki|każda|każdy|jak|jako|niczyja|czyja|stara|stary|sama|sam|wasza|wasz",
  called:
    "miał na imię|miała na imię|ma na imię|nazywał się|nazywała się|nazywa się|na imię miał|na imię miała",
  is: "to|to był|to była|to jest|był to|była to",
  and: "i|oraz|albo|lub|z",
  self: {
    born: "urodziłem się|urodziłam się|się urodziłem|się urodziłam|przyszedłem na świat|przyszłam na świat",
    married:
      "pobraliśmy się|wzięliśmy ślub|ślub wzięliśmy|ślub braliśmy|braliśmy ślub|ożeniłem się|wyszłam za mąż|się ożeniłem",
    marriedWith: "",
    moved: "",
  },
  born: "urodził się|urodziła się|się urodził|się urodziła",
  died: "umarł|umarła|zmarł|zmarła|zginął|zginęła|utonął|utonęła",
  weMarried: "i ja pobraliśmy się",
  dating: "w|we|roku|rok|na|po|dnia|z|nagle|samym|samej|tym|już|dopiero|tu|tam|koniec|końcu|początku",
  one: "jeden|pierwszy|pierwszym|pierwszego",
  takesBack: "nie|przepraszam|zaraz",
  about: "około|koło|gdzieś",
  placing: "",
  noNames: "bóg|boże|jezus|pan|pani|ksiądz|święty|święta",
  unsure:
    "nie|nigdy|gdyby|jeśli|może|chyba|prawie|omal|miał|miała|podobno|mówię|wszystkim|mówi|mówił|mówiła|żeby|jakby|jakoby",
  asksBorn: "urodzi|urodzenia|przyszło się na świat|przychodził",
};
