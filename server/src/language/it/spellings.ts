import { spellingsFrom } from "../spellings.ts";

export const spellings = spellingsFrom(`
  nun=non minga=non nagott=niente gnente=niente gnanca=neanche vojo=voglio vòjo=voglio dimane=domani domàn=domani
  er=il ner=nel der=del dar=dal ar=al xe=è ghe=ci icché=che chesta=questa chesto=questo chella=quella chello=quello
  cancellà=cancellare scancellà=cancellare scancella=cancella lassa=lascia lassi=lasci lassamo=lasciamo magnà=mangiare annà=andare
  parlà=parlare stracca=stanca stracco=stanco`);
