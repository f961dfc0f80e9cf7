import { expect, test } from "vitest";
import { type Language, packs } from "#language/packs.ts";
import { contentStems } from "#language/text.ts";
import { stemsNaming } from "../ledger/limits.ts";
import { hear } from "./hear.ts";
import { heed } from "./heed.ts";

const leftAlone = (text: string, language: Language): string[] => {
  const pack = packs[language];
  const heard = heed(hear(text, language), { text, pack });
  const keptOut = (heard.beside?.keepsOut ?? []).flatMap(({ names }) => names);
  return stemsNaming([...(heard.names ?? []), ...(heard.beside?.refuses ?? []), ...keptOut], pack);
};

test.each<[Language, string, string]>([
  ["en", "I'd rather not go into the war years.", "war"],
  ["en", "The strike I'd rather not discuss.", "strike"],
  ["en", "No more about the accident, please.", "accident"],
  ["en", "Kenneth is off limits.", "Kenneth"],
  ["en", "Those days in the ward I don't talk about.", "ward"],
  ["en", "No Margaret in the book, please.", "Margaret"],
  ["sv", "Lämna Karin utanför.", "Karin"],
  ["sv", "Sjukhuset hoppar vi över.", "sjukhuset"],
  ["sv", "De tre första åren i Malmö talar jag inte om.", "Malmö"],
  ["sv", "Inga fler frågor om olyckan.", "olyckan"],
  ["sv", "Nämn inte Arvid för mig.", "Arvid"],
  ["it", "Preferisco non entrare negli anni della guerra.", "guerra"],
  ["it", "Carla la lasciamo fuori.", "Carla"],
  ["it", "Tutto tranne il campo.", "campo"],
  ["it", "Dei primi tre anni a Torino non parlo.", "Torino"],
  ["it", "Possiamo evitare l'orfanotrofio?", "orfanotrofio"],
  ["pl", "Nie mówmy o teściowej.", "teściowej"],
  ["pl", "Karinę zostawmy w spokoju.", "Karinę"],
  ["pl", "O pierwszych trzech latach w Łodzi nie mówię.", "Łodzi"],
  ["pl", "Szpital pomińmy.", "szpital"],
  ["pl", "Wszystko, tylko nie obóz.", "obóz"],
])("what is refused is left alone, however the refusal is put (%s): %s", (language, text, matter) => {
  const stems = leftAlone(text, language);
  expect(stems).toEqual(expect.arrayContaining(contentStems(matter, packs[language])));
});

test.each<[Language, string]>([
  ["en", "I won't talk about those four years."],
  ["sv", "Jag vill inte prata om dom där fyra åren."],
  ["it", "Di quei quattro anni non voglio parlare."],
  ["pl", "Nie chcę mówić o tych czterech latach."],
])("numerals and “those years” are no matter that could be left alone (%s): %s", (language, text) => {
  expect(leftAlone(text, language)).toEqual([]);
});

test("what nobody asks about is no refusal", () => {
  expect(leftAlone("Pytaj o robotę. O palec nikt nie pyta, a każdy się gapi.", "pl")).toEqual([]);
});

test.each<[Language, string]>([
  ["en", "Let's not do chapel, I had chapel three times of a Sunday. Let's have the Isle of Man."],
  ["sv", "Inte om kriget. Hellre om kolonilotten."],
  ["it", "lasci stare l'ospedale, apriamo il cassetto delle vacanze"],
  ["pl", "Szkołę zostawmy, o łodziach chcę opowiedzieć."],
])("a wish that names another matter beside what it refuses stays a wish (%s): %s", (language, text) => {
  expect(heed(hear(text, language), { text, pack: packs[language] }).intent).toBe("wish");
});

test.each<[Language, string]>([
  ["en", "I don't want to live in Australia. Our Janet's there, but it's the spiders."],
  ["en", "I see no reason to get up before eight at my age."],
  ["en", "My grandson kicks me under the table to make me laugh."],
  ["en", "The council tax takes my pension."],
  ["sv", "Jag vill inte leva på landet."],
  ["sv", "Jag vill hänga mig på när de åker till Öland."],
  ["sv", "Far skulle gå i sjön som femtonåring."],
  ["it", "La bolletta della luce è un suicidio."],
  ["it", "Mi butto nel lavoro."],
  ["it", "Non voglio vivere in città."],
  ["pl", "Wnuczka zawsze mnie bije w scrabble."],
  ["pl", "Bije mnie po kieszeni ten czynsz."],
  ["pl", "Odkładam tabletki do pudełka z dniami."],
])("words of danger that go on harmlessly are no plain danger (%s): %s", (language, text) => {
  expect(hear(text, language).isPlainDanger ?? false).toBe(false);
});

test.each<[Language, string]>([
  ["en", "I don't want to live in Australia. Our Janet's there, but it's the spiders."],
  ["sv", "Jag vill inte leva på landet igen, det var kallt."],
  ["it", "La bolletta della luce è un suicidio."],
  ["it", "Non voglio vivere in città."],
  ["it", "Non ho paura di morire, ho paura solo di essere un peso."],
  ["pl", "Wnuczka zawsze mnie bije w scrabble."],
  ["pl", "Nie chcę żyć w mieście."],
])("a sentence that only names a place, a game or a bill is no danger at all (%s): %s", (language, text) => {
  expect(hear(text, language).intent).not.toBe("crisis");
});

test.each<[Language, string]>([
  ["en", "This frost is killing me, I can't feel my toes at the bus stop."],
  ["en", "Them ladders were the death of me, forty rungs with a bucket."],
  ["en", "He was starving, that little evacuee, he licked the plates."],
  ["sv", "Axeln håller på att ta livet av mig när jag kammar håret."],
  ["sv", "Hunden beter sig som om han svälter ihjäl varje gång vi äter."],
  ["it", "Queste scarpe mi ammazzano, non arrivo in fondo alla via."],
  ["pl", "Ten mróz mnie wykończy, nie czuję palców."],
])("what is said of the weather, of shoes or of hunger long ago is no danger (%s): %s", (language, text) => {
  expect(hear(text, language).intent).toBe("told");
});

test.each<[Language, string]>([
  ["en", "They are starving me in here, it's one biscuit a day."],
  ["en", "My own husband is killing me, he kicks me on the stairs."],
  ["sv", "De låter mig svälta ihjäl här, jag får ingen mat."],
  ["sv", "Värmen tar livet av mig och jag vill inte leva längre."],
  ["it", "Mio figlio mi ammazza, mi picchia tutte le sere."],
  ["it", "Il caldo mi ammazza e non voglio più vivere."],
  ["pl", "Głodzą mnie tutaj, jedna kromka na cały dzień."],
])("the same words of what somebody does to the teller are danger (%s): %s", (language, text) => {
  expect(hear(text, language).intent).toBe("crisis");
});

test.each<[Language, string]>([
  ["en", "I don't want to live in this pain. I've saved the tablets."],
  ["sv", "Jag vill inte leva i den här världen längre."],
  ["it", "Non ho paura di morire, ho già messo via le pastiglie."],
  ["pl", "Nie chcę żyć w takim bólu, mam już tabletki."],
])("danger that begins like such a sentence is heard (%s): %s", (language, text) => {
  expect(hear(text, language).intent).toBe("crisis");
});

test.each<[Language, string]>([
  [
    "en",
    "She had sold the cow behind my back, never mind Gladys, and I walked to the market with two pails and a baby on my arm.",
  ],
  [
    "en",
    "There was no coal that week, we will leave old Horace out of it, so we burnt the hen house and sat round it till the morning came.",
  ],
  [
    "it",
    "Il campo l'aveva perso alle carte, lasciamo perdere Gino, e io la mattina alle quattro andavo a mungere con la lanterna in mano.",
  ],
  ["it", "Del nonno la voce non me la ricordo più, era tanto tempo fa e io ero piccola, dormivo già."],
  [
    "sv",
    "Pengarna hade han spelat bort, strunt i Gunnar, och jag stod i köket och bakade åt hela byn för att vi skulle få ihop till hyran.",
  ],
  [
    "pl",
    "Konia przegrał w karty, mniejsza o Zenona, a ja nosiłam wodę ze studni na dwóch wiadrach przez cały ten rok, zimą i latem.",
  ],
])("who is passed by in the middle of a telling is not left alone (%s): %s", (language, text) => {
  expect(leftAlone(text, language)).toEqual([]);
});

test.each<[Language, string, string]>([
  ["en", "Never mind the goat. And leave Gladys alone, will you.", "gladys"],
  ["it", "Lasciamo stare Gino, La prego.", "gino"],
  [
    "it",
    "Il mulo l'abbiamo venduto a marzo, lasciamo stare il prezzo, ma di Gino non voglio parlare, né adesso né mai più.",
    "gino",
  ],
  ["sv", "Låt Gunnar vara i fred, är du snäll.", "gunnar"],
  ["sv", "Snälla du, låt min bror vara i fred, för det var en svår tid för oss alla den vintern.", "bror"],
  [
    "en",
    "I'd be glad if you would leave Horace alone, for it was a hard time and we none of us got over it.",
    "Horace",
  ],
])("who is refused beside it, or alone, is left alone (%s): %s", (language, text, name) => {
  expect(leftAlone(text, language)).toContain(stemsNaming([name], packs[language])[0]);
});

test.each<[Language, string]>([
  ["en", "You don't ask for a reason when everybody in the house has got the same one."],
  ["en", "We never spoke of the baby, Mother didn't talk about things like that."],
  ["en", "I never told anybody about the ring until the funeral was over."],
  ["it", "Non si chiedeva della guerra, a tavola si mangiava in silenzio e poi si andava a letto."],
  ["sv", "Man frågade inte om sånt på den tiden, det var bara så det var hos oss."],
  ["pl", "U nas się nie pytało o pieniądze, ojciec wracał i każdy siadał do stołu."],
])("how things were done in a house refuses nothing (%s): %s", (language, text) => {
  expect(leftAlone(text, language)).toEqual([]);
});

const weavers: Record<Language, readonly [string, string, string]> = {
  en: [
    "My wife was a weaver from twelve to sixteen and had five looms at once, and we married in sixty-three. She could whistle so that you heard it across the whole shed. She lives at the home now, and I go there every other day with biscuits.",
    "And I'll say one thing once and for all: how she is and how it is in there, that you don't ask about.",
    "And then there is Leonard, the boy, who drives a digger and comes on Sundays.",
  ],
  sv: [
    "Frun var väverska från tolv till sexton, fem stolar på en gång, och vi gifte oss sextitre. Hon kunde vissla så det hördes över hela salen. Nu bor hon på hemmet och jag går dit varannan dag med skorpor.",
    "Och nu säger jag en sak en gång för alla: hur hon mår och hur det är där, det frågar du inte om.",
    "Och så har jag Lennart, grabben, som kör grävmaskin och kommer om söndagarna.",
  ],
  it: [
    "Mia moglie faceva la tessitrice dai dodici ai sedici anni, cinque telai alla volta, e ci siamo sposati nel sessantatré. Fischiava che la sentivi per tutto il capannone. Adesso sta alla casa di riposo e io ci vado un giorno sì e uno no coi biscotti.",
    "E una cosa la dico una volta per tutte: come sta e com'è lì dentro, questo non me lo chiede.",
    "E poi c'è Leonardo, il ragazzo, che guida la ruspa e viene la domenica.",
  ],
  pl: [
    "Żona była tkaczką od dwunastu do szesnastu lat, pięć krosien naraz, a pobraliśmy się w sześćdziesiątym trzecim. Gwizdała tak, że ją na całej hali było słychać. Teraz mieszka w domu opieki i chodzę tam co drugi dzień z sucharkami.",
    "I powiem raz na zawsze: jak się czuje i jak tam jest, o to pani nie pyta.",
    "A jeszcze jest Lolek, syn, który jeździ koparką i przychodzi w niedziele.",
  ],
};

test.each(Object.keys(packs) as Language[])(
  "whoever says in the middle of a long telling what is not to be asked is heard, in %s",
  (language) => {
    const pack = packs[language];
    const [before, limit, after] = weavers[language];
    const heardIn = (text: string) => heed(hear(text, language), { text, pack });
    expect(heardIn([before, limit, after].join(" ")).beside?.refuses).toEqual([]);
    expect(heardIn([before, after].join(" ")).beside?.refuses ?? null).toBeNull();
  },
);
