import { type CalledWords, shortFrom } from "../called-words.ts";
import { set } from "../grammar.ts";

export const called: CalledWords = {
  teller:
    /(?<!\p{L})(?:[Kk]alla(?:de|r|t)? (?:(?:de|dom|alla|barnen|ungarna|kamraterna) )?(?:mig|mej)|[Kk]alla(?:de|t)?s jag|[Jj]ag kallades|[Kk]allades|[Hh]ette jag|[Vv]ar jag)(?: för| bara| alltid)? ((?!(?:Fröken|Syster|Frun|Fru)(?!\p{L}))\p{Lu}\p{Ll}+)(?! \p{Lu})(?:(?: (?:i|på|hos) \p{Ll}+| hemma)?,? (?:och |men )?(?:(?:i|på|hos) \p{Ll}+ |hemma )?(?:hette jag |var jag |kallades jag )?((?!(?:Fröken|Syster|Frun|Fru)(?!\p{L}))\p{Lu}\p{Ll}+)(?= (?:i|på|hemma|hos)(?!\p{L})|\s*[.,;!?]|$))?/gu,
  wed: null,
  cases: [],
  inLaws: [
    [/\bsvarmo/u, "mother"],
    [/\bsvarfa/u, "father"],
    [/\bsvager/u, "brother"],
    [/\bsvagersk/u, "sister"],
  ],
  short: shortFrom(`
    margareta: greta maggan margit | elisabet: lisa betty lisbet elsa | elisabeth: lisa betty lisbet | katarina: karin kajsa katta | kristina: stina kerstin tina | johan: janne | karl: kalle | carl: calle kalle
    erik: erka | gustav: gösta | gustaf: gösta | nils: nisse | lars: lasse | per: pelle | olof: olle | anders: adde | jan: janne | hans: hasse | bengt: benke | gunnar: gurra | fredrik: figge | viktor: vicke
    sigrid: siri | birgitta: gittan britta | margit: maggan | barbro: babsan | anna: annika | maria: maja mia | eva: evy | gunvor: gun gunnis | ingeborg: inga bojan | charlotta: lotta | josefina: fina
    alexandra: sandra | emilia: emmy mila | matilda: tilda | vilhelm: ville | oskar: osse | axel: acke | albert: abbe | bertil: berra | sven: svenne | ulf: uffe | leif: leffe | stig: stickan | kjell: kjelle`),
  strangers: new Set(),
  grandchildren: set("barnbarn barnbarnet dotterdotter sondotter dotterson sonson"),
};
