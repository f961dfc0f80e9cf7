import { entries } from "../entries.ts";
import type { Lexicon } from "../pack.ts";

/** Kin words with their inflections, and other words for persons. */
export const peopleWords: Pick<Lexicon, "kin" | "people"> = {
  kin: {
    // "modern" is left out alone: it is also the adjective.
    mother:
      entries(`mor, mors, moder, moders, moderns, mödrar, mödrars, mödrarna, mödrarnas, mödrarne, mamma, mammas,
      mamman, mammans, mammor, mammors, mammorna, mammornas, morsan, morsans, morsa, lillmor, mama, mamas, mams,
      lilla mor, kära mor, den gamla modern, min moder, mamsen`),
    father:
      entries(`far, fars, fader, faders, fadern, faderns, fäder, fäders, fäderna, fädernas, fäderne, pappa,
      pappas, pappan, pappans, pappor, pappors, papporna, papa, papas, farsan, farsans, farsa, pappsen, gamle far,
      kära far, min fader`),
    sister:
      entries(`syster, systers, systern, systerns, systrar, systrars, systrarna, systrarnas, systrarne, syrra,
      syrran, syrrans, syrror, lillasyster, lillasysters, lillsyster, storasyster, storasysters, storsyster,
      halvsyster, halfsyster, tvillingsyster, systra, halvsystrar, småsystrar, småsystrarna`),
    brother:
      entries(`bror, brors, broder, broders, brodern, broderns, bröder, bröders, bröderna, brödernas, bröderne,
      brorsan, brorsans, brorsa, lillebror, lillebrors, lillbror, storebror, storebrors, storbror, halvbror, halvbroder,
      halfbroder, tvillingbror, tvillingbroder, halvbröder, småbröder, småbröderna, brorsorna`),
    grandmother:
      entries(`mormor, mormors, mormodern, mormödrar, mormödrarna, farmor, farmors, farmodern, farmödrar,
      farmödrarna, mormoder, mormoders, farmoder, farmoders, gammelmormor, gammelfarmor, momma, fammo, fammor,
      mommo, gammelmor`),
    grandfather:
      entries(`morfar, morfars, morfadern, morfäder, morfäderna, farfar, farfars, farfadern, farfäder,
      farfäderna, morfader, morfaders, farfader, farfaders, gammelmorfar, gammelfarfar, moffa, gammelfar, faffa`),
    aunt: entries(`moster, mosters, mostern, mosterns, mostrar, mostrars, mostrarna, mostrarnas, faster, fasters,
      fastern, fasterns, fastrar, fastrars, fastrarna, fastrarnas, mostra, fastra, min tant, mina tanter`),
    uncle: entries(`morbror, morbrors, morbroder, morbroders, morbrodern, morbröder, morbröderna,
      morbrödernas, farbror, farbrors, farbroder, farbroders, farbrodern, farbröder, farbröderna, farbrödernas,
      onkel, onkels`),
    // "man" and "fru" alone are the pronoun and the title.
    wife: entries(`
    hustru, hustrun, hustrus, hustruns, hustrur, hustrurna, maka, makan, makas, makans, frun, fruns, min fru,
    hans fru, sin fru, din fru, första fru, ex fru, exfru, exfrun, husfru, min gumma, makor, hustrurnas,
    frugan, frugans, kära hustru, älskade hustru, min käringa`),
    husband: entries(`
    make, maken, makes, makens, min man, hennes man, sin man, din man, äkta man, exman, exmannen, exmake,
    min mans, hennes mans, gubben min, äkta make, makarna, mannen min, kära man, käre make, ex man, sin mans,
    min gubbe`),
    daughter:
      entries(`dotter, dotters, dottern, dotterns, döttrar, döttrars, döttrarna, döttrarnas, döttrarne,
      dottra, dottrar, min tös, stordotter, lilldotter, tvillingdöttrar`),
    son: entries(`son, sons, sonen, sonens, söner, söners, sönerna, sönernas, sönerne, sönernes, min pojk, min grabb,
      tvillingsöner, lillson`),
  },
  people: entries(`
    hembiträde*, tandläkar*, svarvare*, nattvak*, undersköterska*, vävare, väverska*, telefonist*,
    vän, vännen, vänner, vännerna, väninna, väninnan, väninnor, vännens, vänners, kamrat*, kompis*,
    klasskamrat*, skolkamrat*, lekkamrat*, arbetskamrat*, barndomsvän*, ungdomsvän*, granne, grannen,
    grannar, grannarna, grannfru*, grannpojk*, grannflick*, lärare, läraren, lärarna, lärarinna*, skollärar*,
    skolmästar*, fröken, magistern, rektor*, präst*, prest, presten, prester, presterna, prosten,
    kyrkoherde*, pastor*, klockare*, biskop*, doktor*, läkare*, barnmorska*, sjuksköterska*, sköterska*,
    syskon*, kusin*, syssling*, släkting*, barnbarn*, brorson*, brorsdotter*, systerson*, systerdotter*,
    dotterson*, dotterdotter*, sonson*, sondotter*, svärmor*, svärfar*, svärson*, svärdotter*, svåger*,
    svägersk*, svägerska*, styvmor*, styvfar*, styfmor*, styffar*, styvmoder*, styvfader*, fostermor*,
    fosterfar*, fosterson*, fosterdotter*, fosterföräldrar*, föräldrar*, farföräldrar*, morföräldrar*, tant,
    tanten, tanter, gubbe, gubben, gubbar, gubbarna, gumma, gumman, gummor, gummorna, käring*, flicka,
    flickan, flickor, flickorna, pojke, pojken, pojkar, pojkarna, gosse, gossen, gossar, gossarna, tös*,
    jänta*, barn, barnet, barnen, barna, tvilling*, spädbarn*, piga, pigan, pigor, pigorna, dräng*,
    husbonde*, husbond, matmor*, bonde, bonden, bönder, bönderna, torpar*, statar*, inhyses*, husman*,
    fiskare*, sjöman*, sjömän*, kapten*, skeppar*, styrman*, matros*, soldat*, officer*, korpral*, löjtnant*,
    general*, smed, smeden, snickar*, skräddar*, skomakar*, sömmersk*, mjölnar*, handlare*, handlanden,
    köpman*, bagar*, slaktar*, murare, muraren, målare*, byggmästar*, förman, förmannen, förmän, chef,
    chefen, chefer, kollega*, kollegor*, kolleger*, direktör*, disponent*, ingenjör*, inspektor*, patron*,
    arbetare*, lärling*, gesäll*, student*, professor*, författar*, konstnär*, spelman*, musikant*, kung,
    kungen, konungen, drottningen, prins*, greve*, grefve*, baron*, herrskap*, herskap*, fästman*, fästmö*,
    käresta*, kärest*, pojkvän*, flickvän*, sambo*, särbo*, livskamrat*, gudmor*, gudfar*, fadder*, faddrar*,
    änka*, änkan, änkling*, enkling*, främling*, luffar*, tiggar*, flykting*, invandrar*, utvandrar*,
    emigrant*, nybyggar*, länsman*, polis*, domare*, nämndeman*, advokat*, brevbärar*, barnflick*, amma,
    amman, husmor*, hushållersk*, kokersk*, kökspig*, guvernant*, förmyndar*, gäst*, vännin*, folket,
    människorna, bybor*, ungdomarna, kvinna*, qvinna*, mannen, männen, karl, karlen, karlar, karlarna,
    människa, människan, menniska*, bekanta, bekantskap*, folk, fosterbarn, föräldrarne`),
};
