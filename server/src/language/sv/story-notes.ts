import type { StoryNotes } from "../story-notes.ts";

const turnings = { death: "ett dödsfall", marriage: "ett giftermål", move: "en flytt" };

export const storyNotes: StoryNotes = {
  nothing: "De valda intervjuerna rymmer ännu ingen berättelse; ingenting har hittats på.",
  short: (n) => `Intervjuerna rymmer ungefär ${n} ord berättelse; ingenting har lagts till för att fylla ut.`,
  left: (n) => `Ungefär ${n} ord av det som berättades fick inte plats; en längre berättelse rymmer mer.`,
  shorter: "Den är kortare än önskat; ingenting har lagts till för att fylla ut.",
  quoted: "Delar av den står med berättarens egna ord, inom citattecken.",
  leftOut: (kinds) => {
    const list = kinds.map((kind) => turnings[kind]).join(", ");
    return `Det här berättades men står inte i den: ${list}.`;
  },
  person: "Berättelsen är sammanställd av berättarens egna ord och står därför i jagform.",
  cut: "Något som berättades har tagits bort; det som kom därifrån är borttaget.",
  toldIn: (name) => `Orden står kvar på ${name}, så som de sades.`,
  title: "Med mina egna ord",
  titleOfSeveral: "Med våra egna ord",
};
