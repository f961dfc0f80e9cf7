import { start, type WordingForms, word } from "../wording-forms.ts";

export const wordingForms: WordingForms = {
  name: "Italian, with the polite Lei, as it is spoken (com'è stato; never passato remoto)",
  quoting: "« and »",
  asking: word(
    "che|chi|dove|quando|come|quale|quali|qual|perché|cosa|cos|quanto|quanti|quanta|quante|com|dov",
  ),
  inviting: word(
    "mi racconti|racconti|mi descriva|descriva|mi parli|mi dica|mi porti|mi mostri|continui|vada avanti|vada pure avanti|resti|si fermi|dica|me ne parli|me lo racconti|torniamo|riprenda|ascolto|vorrei sentire|parliamo|restiamo|fermiamoci",
  ),
  yesNo: start(
    "ha|aveva|è|era|può|poteva|vuole|le piaceva|ricorda|si ricorda|c'era|c'erano|esiste|forse",
    "e",
  ),
  secondQuestion:
    /(?<!\p{L})(?:e|o|ed) (?:anche )?(?:(?:da|con|di|a) )?(?:che|chi|dove|quando|come|quale|quali|perché|cosa|quanto)(?!\p{L})/iu,
  claimsLife:
    /(?<!\p{L})(?:come essere umano|sono (?:una persona|umana)|la mia (?:infanzia|famiglia)|quando ero (?:giovane|bambina))(?!\p{L})/iu,
  yesOrNo: /^(?:sì|no|solo)(?!\p{L})/iu,
  saysDone: word(
    "(?:nessuna|ogni|nella|dalla|in una) storia|nelle storie|nel libro|dal libro|(?:resta|rimane|lascio|tengo|sta) (?:\\p{L}+ ){0,2}(?:fuori|dentro)|tolt[oaie]|cancellat[oaie]|di nuovo dentro|non (?:entra|entrerà|va|andrà|finisce|finirà|si stampa)",
  ),
  saysSeen: word("legger\\p{L}*|legge|leggono|lett[oaie]|vede|vederl[oa]|vist[oaie] da"),
  saysIn: word(
    "di nuovo dentro|(?:ci|vi) (?:va|sta|sarà|starà|entra|entrerà)|(?:entra|entrerà|va|starà) (?:\\p{L}+ )?(?:nel libro|nella storia|dentro)|(?:può|possono|potrà) (?:stare|restare|rimanere|entrare|esserci)|(?:lo |la |li )?(?:lascio|rimetto|tengo) (?:\\p{L}+ )?(?:dentro|stare|lì|com[’']era)|(?:resta|restano|rimane|rimangono) (?:dentro|lì|dov[’']era|anche)",
  ),
  comforts: word("mi (?:di)?spiace|condoglianze|mi rincresce|che dolore|che tristezza"),
  leavesChoice: word(
    "(?:vada|continui|riprenda|cominci|prosegua|racconti) (?:\\p{L}+ ){0,3}(?:da dove|quando|come) (?:vuole|preferisce|crede)|se (?:le va|se la sente|ne ha voglia|vuole|preferisce)|(?<=[,;.:–—]\\s)(?:se no|altrimenti),? (?:andiamo|passiamo|parliamo|torniamo|possiamo|si)|oppure (?:andiamo|passiamo)",
  ),
  ofManner:
    /^(?:avvis|avvert|nient|chied|chiest|domand|rispo|prim|dopo|legg|lett|sap|dir|dic|dett|chiar|schiett|brev|cort|lent|ripet|stess|volt|parol|formul|fras|bottoni?$|pulsant|macchin|sincer|arrabb|spavent|paur|ascolt|sent|vuol|vorr|prefer|piac|cos|semplic|inizi|comincia)/u,
  saysErased:
    /(?<!\p{L})(?<!non )(?:(?:è|risulta) (?:stat[oa] )?(?:ora )?(?:cancellat|eliminat|sparit)[oa]|(?:l['’])?ho (?:cancellat|eliminat)[oa])(?!\p{L})(?! (?:\p{L}+ ){0,2}(?:da|dal|dalla|dalle) )/iu,
  goneForGood:
    /(?<!\p{L})(?:cancellat|eliminat|sparit)[oa],? (?:per sempre|del tutto|ovunque|dappertutto|tutt[oa])(?!\p{L})/iu,
  promisesErasing:
    /(?<!\p{L})(?<!non )(?:(?:(?:lo|la|li|le|l['’]) ?)?(?:(?<!(?<!\p{L})(?:\p{L}{0,3}l|un|questo|ogni|di|in|a|da|con|per|tra|fra|vecchio|nostro|suo|mio) )cancello|cancellerò|elimino|eliminerò|distruggo|distruggerò)|(?<!non )posso (?:cancellar|eliminar|distrugger)\p{L}*|(?<!non )(?:viene|verrà|sarà|vengono|verranno|saranno) (?:cancellat|eliminat|distrutt)[oaie]|sparisce per sempre)(?!\p{L})/iu,
  guesses: word(
    "anzian\\p{L}*|vecchi\\p{L}*|giovan\\p{L}*|ragazz\\p{L}*|bambin\\p{L}*|neonat\\p{L}*|adolescent\\p{L}*|adult\\p{L}*|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)enn\\p{L}*|felic\\p{L}*|content\\p{L}*|allegr\\p{L}*|trist[ei]|fier[oaie]|orgoglios\\p{L}*|arrabbiat\\p{L}*|preoccupat\\p{L}*|stanc\\p{L}*|timid\\p{L}*|innamorat\\p{L}*|coppi\\p{L}*|famigli\\p{L}*|amic\\p{L}*|colleg(?:a|hi|he)|compagn[oaie]|sposi",
  ),
  promises:
    /(?<!\p{L})(?:(?:resta|rimane) tra (?:noi|me e Lei)|nessuno (?:lo |la )?(?:può|potrà) (?:mai )?(?:legger|veder|sentir)\p{L}*|solo Lei (?:può|potrà) (?:legger|veder|sentir)\p{L}*|(?:è|resta|rimane) (?:del tutto )?(?:privat[oa]|riservat[oa]))(?!\p{L})/iu,
};
