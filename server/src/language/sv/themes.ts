import type { Hearing } from "../hearing.ts";
import { phrases } from "../patterns.ts";

/** Themes of which danger is made in pairs, on folded text. */
export const themes: Hearing["themes"] = {
  means: phrases(`
    tablett* | piller* | somnmed* | somntabl* | medicin* | nattmed* | insulin* | morfin* | droppar* | burken | dosan | asken | kapslar | brannvin | gas* | ugnen | avgas* | garaget | slang* | rep* | snara* | krok* | bjalk* | balte* | rakkniv* | kniv* | rakblad* | handled* | bossa* | gevar* | pistol* | hagel* | patron* | revolver*
    bro | bron | broracket | an | alven | sjon | sjo | havet | isen | is | vak | vaken | brunn* | bryggan | vattnet | forsen | gruvan | stup* | klippa* | tag | taget | spar | sparet | rals* | jarnvag* | fonst* | balkong* | tak* | trappa* | gift* | lut | bensin | tandstick* | plastpase* | sten i | stenar`),
  ready: phrases(`
    racker (nu|det|till)? | det racker | tillrackligt | nog | sparat | spar | samlat | samlar | lagt undan | gomt | gommer | raknat | raknar | laddat | laddad | provat | provade | knyta | vassat | vet (var|hur|nar) | en plan | planerat | bestamt | bestamd | datum | valt | beslutat | ordnat | ordnar | ordnad | klart | fardig* | redo | allt ar | skoter (jag|det) sjalv | ser jag till | tar fram | tittar pa | slutat (ata|ta) | slutade ta`),
  soon: phrases(`
    i natt | ikvall | i kvall | imorgon | i morgon | pa (mandag|tisdag|onsdag|torsdag|fredag|lordag|sondag) | (mandag|tisdag|onsdag|torsdag|fredag|lordag|sondag)en | efter (helgen|jul|pask|midsommar|hogmassan|nyar) | fore (jul|midsommar|helgen|pask|vintern|varen) | innan (sno*|jul|varen|vintern|han|de|frost*) | till (varen|jul|helgen|vintern|hosten) | i veckan | snart | den (attonde|nionde|*onde|*nde|forsta) | i gar | igar | forra veckan | varje (natt|kvall|dag) | pa kvallarna | om natterna | nar (de|dom|alla) | nasta vecka`),
  gone: phrases(`
    inte (vara|va) (har|kvar|med)? | (ska|ska ja|kommer|behover) .. inte | utan mig | nar jag ar borta | sen ar det | behover ingen | behover de inte | ingen skulle | ingen kommer | ingen marker | sakna* mig | hitta* mig | hittas | sista (gangen|raden|jul*|natten) | for sista | slippa | slipper | fa sluta | slut pa | vara slut | ga efter | folja efter | vara hos | va hos | komma till | traffa (honom|henne|mor|far) igen | ga ut | ge (mig|mej) av | resa | min tur | slacka* | over`),
  weary: phrases(`
    ingen (mening|vits|ide|nytta|gladje) | inget (kvar|att leva|mer|som haller) | vad ska (jag|det|man) | orkar (inte|int|ente|ej) | trott | less | leda | vill inte | vill ej | vill do | last | bara i vagen | i vagen | vardelos | onodig | till besvar | ingen (ringer|kommer|bryr|behover|fragar|vill) | levt for lange | levt fardigt | levat | battre (dod|utan|om jag) | hoppet | hopplos* | gett upp | ger upp | tomt | morkt | skont att | lattare for | borda | varfor ska | till vad | for vem | ensam`),
  farewell: phrases(`
    gett bort | skankt | givit bort | lamnat (bort|over|nyckel*) | brev* | kuvert* | skrivit (till|brev|en lapp|ner|lappar) | lapp* | markt* | betal* | rakningar* | testament* | fina (klanning*|skjort*|kostym*) | hangt fram | lagt fram | sagt (hej da|adjo|farval) | hejda | adjo | farval | tack for allt | tackar for | halsa (till)? | ta hand om | hunden | katten | nyckel* | stadat | stada | krattat | uppsagd | sagt upp | forlat | paket | ordning`),
  carer: phrases(`
    hemtjanst* | son | sonen | min son | var son | dottern | dotter | min dotter | sonson* | dotterson* | barnbarn* | pojken | flickan | svarson* | svardotter* | svardottra | maken | mannen | min man | gubben | frun | min fru | hustrun | brorson* | grannen | inneboende* | personal* | skoterska* | syster | vikarien | nattpersonal* | boendet | han | hon | dom | de | nan | nagon | en karl | karl | slaktingen | sambo* | killen | tjejen | god man`),
  harm: phrases(`
    slar | slog | slagit | smaller | orfil | stryk | sparka* | nyper | nop | knuffa* | skakar | skriker | skrek | hotar | hotat | hot | struptag | halsen | kudde* | trycker | trycke | brann* | knytnave* | blamark* | bla | bits | luggar | spottar | rycker | vrider | bryter | brot | bankar | sliter | tar i mig | dodar | doda | full | fyllt | dricker | knark* | arg | tafsar | binder | bunden | kastar`),
  deprived: phrases(`
    pension* | pengar* | kortet | bankkort* | bankbok* | bankdosa* | planbok* | sparpengar* | nycklar* | nyckeln | telefon* | mobil* | rullator* | rullstol* | glasogon* | tander* | larm* | klockan | mat | maten | ata | vatten | dricka | varme* | element* | filt* | medicin* | laser | last | inlast | instangd | tar (min|mina|mitt|min) | tog (min|mina|mitt) | far inte | far jag | far (bara|ingen) | ger mig | ger mej | slapper inte | hungrig | kallt | fryser | skriva (pa|under|over) | skriver (under|pa) | skrev under | gomt | gommer`),
  afraid: phrases(`
    radd | radda | skramd | vagar inte | vagar ej | sag inget | sag inte | inte saga | snalla | hjalp* | om jag (sager|ringer|klagar|beratt*|gar|skriker) | tyst | viskar | hor (du )?(honom|henne) | kommer inte (ut|fram|upp) | polis* | mitt eget fel | mitt fel | ingen snall | inte elak | forvirrad | pa hem* | hemmet | gommer mig | skrammer | annars`),
  now: phrases(`
    ar | e | har | nu | numera | nufortiden | fortfarande | alltid | i dag | idag | tar | ger | sager | sitter | ligger | kan inte | vill | ska | far`),
  past: phrases(`
    pa den tiden | forr | nar jag var | var | hade | blev | brukade | under kriget | kriget | (min|mor|far|mormor|farmor|farfar) | som (barn|flicka|pojke|liten) | 0000 | 19* | for *tio ar sen | ar sedan`),
};
