import type { ByTheWay } from "../by-the-way.ts";
import { entries } from "../entries.ts";

/** What shows that a subject was told without its own word, and how it is asked about when it may have been. */
export const byTheWay: ByTheWay = {
  family_of_origin: {
    tells: entries(`
      mor, mamma, morsan, mammas, morsans, pappa, farsan, pappas, farsans, bror, brorsan, brodern, bröder, syster, syrran, systrar,
      lillasyster, lillebror, storasyster, storebror, mormor, morfar, farmor, farfar, vi var fyra, vi var fem, vi var tre syskon,
      yngst av oss, äldst av oss, min far, fars
    `),
    more: [
      "Vilka fler hörde till hemmet där du växte upp?",
      "Vem från ditt första hem har vi inte kommit till än?",
      "Vem av dem du växte upp med har inte fått vara med än?",
    ],
  },
  places_lived: {
    tells: entries(
      `
      bodde, bor i, bor på, flyttade, flytta, flytten, lägenhet, lägenheten, hyrde, hyresrätt, inneboende, landshövdingehus*, radhus*,
      villan, stugan
    `,
    ),
    more: ["Var mer har du bott?", "Vilket ställe där du har bott har vi inte kommit till än?"],
  },
  childhood_home: {
    tells: entries(
      `
      hemma hos oss, köket, kökssoffan, gården, trappan, vedlåren, vedspisen, farstun, kammaren, utedass
    `,
    ),
    more: [
      "Vad från barndomshemmet är inte berättat än?",
      "Vilken vrå av hemmet där du växte upp minns du bäst?",
    ],
  },
  school_outline: {
    tells: entries(
      `
      skolan, folkskola*, småskola*, realskola*, fröken, magistern, läraren, lärarinna*, klassen, i ettan, i tvåan, i trean, läxan, läxor,
      betyg*
    `,
    ),
    more: ["Vad från skoltiden är inte berättat än?", "Vad har du kvar i minnet från skolan?"],
  },
  work_outline: {
    tells: entries(`
      jobba*, arbeta*, jobbet, arbetet, skiftet, nattskift*, skift, fabrik*, varvet, verkstan, verkstaden, kontoret, spårvägen, järnvägen,
      gruvan, lönen, lön, förman*, chefen, arbetskamrat*, facket, strejk*, pension*, konduktör*, förare, svetsare, sömmerska, lärling*,
      anställ*, fick plats, tog plats, piga, dräng, körde nattvagn*, började som
    `),
    more: [
      "Vilket arbete har vi inte kommit till än?",
      "Vad mer har du arbetat med, som inte är berättat än?",
      "Vilken bit av arbetslivet är kvar att berätta?",
    ],
  },
  partners_children: {
    tells: entries(`
      min man, mannen min, min fru, frun, gubben, gumman, gift, gifte, gifta, bröllop*, vigsel*, vigda, förlova*, träffades, sambo,
      barnen, två barn, tre barn, fyra barn, ett barn, dotter, dottern, son, sonen, sönerna, döttrarna, barnbarn*, väntade barn, gravid*,
      svärmor*, svärfar*, svärson*, svärdotter*, änka, änkling, skilde oss, skildes, skilsmässa*
    `),
    more: [
      "Vem av de närmaste har inte fått vara med än, men borde?",
      "Vem som står dig nära har vi inte hört om än?",
      "Vem av dina kära har inte nämnts än?",
    ],
  },
  people_who_mattered: {
    tells: entries(
      "vän, vännen, vänner, väninna*, kompis*, kamrat*, granne, grannen, grannar, arbetskamrat*",
    ),
    more: ["Vem utanför familjen borde vara med här?", "Vilken vän eller granne har vi inte kommit till än?"],
  },
};
