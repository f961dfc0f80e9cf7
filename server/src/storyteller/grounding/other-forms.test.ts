import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { toldOf } from "../told.test-suite.ts";
import { withPeopleTold } from "../written/people-told.ts";
import { namesOfTeller } from "../written/teller-names.ts";
import { checkGrounding } from "./grounding.ts";

/** What plain code finds in sentences about the first of some answers, the others of which say who somebody is. */
const isRefused = (language: Language, name: string, answers: readonly string[], text: string): boolean => {
  const told = toldOf(answers);
  const people = withPeopleTold({ told, people: [] }, language);
  const [verdict] = checkGrounding({
    sentences: [{ text, sources: [{ interview_id: "one", message_id: "m0" }] }],
    told,
    language,
    profileNames: [namesOfTeller({ name, told, people }, language)],
    people,
  });
  return verdict?.supported === false;
};

type Case = readonly [language: Language, name: string, answers: string[], fair: string, untrue: string];

it.each<Case>([
  [
    "sv",
    "Gunvor Stensson",
    ["Jag var sex år när jag ramlade i brunnen."],
    "Som sexåring föll hon i brunnen.",
    "Som sjuåring föll hon i brunnen.",
  ],
  [
    "pl",
    "Stefania Kurzawa",
    ["Jolka miała trzy latka, jak dostała odry, i ogłuchła na jedno ucho."],
    "Trzyletnia Jolka po odrze ogłuchła na jedno ucho.",
    "Czteroletnia Jolka po odrze ogłuchła na jedno ucho.",
  ],
  [
    "it",
    "Ersilia Bonfanti",
    ["Ho cominciato in filanda la primavera che facevo quindici anni."],
    "Quindicenne, quella primavera cominciò in filanda.",
    "Sedicenne, quella primavera cominciò in filanda.",
  ],
  [
    "en",
    "Maureen Tapley",
    [
      "When the war ended they lit a fire on the sands and I wore Mum's red shoes.",
      "They called me Mo at school, and Reenie at home.",
    ],
    "At the end of the war a fire was lit on the sands, and Mo wore her mother's red shoes.",
    "At the end of the war a fire was lit on the sands, and Flo wore her mother's red shoes.",
  ],
  [
    "pl",
    "Stefania Kurzawa",
    [
      "Jak wojna się skończyła, palili ogień na górce, a ja miałam czerwone buty mamy.",
      "W domu byłam Stefcia, a w szkole Stefka.",
    ],
    "Na koniec wojny na górce zapalono ogień, a Stefcia włożyła czerwone buty matki.",
    "Na koniec wojny na górce zapalono ogień, a Stefcia włożyła czarne buty matki.",
  ],
  [
    "it",
    "Ersilia Bonfanti",
    [
      "Finì la guerra, fecero un fuoco sul colle, e io avevo le scarpe rosse.",
      "In casa ero la Lilla, a scuola l'Ersilia.",
    ],
    "Finita la guerra si fece un fuoco sul colle, e la Lilla aveva le scarpe rosse.",
    "Finita la guerra si fece un fuoco sul colle, e la Lella aveva le scarpe rosse.",
  ],
  [
    "sv",
    "Gunvor Stensson",
    [
      "När freden kom brann det en eld på berget, och jag hade mammas röda skor.",
      "Hemma kallades jag Gunnis, i skolan Stensan.",
    ],
    "Vid freden brann en eld på berget och Gunnis hade sin mors röda skor.",
    "Vid freden brann en eld på berget och Gunnis hade sin mors blå skor.",
  ],
  [
    "pl",
    "Stefania Kurzawa",
    ["Hanka miała warkocz do pasa. Obciął jej fryzjer w Kutnie."],
    "Fryzjer w Kutnie obciął Hance warkocz, który sięgał pasa.",
    "Fryzjer w Łodzi obciął Hance warkocz, który sięgał pasa.",
  ],
  [
    "it",
    "Ersilia Bonfanti",
    ["La maestra mi dice che sono brava e mi dà un quaderno."],
    "Dicendole che era brava, la maestra le diede un quaderno.",
    "Norina disse che era brava, e le diede un quaderno.",
  ],
  [
    "sv",
    "Karl-Erik Sundin",
    ["Min fru ville inte ha någon hund i huset.", "Jag och Anna-Lisa gifte oss i Nora kyrka 1952."],
    "Anna-Lisa ville inte ha någon hund i huset.",
    "Lovisa ville inte ha någon hund i huset.",
  ],
  [
    "pl",
    "Wincenty Bielak",
    ["Moja żona nie chciała psa w domu.", "Z Genowefą wzięliśmy ślub w 1952."],
    "Genowefa nie chciała psa w domu.",
    "Ludwika nie chciała psa w domu.",
  ],
  [
    "it",
    "Agostino Prandi",
    ["Celestina tossiva, quell'inverno.", "Io e Celestina ci siamo sposati nel 1952."],
    "Quell'inverno la moglie tossiva.",
    "Quell'inverno la zia tossiva.",
  ],
  [
    "pl",
    "Stefania Kurzawa",
    ["Zarżnęli świnię i schowali pod podłogą, bo szli Niemcy."],
    "Świnię zarżnięto i ukryto pod podłogą, bo nadchodzili Niemcy.",
    "Świnię zarżnięto i ukryto pod podłogą, bo nadchodził Ignacy.",
  ],
  [
    "sv",
    "Gunvor Stensson",
    ["Jag förlät henne. Det tog till 1987 men jag förlät henne."],
    "År 1987 hade hon förlåtit henne.",
    "År 1977 hade hon förlåtit henne.",
  ],
  [
    "en",
    "Maureen Tapley",
    ["I forgave her. It took till 1987 but I forgave her."],
    "By 1987 she had forgiven her.",
    "By 1977 she had forgiven her.",
  ],
  [
    "en",
    "Maureen Tapley",
    ["Wilf wrote to me every Sunday from Cyprus."],
    "Every Sunday a letter was written by Wilf in Cyprus.",
    "Every Monday a letter was written by Wilf in Cyprus.",
  ],
  [
    "it",
    "Ersilia Bonfanti",
    ["La mamma mi fece un golf azzurro per l'esame."],
    "Per l'esame la madre le aveva fatto un golf azzurro.",
    "Per l'esame la madre le aveva fatto un golf rosso.",
  ],
  [
    "sv",
    "Gunvor Stensson",
    ["De stal blyet från kyrktaket, och min farbror fick sex månader."],
    "Farbrodern fick sex månader för att de stulit bly från kyrktaket.",
    "Farbrodern fick sex år för att de stulit bly från kyrktaket.",
  ],
  [
    "pl",
    "Stefania Kurzawa",
    ["Ojciec kupował nam cukierki, jak sprzedał konia."],
    "Ojciec kupił im cukierki, kiedy sprzedał konia.",
    "Ojciec kupił im cukierki, kiedy sprzedał krowę.",
  ],
  [
    "pl",
    "Stefania Kurzawa",
    ["Ojciec wrócił od księdza z moim imieniem, mama chciała innego."],
    "Ojciec wrócił od księdza z jej imieniem.",
    "Matka wrócił od księdza z jej imieniem.",
  ],
  [
    "en",
    "Verna Lowe",
    ["I don't like broad beans. I ate every one."],
    "Though she does not like them she ate every one.",
    "Though she does not like them she never ate one.",
  ],
  [
    "en",
    "Verna Lowe",
    ["He was eighteen. He only went out for chips."],
    "He had only gone out for chips.",
    "He had never gone out for chips.",
  ],
  [
    "en",
    "Verna Lowe",
    ["Mum sang till Elio died and then she stopped."],
    "After Elio died her mother did not sing any more.",
    "After Elio died her father did not sing any more.",
  ],
  [
    "sv",
    "Gunvor Stensson",
    ["Mamma, efter Elof spann hon aldrig mer. Hon satte rocken på vinden."],
    "Mamma spann inte mer efter Elof.",
    "Mamma spann mer efter Elof.",
  ],
  [
    "sv",
    "Gunvor Stensson",
    ["Efter att Rune drunknade sjöng mamma aldrig mer."],
    "Modern slutade sjunga när Rune hade drunknat.",
    "Modern sjöng när Rune hade drunknat.",
  ],
  [
    "it",
    "Ersilia Bonfanti",
    ["Le fave non mi piacciono. Le ho mangiate tutte."],
    "Benché non le piacciano, le mangiò tutte.",
    "Benché le piacciano, non le mangiò.",
  ],
  [
    "sv",
    "Gunvor Stensson",
    ["Ingen sa ett ord vid middagen."],
    "Vid middagen var alla tysta.",
    "Vid middagen sa alla ett ord.",
  ],
  [
    "it",
    "Ersilia Bonfanti",
    ["Nessuno disse una parola a tavola."],
    "A tavola tacquero tutti.",
    "A tavola tutti dissero una parola.",
  ],
  [
    "pl",
    "Stefania Kurzawa",
    ["Nikt nie odezwał się słowem przy stole."],
    "Przy stole panowała cisza.",
    "Przy stole odezwał się Ignacy.",
  ],
  [
    "sv",
    "Gunvor Stensson",
    ["Min svärmor flyttade in hos oss och stannade i nitton år.", "Jag gifte mig med Bertil 1960."],
    "Bertils mor hade flyttat in hos dem och stannat i nitton år.",
    "Bertils syster hade flyttat in hos dem och stannat i nitton år.",
  ],
  [
    "it",
    "Ersilia Bonfanti",
    ["Mia suocera venne a stare con noi e ci restò diciannove anni.", "Ho sposato Elio nel 1960."],
    "La madre di Elio era venuta a stare con loro, diciannove anni.",
    "La sorella di Elio era venuta a stare con loro, diciannove anni.",
  ],
  [
    "sv",
    "Gunvor Stensson",
    ["Moster Elin bodde i Härnösand, hon sydde min brudklänning."],
    "Brudklänningen syddes av mostern i Härnösand.",
    "Brudklänningen syddes av fastern i Härnösand.",
  ],
])(
  "tells in another form what was told, and nothing else (%s, %s): %s",
  (language, name, answers, fair, untrue) => {
    expect(isRefused(language, name, answers, fair)).toBe(false);
    expect(isRefused(language, name, answers, untrue)).toBe(true);
  },
);
