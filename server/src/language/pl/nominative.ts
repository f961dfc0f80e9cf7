import type { FollowUps } from "../follow-ups.ts";

/** Women's names that are often told, in their plain form; any other must show itself by its verb. */
const women = new Set(
  `ada adela agata agnieszka aldona alicja alina ania aniela anna antonina apolonia aurelia balbina barbara basia beata bożena bronia
  bronisława cecylia celina cesia danka danuta danusia dorota edyta ela eleonora elżbieta emilia eugenia ewa ewunia felicja franciszka
  frania genia genowefa gienia grażyna gosia halina halinka hala hania hanka hanna hela helena helenka henia henryka honorata ilona
  irena irenka irka iwona iza izabela jadwiga jadzia janina janka janeczka joanna jola jolanta józefa józia julia julka justyna kamila
  karolina kasia katarzyna kazia kazimiera kinga klara klaudia klementyna krysia krystyna kunegunda leokadia leonia lodzia lola
  lucyna ludwika łucja magda magdalena malwina małgorzata marcelina maria marianna marta maryla marysia marzena mela michalina
  mirka monika natalia nela ola olga otylia pelagia pola regina renata renia róża rozalia rysia sabina stefania stenia stasia
  stanisława sylwia szymona tekla tereska teresa tosia urszula ula wanda wandzia waleria weronika wiesia wiesława wiktoria władzia
  władysława zenobia zofia zosia zuzanna zuzia żaneta`.split(/\s+/u),
);

/** Men's names in -a are few; everybody else's ends in a consonant, -o or -y in the plain form alone. */
const menInA = new Set("kuba barnaba kosma bonawentura jarema".split(" "));
const oblique = /(?:owi|em|iem|iego|ego|emu|ach|ami|ów|ej|ę|ą|u|e|i)$/u;
/** A woman who is called ("Heleno!"): of men's names in -o, those of boys end so softly, and few others are told. */
const called = /(?<![zsnc]i)o$/u;
const menInO = new Set("bruno hugo iwo jaśko leo mieszko otto".split(" "));
const ofWoman = /\p{L}ła$/u;

/** A name that stands in its plain form, of a man or a woman: "Leon", "Zosia", "Gienia gotowała"; null for any other case. */
const of = (word: string, next: string): "man" | "woman" | null => {
  if (menInA.has(word)) return "man";
  if (word.endsWith("a")) return women.has(word) || ofWoman.test(next) ? "woman" : null;
  if (/^(?:antoni|jerzy|ignacy|walenty|konstanty|wincenty|hilary|bazyli|alojzy)$/u.test(word)) return "man";
  if (called.test(word) && !menInO.has(word)) return null;
  return oblique.test(word) ? null : "man";
};

/** Ways to ask that need no other form of a name, and bury nobody. */
export const nominative: NonNullable<FollowUps["nominative"]> = {
  of,
  asks: {
    man: [
      "{person} — proszę opowiedzieć o nim jeszcze trochę.",
      "{person}: jaka historia się z nim wiąże?",
      "A {person}? Chętnie o nim posłucham.",
      "I jeszcze {person}. Co [się o nim pamięta|Pan o nim pamięta|Pani o nim pamięta]?",
      "Zatrzymajmy się na chwilę: {person}. Proszę o nim opowiedzieć.",
    ],
    woman: [
      "{person} — proszę opowiedzieć o niej jeszcze trochę.",
      "{person}: jaka historia się z nią wiąże?",
      "A {person}? Chętnie o niej posłucham.",
      "I jeszcze {person}. Co [się o niej pamięta|Pan o niej pamięta|Pani o niej pamięta]?",
      "Zatrzymajmy się na chwilę: {person}. Proszę o niej opowiedzieć.",
    ],
  },
};
