import type { Hearing } from "../hearing.ts";
import { phrases } from "../patterns.ts";

/** Signs of what was and of what is, in Italian: the imperfect and the remote past only, for the near past is of yesterday as well. */
export const tenses: Hearing["tenses"] = {
  past: phrases(`
    *avo | *avi | *ava | *avamo | *avano | *evo | *evi | *eva | *evamo | *evano | *ivo | *ivi | *iva | *ivamo | *ivano | *arono | *irono | *erono | *ammo | *immo | era
    ero | erano | eravamo | fu | furono | disse | mise | fece | venne | prese | diede | chiuse | rimase | gelo | guardo | piovve`),
  present: phrases(`
    sono | sto | ho | ha | hanno | abbiamo | voglio | vorrei | posso | devo | penso | prego | so | sento | faccio | vado | tengo | prendo | aspetto | conto | spero | basta
    adesso | ora | oggi | ieri | stanotte | stamattina | stasera | domani | domenica scorsa | l altro giorno | l altra (notte|sera) | ultimamente | da quando | di nuovo
    non piu | piu niente | se | ride | mette | lava | va | fa | dice | vuole | viene | esce | chiude | apre | lascia | guarda | tocca | porta via`),
};
