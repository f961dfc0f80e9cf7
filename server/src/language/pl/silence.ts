import { phrases } from "../patterns.ts";
import type { Silence } from "../silence.ts";

/** Somebody did not speak, in Polish. */
export const silence: Silence = {
  told: phrases(`
    (?<!(?:^| )ja (?:\\S+ ){0,4})nie (powiedzial|powiedziala|powiedzialo|powiedzieli|powiedzialy|mowil|mowila|mowili|odezwal|odezwala|odezwali|odpowiedzial|odpowiedziala) ...
    (?<!(?:^| )ja (?:\\S+ ){0,2})(milczal|milczala|milczeli) ...`),
  goesOn: phrases("^ (ani|nie|nigdy) ... $"),
  nothing: phrases(
    "^ (i )?(ani|zadnego) (jednego |jednego jedynego )?(slowa|slowka)( do mnie| do nas| nigdy)? $",
  ),
};
