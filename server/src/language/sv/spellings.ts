import { spellingsFrom } from "../spellings.ts";

export const spellings = spellingsFrom(`
  dä=det hä=det ä=är itte=inte ente=inte int=inte aldri=aldrig allri=aldrig alldri=aldrig
  mä=med te=till di=de môcket=mycket möcke=mycket möe=mycket säj=säg säjer=säger jä=jag fråjja=fråga
  måndan=måndagen tisdan=tisdagen onsdan=onsdagen torsdan=torsdagen fredan=fredagen lördan=lördagen söndan=söndagen förmiddan=förmiddagen eftermiddan=eftermiddagen
  tebaks=tillbaka lell=ändå`);
