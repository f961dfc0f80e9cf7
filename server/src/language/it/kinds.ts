import { kindsFrom } from "../kind-words.ts";

/** What excludes what: who was told of a Sunday was not told of a Monday. */
export const kinds = kindsFrom(`
  weekday: lunedì | martedì | mercoledì | giovedì | venerdì | sabato sabati | domenica domeniche
  month: gennaio | febbraio | marzo | aprile | maggio | giugno | luglio | agosto | settembre | ottobre | novembre | dicembre
  season: primavera primavere | autunno autunni | inverno inverni
  colour: rosso rossa rossi rosse | azzurro azzurra azzurri azzurre blu celeste | verde verdi | giallo gialla gialli gialle | nero nera neri nere | bianco bianca bianchi bianche | marrone marroni | grigio grigia grigi grigie
  animal: cane cani cagna | gatto gatta gatti | cavallo cavalli cavalla | mucca mucche vacca vacche vitello | maiale maiali porco | capra capre | pecora pecore agnello
  food: pane | latte | burro | formaggio | farina | zucchero
  fruit: mela mele | pera pere | prugna prugne susine | ciliegia ciliegie | fragole fragola | arancia arance | fichi
  dish: minestra minestre | polenta | zuppa zuppe | risotto | frittata frittate
  drink: tè | caffè | birra | vino
  cry: ridere riso rise rideva ride risero ridendo risi | piangere pianto pianse piangeva piange piansero piangendo piansi
  in place limb: braccio braccia | gamba gambe | mano mani | piede piedi | ginocchio ginocchia | orecchio orecchie | occhio occhi
  in place unit: anno anni | mese mesi | settimana settimane | giorno giorni | notte notti | ora ore | minuto minuti
  in place house: scuola | ospedale | chiesa | stazione | mulino | negozio bottega
`);
