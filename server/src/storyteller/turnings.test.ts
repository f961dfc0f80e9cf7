import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { tellingOf } from "./material/tellings.ts";
import { wishedAt } from "./material/wishes.ts";
import type { Told } from "./story.ts";
import { isTurning } from "./turnings.ts";

const root = join(import.meta.dirname, "../../..");

/** Answers that a story must not leave out, found by reading: a death, the teller's marriage or move, and "put that in". */
const must: Record<string, readonly number[]> = {
  "assunta-it": [3, 4, 8, 10, 12, 15, 20],
  "dorothy-en": [16, 21, 22, 23],
  "ingegerd-sv": [12, 14, 22, 24],
  "jadwiga-pl": [7, 8, 9, 11, 19, 24, 25, 26],
  "ottorino-it": [4, 5, 6, 11, 13, 29, 32, 34],
  "peggy-en": [3, 7, 8, 11, 18, 19, 29, 31, 34],
  "reg-en": [6, 10, 12, 24, 25, 28],
  "stanislaw-pl": [3, 9, 10, 15, 18, 24, 25],
  "winifred-en": [4, 8, 15],
};

const answersIn = (file: string, language: Language): { told: Told[]; said: Map<string, string> } => {
  const [talk = ""] = readFileSync(join(root, `docs/evaluation/${file}.md`), "utf8").split(/\n## /u);
  const parts = talk.split(/^\*\*(?:1\.)?(\d{3})\*\* /mu).slice(1);
  const said = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) {
    const lines = (parts[at + 1] ?? "").split("\n").filter((line) => line.startsWith(">"));
    said.set(`${Number(parts[at])}`, lines.map((line) => line.slice(1).trim()).join("\n"));
  }
  const told = [...said].map(([messageId, text], position) => ({
    interviewId: "one",
    number: 1 as const,
    messageId,
    text: tellingOf(text, { language, matters: [] }),
    topic: null,
    position,
    isPrivate: false,
  }));
  return { told, said };
};

it("finds what the tellers of the played interviews would miss first, and little else", () => {
  let [found, right, all] = [0, 0, 0];
  for (const [file, labels] of Object.entries(must)) {
    const language = file.slice(-2) as Language;
    const { told, said } = answersIn(file, language);
    const wished = told.flatMap(({ messageId }, at) =>
      wishedAt(said.get(messageId) ?? "", { told, at, language }),
    );
    const marked = told.filter((one) => isTurning(one.text, language) || wished.includes(one));
    found += marked.length;
    right += marked.filter(({ messageId }) => labels.includes(Number(messageId))).length;
    all += labels.length;
  }
  expect(right / all).toBeGreaterThanOrEqual(0.9);
  expect(right / found).toBeGreaterThanOrEqual(0.85);
});

it.each([
  ["it", "Poi fango e nafta e i pesci, un go morto dentro la mia pantofola."],
  ["it", "Il funerale?"],
  ["en", "Sea Palling, Felixstowe, they died there."],
  ["en", "She went in the March wind to fetch the cow."],
  ["en", "He'd a funeral at two o'clock, he'd only nipped in for a sandwich."],
  ["sv", "Prästen skulle till en begravning klockan två och åt smörgås."],
] as const)("finds no death of a life in passing (%s): %s", (language, text) => {
  expect(isTurning(text, language)).toBe(false);
});

it.each([
  ["it", "Mio padre è morto in marzo."],
  ["it", "Ebbe un figlio morto in guerra."],
  ["it", "Mio marito ci ha lasciati in giugno."],
  ["en", "She went in the March, 2011."],
  ["en", "He slipped away while I was getting a paper."],
  ["sv", "Mor somnade in på fredagen."],
  ["pl", "Ojciec odszedł w maju."],
  ["en", "She rang me the day after the funeral."],
  ["sv", "Jag var på begravningen och satt längst bak."],
  ["it", "Lo trovarono in cantina, e il Beppe non respirava più."],
  ["en", "I found her by the wash house on the Monday, stone dead."],
  ["sv", "Vi fann henne i ladan, livlös."],
  ["pl", "Rano znalazłam ją w komórce, całkiem zimną."],
  ["en", "I was doing his porridge, and it went quiet in the other room."],
  ["en", "I never called a second time."],
  ["en", "He were born 4th November 63 and he had two days."],
  ["sv", "Han föddes i november och han fick två dagar."],
  ["it", "È nato a novembre e ha avuto due giorni."],
  ["pl", "Urodził się w listopadzie i miał dwa dni."],
  ["sv", "Jag rörde i gröten, och det blev tyst i kammaren."],
  ["sv", "En gång till ropade jag inte."],
  ["it", "Giravo la polenta, e si fece silenzio nell'altra stanza."],
  ["it", "Una seconda volta non lo chiamai più."],
  ["pl", "Mieszałam kaszę, i zrobiło się cicho w drugim pokoju."],
  ["pl", "Drugi raz już nie wołałam."],
  ["pl", "Pociągi skasowali i on tego samego roku, w październiku."],
] as const)("finds the death that is told (%s): %s", (language, text) => {
  expect(isTurning(text, language)).toBe(true);
});

it.each<[Language, string, boolean]>([
  ["pl", "Wyjął mu ten kożuch z ręki i powiesił na haku.", false],
  ["pl", "Powiesił się w stodole, na wiosnę.", true],
  ["pl", "Wyłowili go przy jazie i położyli go w kuchni na stole.", true],
  ["pl", "Jesienią, pięć tygodni i po wszystkim.", true],
  ["pl", "Przede mną był jeszcze jeden, trzy dni żył.", true],
  ["pl", "Kiedy szłam do ślubu, padał grad.", true],
  ["it", "A quattordici anni andai a Genova, a servizio da un notaio.", true],
  ["it", "Il Carlo andava in miniera ogni mattina alle cinque.", false],
  ["it", "Trovai il brodo freddo sul tavolo.", false],
  ["en", "I cut it thin, and there was some left for the children.", false],
  ["en", "We moved the bed down, and the sideboard on the Monday.", false],
  ["en", "Mrs Tulley came over and sat with him.", false],
  ["en", "We moved to Hull the year of the flood.", true],
  ["en", "He left for Canada with one trunk.", true],
  ["en", "My grandmother came over from Mayo on the cattle boat.", true],
  ["sv", "Hon flyttade lampan närmare och läste vidare.", false],
  ["sv", "Vi flyttade till Borås när bruket lade ner.", true],
  ["it", "Partii per il mercato con due galline.", false],
  ["it", "Partii per la Svizzera in novembre.", true],
  ["pl", "Przeniosłam garnek na drugą płytę.", false],
  ["pl", "Pociąg stanął i wszyscy wysiedli.", false],
  ["pl", "Zawieźli ją do szpitala furmanką.", false],
  ["pl", "Przenieśliśmy się do Piły po wojnie.", true],
  ["pl", "W czterdziestym siódmym wysiedlili nas z Bieszczad.", true],
  ["en", "I was sent into service at fifteen, with a tin trunk.", true],
  ["en", "I went to Hull to see the fair.", false],
  ["en", "She found him in the yard in the cold, chopping wood.", false],
  ["sv", "Hon reste till Gävle som piga.", true],
  ["sv", "Jag hittade kaffet kallt.", false],
  ["pl", "Matka oddała mnie na służbę do młynarza.", true],
  ["en", "Nine weeks and it was over.", true],
  ["en", "They laid her beside the first one.", true],
  ["en", "The dog lived three weeks in the coal hole with us.", false],
  ["it", "Mi ha chiamata così finché è morta.", false],
  ["it", "Sembra che abbia visto altro che funerali.", false],
  ["it", "È morta a marzo, la zia.", true],
  ["it", "L'hanno messo sul tavolo di cucina.", true],
  ["sv", "Fyra veckor och sen var det slut.", true],
  ["sv", "De lade honom bredvid morfar.", true],
  ["en", "It went quiet in the hall when the teacher came.", false],
  ["en", "He never called me by my name.", false],
  ["sv", "Det blev tyst i kyrkan när prästen kom.", false],
  ["it", "Si fece silenzio in classe.", false],
  ["pl", "W kościele zrobiło się cicho.", false],
  ["pl", "Drugi raz przyszedł po wodę.", false],
])("tells a death or a marriage from what only has its words (%s): %s", (language, text, is) => {
  expect(isTurning(text, language)).toBe(is);
});

it.each<[Language, string, boolean]>([
  ["en", "Our Doreen's gone now, and her Bill.", true],
  ["en", "The cinema's gone now.", false],
  ["en", "Granny lived to eighty-eight in that same house.", true],
  ["en", "She lived to dance.", false],
  ["en", "He'd a stroke in the yard and never pulled through.", true],
  ["en", "Dad never survived on his wages, he borrowed.", false],
  ["en", "The ambulance got there too late.", true],
  ["en", "We kept his chair and nobody sat in it for a year.", true],
  ["sv", "Mormor blev nittiotre.", true],
  ["sv", "Hon blev åttio och fick tårta.", false],
  ["sv", "Sven är borta sen tio år.", true],
  ["sv", "Skolan är borta nu.", false],
  ["sv", "Lillebror överlevde inte lunginflammationen.", true],
  ["sv", "Doktorn kom för sent till kaffet.", false],
  ["it", "Il Beppe non c'è più dal novantotto.", true],
  ["it", "Il forno non c'è più.", false],
  ["it", "Mia suocera è vissuta fino a ottantanove anni.", true],
  ["it", "Non ce l'ha fatta, poverina.", true],
  ["it", "Non ce l'ha fatta a finire la scuola.", false],
  ["pl", "Krysi już nie ma.", true],
  ["pl", "Mleka już nie ma.", false],
  ["pl", "Dziadek dożył osiemdziesiątki.", true],
  ["pl", "Nie przeżyła operacji.", true],
  ["pl", "Nie przeżyliśmy tam ani jednej nudnej niedzieli.", false],
])("hears of somebody what of a thing is no death (%s): %s", (language, text, is) => {
  expect(isTurning(text, language)).toBe(is);
});

it.each<[Language, string, boolean]>([
  ["pl", "Bo myśmy ślub brali w sześćdziesiątym pierwszym, trzeciego lutego.", true],
  ["pl", "Do ołtarza Janek mnie prowadził, i na kożuchu szron.", true],
  ["pl", "Wodę braliśmy ze studni, a drewno z lasu.", false],
  ["en", "Then I'd better marry him, I said.", true],
  ["en", "My brother gave me away, in that same hat.", true],
  ["en", "My accent gave me away before I had my hat off.", false],
  ["en", "There was a policeman with a bicycle, and she never married him.", false],
  ["en", "He painted the door blue for us, because we were married.", false],
  ["it", "Ci diede la stanza grande, perché eravamo sposati.", false],
  ["it", "Siamo sposati nel sessantadue, a febbraio.", true],
])(
  "hears a wedding in how it is told, and none where somebody is only married (%s): %s",
  (language, text, is) => {
    expect(isTurning(text, language)).toBe(is);
  },
);

it.each<[Language, string, boolean]>([
  ["en", "My father got him out with the boathook, and the other glove was on his hand.", true],
  ["en", "My father got the boat out with the boathook.", false],
  ["en", "Delroy we lost.", true],
  ["en", "The key we lost.", false],
  ["sv", "Far drog upp honom med båthaken, och den andra vanten satt på.", true],
  ["sv", "Far drog upp båten med båthaken.", false],
  ["it", "Mio padre lo tirò fuori col gancio, e l'altro guanto era sulla mano.", true],
  ["it", "Mio padre tirò fuori la barca a mano.", false],
  ["pl", "Jak ojciec go bosakiem wyciągał, to druga rękawiczka na ręce była.", true],
  ["pl", "Ojciec łódkę bosakiem przyciągał.", false],
  ["pl", "Jak Kazika chowali, to mama na drugi dzień krowy doiła.", true],
  ["pl", "Jak dzieci chowali, to w jednej izbie.", false],
])("hears of somebody drowned who is called dead by no word (%s): %s", (language, text, is) => {
  expect(isTurning(text, language)).toBe(is);
});
