import type { HandedDownWords } from "../handed-down-words.ts";

export const handedDown: HandedDownWords = {
  says: "zawsze mówił(?:a|o|y|i)?|mówił(?:a|y|i)? zawsze|mawiał(?:a|y|i)?|powtarzał(?:a|y|i)?|zwykł(?:a|y|i)? mawiać|było takie przysłowie|miał(?:a)? takie powiedzenie",
  goesOn:
    "kiedy|gdy|jeśli|jeżeli|że|żeby|nawet|potem|później|zanim|i|a|ale|bo|ponieważ|aż|jak|który|która|które",
  ingredients:
    "mąk*|masł*|masła|cukr*|cukier|jaj*|sól|soli|solą|drożdż*|mlek*|śmietan*|cebul*|ziemniak*|kartofl*|smal*|słonin*|boczk*|boczek|kapust*|grzyb*|burak*|marchew*|pietruszk*|koperk*|koprem|czosn*|pieprz*|kasz*|ryż*|groch*|fasol*|mięs*|śledzi*|twar[óo]g*|mi[óo]d*|jabł*|cynamon*|rodzyn*|wod[ayęąo]*|rosoł*|ciasto|ciasta|oleju|octu|zakwas*",
  measures:
    "kilo*|deko|dag|litr*|łyż*|szklan*|szczypt*|garść|garści*|minut*|godzin*|całą noc|piekarnik*|pieca|piecu|p[oó]ł",
  methods:
    "zagni*|ugni*|miesza*|wymiesza*|gotow*|ugotow*|gotuje|piecze|piekł*|upie*|smaży*|smażon*|kroi*|pokroi*|sieka*|posieka*|tarł*|utrz*|wla*|wlew*|rośni*|wyrosł*|namocz*|moczy*|doda*|wałkow*|rozwałk*|obiera*|obra*|dusi*|lepi*|nadziewa*|kisi*|ukisi*|sypał*|wsyp*",
  dish: "(?:zup|pierog|pierożk|chleb|żur|bigos|kapuśniak|sernik|makowi?e?c|babk|gołąbk|barszcz|kompot|rosół|rosoł|kluski|klusek|placki|placków|piernik|kutia|kutię)\\p{Ll}*",
  dishes: {
    zup: "zupa",
    pierog: "pierogi",
    pierożk: "pierożki",
    chleb: "chleb",
    żur: "żurek",
    bigos: "bigos",
    kapuśniak: "kapuśniak",
    sernik: "sernik",
    mak: "makowiec",
    babk: "babka",
    gołąbk: "gołąbki",
    barszcz: "barszcz",
    kompot: "kompot",
    ros: "rosół",
    klus: "kluski",
    plack: "placki",
    piernik: "piernik",
    kuti: "kutia",
  },
};
