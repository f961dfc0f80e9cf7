import { kindsFrom } from "../kind-words.ts";

/** What excludes what: who was told of a Sunday was not told of a Monday. */
export const kinds = kindsFrom(`
  weekday: måndag måndagar måndagen | tisdag tisdagar tisdagen | onsdag onsdagar onsdagen | torsdag torsdagar torsdagen | fredag fredagar fredagen fredagarna | lördag lördagar lördagen lördagarna | söndag söndagar söndagen söndagarna
  month: januari | februari | mars | april | maj | juni | juli | augusti | september | oktober | november | december
  season: våren vårar | sommar sommaren somrar somrarna | höst hösten höstar | vinter vintern vintrar vintrarna
  holiday: julafton julen jul | påskafton påsken påsk | midsommar midsommarafton | nyår nyårsafton
  colour: röd rött röda | blå blått | grön grönt gröna | gul gult gula | svart svarta | vit vitt vita | brun brunt bruna | grå grått | rosa | lila
  animal: hund hunden hundar hundarna | katt katten katter katterna | häst hästen hästar märr | ko kon kor korna kalv | gris grisen grisar | get geten getter | får fåret fåren lamm
  food: bröd brödet limpa | mjölk mjölken | smör smöret | ost osten | mjöl mjölet | socker sockret | jäst jästen
  fruit: äpple äpplen äpplet äpplena | päron päronen päronet | plommon plommonen | körsbär körsbären | jordgubbar jordgubbarna | krusbär krusbären | apelsin apelsiner
  dish: soppa soppan | gröt gröten | gryta grytan | pannkakor pannkaka pannkakorna
  drink: te teet | kaffe kaffet | öl ölet | vin vinet
  cry: skrattade skratta skrattat skrattar skratt | gråta grät gråter gråtit gråt
  in place limb: armen arm | ben benet benen | handen hand händerna händer | foten fot fötterna fötter | knät knä | örat öra | ögat öga
  in place unit: år året | månad månader | vecka veckor | dag dagar dygn | natt nätter | timme timmar | minut minuter
  in place house: skolan skola | lasarettet sjukhuset sjukhus | kyrkan kyrka | stationen station | kvarnen kvarn | affären affär
`);
