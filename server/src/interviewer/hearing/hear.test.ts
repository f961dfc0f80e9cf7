import { describe, expect, test } from "vitest";
import type { Language } from "#language/packs.ts";
import type { Heard, Intent } from "../moves.ts";
import { hear } from "./hear.ts";

const heard = (text: string, language: Language = "en"): Heard => hear(text, language);

const plain: Record<Language, [Intent, string][]> = {
  en: [
    ["stop", "I'm tired, can we stop for today?"],
    ["wait", "hang on there's somebody at the door"],
    ["repeat", "Pardon?"],
    ["unclear", "I don't understand what you mean"],
    ["asks", "Who reads this?"],
    ["asked_before", "I told you that already"],
    ["not_heard", "you're not listening to me"],
    ["wrong", "I never said that"],
    ["delete", "please delete what i just said"],
    ["declines", "I'd rather not talk about that"],
    ["unknown", "I can't remember"],
    ["nothing", "hm"],
    ["farewell", "bye bye love, see you next week"],
    ["resumes", "where were we"],
    ["secret", "I have never told anybody this. The boy was not his."],
    ["grief", "My husband died in March. Fifty years we had."],
    ["told", "My father drove a horse and cart for the dairy, and the horse knew every house."],
  ],
  sv: [
    ["stop", "jag är trött, kan vi sluta för idag"],
    ["wait", "vänta lite det ringer på dörren"],
    ["repeat", "Förlåt, vad sa du?"],
    ["asks", "Är du en människa?"],
    ["asked_before", "det har jag redan berättat"],
    ["not_heard", "du lyssnar ju inte på mig"],
    ["wrong", "det har jag aldrig sagt"],
    ["delete", "stryk det jag sa"],
    ["declines", "det vill jag inte prata om"],
    ["unknown", "det minns jag inte"],
    ["farewell", "hej då, vi hörs"],
    ["told", "Far körde mjölk till mejeriet varje morgon och hästen hittade själv."],
  ],
  it: [
    ["stop", "sono stanca, basta per oggi"],
    ["wait", "un attimo, suonano alla porta"],
    ["repeat", "Come ha detto, scusi?"],
    ["asks", "Chi legge queste cose?"],
    ["asked_before", "gliel'ho già detto"],
    ["wrong", "io non l'ho mai detto"],
    ["delete", "cancelli quello che ho detto"],
    ["declines", "preferisco non parlarne"],
    ["unknown", "non mi ricordo"],
    ["farewell", "arrivederci, alla prossima"],
    ["told", "Mio padre portava il latte con il carretto e la mula sapeva la strada."],
  ],
  pl: [
    ["stop", "jestem zmęczona, na dziś wystarczy"],
    ["wait", "chwileczkę, ktoś puka do drzwi"],
    ["repeat", "Słucham? Nie dosłyszałam."],
    ["asks", "Czy pani jest człowiekiem?"],
    ["asked_before", "przecież już o tym mówiłam"],
    ["not_heard", "pani mnie w ogóle nie słucha"],
    ["wrong", "ja tego nie powiedziałam"],
    ["delete", "proszę to skasować"],
    ["declines", "nie chcę o tym mówić"],
    ["unknown", "nie pamiętam"],
    ["farewell", "do widzenia, do jutra"],
    ["told", "Ojciec woził mleko do zlewni i koń sam znał drogę."],
  ],
};

const unmarked = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/gu, "l")
    .replace(/[.,?!]/gu, "")
    .toLowerCase();

describe.each(Object.entries(plain) as [Language, [Intent, string][]][])("in %s", (language, cases) => {
  test.each(cases)("%s is heard in “%s”", (intent, text) => {
    expect(heard(text, language).intent).toBe(intent);
  });

  test("talk is heard without capitals, diacritics and punctuation", () => {
    const same = cases.filter(([intent, text]) => heard(unmarked(text), language).intent === intent);
    expect(same.length).toBeGreaterThanOrEqual(cases.length - 1);
  });
});

test.each<[Language, string]>([
  ["en", "There's no point in going on. I've been saving up my pills."],
  ["en", "My son beats me and takes my pension. I am afraid of him."],
  ["sv", "jag vill inte leva längre, jag har samlat mina tabletter"],
  ["sv", "min son slar mig och tar min pension"],
  ["it", "non ho più voglia di vivere, le gocce le ho messe da parte"],
  ["it", "mio figlio mi picchia e mi prende la pensione"],
  ["pl", "nie chce mi sie zyc, najchetniej bym sie powiesil"],
  ["pl", "syn mnie bije i zabiera emeryturę"],
])("danger to the teller is heard (%s): %s", (language, text) => {
  expect(heard(text, language).intent).toBe("crisis");
});

test.each<[Language, string]>([
  ["en", "I could have died laughing when the vicar's teeth fell out."],
  ["en", "I want to die in my own bed, with the rooks outside, like my father did."],
  ["en", "I take six tablets every morning and then I feed the hens."],
  ["en", "My grandson beats me at draughts every Sunday."],
  ["sv", "vi skrattade ihjäl oss när prästen ramlade i bäcken"],
  ["it", "siamo morti dal ridere quando il prete è caduto nel fosso"],
  ["pl", "myśmy umierali ze śmiechu jak ksiądz wpadł do stawu"],
])("an idiom or a calm word is no danger (%s): %s", (language, text) => {
  expect(heard(text, language).intent).not.toBe("crisis");
});

test("danger deep inside a long telling is heard", () => {
  const telling = "We walked to the mill every morning, and my sister carried the bread. ".repeat(40);
  const text = `${telling}I don't want to live any more. I have been saving up my sleeping pills and there's enough now. ${telling}`;
  expect(heard(text).intent).toBe("crisis");
});

test("faint signs that add up in a long answer are a guess, and never certain", () => {
  const text =
    "Nic. Kark mam sztywny. Nakręcałam zegar. Trzydzieści siedem lat go co sobotę nakręcam i za każdym razem myślę: zadzwonię. A potem teleturniej leci i już za późno. Jedno bym chciała, żeby ona go jeszcze miała na ścianie, póki żyjemy obie. Ja go sama zawiozę, wnuczka weźmie mnie autem. Tylko żeby Gienia drzwi otworzyła. Zmęczona już jestem. Gardło mi wyschło. Dość na dzisiaj. Jutro.";
  expect(heard(text, "pl")).not.toMatchObject({ intent: "crisis", isSure: true });
});

test("plain words of danger are not believed where everything else speaks against them", () => {
  const text = "Giurai di farla finita con quel padrone, e a San Martino cambiammo podere.";
  expect(heard(text, "it").intent).not.toBe("crisis");
});

test("a wish holds what is wanted, with its preposition, and not what is left behind", () => {
  expect(heard("I don't want to talk about Malaya. Ask me about the allotment.")).toMatchObject({
    intent: "wish",
    wants: "about the allotment",
  });
  expect(heard("Jag vill hellre prata om kolonilotten.", "sv").wants).toBe("om kolonilotten");
  expect(heard("Vorrei parlare della mia bottega.", "it").wants).toBe("della mia bottega");
  expect(heard("Wolałabym opowiedzieć o działce.", "pl").wants).toBe("o działce");
});

test("what is to be left alone is named, and nothing is named where only the question is passed", () => {
  expect(heard("I don't want to talk about Malaya").names).toEqual(["Malaya"]);
  expect(heard("I'd rather not say").names).toBeUndefined();
  expect(heard("Non voglio parlare di mio fratello.", "it").names).toEqual(["mio fratello"]);
  expect(heard("Nie chcę mówić o wojnie.", "pl").names).toEqual(["wojnie"]);
});

test("not to be printed is told apart from taken back", () => {
  expect(heard("don't put that in the book please")).toMatchObject({ intent: "delete", isNotPrinted: true });
  expect(heard("delete that please").isNotPrinted).toBeUndefined();
});

test("own words put right are heard with what they replace", () => {
  expect(heard("I was born in 1938. No, I tell a lie, 1939.")).toMatchObject({
    intent: "corrects",
    from: "1938",
    to: "1939",
  });
});

test("a telling that ends with the wish to stop is a stop, and still told", () => {
  const text =
    "We had the shop in Mill Lane, and my mother weighed the sugar on the brass scales. Anyway I'm tired now, can we stop there.";
  const { intent, told } = heard(text);
  // Both are offered a break.
  expect(["stop", "farewell"]).toContain(intent);
  expect(told).toContain("brass scales");
});

test("talk with the interviewer tells nothing", () => {
  expect(heard("Pardon?").told).toBe("");
  expect(heard("delete that please").told).toBe("");
});

test("emoji, signs and other scripts are nothing, or are told, and are never a limit or an end", () => {
  expect(heard("👍👍").intent).toBe("nothing");
  expect(heard("...").intent).toBe("nothing");
  for (const text of ["не понимаю вас", "我不知道", "שלום", "مرحبا"])
    expect(["told", "nothing", "repeat", "unclear"]).toContain(heard(text).intent);
});

test("20,000 characters are heard, with and without punctuation", () => {
  const spoken = "and then we walked to the mill and she carried the flour ".repeat(400).slice(0, 20_000);
  const written = "We walked to the mill and she carried the flour. ".repeat(500).slice(0, 20_000);
  expect(heard(spoken).told).toBe(spoken);
  expect(heard(written).intent).toBe("told");
  expect(() => heard("a".repeat(20_000))).not.toThrow();
});

test.each<[Language, string]>([
  ["en", "Oh give over. Nobody hits me, for goodness sake. I asked you one thing."],
  ["sv", "Jag sitter i mitt kök med en katt i knät, det är ingen som slår mig. Jag frågade en enda sak."],
  ["it", "Ma no, nessuno mi picchia. Le ho chiesto una cosa."],
  ["pl", "Ależ nikt mnie nie bije. Pytałam o jedną rzecz."],
])("who says that nobody does them harm is in no danger (%s): %s", (language, text) => {
  expect(hear(text, language).intent).not.toBe("crisis");
});
