import { phrases } from "../patterns.ts";
import type { StoryWords } from "../story-words.ts";

/** What may hurt or expose somebody who reads of it in a story, by what it is about. */
export const sore: StoryWords["sore"] = {
  secret: phrases(
    "nikomu .. nie (mowilem|mowilam|powiedzialem|powiedzialam) | nie powiedzial* .. nikomu | nikt (o tym |tego )?nie (wie|wiedzial|slyszal) ! gdzie|kiedy|ktory | (sekret(u|ow|owi|em|y|om|ami|ach|n*)?|sekrecie) | tajemnic* | w tajemnicy | nie wie o | nie powiedzialem | nie powiedzialam | zatail* | ukrywal* | przyznal* sie | adoptowan* | nie jest (jego|jej) (synem|corka|dzieckiem)",
  ),
  affair: phrases(
    "romans* | zdradz* | kochank* | kochanek | inna kobiet* | inn* kobiet* | innym mezczyzn* | nieslubn* | panienskie dziecko | odszedl do | odeszla do | uciekl z | uciekla z | z brzuchem",
  ),
  crime: phrases(
    "wiezieni* | aresztowa* | siedzial za | kradl | kradla | ukradl* | zlodziej* | milicj* zabral* | w sadzie | zamordowa* | zgwalc* | bil (mnie|ja|go|nas|matke|dzieci) | przemyt* | donosil* | donos | donosiciel* | ubek* | kolaborowa* | falszowa* | podpisalem | podpisalam | lapowk*",
  ),
  money: phrases(
    "(w|z) dlugach | dlugow | zadluz* | dluznik* | pozyczyl* | nie oddal* | zbankrut* | spadek | spadku | testament* | przepil* | przegral* | wydziedzicz* | nic mi nie zostawil* | zabral pieniadze",
  ),
  quarrel: phrases(
    "poklocil* | klotni* | klocil* | nie (rozmawiam|rozmawiamy|rozmawia|odzywa|odzywamy|odzywalismy|przyjezdza|dzwoni) | nie gadamy | obrazil* sie | ani slowa do | nie odezwal* | zerwal* | wyrzucil* z domu | nie przebaczyl* | nie wybaczyl*",
  ),
  blame: phrases(
    "(jego|jej|ich|moja|przez niego|przez nia) wina | z (jego|jej|ich|mojej) winy | wina byla | winien | winna | przez niego | przez nia | nie wybacz* | klamal* | oszukal* | oszust* | pijak* | pil | chlal | leniwy | leniwa | nierob* | nienawidz* | podly | podla | okrutn*",
  ),
  illness: phrases(
    "rak | raka | rakiem | nowotwor* | demencj* | alzheimer* | depresj* | psychiatr* | schizofren* | zalaman* nerwow* | wylew | udar | poronil* | aborcj* | alkoholi* | nalog* | narkot* | gruzlic* | padaczk* | uposledz* | niepelnosprawn*",
  ),
  loss: phrases(
    "powiesil* sie | odebral* sobie zycie | samoboj* | zabil* sie | utonal | utonela | martwe dziecko | urodzil* sie martw* | zamordowa* | zastrzel*",
  ),
};
