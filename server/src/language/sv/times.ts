import { type FollowUps, timeRows } from "../follow-ups.ts";

/** What is heard after "en" or "den", folded, and how Saga points at it. */
const said = timeRows(`
  natt, natten = den natten
  morgon, morgonen, morron = den morgonen
  kvall, kvallen = den kvällen
  eftermiddag, eftermiddagen, eftermiddan = den eftermiddagen
  dag, dagen, dan = den dagen
  vinter, vintern = den vintern
  varen = den våren
  sommar, sommaren, sommarn = den sommaren
  host, hosten = den hösten
  julafton, julaftonen = den julaftonen
  mandag, mandagen, mandan = den måndagen
  tisdag, tisdagen, tisdan = den tisdagen
  onsdag, onsdagen, onsdan = den onsdagen
  torsdag, torsdagen, torsdan = den torsdagen
  fredag, fredagen, fredan = den fredagen
  lordag, lordagen, lordan = den lördagen
  sondag, sondagen, sondan = den söndagen`);
const all = Object.keys(said).join("|");
const month = "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december";

/** When a scene was: "en natt", "på torsdan", "den sjunde mars", "den 7 mars". */
export const times: FollowUps["times"] = {
  heard: new RegExp(
    `\\b(?:en|den|den dar|samma|en hel|hela den) (${all})\\b|\\b(?:pa|om) ((?:mandag|tisdag|onsdag|torsdag|fredag|lordag|sondag)en|(?:mandan|tisdan|onsdan|torsdan|fredan|lordan|sondan))\\b|\\bhela (natten)\\b|\\bpa (morgonen)\\b|\\bden (?:\\S+(?:de|te|a)|\\d{1,2}(?: ?e)?) (${month})\\b`,
    "gu",
  ),
  said: { ...said, ...Object.fromEntries(month.split("|").map((name) => [name, "den dagen"])) },
};
