import type { FollowUps } from "../follow-ups.ts";

const said: Record<string, string> = {
  notte: "quella notte",
  mattina: "quella mattina",
  mattino: "quel mattino",
  sera: "quella sera",
  pomeriggio: "quel pomeriggio",
  giorno: "quel giorno",
  lunedi: "quel lunedì",
  martedi: "quel martedì",
  mercoledi: "quel mercoledì",
  giovedi: "quel giovedì",
  venerdi: "quel venerdì",
  sabato: "quel sabato",
  domenica: "quella domenica",
  inverno: "quell'inverno",
  estate: "quell'estate",
  autunno: "quell'autunno",
  primavera: "quella primavera",
  natale: "quel Natale",
  pasqua: "quella Pasqua",
};
const month = "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre";

/** When a scene was: "una notte", "era un giovedì", "il quattordici novembre", "il 14 novembre". */
export const times: FollowUps["times"] = {
  heard: new RegExp(
    `\\b(?:una?|quel(?:la|l)?|(?:la|lo) stess[oa]|tutta la) (${Object.keys(said).join("|")})\\b|\\b(?:il|l) (?:[a-z]+|\\d{1,2}o?) (${month})\\b`,
    "gu",
  ),
  said: { ...said, ...Object.fromEntries(month.split("|").map((name) => [name, "quel giorno"])) },
};
