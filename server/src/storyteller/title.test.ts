import { expect, it } from "vitest";
import type { Language } from "#language/packs.ts";
import { neutralTitle } from "./notes.ts";
import type { Told } from "./story.ts";
import { writeStory } from "./storyteller.ts";
import { fitsTitle } from "./title.ts";

const titled = (texts: readonly string[], language: Language, tellerName: string): string => {
  const told = texts.map(
    (text, position): Told => ({
      interviewId: "one",
      number: 1,
      messageId: `m${position}`,
      text,
      topic: "work_outline",
      position,
      isPrivate: false,
    }),
  );
  const wish = { told, length: 1500, language, tellerLanguage: language, tellerName };
  return writeStory({ ...wish, style: "biography" }).title;
};

it.each<[Language, string, string[], string]>([
  [
    "en",
    "Nora Whitlock",
    [
      "I was a piano tuner for fifty-two years, all over the Marsh and up on the Wolds.",
      "The pianos stood in the street after the flood, and I think that made a tuner of me.",
    ],
    "Nora Whitlock, piano tuner",
  ],
  [
    "sv",
    "Gunvor Lind",
    [
      "Jag var svetsare på verkstaden i tjugo år, och ingen annan kvinna stod där.",
      "När de sökte en svetsare till båtarna gick jag dit och frågade själv.",
    ],
    "Gunvor Lind, svetsare",
  ],
  [
    "it",
    "Armida Boscolo",
    [
      "Facevo la mondina da quando avevo quindici anni, con le gambe nell'acqua fino al ginocchio.",
      "Una mondina non piangeva mai davanti al padrone, e io tenevo la bocca chiusa.",
    ],
    "Armida Boscolo, mondina",
  ],
  [
    "pl",
    "Halina Nowak",
    [
      "Byłam krawcową przez trzydzieści lat i szyłam suknie dla całego miasteczka.",
      "Dobra krawcowa nie mierzy dwa razy, mówiła moja matka przy maszynie.",
    ],
    "Halina Nowak, krawcowa",
  ],
])("calls a story after the teller and the work they speak of (%s)", (language, name, told, title) => {
  expect(titled(told, language, name)).toBe(title);
});

it.each<[Language, string[], string]>([
  [
    "en",
    [
      "We lived in Fleetwood over the net shop, and my father went to sea from there.",
      "The trams ran in Fleetwood till eleven, and I rang the bell for nine years.",
      "They buried him in Fleetwood on a Tuesday, with the gulls shouting all the while.",
    ],
    "Vera: Fleetwood",
  ],
  [
    "pl",
    [
      "Mieszkaliśmy w Kołakach pod samym lasem, a ojciec trzymał dwa konie.",
      "Szkoła stała w Kołakach przy kościele i chodziłam tam cztery lata.",
      "Wesele było w Kołakach, na podwórzu, i grali do białego rana.",
    ],
    "Vera: w Kołakach",
  ],
  [
    "pl",
    [
      "Mieszkaliśmy w Ostródzie, na poddaszu, i z okna widziałam całe jezioro.",
      "Do szkoły w Ostródzie chodziłam boso, bo buty miałam jedne na niedzielę.",
      "Potem pracowałam w Nidzicy dwadzieścia lat, w tartaku, i nikt mnie nie wyprzedził.",
      "W Nidzicy poznałam wszystkich, których jeszcze pamiętam, i tam tańczyłam.",
      "Jeszcze w Ostródzie nauczyłam się pływać, od rybaka, za jabłka.",
    ],
    "Vera: w Ostródzie i w Nidzicy",
  ],
])(
  "calls it after the place that is told of most, where no work is plainly told (%s)",
  (language, told, title) => {
    expect(titled(told, language, "Vera")).toBe(title);
  },
);

it.each<[Language, string[], string]>([
  ["en", ["I began in the spring of 1961 as a milkman.", "A milkman hears who sings."], "Vera, milkman"],
  ["sv", ["Jag började i maj som brevbärare.", "En brevbärare vet vem som väntar."], "Vera, brevbärare"],
  ["it", ["Ho cominciato a quindici anni come sarta.", "Una sarta non parla mai."], "Vera, sarta"],
  ["pl", ["Pracowałam dwa lata jako kucharka.", "Kucharka je ostatnia, mówiłam."], "Vera, kucharka"],
])("hears work in what somebody began or worked as (%s)", (language, told, title) => {
  expect(titled(told, language, "Vera")).toBe(title);
});

it("calls it after a thing that is told of again, where neither work nor place is sure, and never after somebody's shop", () => {
  const told = [
    "The copper kettle on the shelf. My aunt at Tanner's filled it every morning, and it sang.",
    "I took the kettle to my first room at Tanner's and put it on a shelf of my own.",
    "They found the kettle under the bed at Tanner's, and the copper had gone green.",
  ];
  expect(titled(told, "en", "Vera")).toBe("Vera: The copper kettle on the shelf");
});

it("says that it is told in their own words where no more is sure, and is never the name alone", () => {
  const told = [
    "My mother used to say 'I was a nurse once and never again.' She had cold hands.",
    "If I was a baker I would sleep by day, he said, and he came home at noon from Preston.",
  ];
  expect(titled(told, "en", "Vera")).toBe("Vera: In my own words");
  expect(titled(told, "en", "Vera & Tom")).toBe("Vera & Tom: In our own words");
});

it.each<[Language, string[], string]>([
  [
    "en",
    ["I was born in Keswick in 1939, with snow up to the sill.", "We had two goats and a blue cart."],
    "Vera: Keswick",
  ],
  [
    "sv",
    ["Jag är född i Arvika, i mars trettionio, och snön låg till fönstret.", "Vi hade två getter."],
    "Vera: Arvika",
  ],
  [
    "it",
    ["Sono nata a Belluno, nel trentanove, con la neve alla finestra.", "Avevamo due capre e un carro blu."],
    "Vera: Belluno",
  ],
  [
    "pl",
    [
      "Urodziłam się w marcu czterdziestego pierwszego, w Zawojach, a śnieg leżał do okna.",
      "Mieliśmy dwie kozy i niebieski wóz na podwórzu.",
    ],
    "Vera: w Zawojach",
  ],
  [
    "pl",
    [
      "Urodziłam się w marcu czterdziestego pierwszego, a ojciec był wtedy w Saksonii na robotach.",
      "Mieliśmy dwie kozy i niebieski wóz na podwórzu.",
    ],
    "Vera: Własnymi słowami",
  ],
])(
  "calls it after the place of birth that is plainly told, where no other is (%s)",
  (language, told, title) => {
    expect(titled(told, language, "Vera")).toBe(title);
  },
);

it.each<[Language, string[], string]>([
  ["en", ["I was a Pascoe before, and down in Cadgwith that told you whose boat we had."], "Cadgwith"],
  ["en", ["I was Dodd before I married, Fred Dodd's girl from the Ropewalk, and I ran."], "The Ropewalk"],
  ["en", ["I was an Oldroyd. Well, Wardle was full of Oldroyds, you fell over them."], "Wardle"],
  ["en", ["Workington, that was, in March 1938, and sleet.", "We moved in 1951 with a goat."], "Workington"],
  ["sv", ["Jag är född Ek, och vi var från Alnön allihop.", "Vi hade två getter."], "Alnön"],
  [
    "it",
    ["Da ragazza ero una Busetto, di Pellestrina, come mezza isola.", "Avevamo due capre."],
    "Pellestrina",
  ],
  ["it", ["Da noi a Caorle si usciva con la luna.", "Vorrei rivedere Caorle di notte."], "Caorle"],
  ["pl", ["U nas w Koziegłowach piekło się w piątki.", "W Koziegłowach stał młyn."], "w Koziegłowach"],
  [
    "pl",
    ["Zalesie koło Piaseczna, dwie izby i studnia na podwórzu.", "U nas w Zalesiu studnia nie zamarzała."],
    "Zalesie koło Piaseczna",
  ],
])("calls it after where the teller's own people were at home (%s): %s", (language, told, place) => {
  expect(titled(told, language, "Vera")).toBe(`Vera: ${place}`);
});

it.each<[string, string[], Language?]>([
  ["where somebody was met", ["I was Smith before I met Tom in Swindon, at a dance."]],
  ["where the husband was met", ["I was Smith before I married, and met him in Swindon at a dance."]],
  ["whose yard it was", ["I was a Pascoe before, down at Tregenza's, where the boats were tarred."]],
  ["what was said elsewhere", ["Jag hette Sven, men i Paris sa de Sven.", "Vi hade två getter."], "sv"],
  ["where the husband was met", ["Född Ek, och träffade honom i Paris på en dans."], "sv"],
  ["where the husband was met", ["Da ragazza ero una Busetto, e l'ho conosciuto a Parigi."], "it"],
  ["where the husband was met", ["Z domu Kowal, a męża poznałam w Paryżu na zabawie."], "pl"],
  [
    "what others lived through",
    ["Ypres, that was, in 1917, and my grandfather came home without his boots."],
  ],
  ["the teller themselves", ["Vera, that was, in 1942, they wrote, and I never saw snow like it."]],
  ["where they would like to go", ["Paris in the rain.", "I would like to go back to Paris, just once."]],
  [
    "where they would like to go",
    ["Paris i regn.", "Jag skulle gärna vilja resa tillbaka till Paris."],
    "sv",
  ],
  ["where they would like to go", ["Parigi con la pioggia.", "Vorrei tornare a Parigi una volta."], "it"],
  ["where they would like to go", ["Paryż w deszczu.", "Chciałabym jeszcze raz zobaczyć Paryż."], "pl"],
  ["where another's people were at home", ["She was a Fell before, from Settle, and never let us forget."]],
  ["what was seen later", ["We had two goats in 1949.", "Paris, that was, in 1961, with Ned."]],
  ["where somebody died", ["I was a Brand before, from Ely, where my mother died in a ditch."]],
])("does not call it after %s: %s", (_, told, language = "en") => {
  expect(titled(told, language, "Vera")).toBe(`Vera: ${neutralTitle(language)}`);
});

it("does not call it after the place where others live, went to or lie buried, however often it is told of", () => {
  const told = [
    "My brother Ned went to Swindon for the railway, and he wrote at Christmas.",
    "My brother had a house in Swindon with a bay window, and a parrot that swore.",
    "He sang in Swindon on Saturdays, at the Institute, and they clapped till the lamps shook.",
    "They buried Ned in Swindon in the rain, and the parrot went to a neighbour.",
    "She came from Swindon as well, his wife, and she never liked the sea.",
  ];
  expect(titled(told, "en", "Vera")).toBe("Vera: In my own words");
});

it("calls it after the places where the teller was born and lived, and not after one that they only passed", () => {
  const told = [
    "I was born in Keswick in 1939, with snow up to the sill.",
    "We lived in Carlisle after that, over a tobacconist, and I could hear the till.",
    "I never saw Carlisle asleep, and I was up at five for the biscuit works.",
    "Once I went to London, and we came from London the same night.",
  ];
  expect(titled(told, "en", "Vera")).toBe("Vera: Keswick and Carlisle");
});

it("hears the work of somebody whose speech was taken down without capitals or stops", () => {
  const told = [
    "i left school at fourteen and i was a bookbinder in a cellar by the river for thirty years",
    "a bookbinder never throws a scrap away and my drawers are full of marbled paper still",
  ];
  expect(titled(told, "en", "Vera")).toBe("Vera, bookbinder");
});

it.each(["My brother ruined all of it.", "The cancer came in the spring.", "Jim owed us the whole house."])(
  "has no title that blames somebody or opens a wound: %s",
  (text) => {
    expect(fitsTitle(text, "en")).toBe(false);
  },
);
