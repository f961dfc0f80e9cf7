import type { Hearing } from "../hearing.ts";
import { phrases } from "../patterns.ts";

/** Signs of what was and of what is, in Swedish. */
export const tenses: Hearing["tenses"] = {
  past: phrases(`
    *ade | *gde | *lde | *nde | *rde | *mde | *kte | *ste | *pte | var ! kvall|dag|natt|morgon|gang|sjatte|vecka|manad | gick | kom | stod | satt | lag | fick | sag | tog
    gav | blev | at | drog | holl | bar | skrev | fros | sov | horde | hette | fanns | visste | hann | sjong | sprang | drack | slog | log | grat | skot | brot | sken`),
  present: phrases(`
    
    jag (ar|har|vill|ska|skall|kan|maste|orkar|onskar|langtar|ber|tanker|tror|vet|sitter|ligger|gar|tar|kanner|hoppas|undrar|saknar|behover|ser|mar|far|haller|brukar|kommer|star|sparar|vaknar|sover|raknar|vantar|drommer|ater|later)
    vi (ar|har|kan|ska) | ar ! gammal | har | finns | gor | kommer | kan | vill | ska | skulle | borde | maste | om jag | nu | numera | i dag | idag | ikvall | i kvall
    i natt | inatt | i gar | igar | i morse | imorse | i morgon | imorgon | haromdagen | i (mandags|tisdags|onsdags|torsdags|fredags|lordags|sondags) | sen dess
    sedan dess | langre | igen | racker | slut`),
};
