/** Words by which what is handed down in a family is found. All are alternatives of a pattern; `*` stands for the rest of a word. */
export type HandedDownWords = {
  /** Habitual saying: "used to say". A saying follows it after a comma, a colon or in quotation marks. */
  says: string;
  /** Goes on with the telling after a comma instead: "when", "that". */
  goesOn: string;
  /** What food is made of. */
  ingredients: string;
  /** How much, how long, how hot: "pinch", "minutes", "oven". */
  measures: string;
  /** What is done with it: "knead*". */
  methods: string;
  /** Names of dishes, as a whole phrase: "apple pie". */
  dish: string;
  /** Their plain form by how they begin, in languages that bend them; empty where they keep it. */
  dishes: Readonly<Record<string, string>>;
};
