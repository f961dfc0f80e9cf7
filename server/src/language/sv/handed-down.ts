import type { HandedDownWords } from "../handed-down-words.ts";

export const handedDown: HandedDownWords = {
  says: "brukade säga|brukade hon säga|brukade han säga|brukade de säga|sa alltid|sade alltid|sa hon alltid|sa han alltid|alltid sa|alltid sagt|hade ett ordspråk|fanns ett ordspråk|hade ett talesätt|brukade alltid säga|brukar man säga",
  goesOn: "när|om|att|fast|sedan|sen|innan|och|men|som|eftersom|därför|medan|tills|så",
  ingredients:
    "mjöl|mjölet|vetemjöl|rågmjöl|smör|smöret|socker|ägg|äggen|salt|jäst|jästen|mjölk|mjölken|grädde|lök|löken|potatis|sirap|kanel|kardemumma|peppar|kryddpeppar|ättika|havregryn|korngryn|ris|ärtor|bönor|fläsk|sill|kött|köttfärs|färs|ost|honung|äpple*|dill|lagerblad|vatten|spad|deg|degen|olja|morötter|morot|kål|mandel|russin|bär|lingon|ströbröd",
  measures:
    "dl|deciliter|liter|kilo|gram|hekto|matsked*|tesked*|sked*|kopp|koppar|nypa|näve|klick|minut*|timm*|över natten|ugn*|grader|halv|halvt",
  methods:
    "knåd*|rör|rörde|röra|rörs|kok(?:a|ar|ade|as|ta|te|t|s)|baka*|sjud*|kavla*|hacka*|stek*|vispa*|blanda*|skala*|riv|river|rivs|rev|häll*|jäs*|blötlägg*|strö|strös|smält*|skär*|grädda*|tillsätt*|lägg*|salta*|krydda*|smörj*|mald*|mal",
  dish: "\\p{Ll}*(?:bröd|bröden|soppa|soppan|paj|kaka|kakan|kakor|gryta|pudding|bullar|limpa|limpor|sylt|sås|såsen|pannkakor|köttbullar|kroppkakor|palt|gröt|tårta|pepparkakor|knäck|kalops|kalopsen|lutfisk)",
  dishes: {},
};
