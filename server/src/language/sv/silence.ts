import { phrases } from "../patterns.ts";
import type { Silence } from "../silence.ts";

/** Somebody did not speak, in Swedish. */
export const silence: Silence = {
  told: phrases(`
    (?<!(?:^| )jag (?:har )?)(sa|sade|sagt|yttrade|talade|pratade|svarade|berattade) (?!jag(?: |$))(\\S+ ){0,2}(ingenting|inget|inte|aldrig|inte ett|aldrig ett) ...
    (?<!(?:^| )jag )(har|hade) (?!jag(?: |$))(\\S+ )?(ingenting|inget|inte|aldrig) (sagt|yttrat|talat|berattat|svarat) ...
    (?<!(?:^| )jag )(teg|var tyst|var tysta|holl tyst) ...`),
  goesOn: phrases("^ (inte|varken|aldrig|ej) ... $"),
  nothing: phrases(
    "^ (och )?(inte|aldrig) ett (enda )?ord( till (mig|mej|oss))?( nansin| nagonsin| da| sen)? $",
  ),
};
