import type { HandedDownWords } from "../handed-down-words.ts";

export const handedDown: HandedDownWords = {
  says: "diceva sempre|dicevano sempre|ripeteva sempre|mi diceva sempre|ci diceva sempre|soleva dire|solevano dire|era solit[ao] dire|ripeteva|c'era un proverbio|aveva un detto|usava dire|il suo motto era",
  goesOn: "quando|se|che|anche|poi|dopo|prima|e|ma|perché|mentre|finché|come|così|di",
  ingredients:
    "farina|burro|zucchero|uov[aoe]|sale|lievito|latte|panna|cipoll[ae]|patat[ae]|olio|aglio|pomodor[oi]|carot[ae]|sedano|prezzemolo|basilico|rosmarino|riso|fagioli|ceci|lenticchie|pancetta|lardo|strutto|formaggio|parmigiano|pecorino|ricotta|miele|mel[ae]|limone|cannella|noce moscata|pepe|aceto|vino|acqua|brodo|impasto|sfoglia|carne|baccalà|mandorle|noci|cavolo|alloro|salvia|pangrattato",
  measures:
    "ett[oi]|chil[oi]|gramm[oi]|litr[oi]|cucchiai*|bicchier*|tazz[ae]|manciat*|pizzic*|spicch*|minut[oi]|or[ae]|tutta la notte|forno|fuoco lento|mezz[oa]",
  methods:
    "impast(?:a|are|ava|i|avo|ato|o)|mescol*|boll(?:e|ire|ito|iva|isce)|bollire|cuoc*|cuocere|cott[oaie]|infarin*|soffrig*|frigg*|fritt[oaie]|sbatt*|taglia*|trita*|grattugi*|versa*|lievitare|lieviti|ammollo|aggiung*|mett*|mescere|stend*|riempi*|pela*|rosola*|condi*|tirar?e?",
  dish: "(?:pane|zuppa|minestra|torta|ragù|sugo|polenta|tortellini|ravioli|gnocchi|crostata|biscotti|marmellata|risotto|tagliatelle|lasagne|focaccia|pizza|cappelletti|passatelli|frittelle|castagnaccio|ribollita)(?: (?:di|alla|al|con|coi|ai|della) \\p{Ll}+)?",
  dishes: {},
};
