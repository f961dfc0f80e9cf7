import { entries } from "../entries.ts";
import type { Lexicon } from "../pack.ts";

/** What was sensed, felt and understood. */
export const innerWords: Pick<Lexicon, "senses" | "feelings" | "meanings"> = {
  senses: entries(`
      odor*, profum*, puzz*, fetore, olezz*, aroma, aromi, fragran*, sapor*, gusto, gustos*, amaro,
      amara, salato, salata, aspro, aspra, squisit*, suono, suoni, suonava, rumor*, silenzi*, frastuono,
      chiasso, baccano, fischi*, fruscio, rintocc*, eco, voce, voci, canto, canti, musica, grido, grida,
      sussurr*, mormorio, scricchiol*, luce, luci, luminos*, lucent*, buio, buia, oscur*, ombra, ombre,
      colore, colori, colorat*, bianco, bianca, bianchi, bianche, nero, nera, neri, nere, rosso, rossa,
      rossi, rosse, verde, verdi, azzurr*, giallo, gialla, gialli, grigio, grigia, turchin*, dorat*,
      freddo, fredda, freddi, gelo, gelid*, gelat*, caldo, calda, calura, tiepid*, fresco, fresca, umido,
      umida, bagnat*, asciutt*, ruvid*, liscio, liscia, liscie, morbid*, soffice, soffici, duro, dura,
      pungent*, appiccicos*, pesante, pesanti, leggero, leggera, tremav*, brivid*, sudore, sudat*,
      dolore, fitta, bruciav*, scottav*, guardav*, vedevo, si vedeva, sentivo, si sentiva, udivo,
      si udiva, toccav*, assaggi*, annus*, respir*, splend*, brillav*, scintill*, abbagli*
    `),
  feelings: entries(`
      felice, felici, felicità, felicissim*, contento, contenta, contenti, contente, contentezza, gioia,
      gioie, gioios*, allegro, allegra, allegri, allegria, letizia, lieto, lieta, lieti, beat*,
      entusias*, emozion*, commoss*, commozion*, commov*, triste, tristi, tristezza, malinconi*,
      melanconi*, nostalg*, rimpian*, mi mancava, mi mancavano, mi manca, mi mancano, dispiac*, dolore,
      dolori, doloros*, addolorat*, soffr*, soffert*, sofferenz*, strazi*, disper*, angosci*, ansia,
      ansios*, affann*, afflitt*, paura, paure, pauros*, terror*, spavent*, timore, timori, temevo,
      temeva, temevamo, panico, orrore, inquiet*, preoccup*, turbat*, turbament*, agitat*, nervos*,
      imbarazz*, vergogn*, timid*, soggezione, umiliat*, umiliazion*, mortificat*, rabbia, arrabbi*,
      collera, ira, furios*, furore, sdegno, sdegnat*, indignat*, rancore, odio, odiav*, odiai, disgust*,
      ribrezzo, invidia, invidios*, gelos*, amarezza, amareggiat*, delus*, rassegnat*, rassegnazione,
      scoragg*, avvilit*, avviliment*, stanco, stanca, stanchezza, sfinit*, solitudine, solo al mondo,
      sola al mondo, così solo, così sola, tanto solo, tanto sola, abbandonat*, smarrit*, smarriment*,
      confus*, amore, amori, amav*, amai, amato, amata, ti amo, affett*, affezionat*, tenerezz*,
      bene dell'anima, volevo bene, voleva bene, volevamo bene, volle bene, mi vollero bene, passione,
      innamorat*, ador*, simpati*, amicizia, gratitudine, grato, grata, riconoscen*, fiducia, speranz*,
      sperav*, coraggio, coraggios*, orgogli*, fiero di, fiera di, superbia, ammirazion*, ammirav*,
      stupor*, stupit*, meravigli*, sorpres*, curios*, incant*, sereno, serena, serenità, pace,
      tranquill*, quiete, sollievo, sollevat*, consol*, conforto, libero, libera, libertà, noia,
      annoiat*, rimors*, colpa, colpevol*, pentit*, pentiment*, pietà, compassion*, cuore in gola,
      batticuore, col cuore, lacrime, lagrime, piang*, pianto, pianti, piansi, ridere, risate,
      mi piaceva, ci piaceva, mi sentivo, mi sentii, ci sentivamo, provavo, provai, desideri*, voglia,
      tenero, tenera, teneri, che pena, mi faceva pena
    `),
  meanings: entries(`
      ho imparato, imparai che, ho capito, capii, capii che, capimmo, compresi, compresi che,
      ho compreso, mi insegnò, mi ha insegnato, mi hanno insegnato, ci insegnò, m'insegnò, da allora,
      da quel giorno, da quel momento, d'allora in poi, per questo, perciò, ecco perché, è per questo,
      mi resi conto, mi rendo conto, mi sono reso conto, mi sono resa conto, m'accorsi, mi accorsi,
      oggi penso, oggi capisco, ora capisco, adesso capisco, col senno di poi, con il senno di poi,
      ripensandoci, a ripensarci, guardando indietro, se ci penso, quando ci ripenso, ancora oggi,
      ancor oggi, tuttora, mi ha segnato, mi ha segnata, mi segnò, lasciò un segno, mi cambiò,
      mi ha cambiato, mi ha cambiata, cambiò la mia vita, diventai quello che, sono diventato,
      sono diventata, devo a, gli devo, le devo, per me era, per me significava, significava, significa,
      voleva dire, vuol dire, vuol dir*, il senso, la lezione, una lezione, insegnamento, mi è servito,
      mi servì, mi è rimasto, mi è rimasta, mi rimase, non ho mai dimenticato, non dimenticherò mai,
      non scorderò mai, importante, l'importante è, conta, contava, il valore, nella vita, la vita è,
      credo che la vita, sono convinto, sono convinta, convinzione, grazie a, senza di lui, senza di lei,
      se non fosse stato, fu allora che, da lì, esperienza, ne vale la pena, valse la pena,
      ne è valsa la pena, scoprii, ho scoperto, destino, morale
    `),
};
