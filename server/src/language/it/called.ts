import { type CalledWords, shortFrom } from "../called-words.ts";
import { set } from "../grammar.ts";

export const called: CalledWords = {
  teller:
    /(?<!\p{L})(?:[Mm]i (?:chiamavano|chiamano|hanno sempre chiamat[oa]|hanno chiamat[oa]|dicevano)|[Ee]ro)(?: tutti| sempre)? (?:la |il |l['’])?((?!(?:Signora|Signorina|Suora|Maestra|Compagna|Don)(?!\p{L}))\p{Lu}\p{Ll}+)(?! \p{Lu})(?:(?: (?:a|in|al|alla|nella|nel) \p{Ll}+)?,? (?:e |ma )?(?:(?:a|in|al|alla|nella|nel|per) \p{Ll}+ )(?:ero )?(?:la |il |l['’])?((?!(?:Signora|Signorina|Suora|Maestra|Compagna|Don)(?!\p{L}))\p{Lu}\p{Ll}+)(?=\s*[.,;!?]|$))?/gu,
  wed: null,
  cases: [],
  inLaws: [
    [/\bsuocer(?:a|e)\b/u, "mother"],
    [/\bsuocer(?:o|i)\b/u, "father"],
    [/\bcognat(?:o|i)\b/u, "brother"],
    [/\bcognat(?:a|e)\b/u, "sister"],
  ],
  short: shortFrom(`
    giuseppe: beppe peppe pino peppino beppino | giuseppina: pina peppina giusy | giovanni: gianni nanni vanni giannino | giovanna: gianna vanna | francesco: franco cecco ciccio checco | francesca: franca cecca
    luigi: gigi gino luigino | luigia: gina gigia luigina | antonio: tonio tonino toni nino | antonia: tonia tonina nina antonietta | domenico: mimmo menico | domenica: mimma menica | salvatore: totò turi tore
    vincenzo: enzo cenzo vince | vincenza: enza | lorenzo: renzo enzo | lorenza: renza | raffaele: lello raffo | margherita: rita ghita | caterina: rina nina cate | teresa: resi gina | maddalena: lena maddi nena
    eleonora: nora | leonora: nora | onorina: norina nora | norina: nora rina | ersilia: lilla silia | elisabetta: betta lisa elisa bettina | alessandro: sandro ale | alessandra: sandra ale | fernando: nando | ferdinando: nando
    armando: nando | orlando: nando | guglielmo: memo | guglielmina: mina | concetta: tina cetta | agostino: gusto tino | costantino: tino | valentino: tino | martino: tino | ernestina: tina | santina: tina
    palmira: mira | carmela: lina mela | adelina: lina | angelina: lina | michelina: lina | nicola: cola | filippo: pippo | stefano: stefanino | bartolomeo: meo | matteo: teo | primetto: primo | loredana: dana lory`),
  strangers: new Set(),
  grandchildren: set("nipote nipotina nipotino"),
};
