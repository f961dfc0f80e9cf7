import { unmarked } from "../entries.ts";
import type { Named, ToldName } from "../follow-ups.ts";

const list = (words: string): string[] => words.trim().split(/\s+/u);

const women = list(`
  ada adela aga agata agnieszka ala aldona aleksandra alicja alina ania aniela anielka anka anna antonina antosia apolonia asia aśka
  aurelia balbina barbara basia baśka beata beatka bogumiła bogusia bogusława bożena bożenka bronia bronisława bronka cecylia celina cesia
  czesia czesława danka danuta danusia dominika dora dorota dorotka edyta ela eleonora elżbieta elżunia emilia eugenia ewa ewka ewunia felicja
  felka franciszka franka frania gabriela gabrysia genia genowefa gienia gosia gośka grażyna grażynka hala halina halinka halka hania hanka
  hanna hanusia hela helena helenka henia henryka heńka honorata ilona irena irenka irka iwona iwonka iza izabela jadwiga jadzia jadźka jaga
  jagna jagoda janeczka janina janka joanna joasia jola jolanta jolka józefa józia józka julcia julia julka justyna kamila karolina kasia
  kaśka katarzyna kazia kazimiera kinga klara klaudia klementyna krysia kryśka krystyna krystynka kunegunda lena lenka leokadia leonia leosia
  lidia lilka lodzia lola lucia lucyna ludka ludmiła ludwika lusia łucja madzia magda magdalena malwina małgorzata mania mańka marcelina maria
  marianna marta martyna maryla marysia maryśka marzena mela michalina mieczysława mira mirka mirosława monika natalia nela nina oktawia ola
  oleńka olga olka otylia patrycja paulina pela pelagia petronela pola regina renata renia róża rozalia rózia rysia sabina salomea stacha
  stanisława stasia staśka stefa stefania stefcia stenia sylwia tekla tereska teresa terenia tola tosia ula ulka urszula wacława walentyna
  waleria wanda wandzia wera weronika wiera wiesia wiesława wiktoria władka władysława władzia zdzisia zdzisława zenobia zofia zosia zośka
  zuzanna zuzia żaneta
`);

const men = list(`
  adam adaś albert alek aleksander alfons alfred alojzy andrzej antek antoni antoś arek arkadiusz artur bartek bartosz benedykt benek
  bernard bogdan boguś bogusław bohdan bolek bolesław bronek bronisław cezary czesiek czesław darek dariusz dawid dominik edek edmund
  edward emil ernest eugeniusz felek feliks ferdynand filip florian franciszek franek fryderyk gabriel genek gerard gienek grzegorz
  grześ grzesiek gustaw heniek henio henryk herbert hieronim hilary hubert ignacy irek ireneusz izydor jacek jakub jan janek janusz jarek
  jarosław jasiek jasio jaś jerzy jędrek jędrzej joachim józef józek józio julek julian juliusz jurek kacper kajetan kamil karol karolek
  kazek kazik kazimierz kazio klemens konrad konstanty kornel krystian krzysiek krzysztof krzyś kuba leon leonard leopold leszek lucek
  lolek lucjan ludwik lutek łukasz maciej maciek maksymilian marcel marcin marek marian mariusz mateusz maurycy michał michałek mieczysław
  mietek mikołaj mirek mirosław norbert olek oskar patryk paweł pawełek piotr piotrek piotruś rafał robert roman romek rysiek rysio ryszard
  sebastian stach stanisław stasiek staszek staś stefan stefek sylwester szczepan szymek szymon tadek tadeusz tadzik tadzio teodor teofil tomasz
  tomek wacek wacław waldek waldemar walenty walerian wiesiek wiesio wiesław wiktor wilhelm wincenty witek witold władek władysław
  włodek włodzimierz wojciech wojtek zbigniew zbyszek zdzisiek zdzisław zenek zenon zygmunt
`);

/** How a stem ends before -e: "Danuta, Danucie", "Piotr, Piotrze". */
const softer: readonly (readonly [RegExp, string])[] = [
  [/ch$/u, "sz"],
  [/st$/u, "ści"],
  [/zd$/u, "ździ"],
  [/ł$/u, "l"],
  [/r$/u, "rz"],
  [/t$/u, "ci"],
  [/d$/u, "dzi"],
  [/k$/u, "c"],
  [/g$/u, "dz"],
  [/([nszwmbpf])$/u, "$1i"],
];

const beforeE = (stem: string): string => {
  const [from, to] = softer.find(([ending]) => ending.test(stem)) ?? [/$/u, ""];
  return `${stem.replace(from, to)}e`;
};

const ofWoman = (name: string): string[] => {
  const stem = name.slice(0, -1);
  const others = ["ę", "ą", "o"].map((ending) => stem + ending);
  if (name.endsWith("ia")) return [stem, `${stem}i`, `${stem}u`, ...others];
  if (name.endsWith("ja")) return [`${stem}i`, `${stem.slice(0, -1)}i`, ...others];
  if (/(?:l|k|g)a$/u.test(name))
    return [`${stem}i`, name.endsWith("la") ? `${stem}u` : beforeE(stem), ...others];
  if (/(?:ż|sz|cz|rz|c)a$/u.test(name)) return [`${stem}y`, ...others];
  return [`${stem}y`, beforeE(stem), ...others];
};

const softened: Readonly<Record<string, string>> = { c: "ć", n: "ń", s: "ś", z: "ź" };

/** What a man's name is declined from: "Staszek, Staszk-a", "Maciek, Maćk-a", "Paweł, Pawł-a", "Jaś, Jasi-a". */
const stemOf = (name: string): string => {
  if (name.endsWith("iek")) return `${name.slice(0, -4)}${softened[name.at(-4) ?? ""] ?? name.at(-4)}k`;
  if (name.endsWith("ek")) return `${name.slice(0, -2)}k`;
  if (name.endsWith("eł")) return `${name.slice(0, -2)}ł`;
  if (name.endsWith("ś")) return `${name.slice(0, -1)}si`;
  return name.endsWith("o") ? name.slice(0, -1) : name;
};

const ofMan = (name: string): string[] => {
  if (name.endsWith("a")) return ofWoman(name);
  if (/[iy]$/u.test(name)) {
    const stem = name.endsWith("i") ? name : name.slice(0, -1);
    return ["ego", "emu"].map((ending) => stem + ending).concat(`${name}m`);
  }
  const stem = stemOf(name);
  const isSoft = /(?:[kgljiżś]|sz|cz|rz|ch)$/u.test(stem);
  return [
    `${stem}a`,
    `${stem}owi`,
    `${stem}${/[kg]$/u.test(stem) ? "iem" : "em"}`,
    isSoft ? `${stem}u` : beforeE(stem),
  ];
};

type Reading = Named & { isPlain: boolean; forms: readonly string[] };

/** A name in small letters as it is written. */
export const written = (name: string): string =>
  name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

const readings = new Map<string, Reading[]>();
for (const [who, names, formsOf] of [
  ["woman", women, ofWoman],
  ["man", men, ofMan],
] as const)
  for (const name of names) {
    const forms = [name, ...formsOf(name)];
    for (const form of new Set(forms.flatMap((one) => [one, unmarked(one)]))) {
      const isPlain = form === name || form === unmarked(name);
      readings.set(form, [...(readings.get(form) ?? []), { said: written(name), who, isPlain, forms }]);
    }
  }

/** Every form of every name. */
export const givenNames: ReadonlySet<string> = new Set(readings.keys());

const did = { woman: /\p{L}ła$/u, man: /\p{L}(?:ł|dł|kł|gł|ął)$/u } as const;

/**
 * Whose name this is: "Zośką" is Zośka. Of two names with one form ("Janka") whose it is shows the verb after it, or another form of
 * one of them in the same answer; null where neither does, and where the name is not known.
 */
export const givenNameOf = (
  word: string,
  { next, told }: Pick<ToldName, "next" | "told">,
): (Named & { isPlain: boolean }) | null => {
  const all = readings.get(word) ?? [];
  if (all.length <= 1) return all[0] ?? null;
  const acting = all.filter(({ who, isPlain }) => isPlain && did[who].test(next));
  if (acting.length === 1) return acting[0] ?? null;
  const others = all.filter(({ forms }) =>
    forms.some((form) => told.has(form) && readings.get(form)?.length === 1),
  );
  return others.length === 1 ? (others[0] ?? null) : null;
};
