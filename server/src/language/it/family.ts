import type { FamilyWords } from "../family-words.ts";

export const familyWords: FamilyWords = {
  own: "mio|mia|la mia|il mio|nostro|nostra|il nostro|la nostra",
  ownAfter: "mio|mia",
  kinds:
    "povero|povera|primo|prima|secondo|seconda|caro|cara|unico|unica|buon|buona|vecchio|vecchia|defunto|defunta|ultimo|ultima|più grande|più piccolo|più piccola",
  kin: {
    mother: "madre|mamma",
    father: "padre|papà|babbo|papa",
    brother: "fratello|fratellino",
    sister: "sorella|sorellina",
    grandmother: "nonna",
    grandfather: "nonno",
    aunt: "zia",
    uncle: "zio",
    wife: "moglie",
    husband: "marito",
    daughter: "figlia|figliola|bambina",
    son: "figlio|figliolo",
  },
  bare: { mother: "mamma|la mamma|la mia mamma", father: "papà|il papà|babbo|il babbo" },
  sides: { mother: "", father: "" },
  titles: "",
  others:
    "sua|suo|loro|tua|tuo|vostra|vostro|una|un|della|del|dalla|dal|alla|al|di|da|a|con|quella|quel|questa|questo|ogni|nessuna|come|povera|povero|santo|beato|per|come|sulla|sul|santa|diventata|diventato|fare|essere",
  called: "si chiamava|si chiama|che si chiamava|che si chiama|chiamato|chiamata|di nome",
  is: "era|è|sarebbe",
  and: "e|ed|o|con",
  self: {
    born: "(?:io )?(?:sono|so['’]|son) (?:nata|nato)|nacqui",
    married: "ci siamo sposati|ci sposammo|mi sono sposata|mi sono sposato|mi sposai|si siamo sposati",
    marriedWith: "ho sposato|sposai|ho sposato il|ho sposato la",
    moved:
      "ci siamo trasferiti a|ci trasferimmo a|mi sono trasferito a|mi sono trasferita a|mi trasferii a|siamo andati a (?:stare|vivere|abitare) a|andammo a (?:stare|vivere|abitare) a|siamo emigrati in|sono emigrato in|sono emigrata in",
  },
  born: "è nato|è nata|nacque|era nato|era nata",
  died: "è morto|è morta|morì|è mancato|è mancata|mancò|era morto|era morta|è annegato|è annegata",
  weMarried: "e io ci siamo sposati|ed io ci siamo sposati|e io ci sposammo",
  dating:
    "nel|nell|nello|il|lo|la|del|dell|di|in|al|ai|a|l|anno|per|giorno|primi|fine|inizio|metà|già|poi|qui|casa|all|improvviso",
  one: "uno|un",
  takesBack: "no|anzi|scusi|aspetti",
  about: "circa|verso|intorno",
  placing: "a|ad|in|nel|al",
  noNames: "dio|gesù|madonna|signora|signor|don|santo|santa|san",
  unsure:
    "non|mai|se|forse|quasi|magari|credo|pensavo|dico|tutti|dice|diceva|disse|detto|avrebbe|potrebbe|sembrava|sognato|pareva",
  asksBorn: "nat[oa]|nascita|nacque",
};
